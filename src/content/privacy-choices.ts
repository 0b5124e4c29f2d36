import type { PrivacyChoices } from './privacy-choices.schema.ts';

export const privacyChoices = {
  title: 'Your Privacy Choices',
  intro:
    'No cookies, no advertising, no third-party trackers. We do not sell or share personal information. More in our [privacy policy](/privacy-policy).',
  close: 'Close',
  visits: {
    title: 'Visits by QR code',
    optOut: 'Do not record my visits',
    allowed:
      'When you scan one of our printed codes we count the visit: which code, when, and the kind of device. Never your name, your email or where you are.',
    optedOut:
      'You have opted out on this device. No visit is recorded, and any that was still waiting to be sent has been deleted. Every code still takes you to its page.',
    gpc: 'Your browser sends Global Privacy Control. We honor it: no visit is recorded, whatever stands here.',
    dnt: 'Your browser sends Do Not Track. We honor it: no visit is recorded, whatever stands here.',
    unsaved:
      'This browser lets us store nothing, so we can’t remember your choice. Nothing is recorded either.',
  },
  device: {
    title: 'On this device',
    text: 'This site works without a connection. For that it keeps a few things in your browser; no other website can read them.',
    waiting: 'Messages that wait to be sent',
    receipts: 'Receipts of the last 7 days, without personal data',
    pages: 'Saved pages and pictures',
    session: 'Notes that end with this tab: a random session id, whether you have seen the offer',
    choice: 'Your choice above',
    none: 'none',
    yes: 'saved',
  },
  forget: {
    button: 'Forget this device',
    sure: 'This deletes all of it from this device, your choice included.',
    confirm: 'Delete everything',
    keep: 'Keep it',
    done: 'Done. This device has forgotten everything.',
    failed:
      'This browser did not let us delete everything. Clearing the website’s data in the browser’s settings does.',
  },
} satisfies PrivacyChoices;

/** The warning when submissions are waiting that would be deleted. */
export const waitingIsLost = (count: number): string =>
  count === 1
    ? 'One message has not reached us yet. It would be deleted, too.'
    : `${count} messages have not reached us yet. They would be deleted, too.`;
