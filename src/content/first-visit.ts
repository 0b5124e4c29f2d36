import type { Business } from './business.schema.ts';
import { business } from './business.ts';
import { consultationInOffer, injectablesInOffer } from './offer-scope.ts';
import type { Service } from './services/service.schema.ts';

const percent = `${business.firstVisitDiscountPercent}% off`;
const code = 'Get the code by email, or ask at the desk.';

/** The first-visit offer on the page of a service. */
export const firstVisit = {
  figure: `${business.firstVisitDiscountPercent}%`,
  figureLabel: 'off',
  title: 'A warm welcome to new clients',
  /** In the hero, after the price of a service that the offer covers. */
  inHero: `with ${percent} at your first visit`,
  text: `Enjoy ${percent} this treatment at your first visit. ${consultationInOffer()} ${code}`,
  /** The same on a page with injectables that the offer leaves out, by what they are priced by. */
  injectables: {
    unit: `Enjoy ${percent} any other treatment at your first visit. ${injectablesInOffer()} Neurotoxins earn reward points instead. ${code}`,
    syringe: `Enjoy ${percent} any other treatment at your first visit. ${injectablesInOffer()} Kybella is. ${code}`,
  },
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

/** The same in the hero; nothing if the offer doesn't cover the service. */
export const firstVisitInHero = (pricedBy: Pricing, rule: Rule = business): string | undefined =>
  isInjectable(pricedBy) && !rule.firstVisitCoversInjectables ? undefined : firstVisit.inHero;
