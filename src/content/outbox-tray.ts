import { business } from './business.ts';
import type { VisitorKind } from '../outbox/visitor-kinds.ts';

/** Texts of the outbox tray and of its notices. */
export const outboxTray = {
  title: 'Saved on this device',
  intro:
    'These haven’t reached us yet, and we’ll keep trying until they do. Some browsers send them after you close the page; others wait until you open it again.',
  waiting: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} waiting to be sent`,
  failed: (count: number) => `${count} ${count === 1 ? 'message needs' : 'messages need'} your attention`,
  empty: 'Nothing is waiting on this device.',
  kinds: {
    inquiry: 'Message',
    subscription: 'Email sign-up',
    unsubscribe: 'Unsubscribe request',
    'qr-visit': 'QR code visit',
  } satisfies Record<VisitorKind, string>,
  written: 'Written',
  waitingNow: 'Waiting for a connection',
  sendNow: 'Send now',
  sending: 'Sending…',
  edit: 'Edit',
  remove: 'Delete',
  removeSure: 'Delete it permanently?',
  keep: 'Keep',
  save: 'Save and send',
  cancel: 'Cancel',
  close: 'Close',
  listOutOfReach: 'The list will open once you’re back online. Nothing is lost.',
  unreadable: (count: number) =>
    `We can’t show ${count} saved ${count === 1 ? 'entry' : 'entries'} from another version of this site. Nothing has been deleted. Reload the page to try again.`,
  reasons: {
    network: 'We can’t connect right now. We’ll keep trying.',
    rate_limited: 'A lot of messages arrived at once. We’ll try again shortly.',
    too_old: 'This has been waiting for more than 30 days. You can send it again or delete it.',
    refused: 'We couldn’t accept this as written. Please check it and send it again, or call us.',
    refusedBecause: (sentence: string) =>
      `We couldn’t accept this as written: “${sentence}.” Please correct it and send it again, or call us.`,
    trouble: 'Our server is having trouble. We’ll keep trying.',
  },
  sentLater: {
    inquiry: `Your saved message has been sent. We’ll get back to you within ${business.replyWithinHours} hours.`,
    subscription: 'Your saved sign-up has been sent.',
    unsubscribe: 'Your unsubscribe request has been sent.',
    'qr-visit': '',
  } satisfies Record<VisitorKind, string>,
  dismiss: 'Dismiss',
};
