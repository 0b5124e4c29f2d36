/** Texts of the screen for uncaught failures (specification part 1 §2.9). */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'Something on this page failed. Messages that you wrote are kept on this device and will still be sent.',
  home: 'Go to the home page',
};
