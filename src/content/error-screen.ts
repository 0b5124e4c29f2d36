/** Texts of the screen for uncaught failures. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'This page ran into a problem. Any message saved on this device is safe, and we’ll keep trying to send it. Reload to try again.',
  home: 'Go to the home page',
};
