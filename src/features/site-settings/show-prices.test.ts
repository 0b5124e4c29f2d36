import { describe, expect, it } from 'vitest';
import { services } from '../../content/all-records.ts';
import { pricedServices, prices } from '../../content/derived/priced-services.ts';
import { priceLine } from '../../content/price-line.ts';
import { withPrices } from '../../content/prices.ts';
import { serviceHead } from '../../plugins/content/service-head.ts';
import { pricePhrase, priceText } from '../../site/price-text.ts';
import { priceTextsOf } from './show-prices.ts';

describe('what a page says of newer prices', () => {
  it('is what a build with the same prices says', () => {
    const lists = [
      prices,
      [],
      pricedServices.flatMap(({ slug, treatments: [one] }) => [
        { service: slug, price: { kind: 'from', amount: 99.5, note: 'Tax included.' } as const },
        { service: slug, treatment: one!.id, price: { kind: 'per-session', amount: 120 } as const },
      ]),
    ];
    for (const list of lists) {
      const texts = priceTextsOf(list);
      for (const record of services.values()) {
        const built = withPrices(record, list);
        expect(texts[record.slug]).toEqual({
          price: built.price && priceText(built.price),
          priceLine: serviceHead(built).priceLine,
          treatments: Object.fromEntries(
            built.subservices.flatMap(({ id, price }) => (price ? [[id, pricePhrase(price)]] : [])),
          ),
        });
      }
    }
  });

  it('keeps the specified price exactly as long as nobody has changed it', () => {
    const hydrafacial = services.get('elevated-hydrafacials')!;
    expect(priceTextsOf(prices)[hydrafacial.slug]).toMatchObject({
      price: 'Medical-grade facials from $250',
      priceLine: priceLine(hydrafacial),
    });
  });
});
