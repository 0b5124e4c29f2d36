import { business } from './business.ts';

/** The first-visit offer on pages other than the home page. */
export const firstVisit = {
  figure: `${business.firstVisitDiscountPercent}%`,
  figureLabel: 'off',
  title: 'Your first visit, for less',
  text: `First-time clients receive ${business.firstVisitDiscountPercent}% off. Sign up and the code comes by email; booking takes two minutes.`,
  book: 'BOOK NOW',
  signUp: 'SIGN UP',
};
