/** What search engines read of the page that was opened, once it is newer than the build: for those that run scripts. */
import type { SiteSettings } from '../../stores/site-settings.ts';
import { business } from '../../content/business.ts';
import { specialOpeningHours, weeklyHours } from '../../site/structured-hours.ts';

type Data = Record<string, unknown>;

/** As the build wrote it. */
const built = new WeakMap<Text, Data>();
/** What is to be changed of it, by the field that it must have. */
const changes = new Map<string, (data: Data) => Data>();

/** Changes the structured data that has a field. Takes the place of an earlier change for the same field. */
export function changeStructuredData(field: string, change: (data: Data) => Data): void {
  changes.set(field, change);
  for (const { firstChild } of document.querySelectorAll('script[type="application/ld+json"]')) {
    // The text node, because Trusted Types let nobody set the text of a script.
    if (!(firstChild instanceof Text)) continue;
    const data = built.get(firstChild) ?? (JSON.parse(firstChild.data) as Data);
    built.set(firstChild, data);
    const changed = [...changes].reduce((now, [name, apply]) => (name in now ? apply(now) : now), data);
    firstChild.data = JSON.stringify(changed);
  }
}

export const showStructuredHours = ({ openingHours, specialHours }: SiteSettings): void =>
  changeStructuredData('openingHoursSpecification', (data) => {
    const { specialOpeningHoursSpecification: _, ...rest } = data;
    return {
      ...rest,
      // Until the owner has changed them here, search engines may read other weekly hours than visitors.
      ...(openingHours !== business.openingHours && weeklyHours(openingHours)),
      ...specialOpeningHours(specialHours),
    };
  });
