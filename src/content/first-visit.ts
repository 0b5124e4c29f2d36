import { business } from './business.ts';
import { injectablesInOffer } from './offer-scope.ts';

/** The first-visit offer on pages other than the home page. */
export const firstVisit = {
  figure: `${business.firstVisitDiscountPercent}%`,
  figureLabel: 'off',
  title: 'A warm welcome to new clients',
  text: `Enjoy ${business.firstVisitDiscountPercent}% off treatments at your first visit. ${injectablesInOffer()} Get the code by email, or ask at the desk.`,
  book: 'BOOK NOW',
  signUp: 'SIGN UP',
};
