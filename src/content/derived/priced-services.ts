/** What the desk lists prices by, and what a page says of a price that is newer than the build. */
import { services } from '../all-records.ts';
import { priceLine } from '../price-line.ts';
import { pricesOf } from '../prices.ts';

/** Stands for a price in a text. */
const PRICE = { kind: 'exact', amount: 1, what: '{price}' } as const;

export const pricedServices = [...services.values()].map(({ slug, title, pricedBy, subservices }) => ({
  slug,
  title,
  treatments: subservices.map(({ id, title: name }) => ({ id, title: name })),
  /** In the hero without a price, and after one. */
  unpriced: priceLine({ pricedBy }),
  priced: priceLine({ pricedBy, price: PRICE }).replace('{price} $1', ''),
}));

/** The prices that this build knows. */
export const prices = [...services.values()].flatMap(pricesOf);
