/** Texts of the screen for uncaught failures. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'Something on this page failed. Messages that you wrote are kept on this device and will still be sent.',
  home: 'Go to the home page',
};
