/** Texts of open pages once the owner has changed the offer. Loads then only. */
import type { Offer } from '../../../supabase/functions/_shared/offer-now.ts';
import { firstVisitOffer } from '../../content/derived/first-visit-offer.ts';
import { offerRows } from '../../content/derived/offer-rows.ts';
import { longDate } from '../../site/date-text.ts';

/**
 * A function that turns a text of this build that names the offer into what it says with another offer, or without one. It
 * leaves other texts as they are. Part of a text is only what stands after a price. Pure.
 */
export function rewordFor(offer: Offer | undefined): (text: string) => string {
  const wordsOf = ([, off, plain, withCode, withDay, withBoth]: readonly string[]) => {
    if (!offer) return off!;
    const [one, coded] = offer.until === undefined ? [plain, withCode] : [withDay, withBoth];
    return ((offer.code === undefined ? one : coded) ?? plain)!
      .replace('{discount}', () => offer.discount)
      .replace('{terms} ', () => (offer.terms === undefined ? '' : `${offer.terms} `))
      .replace('{until}', () => longDate(offer.until!));
  };
  const texts = new Map(offerRows.map((row) => [row[0]!, wordsOf(row)]));
  const { inHero } = firstVisitOffer;
  return (text) => texts.get(text) ?? (inHero === '' ? text : text.replace(inHero, () => texts.get(inHero)!));
}

/** Keeps the height of what stands in the first screen, before its text gets shorter. */
export function holdFirstScreen(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hold]'))
    line.style.minHeight = `${line.getBoundingClientRect().height}px`;
}
