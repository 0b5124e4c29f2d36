import type { PrivacyChoices } from './privacy-choices.schema.ts';

export const privacyChoices = {
  title: 'Your Privacy Choices',
  intro:
    'We use no cookies, ads or third-party trackers. We don’t sell your personal information or share it for advertising. Learn more in our [privacy policy](/privacy-policy).',
  close: 'Close',
  visits: {
    title: 'QR code visits',
    optOut: 'Don’t record my visits',
    allowed:
      'When you scan one of our printed codes, we record the visit: which code and where it led, when, your type of device, browser and operating system, the referring page, any campaign label in the link, and a random ID. We never record your name, email or location.',
    optedOut:
      'You’ve opted out on this device. We won’t record your visits, and we’ve deleted any that were waiting to be sent. Our codes still take you to the right page.',
    gpc: 'Your browser sends a Global Privacy Control signal. We honor it and won’t record your visits, whatever you choose here.',
    dnt: 'Your browser sends a Do Not Track signal. We honor it and won’t record your visits, whatever you choose here.',
    unsaved: 'Your browser blocks storage, so we can’t remember your choice and won’t record your visits.',
  },
  device: {
    title: 'On this device',
    text: 'To work offline, this site keeps a few things in your browser. Other websites can’t read them.',
    waiting: 'Messages and requests waiting to be sent',
    receipts: 'Delivery receipts, with no personal details, kept for up to 7 days',
    pages: 'Saved pages and pictures',
    session:
      'Notes cleared when you close this tab, such as a random session ID and whether you’ve seen our offer',
    choice: 'Settings and notes that stay, such as your choice above',
    none: 'none',
    yes: 'saved',
  },
  deletion: {
    button: 'Forget this device',
    sure: 'This deletes everything listed above from this device. If you’ve opted out, you’ll need to do so again.',
    confirm: 'Delete everything',
    keep: 'Keep everything',
    done: 'Done. Everything has been deleted from this device.',
    failed:
      'Your browser didn’t let us delete everything. To finish, clear this website’s data in your browser settings.',
  },
} satisfies PrivacyChoices;

/** The warning when submissions are waiting that would be deleted. */
export const waitingIsLost = (count: number): string =>
  count === 1
    ? 'One message hasn’t reached us yet. It would be deleted, too.'
    : `${count} messages haven’t reached us yet. They would be deleted, too.`;
