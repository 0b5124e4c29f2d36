import type { VisitorKind } from '../outbox/item.ts';

/** Texts of the outbox tray and of its notices. */
export const outboxTray = {
  title: 'Saved on this device',
  intro:
    'These have not reached us yet. They go out by themselves as soon as there is a connection: even with this page closed where your browser can do that, and otherwise when you next open it.',
  waiting: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} waiting to be sent`,
  failed: (count: number) => `${count} ${count === 1 ? 'message needs' : 'messages need'} your attention`,
  empty: 'Everything has been sent. Nothing waits on this device.',
  kinds: {
    inquiry: 'Message',
    subscription: 'Email sign-up',
    unsubscribe: 'Unsubscribe request',
    'qr-visit': 'Visit',
  } satisfies Record<VisitorKind, string>,
  written: 'Written',
  waitingNow: 'Waiting for a connection',
  sendNow: 'Send now',
  sending: 'Sending…',
  edit: 'Edit',
  remove: 'Delete',
  removeSure: 'Delete for good?',
  keep: 'Keep',
  save: 'Save and send',
  cancel: 'Cancel',
  close: 'Close',
  listOutOfReach: 'The list opens as soon as there is a connection again. Nothing is lost.',
  unreadable: (count: number) =>
    `${count} saved ${count === 1 ? 'entry' : 'entries'} from another version of this site can’t be shown here. Nothing is deleted; reload the page to try again.`,
  reasons: {
    network: 'No connection yet. We keep trying.',
    rate_limited: 'Many messages came at once. We try again in a little while.',
    too_old: 'This has waited for more than 30 days. Send it again, or delete it.',
    refused: 'Our server could not accept this as it is. Please check it and send it again, or call us.',
    refusedBecause: (sentence: string) =>
      `Our server could not accept this as it is: “${sentence}.” Edit it and send it again, or call us.`,
    trouble: 'Our server has trouble at the moment. We keep trying.',
  },
  sentLater: {
    inquiry: 'Your saved message has been sent. We will get back to you within 24 hours.',
    subscription: 'Your saved sign-up has been sent.',
    unsubscribe: 'Your unsubscribe request has been sent.',
    'qr-visit': '',
  } satisfies Record<VisitorKind, string>,
  dismiss: 'Dismiss',
};
