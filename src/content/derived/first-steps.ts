import { services } from '../all-records.ts';
import type { ServiceSlug } from '../services/service.schema.ts';

/** The first aftercare instruction of each service, by slug. */
export const firstSteps = Object.fromEntries(
  [...services].map(([slug, { aftercare }]) => [slug, aftercare[0]]),
) as Readonly<Record<ServiceSlug, string>>;
