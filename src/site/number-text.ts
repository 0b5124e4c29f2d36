/** Numbers as visitors read them. Without `Intl`, for the reason in `date-text.ts`. */

/** Formats a whole number as '12,500'. */
export const integerText = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats US dollars, 0 or more: '$25', '$12.50', '$1,250'. */
export function dollars(amount: number): string {
  const [whole, cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  return `$${integerText(Number(whole))}${cents ? `.${cents}` : ''}`;
}
