import { useEffect } from 'react';
import { whenConnected } from './client.ts';
import { queryClient } from '../device/synced-data.ts';
import { refreshAll } from './refresh.ts';

/** Several changes at once make one refresh. */
const COLLECT_MS = 500;

/**
 * Fetches the screen again as soon as an inquiry is added or changed, or a colleague opens one, where the backend has
 * Realtime. A message only says that something has changed. The queries read what changed, with the staff member's rights. They
 * also poll, for backends without Realtime and for messages that are lost.
 */
export function useRealtime(): void {
  useEffect(() => {
    let refresh: ReturnType<typeof setTimeout> | undefined;
    let leave = () => {};
    const onChange = () => {
      refresh ??= setTimeout(() => {
        refresh = undefined;
        void refreshAll();
      }, COLLECT_MS);
    };
    const onPresence = () => void queryClient.invalidateQueries({ queryKey: ['presence'] });
    const stopWaiting = whenConnected(({ client, hasRealtime }) => {
      if (!hasRealtime) return;
      const channel = client
        .channel('inquiries')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'inquiries' }, onChange)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'staff_presence' }, onPresence)
        .subscribe();
      leave = () => void client.removeChannel(channel);
    });
    return () => {
      stopWaiting();
      clearTimeout(refresh);
      leave();
    };
  }, []);
}
