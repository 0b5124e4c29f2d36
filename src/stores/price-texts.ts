import { useSiteSettings } from './site-settings.ts';

/** What is newer than the build of the prices of a service. In a file of its own, because few pages load it. */
export const usePriceTexts = (slug: string) => useSiteSettings(({ priceTexts }) => priceTexts?.[slug]);
