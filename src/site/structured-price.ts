import type { Price } from '../../supabase/functions/_shared/site-settings.ts';

/** The price of a schema.org Offer, or nothing if there is no price. */
export function structuredPrice(price: Price | undefined): object {
  if (!price) return {};
  const { kind, amount, currency: priceCurrency = 'USD', note: description } = price;
  const shared = { priceCurrency, ...(description && { description }) };
  const unit = (fields: object) => ({
    priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, ...shared, ...fields },
  });
  switch (kind) {
    case 'exact':
      return { price: amount, ...shared };
    case 'from':
      return { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, ...shared } };
    case 'per-session':
      return unit({ unitText: 'session' });
    case 'per-unit':
      return unit({ unitText: price.unit });
    case 'package':
      return unit({
        referenceQuantity: { '@type': 'QuantitativeValue', value: price.sessions, unitText: 'session' },
      });
  }
}
