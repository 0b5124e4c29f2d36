import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ListOptions } from '../api/types.ts';
import { useContact } from '../device/server-contact.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import type { useList } from './use-list.ts';
import { useNow } from './use-now.ts';
import styles from './inquiry-list.module.css';

const ROW_HEIGHT_PX = 104;
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
  selectedId: string | undefined;
  query: string;
}

/** The rows that are in view. Of 50,000 inquiries, a few dozen are in the document. */
export function InquiryList({ list, options, selectedId, query }: InquiryListProps) {
  const { rows, isLocal, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const isOffline = useContact((state) => state.isOffline);
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  // There is no React Compiler in this build.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: (index) => rows[index]!.id,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const isNearEnd = last >= rows.length - LOAD_AHEAD_ROWS;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const selectedIndex = rows.findIndex(({ id }) => id === selectedId);
  const height = virtualizer.scrollRect?.height;
  // The open inquiry stays in view, also when the window gets smaller.
  useEffect(() => {
    if (selectedIndex >= 0) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedId, selectedIndex, height, virtualizer]);

  const isFiltered = Boolean(options.search || options.service || options.source);
  const isDone = !isPending || isError;
  return (
    <>
      <p role="status" className={styles['found']} data-found="">
        {options.search &&
          (isDone || rows.length > 0) &&
          foundText(rows.length, hasNextPage, isLocal && isDone)}
      </p>
      <div ref={scroller} className={styles['scroller']} tabIndex={-1}>
        {rows.length > 0 ? (
          <ul className={styles['rows']} style={{ height: virtualizer.getTotalSize() }}>
            {items.map((item) => (
              <li
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles['item']}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <InquiryRow
                  inquiry={rows[item.index]!}
                  isSelected={rows[item.index]!.id === selectedId}
                  query={query}
                  now={now}
                />
              </li>
            ))}
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
        ) : isFiltered ? (
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
