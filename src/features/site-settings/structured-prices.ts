import type { Price, TreatmentPrice } from '../../../supabase/functions/_shared/site-settings.ts';
import { pricedServices } from '../../content/derived/priced-services.ts';
import { structuredPrice } from '../../site/structured-price.ts';

interface Catalog {
  itemListElement: { itemOffered: { name: string } }[];
}

/** The structured data of a service with other prices. Pure. */
export function withPrices(
  data: Readonly<Record<string, unknown>>,
  prices: readonly TreatmentPrice[],
): Record<string, unknown> {
  const { offers: _, ...rest } = data;
  const service = pricedServices.find(({ title }) => title === data['name']);
  if (!service) return { ...data };
  const priceOf = (id: string | undefined): Price | undefined =>
    prices.find((one) => one.service === service.slug && one.treatment === id)?.price;
  const whole = priceOf(undefined);
  const catalog = data['hasOfferCatalog'] as Catalog;
  return {
    ...rest,
    ...(whole && { offers: { '@type': 'Offer', ...structuredPrice(whole) } }),
    hasOfferCatalog: {
      ...catalog,
      itemListElement: catalog.itemListElement.map(({ itemOffered }) => {
        const id = service.treatments.find(({ title }) => title === itemOffered.name)?.id;
        return {
          '@type': 'Offer',
          itemOffered,
          ...structuredPrice(id === undefined ? undefined : priceOf(id)),
        };
      }),
    },
  };
}
