import { priceLine } from '../../content/price-line.ts';
import { heroPerformers } from '../../content/service-hero.ts';
import { serviceHeadSchema, type Service, type ServiceHead } from '../../content/services/service.schema.ts';

/** What the hero of a service says, so that browsers load no more than that before they show it. */
export const serviceHead = (service: Service): ServiceHead =>
  serviceHeadSchema.parse({
    ...service,
    performer: heroPerformers[service.performedBy],
    priceLine: priceLine(service),
  });
