import { business } from './business.ts';

/** The answer to a press while the scripts of the page can't be loaded, or don't run in this browser. */
export const noApp = {
  text: `We can’t reach our server. Your words stay here. Please try again, or call ${business.phone.display}.`,
};
