import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { ListOptions } from '../api/types.ts';
import { DUE_GROUPS } from './due.ts';
import { withHeadings } from './list-rows.ts';
import { SelectionBar } from './selection-bar.tsx';
import { isFiltered } from './use-list-options.ts';
import { useContact } from '../device/server-contact.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import type { useList } from './use-list.ts';
import { useNow } from './use-now.ts';
import styles from './inquiry-list.module.css';

const ROW_HEIGHT_PX = 104;
const HEADING_HEIGHT_PX = 36;
/** Loads the next page this many rows before the end. */
const LOAD_AHEAD_ROWS = 15;

/** What a search has found so far. */
function foundText(count: number, hasMore: boolean, isLocal: boolean): string {
  const found = count === 1 ? '1 match' : `${count}${hasMore ? ' or more' : ''} matches`;
  return isLocal ? `${found} on this device. The rest can’t be searched offline.` : found;
}

interface InquiryListProps {
  list: ReturnType<typeof useList>;
  options: ListOptions;
  setOptions: (change: Pick<ListOptions, 'sort'>) => void;
  selectedId: string | undefined;
  query: string;
  selected: ReadonlySet<string> | undefined;
  onSelect: (selected: ReadonlySet<string> | undefined) => void;
}

/** The rows that are in view. Of 50,000 inquiries, a few dozen are in the document. */
export function InquiryList(props: InquiryListProps) {
  const { list, options, setOptions, selectedId, query, selected, onSelect } = props;
  const { rows, isLocal, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const isOffline = useContact((state) => state.isOffline);
  const now = useNow();
  const isDueFirst = options.status === 'new' && options.sort === 'due';
  const entries = useMemo(
    () => (isDueFirst ? withHeadings(rows, now, hasNextPage) : rows),
    [isDueFirst, rows, now, hasNextPage],
  );
  const scroller = useRef<HTMLDivElement>(null);
  // There is no React Compiler in this build.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ('id' in entries[index]! ? ROW_HEIGHT_PX : HEADING_HEIGHT_PX),
    getItemKey: (index) => {
      const entry = entries[index]!;
      return 'id' in entry ? entry.id : entry.group;
    },
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const isNearEnd = last >= entries.length - LOAD_AHEAD_ROWS;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const selectedIndex = entries.findIndex((entry) => 'id' in entry && entry.id === selectedId);
  const height = virtualizer.scrollRect?.height;
  // The open inquiry stays in view, also when the window gets smaller.
  useEffect(() => {
    if (selectedIndex >= 0) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedId, selectedIndex, height, virtualizer]);

  const isDone = !isPending || isError;
  return (
    <>
      {selected ? (
        <SelectionBar rows={rows} selected={selected} onSelect={onSelect} />
      ) : (
        <div className={styles['above']}>
          <select
            aria-label="Order"
            className={styles['order']}
            value={options.sort}
            onChange={({ target }) => setOptions({ sort: target.value === 'due' ? 'due' : 'newest' })}
          >
            <option value="due">{options.status === 'new' ? 'Due first' : 'Oldest first'}</option>
            <option value="newest">Newest first</option>
          </select>
          <p role="status" className={styles['found']} data-found="">
            {options.search &&
              (isDone || rows.length > 0) &&
              foundText(rows.length, hasNextPage, isLocal && isDone)}
          </p>
          {rows.length > 0 && (
            <DeskButton look="text" data-action="select" onClick={() => onSelect(new Set())}>
              Select
            </DeskButton>
          )}
        </div>
      )}
      <div ref={scroller} className={styles['scroller']} tabIndex={-1}>
        {rows.length > 0 ? (
          <ul className={styles['rows']} style={{ height: virtualizer.getTotalSize() }}>
            {items.map((item) => {
              const entry = entries[item.index]!;
              return (
                <li
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  className={styles['item']}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {'id' in entry ? (
                    <InquiryRow
                      inquiry={entry}
                      isOpen={entry.id === selectedId}
                      query={query}
                      now={now}
                      selected={selected}
                      onSelect={onSelect}
                    />
                  ) : (
                    <h2 className={styles['heading']} data-group={entry.group}>
                      {DUE_GROUPS[entry.group]}{' '}
                      <span>
                        {entry.count}
                        {entry.hasMore && '+'}
                      </span>
                    </h2>
                  )}
                </li>
              );
            })}
          </ul>
        ) : isPending && !isError ? (
          <StateMessage title="Loading…" isBusy />
        ) : isError && !list.data && !(isOffline && isLocal) ? (
          <StateMessage title={isOffline ? 'Not on this device' : 'The list didn’t load'}>
            <p>
              {isOffline
                ? 'While you’re offline, only open inquiries are available.'
                : 'The server had a problem. Nothing is lost.'}
            </p>
            <DeskButton onClick={() => void refetch()}>Try again</DeskButton>
          </StateMessage>
        ) : isFiltered(options) ? (
          <StateMessage title="No matches">
            <p>
              {isLocal
                ? 'Offline, the desk searches what’s on this device: open inquiries, and those you’ve opened.'
                : 'Try fewer words, or remove a filter.'}
            </p>
          </StateMessage>
        ) : (
          <StateMessage title={options.status === 'new' ? 'All answered' : 'Nothing here'}>
            <p>
              {options.status === 'new' ? 'New inquiries appear here automatically.' : 'This list is empty.'}
            </p>
          </StateMessage>
        )}
      </div>
    </>
  );
}
