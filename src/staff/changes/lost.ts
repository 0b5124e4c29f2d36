/** Changes of this device that did not count, because a colleague's was later. Their author has to be told. */
import { create } from 'zustand';
import { subjectOf, type StaffEvent } from './staff-kinds.ts';
import { useSession } from '../session/session-store.ts';

export const useLost = create<{ events: StaffEvent[] }>(() => ({ events: [] }));

/** When this page has last changed a subject of an inquiry. */
const latest = new Map<string, string>();
const subject = ({ inquiryId, action }: StaffEvent) => `${subjectOf(action)} ${inquiryId}`;

/** Call before a change is sent. Changes may overtake each other on their way, and the author's own are no conflict. */
export function rememberSending(event: StaffEvent): void {
  if (event.madeAt > (latest.get(subject(event)) ?? '')) latest.set(subject(event), event.madeAt);
}

/** Remembers a change that did not count. That an inquiry was opened is of no interest. */
export function tellLost(event: StaffEvent): void {
  if (event.action === 'opened' || event.madeAt < (latest.get(subject(event)) ?? '')) return;
  useLost.setState(({ events }) => ({ events: [...events, event] }));
}

/** Call it when the author has read it. */
export const dismissLost = (id: string): void =>
  useLost.setState(({ events }) => ({ events: events.filter((event) => event.id !== id) }));

useSession.subscribe(({ person }, before) => {
  if (person === before.person) return;
  latest.clear();
  useLost.setState({ events: [] });
});
