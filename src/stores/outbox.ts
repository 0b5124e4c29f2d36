/** What components know of the outbox. `src/pwa/page-outbox.ts` keeps it up to date. */
import { create } from 'zustand';
import type { VisitorItem, VisitorKind } from '../outbox/visitor-kinds.ts';

interface OutboxState {
  /** Waiting and failed submissions that the visitor should see. */
  items: VisitorItem[];
  /** How many records this build can't read. */
  unreadable: number;
  /** Kinds of earlier submissions that were delivered just now. */
  delivered: VisitorKind[];
}

export const useOutbox = create<OutboxState>()(() => ({ items: [], unreadable: 0, delivered: [] }));
