import { expect, it } from 'vitest';
import { structuredData } from '../../app/routes/service/service-json-ld.ts';
import { services } from '../../content/all-records.ts';
import { pricesOf } from '../../content/prices.ts';
import type { Service } from '../../content/services/service.schema.ts';
import { withPrices } from './structured-prices.ts';

const all = [...services.values()];
const dataOf = (service: Service) =>
  structuredData(service).find((one) => 'hasOfferCatalog' in one) as Record<string, unknown>;

it('with the prices of the build, the data of every service are those of the build', () => {
  const prices = all.flatMap(pricesOf);
  for (const service of all) expect(withPrices(dataOf(service), prices)).toEqual(dataOf(service));
});

it('with other prices they are what a build with them says, and without one again without', () => {
  for (const service of all) {
    const { slug, subservices } = service;
    const [first, ...others] = subservices;
    const price = { kind: 'from', amount: 275 } as const;
    const one = { kind: 'per-unit', amount: 14.5, unit: 'unit', note: 'Tax included.' } as const;
    const { price: _, ...unpriced } = service;
    const changed = {
      ...unpriced,
      price,
      subservices: [{ ...first!, price: one }, ...others.map(({ price: _old, ...rest }) => rest)],
    } as Service;
    const later = withPrices(dataOf(service), [
      { service: slug, price },
      { service: slug, treatment: first!.id, price: one },
      { service: 'another', price: one },
    ]);
    expect(later).toEqual(dataOf(changed));
    const none = { ...unpriced, subservices: changed.subservices.map(({ price: _old, ...rest }) => rest) };
    expect(withPrices(later, [])).toEqual(dataOf(none as Service));
  }
});

it('other data stay as they are', () => {
  expect(withPrices({ name: 'A list', hasOfferCatalog: {} }, [])).toEqual({
    name: 'A list',
    hasOfferCatalog: {},
  });
});
