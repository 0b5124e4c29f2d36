import type { Change } from './flusher.ts';
import { hasArrived, type Kind } from './item.ts';

/** Messages between tabs and the service worker. They hold ids and states, never what somebody wrote. */
export type Message =
  /** `isDue`: an item was added or made due, so a running flusher should look again. */
  | { type: 'changed'; isDue?: boolean }
  | { type: 'discarded'; id: string }
  | { type: 'arrived'; id: string; kind: Kind; answer?: string | undefined }
  /** A round has failed and will be repeated: the server was not reached, or it has an error. */
  | { type: 'delayed'; id: string }
  | { type: 'failed'; id: string; reason?: string | undefined };

/** The messages that announce a change. */
export function messagesOf(change: Change): Message[] {
  const { id, kind, state, reason, answer } = change.item;
  const arrived: Message = { type: 'arrived', id, kind, answer };
  const changed: Message = { type: 'changed' };
  switch (change.type) {
    case 'updated':
      return state === 'failed' ? [{ type: 'failed', id, reason }, changed] : [changed];
    case 'delayed':
      return [{ type: 'delayed', id }];
    case 'arrived':
      return [arrived, changed];
    case 'deleted':
      return change.isDelivered && !hasArrived(change.item) ? [arrived, changed] : [changed];
  }
}
