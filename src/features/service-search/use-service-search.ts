import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from '../../ui/page-location.ts';
import { anchors } from '../../site/paths.ts';
import type { SearchEntry } from '../../content/derived/search-index.ts';
import { search } from './search.ts';
import type { SearchTarget } from './service-search.tsx';

const NO_ENTRIES: readonly SearchEntry[] = [];

function targetOf({ kind, title, treatment }: SearchEntry): SearchTarget | undefined {
  if (treatment) return { scrollTo: anchors.treatments, treatment };
  return kind === 'question' ? { question: title } : undefined;
}

/** State and keyboard handling of the search. `optionId`: the element id of the result at an index. */
export function useServiceSearch(optionId: (index: number) => string) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [isDismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const [entries, setEntries] = useState<readonly SearchEntry[]>();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Typing stays responsive while a long list of results renders. A chosen result is always one of the whole query.
  const deferredQuery = useDeferredValue(query);
  const searchedQuery = active < 0 ? deferredQuery : query;
  const result = useMemo(() => search(searchedQuery, entries ?? NO_ENTRIES), [searchedQuery, entries]);
  const count = result.hits.length;
  const isOpen = query.trim() !== '' && count > 0 && !isDismissed;
  const isEmpty = entries !== undefined && searchedQuery.trim() !== '' && count === 0;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setDismissed(true);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  // Handles what was typed or focused before hydration.
  const takeOver = useEffectEvent(() => {
    const element = input.current;
    if (element?.value) change(element.value);
    else if (element === document.activeElement) load();
  });
  useEffect(() => takeOver(), []);

  function load() {
    if (entries) return;
    // Offline and not cached: the search finds nothing, and the next focus retries.
    import('../../content/derived/search-index.ts').then(
      (module) => setEntries(module.entries),
      () => undefined,
    );
  }

  function change(text: string) {
    setQuery(text);
    setActive(-1);
    setDismissed(false);
    load();
  }

  function choose(entry: SearchEntry) {
    change('');
    navigate?.(entry.path, targetOf(entry));
  }

  function go(index: number) {
    setDismissed(false);
    setActive(index);
    // In the next frame, because this key may have opened the list.
    requestAnimationFrame(() =>
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' }),
    );
  }

  /** The results of the whole query. The list on the screen may still be that of an earlier one. */
  const latestHits = () =>
    searchedQuery === query ? result.hits : search(query, entries ?? NO_ENTRIES).hits;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Tab') return setDismissed(true);
    if (key === 'Escape') {
      // The first Escape closes the list, the second empties the field.
      if (isOpen) setDismissed(true);
      else change('');
    } else if (key === 'ArrowDown' || key === 'ArrowUp' || (key === 'Enter' && !isDismissed)) {
      const hits = latestHits();
      if (hits.length === 0) return;
      if (key === 'Enter') choose(hits[Math.max(active, 0)]!);
      else if (key === 'ArrowDown') go(active + 1 < hits.length ? active + 1 : 0);
      else go(active > 0 ? active - 1 : hits.length - 1);
    } else return;
    event.preventDefault();
  }

  return {
    query,
    result,
    isOpen,
    isEmpty,
    active,
    area,
    input,
    field: {
      value: query,
      onKeyDown,
      onFocus: load,
      onClick: () => setDismissed(false),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value),
    },
    clear: () => {
      change('');
      input.current?.focus();
    },
    choose,
    setActive,
  };
}
