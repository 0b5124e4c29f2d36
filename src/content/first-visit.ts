import { business } from './business.ts';

/** The first-visit offer on pages other than the home page. */
export const firstVisit = {
  figure: `${business.firstVisitDiscountPercent}%`,
  figureLabel: 'off',
  title: 'A warm welcome to new clients',
  text: `Enjoy ${business.firstVisitDiscountPercent}% off your first visit. Sign up to get the code by email, or book your time now.`,
  book: 'BOOK NOW',
  signUp: 'SIGN UP',
};
