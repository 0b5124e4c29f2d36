/** Texts of the screen for uncaught failures. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. If a message you sent was saved on this device, it’s still here and we’ll keep trying to send it.',
  home: 'Go to the home page',
};
