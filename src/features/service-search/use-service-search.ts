import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { anchors, paths } from '../../site/paths.ts';
import { search, type SearchEntry } from './search.ts';
import type { SearchTarget } from './service-search.tsx';

const NO_ENTRIES: readonly SearchEntry[] = [];

/** State and keyboard of the search. `optionId` names the element of a result. */
export function useServiceSearch(optionId: (index: number) => string) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [isDismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const [entries, setEntries] = useState<readonly SearchEntry[]>();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A long list may take a frame more than the letter that was typed.
  const sought = useDeferredValue(query);
  const result = useMemo(() => search(sought, entries ?? NO_ENTRIES), [sought, entries]);
  const count = result.hits.length;
  const isOpen = query.trim() !== '' && count > 0 && !isDismissed;
  const isEmpty = entries !== undefined && sought.trim() !== '' && count === 0;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setDismissed(true);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  // What was typed, or pressed, before the page was live.
  useEffect(() => {
    const element = input.current;
    if (element?.value) change(element.value);
    else if (element === document.activeElement) load();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  function load() {
    if (entries) return;
    // Without a line and without a copy the field simply finds nothing; the next focus tries again.
    import('virtual:search-index').then(
      (module) => setEntries(module.default),
      () => undefined,
    );
  }

  function change(text: string) {
    setQuery(text);
    setActive(-1);
    setDismissed(false);
    load();
  }

  function choose({ slug, treatment }: SearchEntry) {
    change('');
    const state: SearchTarget | undefined = treatment
      ? { scrollTo: anchors.treatments, treatment }
      : undefined;
    void navigate(paths.service(slug), { state, viewTransition: false });
  }

  function go(index: number) {
    setDismissed(false);
    setActive(index);
    // Not before the list is there, when the key has opened it.
    requestAnimationFrame(() =>
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' }),
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The first Escape closes the list, the second empties the field.
      if (isOpen) setDismissed(true);
      else change('');
    } else if (event.key === 'ArrowDown' && count > 0) go(active + 1 < count ? active + 1 : 0);
    else if (event.key === 'ArrowUp' && count > 0) go(active > 0 ? active - 1 : count - 1);
    else if (event.key === 'Enter' && isOpen) choose(result.hits[Math.max(active, 0)]!);
    else if (event.key === 'Tab') return setDismissed(true);
    else return;
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
