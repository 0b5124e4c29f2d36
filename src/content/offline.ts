import { business } from './business.ts';

/** Texts about precaching, connectivity, updates and installation. */
export const offline = {
  panel: {
    title: 'On this device',
    checking: 'Looking at what is on this device …',
    preparing: 'The pages are being saved, so that you can read them without a connection.',
    working: (done: number, total: number) => `Saving pictures for reading offline: ${done} of ${total}`,
    textOnly: 'Every page and article is saved. Pictures wait, because your browser asks sites to save data.',
    incomplete: (done: number, total: number) =>
      `Every page and article is saved, and ${done} of ${total} pictures. The rest follows with a better connection.`,
    ready: (size: string) => `Every page, article and picture is saved on this device (${size}).`,
    keep: 'Keep everything offline',
    progress: 'Saved pictures',
    install: 'Install the app',
    installHow: 'Add to your home screen',
  },
  size: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`,
  line: {
    text: 'No connection at the moment. You can go on reading, and what you send is kept until it can go out.',
    dismiss: 'Hide this notice',
  },
  update: {
    text: 'A new version of this site is ready.',
    reload: 'Reload now',
    later: 'Later',
  },
  ask: {
    text: `Keep ${business.name} at hand: aftercare, prices and our number on your home screen, with or without a connection.`,
    install: 'Install',
    how: 'Show me how',
    no: 'Not now',
  },
  outside: {
    close: 'Close',
    bookingTitle: 'Booking needs a connection',
    booking:
      'Our booking calendar is online only, and there is no connection at the moment. We gladly book you in by phone.',
    title: 'This link needs a connection',
    text: (host: string) =>
      `It leads to ${host}, which is not kept on this device. It works as soon as you are back online.`,
    call: `Call ${business.phone.display}`,
    tryAnyway: 'Try it anyway',
  },
  homeScreen: {
    title: 'Add to your home screen',
    intro: 'Three taps, and the site opens like an app, also without a connection.',
    close: 'Close',
    steps: [
      { title: 'Tap Share', text: 'The square with the arrow, in Safari’s bar.' },
      { title: 'Choose “Add to Home Screen”', text: 'Scroll the list if you don’t see it at once.' },
      { title: 'Tap Add', text: 'The name is already filled in.' },
    ],
  },
};
