/** The desk's own outbox: the same library as the visitors', with a database, lock and channel of its own. */
import { createBrowserOutbox } from '../../outbox/browser-outbox.ts';
import { senderOf } from '../../outbox/create-sender.ts';
import { staffKinds } from './staff-kinds.ts';
import { createStaffTransport } from './staff-transport.ts';

/** Name of its database. */
export const STAFF_OUTBOX = 'staff-outbox';

const createSender = senderOf(createStaffTransport, STAFF_OUTBOX);

export const staffOutbox = createBrowserOutbox(staffKinds, () => Promise.resolve(createSender), {
  database: STAFF_OUTBOX,
  receipts: `${STAFF_OUTBOX}-meta`,
});
