import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { inquiryQuery, listQuery, meQuery } from '../api/inquiries.ts';
import type { ListOptions } from '../api/types.ts';
import { leadsOf, withChanges } from '../changes/change.ts';
import { currentChanges, useChanges } from '../changes/changes-store.ts';
import { useContact } from '../device/server-contact.ts';
import { knownInquiries } from './known.ts';
import { rowsOf } from './list-rows.ts';

/**
 * The rows of a list, how loading them goes, and the open inquiry. Row and pane show the same state of an inquiry: whatever
 * the server sent last, with the changes that wait.
 * @param selectedId the open inquiry, which stays in the list
 */
export function useList(options: ListOptions, selectedId: string | undefined) {
  const query = useInfiniteQuery(listQuery(options));
  const { data: opened } = useQuery({
    ...inquiryQuery(selectedId ?? ''),
    enabled: selectedId !== undefined,
  });
  const { data: me } = useQuery(meQuery);
  const client = useQueryClient();
  const changes = useChanges(useShallow(currentChanges));
  /** The open inquiry, if this list had it. Another list has its own. */
  const [held, setHeld] = useState<{ id: string; options: ListOptions }>();
  const listed = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  // The cache changes with either of the two queries.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const known = useMemo(() => knownInquiries(client), [client, listed, opened]);

  useEffect(() => {
    if (selectedId !== undefined && listed.some(({ id }) => id === selectedId))
      setHeld({ id: selectedId, options });
  }, [listed, selectedId, options]);

  const heldId = held?.id === selectedId && held?.options === options ? held.id : undefined;
  const isOffline = useContact((state) => state.isOffline);
  // Whoever searches or asks for their own sees what is on the device at once, and offline nothing else.
  const isLocal = `${options.search}${options.whose}` !== '' && (isOffline || !query.data);
  const rows = useMemo(
    () => rowsOf(listed, known, changes, options, { heldId, isLocal, me: me?.email }),
    [listed, known, changes, options, heldId, isLocal, me],
  );
  const stored =
    selectedId === undefined
      ? undefined
      : (known.get(selectedId) ?? leadsOf(changes).find(({ id }) => id === selectedId));
  return { ...query, rows, isLocal, open: stored && withChanges(stored, changes) };
}
