/** The desk's own outbox: the same library as the visitors', with a database, lock and channel of its own. */
import { createBrowserOutbox } from '../../outbox/browser-outbox.ts';
import { Flusher } from '../../outbox/flusher.ts';
import { browserLock } from '../../outbox/lock.ts';
import type { CreateSender } from '../../outbox/sender.ts';
import { addStaffKinds } from '../../outbox/staff-kinds.ts';
import { createStaffTransport } from './transport.ts';

/** Name of its database. */
export const STAFF_OUTBOX = 'staff-outbox';

addStaffKinds();

const createSender: CreateSender = ({ listen, ...deps }) => {
  const onProgress = (callback: () => void) =>
    listen((message) => {
      if (message.type !== 'discarded' && !('isDue' in message)) callback();
    });
  return new Flusher({
    ...deps,
    connect: createStaffTransport,
    lock: browserLock(onProgress, deps.clock, STAFF_OUTBOX),
  });
};

export const staffOutbox = createBrowserOutbox(() => Promise.resolve(createSender), {
  database: STAFF_OUTBOX,
  receipts: `${STAFF_OUTBOX}-meta`,
});
