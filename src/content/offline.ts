import { business } from './business.ts';

/** Texts about precaching, connectivity, updates and installation. */
export const offline = {
  panel: {
    title: 'On this device',
    checking: 'Checking what’s saved on this device…',
    preparing: 'Saving pages for offline reading…',
    working: (done: number, total: number) => `Saving pictures for offline reading: ${done} of ${total}`,
    textOnly:
      'Every page and article is saved. We’ve left out the pictures because your browser is saving data.',
    incomplete: (done: number, total: number) =>
      `Every page and article is saved, with ${done} of ${total} pictures. The rest will follow on a better connection.`,
    ready: (size: string) => `Every page, article and picture is saved on this device (${size}).`,
    keep: 'Save everything offline',
    progress: 'Saved pictures',
    install: 'Install the app',
    installHow: 'Add to your home screen',
  },
  size: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`,
  connection: {
    text: 'You’re offline. Keep reading; anything you send is saved and goes out when you’re back.',
    dismiss: 'Hide this notice',
  },
  update: {
    text: 'A new version of this site is ready.',
    reload: 'Update now',
    later: 'Later',
    underway: 'One moment. The new version is opening.',
  },
  ask: {
    text: `Keep ${business.name} close: treatments, aftercare and our number on your home screen, even offline.`,
    install: 'Install',
    how: 'Show me how',
    no: 'Not now',
  },
  outside: {
    close: 'Close',
    bookingTitle: 'You’re offline',
    booking:
      'Our booking calendar needs an internet connection. Call us instead, and we’ll find you a time by phone.',
    title: 'You’ll need a connection for this link',
    text: (host: string) =>
      `It opens ${host}, which isn’t saved on this device. Try again once you’re back online.`,
    call: `Call ${business.phone.display}`,
    tryAnyway: 'Try anyway',
  },
  homeScreen: {
    title: 'Add to your home screen',
    intro: 'In a few taps, the site sits on your home screen and works like an app, even offline.',
    close: 'Close',
    steps: [
      {
        title: 'Tap Share',
        text: 'The square with the arrow. If you don’t see it, tap the three dots in Safari’s bar first.',
      },
      { title: 'Choose “Add to Home Screen”', text: 'Scroll down, or tap “View More,” if you don’t see it.' },
      { title: 'Tap Add', text: 'The name is already filled in.' },
    ],
  },
};
