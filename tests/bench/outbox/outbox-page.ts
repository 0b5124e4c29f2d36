/** The page with the outbox. */
import { createBrowserOutbox } from '../../../src/outbox/browser-outbox.ts';
import type { Item } from '../../../src/outbox/item.ts';
import { createSender } from '../../../src/outbox/visitor-sender.ts';
import { indexedDbStore } from '../../../src/outbox/storage.ts';
import { visitorKinds } from '../../../src/outbox/visitor-kinds.ts';
import { newInquiry, newVisit } from './queue-page.ts';

const outbox = createBrowserOutbox(visitorKinds, () => Promise.resolve(createSender));

globalThis.queuePage = {
  async fill(kind, count) {
    for (let i = 0; i < count; i++)
      await (kind === 'inquiry' ? outbox.enqueue(kind, newInquiry()) : outbox.enqueue(kind, newVisit()));
  },
  async fillAtOnce(count) {
    await outbox.enqueue('qr-visit', newVisit());
    await indexedDbStore('outbox', 'items').update((records) => {
      const [first] = records.values() as MapIterator<Item>;
      for (let i = 1; i < count; i++) {
        const payload = newVisit();
        records.set(payload.id, { ...first, id: payload.id, payload });
      }
    });
  },
  async flush() {
    await outbox.flush();
    const { items } = await outbox.list();
    if (items.length > 0) throw new Error(`${items.length} items are left: ${items[0]!.reason}`);
  },
};
