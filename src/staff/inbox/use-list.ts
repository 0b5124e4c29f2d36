import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useErased } from '../api/erased.ts';
import { listQuery } from '../api/inquiries.ts';
import type { Inquiry, ListOptions } from '../api/types.ts';
import { currentChanges, useChanges } from '../changes/changes-store.ts';
import { knownInquiries } from './known.ts';
import { rowsOf } from './rows.ts';

/** The rows of a list, and how loading them goes. `selectedId`: the open inquiry, which stays in the list. */
export function useList(options: ListOptions, selectedId: string | undefined) {
  const query = useInfiniteQuery(listQuery(options));
  const client = useQueryClient();
  const erasedIds = useErased((state) => state.ids);
  const changes = useChanges(useShallow(currentChanges));
  /** The open inquiry as this list had it. Another list has its own. */
  const [held, setHeld] = useState<{ inquiry: Inquiry; options: ListOptions }>();
  const listed = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);

  useEffect(() => {
    const found = listed.find(({ id }) => id === selectedId);
    if (found) setHeld({ inquiry: found, options });
  }, [listed, selectedId, options]);

  const isHeld =
    held?.inquiry.id === selectedId && held?.options === options && !erasedIds.has(held.inquiry.id);
  const rows = useMemo(
    () =>
      rowsOf(listed, knownInquiries(client).values(), changes, options, isHeld ? held.inquiry : undefined),
    [listed, client, changes, options, isHeld, held],
  );
  return { ...query, rows };
}
