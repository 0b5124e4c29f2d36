/** What the gallery says of the treatment of a case. */
import { services } from '../all-records.ts';
import { gallery } from '../gallery.ts';
import { serviceHero } from '../service-hero.ts';
import type { ServiceSlug } from '../services/service.schema.ts';

const { facts } = serviceHero;

/** How many sessions the treatments of the gallery take, and their downtime, by service. */
export const caseFacts = Object.fromEntries(
  gallery.cases.map(({ treatmentSlug }) => {
    const { sessions, downtime } = services.get(treatmentSlug)!.inBrief;
    return [treatmentSlug, `${facts.sessions}: ${sessions}. ${facts.downtime}: ${downtime}.`];
  }),
) as Readonly<Partial<Record<ServiceSlug, string>>>;
