/** Changes of this device that did not count, because a colleague's was later. Their author has to be told. */
import { create } from 'zustand';
import type { StaffEvent } from './staff-kinds.ts';
import { useSession } from '../session/session-store.ts';

export const useLost = create<{ events: StaffEvent[] }>(() => ({ events: [] }));

/** Remembers a change that did not count. That an inquiry was opened is of no interest. */
export function tellLost(event: StaffEvent): void {
  if (event.action === 'opened') return;
  useLost.setState(({ events }) => ({ events: [...events, event] }));
}

/** Call it when the author has read it. */
export const dismissLost = (id: string): void =>
  useLost.setState(({ events }) => ({ events: events.filter((event) => event.id !== id) }));

useSession.subscribe(({ person }, before) => {
  if (person !== before.person) useLost.setState({ events: [] });
});
