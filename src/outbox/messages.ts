import type { Change } from './flusher.ts';
import { hasArrived, type Kind } from './item.ts';

/** What contexts tell each other: ids and states, never what somebody wrote. */
export type Message =
  /** `isDue`: something was added or made due, and a flusher that runs should take it along. */
  | { type: 'changed'; isDue?: boolean }
  | { type: 'discarded'; id: string }
  | { type: 'arrived'; id: string; kind: Kind; answer?: string | undefined }
  /** The first round did not reach the server, or the server has trouble. */
  | { type: 'delayed'; id: string }
  | { type: 'failed'; id: string; reason?: string | undefined };

/** What to tell about a change. */
export function messagesOf(change: Change): Message[] {
  const { id, kind, state, reason, answer } = change.item;
  const arrived: Message = { type: 'arrived', id, kind, answer };
  const changed: Message = { type: 'changed' };
  switch (change.type) {
    case 'kept':
      return state === 'failed' ? [{ type: 'failed', id, reason }, changed] : [changed];
    case 'delayed':
      return [{ type: 'delayed', id }];
    case 'arrived':
      return [arrived, changed];
    case 'deleted':
      return change.isDelivered && !hasArrived(change.item) ? [arrived, changed] : [changed];
  }
}
