/** The page with a queue of workbox-background-sync. In a page it does the same as in a worker, without the sync event. */
import { Queue } from 'workbox-background-sync';
import { inquiryRow, qrVisitRow } from '../../../supabase/functions/_shared/rows.ts';
import { newInquiry, newVisit } from './queue-page.ts';

// Workbox asks it for Background Sync.
Object.assign(globalThis, { registration: {} });

// Without Background Sync a new queue sends at once. Here it waits for `flush`.
const queue = new Queue('bench', { onSync: () => {} });

const request = (path: string, body: object) =>
  new Request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'key' },
    body: JSON.stringify(body),
  });

globalThis.queuePage = {
  async fill(kind, count) {
    for (let i = 0; i < count; i++) {
      if (kind === 'qr-visit') {
        await queue.pushRequest({ request: request('/rest/v1/qr_analytics', qrVisitRow(newVisit())) });
        continue;
      }
      const inquiry = newInquiry();
      await queue.pushRequest({ request: request('/rest/v1/inquiries', inquiryRow(inquiry)) });
      await queue.pushRequest({ request: request('/functions/v1/send-inquiry-email', inquiry) });
    }
  },
  flush: () => queue.replayRequests(),
};
