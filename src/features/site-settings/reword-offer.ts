/** Texts of open pages once the owner has changed the offer. Loads then only. */
import type { Offer } from '../../../supabase/functions/_shared/offer-now.ts';
import { offerParts, offerRows } from '../../content/derived/offer-rows.ts';
import { plainText } from '../../content/plain-text.ts';
import { longDate } from '../../site/date-text.ts';
import { changeStructuredData } from './structured-data.ts';

/**
 * A function that turns a text of this build that names the offer into what it says with another offer, or without one. It
 * leaves other texts as they are. Part of a text is only what stands after a price, or in a description. Pure.
 */
export function rewordFor(offer: Offer | undefined): (text: string) => string {
  const wordsOf = ([, off, plain, withCode, withDay, withBoth]: readonly string[]) => {
    if (!offer) return off!;
    const [one, coded] = offer.until === undefined ? [plain, withCode] : [withDay, withBoth];
    return (
      ((offer.code === undefined ? one : coded) ?? plain)!
        .replace('{discount}', () => offer.discount)
        .replace('{until}', () => longDate(offer.until!))
        // Last, because the owner's words may hold any of these.
        .replace('{terms} ', () => (offer.terms === undefined ? '' : `${offer.terms} `))
    );
  };
  const texts = new Map(
    offerRows.flatMap((row) => {
      const [before, after] = [row[0]!, wordsOf(row)];
      return [[before, after] as const, [plainText(before), plainText(after)] as const];
    }),
  );
  return (text) =>
    texts.get(text) ??
    offerParts.reduce<string>((reworded, part) => reworded.replace(part, () => texts.get(part)!), text);
}

/** Keeps the height of what stands in the first screen, before its text gets shorter. */
export function holdFirstScreen(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hold]'))
    line.style.minHeight = `${line.getBoundingClientRect().height}px`;
}

/** The same for what search engines read of the page that was opened. A description is reworded once. */
export function rewordHead(reword: (text: string) => string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    'meta:is([name=description], [property="og:description"])',
  ))
    meta.content = reword(meta.content);
  changeStructuredData('@type', (data) => reworded(data, reword) as typeof data);
}

/** JSON with every text reworded. */
function reworded(data: unknown, reword: (text: string) => string): unknown {
  if (typeof data === 'string') return reword(data);
  if (Array.isArray(data)) return data.map((one: unknown) => reworded(one, reword));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, reworded(value, reword)]));
}
