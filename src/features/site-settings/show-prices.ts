/** What open pages say of prices that are newer than the build. Loads once there are some. */
import { flushSync } from 'react-dom';
import type { TreatmentPrice } from '../../../supabase/functions/_shared/site-settings.ts';
import { pricedServices } from '../../content/derived/priced-services.ts';
import { pricePhrase, priceText } from '../../site/price-text.ts';
import { changeStructuredData } from './structured-data.ts';
import { withPrices } from './structured-prices.ts';
import { useSiteSettings, type PriceTexts, type SiteSettings } from '../../stores/site-settings.ts';

/** The texts of all services by slug. Pure. */
export const priceTextsOf = (prices: readonly TreatmentPrice[]): Readonly<Record<string, PriceTexts>> =>
  Object.fromEntries(
    pricedServices.map(({ slug, unpriced, priced }) => {
      const own = prices.filter(({ service }) => service === slug);
      const price = own.find(({ treatment }) => treatment === undefined)?.price;
      return [
        slug,
        {
          price: price && priceText(price),
          priceLine: price ? pricePhrase(price).replace(/\.$/, '') + priced : unpriced,
          treatments: Object.fromEntries(
            own.flatMap(({ treatment, price: one }) => (treatment ? [[treatment, pricePhrase(one)]] : [])),
          ),
        },
      ];
    }),
  );

/** What is to be shown as soon as that moves nothing. */
let wanted: SiteSettings['priceTexts'];
let titles: MutationObserver | undefined;

/**
 * Shows the prices: at once if nothing that the visitor sees moves, and otherwise on the next page, or when this one comes back
 * from the background.
 * @param prices those of the build if left out
 * @param isAtOnce whether it may move what the visitor sees
 */
export function showPrices(prices: readonly TreatmentPrice[] | undefined, isAtOnce = false): void {
  wanted = prices && priceTextsOf(prices);
  changeStructuredData('hasOfferCatalog', (data) => (prices ? withPrices(data, prices) : data));
  show(isAtOnce || undefined);
  if (titles) return;
  // The next page has its title before it is painted.
  titles = new MutationObserver(() => show(true));
  titles.observe(document.querySelector('title')!, { childList: true });
  document.addEventListener('visibilitychange', () => show());
}

function show(isNew = document.visibilityState === 'hidden'): void {
  const { priceTexts: shown } = useSiteSettings.getState();
  if (shown === wanted) return;
  const before = isNew ? undefined : places();
  const set = (priceTexts: typeof wanted) => flushSync(() => useSiteSettings.setState({ priceTexts }));
  set(wanted);
  if (!before) return;
  const after = places();
  const moves = ([element, top]: [Element, number]) =>
    top < innerHeight && Math.abs(top - (after.get(element) ?? top)) >= 1;
  // Before it is painted.
  if ([...before].some(moves)) set(shown);
}

/** How far below the upper edge of the window each element begins, of those that are not above it. */
const places = () =>
  new Map(
    [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 ? [[element, top] as const] : [];
    }),
  );
