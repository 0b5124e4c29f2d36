/** What a page under measurement offers: the outbox, or a Workbox queue of the same payloads. Runs in the browser. */
import { OTHER_FIELDS, valuesOf } from '../../../supabase/functions/_shared/inquiry-fields.ts';
import type { Inquiry, QrVisit } from '../../../supabase/functions/_shared/contract.ts';

export type Kind = 'inquiry' | 'qr-visit';

export interface QueuePage {
  /** Saves so many submissions, one after the other, as visitors do. */
  fill(kind: Kind, count: number): Promise<void>;
  /** Saves so many QR visits in one transaction. Only the outbox has it. */
  fillAtOnce?(count: number): Promise<void>;
  /** Sends everything. Resolves once nothing waits. */
  flush(): Promise<void>;
}

declare global {
  var queuePage: QueuePage | undefined;
}

export const newInquiry = (): Inquiry => ({
  id: crypto.randomUUID(),
  fullName: 'Ada Sample',
  email: 'ada@example.org',
  phone: '(949) 555-0187',
  ...valuesOf(OTHER_FIELDS, () => null),
  message: 'Do you have time on Friday? '.repeat(10),
  formSource: 'main_form',
  submittedAt: new Date().toISOString(),
  userAgent: navigator.userAgent,
  referrer: null,
  sessionId: crypto.randomUUID(),
  suspected: false,
});

export const newVisit = (): QrVisit => ({
  id: crypto.randomUUID(),
  qrCode: 'front-desk',
  destination: '/contact',
  userAgent: navigator.userAgent,
  referrer: null,
  deviceType: 'mobile',
  browser: 'chrome',
  os: 'android',
  utmSource: 'qr',
  utmMedium: 'print',
  utmCampaign: null,
  scannedAt: new Date().toISOString(),
  sessionId: crypto.randomUUID(),
});
