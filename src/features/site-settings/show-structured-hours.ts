import type { SiteSettings } from '../../stores/site-settings.ts';
import { specialOpeningHours } from '../../site/structured-hours.ts';

/** Writes new special hours into the structured data of the page that was opened, for search engines that run scripts. */
export function showStructuredHours(specialHours: SiteSettings['specialHours']): void {
  for (const { firstChild } of document.querySelectorAll('script[type="application/ld+json"]')) {
    // The text node, because Trusted Types let nobody set the text of a script.
    if (!(firstChild instanceof Text) || !firstChild.data.includes('"openingHoursSpecification"')) continue;
    const { specialOpeningHoursSpecification: _, ...business } = JSON.parse(firstChild.data) as Record<
      string,
      unknown
    >;
    firstChild.data = JSON.stringify({ ...business, ...specialOpeningHours(specialHours) });
  }
}
