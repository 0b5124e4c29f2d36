import type { TreatmentPrice } from '../../supabase/functions/_shared/site-settings.ts';
import { published } from './published.ts';
import type { Service } from './services/service.schema.ts';

/** The prices in the record of a service: its own, and those of its treatments. */
export const pricesOf = ({ slug, price, subservices }: Service): TreatmentPrice[] => [
  ...(price ? [{ service: slug, price }] : []),
  ...subservices.flatMap(({ id, price: own }) => (own ? [{ service: slug, treatment: id, price: own }] : [])),
];

/**
 * The record of a service with the prices of the desk in the place of its own, once there are some. What the list doesn't
 * name has no price.
 */
export function withPrices(
  service: Service,
  prices: readonly TreatmentPrice[] | undefined = published.prices,
): Service {
  if (!prices) return service;
  const priced = <T extends { price?: unknown }>(record: T, id?: string) => {
    const { price: _, ...rest } = record;
    const found = prices.find((one) => one.service === service.slug && one.treatment === id);
    return { ...rest, ...(found && { price: found.price }) };
  };
  return {
    ...priced(service),
    subservices: service.subservices.map((treatment) => priced(treatment, treatment.id)),
  };
}
