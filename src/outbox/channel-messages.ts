import type { Change } from './flusher.ts';
import { hasArrived, type Kinds } from './item.ts';

/** Messages between tabs and the service worker. They hold ids and states, never what somebody wrote. */
export type Message<K extends string = string> =
  /** `isDue`: an item was added or made due, so a running flusher should look again. */
  | { type: 'changed'; isDue?: boolean }
  | { type: 'discarded'; id: string }
  | { type: 'arrived'; id: string; kind: K; answer?: string | undefined }
  /** An attempt has failed and will be repeated: the server was not reached, or it has an error. */
  | { type: 'delayed'; id: string }
  | { type: 'failed'; id: string; reason?: string | undefined };

/** What goes through the channel. The holder of the lock reports progress, so that nobody takes it for frozen. */
export type ChannelMessage = Message | { type: 'progress' };

/** The messages that announce a change. */
export function messagesOf(kinds: Kinds, change: Change): Message[] {
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
      return change.isDelivered && !hasArrived(kinds, change.item) ? [arrived, changed] : [changed];
  }
}
