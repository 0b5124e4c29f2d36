import type { Business } from './business.schema.ts';
import { business } from './business.ts';
import { firstVisitOffer } from './derived/first-visit-offer.ts';
import type { Service } from './services/service.schema.ts';

/** The first-time offer on the page of a service. */
export const firstVisit = {
  /** Empty while there is no offer. */
  figure: firstVisitOffer.figure,
  figureLabel: 'off',
  title: 'A warm welcome to new clients',
  /** In the hero, after the price of a service that the offer covers. Empty while there is no offer. */
  inHero: firstVisitOffer.inHero,
  text: firstVisitOffer.text,
  /** The same on a page with injectables that the offer leaves out, by what they are priced by. */
  injectables: firstVisitOffer.injectables,
  book: 'BOOK NOW',
  signUp: 'SIGN UP',
};

type Pricing = Service['pricedBy'];
type Injectable = keyof typeof firstVisit.injectables;
type Rule = Pick<Business, 'firstVisitCoversInjectables'>;

const isInjectable = (pricedBy: Pricing): pricedBy is Injectable => pricedBy in firstVisit.injectables;

/** The offer on the page of a service with this price: what it takes off there, or what it takes off instead. */
export function firstVisitText(pricedBy: Pricing, rule: Rule = business): string {
  return isInjectable(pricedBy) && !rule.firstVisitCoversInjectables
    ? firstVisit.injectables[pricedBy]
    : firstVisit.text;
}

/** The same in the hero; empty if the offer doesn't cover the service. */
export const firstVisitInHero = (pricedBy: Pricing, rule: Rule = business): string =>
  isInjectable(pricedBy) && !rule.firstVisitCoversInjectables ? '' : firstVisit.inHero;
