import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countsQuery, meQuery } from '../api/inquiries.ts';
import { useChanges } from '../changes/changes-store.ts';

/** Sets `<html data-staff="ready">` once the desk shows what was synced, now or before the connection was lost. */
export function useReady(): void {
  const me = useQuery(meQuery);
  const counts = useQuery(countsQuery);
  const isRead = useChanges((state) => state.isRead);
  const isReady = Boolean(me.data && counts.data && isRead);
  useEffect(() => {
    if (isReady) document.documentElement.dataset['staff'] = 'ready';
  }, [isReady]);
}
