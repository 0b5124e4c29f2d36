import { pricePhrase } from '../site/price-text.ts';
import { firstVisitInHero } from './first-visit.ts';
import { paying } from './paying.ts';
import type { Service } from './services/service.schema.ts';

/** The price, or what it depends on; the first-time offer; and when the client has it in writing, or how to ask for it. */
export function priceLine({ price, pricedBy }: Pick<Service, 'price' | 'pricedBy'>): string {
  const known = price ? pricePhrase(price) : `Priced ${paying.pricedBy[pricedBy]}`;
  return `${known.replace(/\.$/, '')}${firstVisitInHero(pricedBy)}. ${price ? paying.totalInWriting : paying.onRequest}`;
}
