import { firstVisitInHero } from '../../content/first-visit.ts';
import { paying } from '../../content/paying.ts';
import { heroPerformers } from '../../content/service-hero.ts';
import { serviceHeadSchema, type Service, type ServiceHead } from '../../content/services/service.schema.ts';
import { pricePhrase } from '../../site/price-text.ts';

/** What the hero of a service says, so that browsers load no more than that before they show it. */
export const serviceHead = (service: Service): ServiceHead =>
  serviceHeadSchema.parse({
    ...service,
    performer: heroPerformers[service.performedBy],
    priceLine: priceLine(service),
  });

/** The price, or what it depends on; the first-time offer; and when the client has it in writing, or how to ask for it. */
function priceLine({ price, pricedBy }: Service): string {
  const known = price ? pricePhrase(price) : `Priced ${paying.pricedBy[pricedBy]}`;
  return `${known.replace(/\.$/, '')}${firstVisitInHero(pricedBy)}. ${price ? paying.totalInWriting : paying.onRequest}`;
}
