/** Texts of the screen for uncaught failures. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Any message you sent is saved on this device and will still go out.',
  home: 'Go to the home page',
};
