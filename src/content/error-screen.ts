/** Texts of the screen for uncaught failures. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Any message that hasn’t reached us yet is saved on this device and will still go out.',
  home: 'Go to the home page',
};
