/** What the gallery says of the treatment of a case. */
import { services } from '../all-records.ts';
import { serviceHero } from '../service-hero.ts';
import type { ServiceSlug } from '../services/service.schema.ts';

const { facts } = serviceHero;

/** How many sessions a service takes, and its downtime. An owner can show a case of each. */
export const caseFacts = Object.fromEntries(
  [...services].map(([slug, { inBrief }]) => {
    const { sessions, downtime } = inBrief;
    return [slug, `${facts.sessions}: ${sessions}. ${facts.downtime}: ${downtime}.`];
  }),
) as Readonly<Partial<Record<ServiceSlug, string>>>;
