import { expect, it } from 'vitest';
import { checkRecord } from '../plugins/content/check.ts';
import { pricesOf, withPrices } from './prices.ts';
import { service } from './services/elevated-hydrafacials.ts';
import { serviceSchema, type Service } from './services/service.schema.ts';

const record: Service = service;
const { slug, price } = record;
const [first, second] = record.subservices.map(({ id }) => id) as [string, string];
const SESSION = { kind: 'per-session', amount: 300 } as const;

it('a service has the prices of its record until the desk has some, and then only those', () => {
  expect(pricesOf(withPrices(record, undefined))).toEqual([{ service: slug, price }]);
  const prices = [
    { service: slug, treatment: second, price: SESSION },
    { service: 'head-spa', price: SESSION },
  ];
  const priced = withPrices(record, prices);
  expect(pricesOf(priced)).toEqual([prices[0]]);
  expect(priced.subservices.map(({ id }) => id).slice(0, 2)).toEqual([first, second]);
  expect(checkRecord('services/x.ts', serviceSchema, priced)).toEqual([]);
  expect(pricesOf(withPrices(record, []))).toEqual([]);
});

it('the list of the records, published as it is, changes no record', () => {
  expect(withPrices(record, pricesOf(record))).toEqual(record);
});
