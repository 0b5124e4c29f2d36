import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { listQuery } from '../api/inquiries.ts';
import type { Inquiry, ListOptions } from '../api/types.ts';
import { currentChanges, useChanges } from '../changes/changes-store.ts';
import { knownInquiries } from './known.ts';
import { rowsOf } from './rows.ts';

/** The rows of a list, and how loading them goes. `selectedId`: the open inquiry, which stays in the list. */
export function useList(options: ListOptions, selectedId: string | undefined) {
  const query = useInfiniteQuery(listQuery(options));
  const client = useQueryClient();
  const changes = useChanges(useShallow(currentChanges));
  const [held, setHeld] = useState<Inquiry>();
  const { data } = query;

  useEffect(() => {
    const found = data?.pages.flat().find(({ id }) => id === selectedId);
    if (found) setHeld(found);
  }, [data, selectedId]);
  // Another list: what was open in the one before does not belong to it.
  useEffect(() => setHeld(undefined), [options]);

  const rows = useMemo(
    () =>
      rowsOf(
        data?.pages.flat() ?? [],
        knownInquiries(client).values(),
        changes,
        options,
        held?.id === selectedId ? held : undefined,
      ),
    [data, client, changes, options, held, selectedId],
  );
  return { ...query, rows };
}
