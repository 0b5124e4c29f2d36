import type { SiteSettings } from '../../stores/site-settings.ts';
import { business } from '../../content/business.ts';
import { specialOpeningHours, weeklyHours } from '../../site/structured-hours.ts';

/** Writes new hours into the structured data of the page that was opened, for search engines that run scripts. */
export function showStructuredHours({ openingHours, specialHours }: SiteSettings): void {
  for (const { firstChild } of document.querySelectorAll('script[type="application/ld+json"]')) {
    // The text node, because Trusted Types let nobody set the text of a script.
    if (!(firstChild instanceof Text) || !firstChild.data.includes('"openingHoursSpecification"')) continue;
    const { specialOpeningHoursSpecification: _, ...rest } = JSON.parse(firstChild.data) as Record<
      string,
      unknown
    >;
    firstChild.data = JSON.stringify({
      ...rest,
      // Until the owner has changed them here, search engines may read other weekly hours than visitors.
      ...(openingHours !== business.openingHours && weeklyHours(openingHours)),
      ...specialOpeningHours(specialHours),
    });
  }
}
