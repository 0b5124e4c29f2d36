import { useEffect, useRef } from 'react';
import { business } from '../../content/business.ts';
import { useCounts } from '../inbox/use-counts.ts';

/**
 * Shows how many inquiries are to be answered in the title and on the app's icon, and announces new ones by the system if
 * that is allowed. @returns the number, which the list has, too
 */
export function useAttention(): number {
  const counts = useCounts();
  const unread = counts?.unread;
  const before = useRef<number>(undefined);
  const open = counts?.new;
  useEffect(() => {
    if (open === undefined) return;
    document.title = `${open > 0 ? `(${open}) ` : ''}${business.name} desk`;
    void (open > 0 ? navigator.setAppBadge?.(open) : navigator.clearAppBadge?.())?.catch(() => {});
  }, [open]);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) void notify();
    before.current = unread;
  }, [unread]);
  return open ?? 0;
}

/** Says that there is a new inquiry or answer, but nothing of it: a locked screen shows notifications to everybody. */
async function notify(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || document.hasFocus()) return;
  const worker = await navigator.serviceWorker?.getRegistration('/staff');
  await worker?.showNotification('New in your inbox', {
    body: 'Open the desk to read it.',
    icon: '/icons/icon-192.png',
    tag: 'staff-inquiry',
  });
}
