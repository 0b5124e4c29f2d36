import type { Price } from '../../supabase/functions/_shared/site-settings.ts';
import { dollars } from './number-text.ts';

/** An amount as visitors read it: `$250`, `$12.50`. */
export function moneyText(amount: number, currency = 'USD'): string {
  if (currency === 'USD') return dollars(amount);
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits }).format(
    amount,
  );
}

function amountText(price: Price): string {
  const money = moneyText(price.amount, price.currency);
  switch (price.kind) {
    case 'exact':
      return money;
    case 'from':
      return `from ${money}`;
    case 'per-session':
      return `${money} per session`;
    case 'per-unit':
      return `${money} per ${price.unit}`;
    case 'package':
      return `${money} for ${price.sessions} sessions`;
  }
}

/** A price with its note: `$14 per unit. Numbing cream included.` */
export const pricePhrase = (price: Price): string =>
  price.note ? `${priceText(price)}. ${price.note}` : priceText(price);

/** A price as visitors read it: `From $250`, `$14 per unit`, `Medical-grade facials from $250`. Without its note. */
export function priceText(price: Price): string {
  const text = amountText(price);
  return price.what ? `${price.what} ${text}` : text[0]!.toUpperCase() + text.slice(1);
}
