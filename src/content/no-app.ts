import { business } from './business.ts';

/** Answers to presses while the scripts of the page can't be loaded, or don't run in this browser. */
export const noApp = {
  form: `We can’t reach our server right now. Your text stays on this page. Please try again in a moment, or call ${business.phone.display}.`,
  button: `This is taking longer than it should. Please reload the page, or call ${business.phone.display}.`,
};
