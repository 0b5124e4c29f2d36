/** What visitors read where a page, or a part of it, has failed. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'This page ran into a problem. Any message saved on this device is safe, and we’ll keep trying to send it. Reload to try again.',
  home: 'Go to the home page',
  section: 'This part of the page ran into a problem. Reload to see it.',
  frozen: 'This page ran into a problem. You can read on and send its forms. Reload for everything else.',
};
