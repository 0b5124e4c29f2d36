import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import { countsQuery, meQuery } from '../api/inquiries.ts';
import type { Counts } from '../api/types.ts';
import { countsWithChanges } from '../changes/change.ts';
import { currentChanges, useChanges } from '../changes/changes-store.ts';
import { knownInquiries } from './known.ts';
import { useNow } from './use-now.ts';

/** The number of inquiries per status, waiting changes included. */
export function useCounts(): Counts | undefined {
  const { data } = useQuery(countsQuery);
  const { data: me } = useQuery(meQuery);
  const now = useNow();
  const changes = useChanges(useShallow(currentChanges));
  const client = useQueryClient();
  return data && countsWithChanges(data, changes, knownInquiries(client), now, me?.email);
}
