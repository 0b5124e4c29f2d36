import type { Business } from '../../content/business.schema.ts';
import { business } from '../../content/business.ts';
import { complianceSchema, type Compliance } from '../../content/compliance.schema.ts';
import { compliance } from '../../content/compliance.ts';
import { areSamples } from '../../content/derived/shown-testimonials.ts';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { memberships } from '../../content/memberships.ts';
import { published } from '../../content/published.ts';
import { servicesPage } from '../../content/services-page.ts';
import type { TeamMember } from '../../content/team.schema.ts';
import { team } from '../../content/team.ts';
import { currentFiles, sampleAltsLeft, sampleFilesLeft, type Alt } from './samples.ts';

/** The records that an owner has to complete. */
interface ToComplete {
  business: Business;
  compliance: Compliance;
  team: readonly Pick<TeamMember, 'name' | 'license'>[];
  cases: readonly Pick<GalleryCase, 'illustration'>[];
  hasSampleReviews: boolean;
  stats: readonly { label: string; isSample: boolean }[];
  isPopularSample: boolean;
}

/** What the owner has to do before the site opens. `alts`: the alternative texts of all records. */
export function beforeOpening(alts: readonly Alt[]): string[] {
  const files = currentFiles();
  const open = checklist({
    business,
    compliance,
    team,
    cases: gallery.cases.filter(
      ({ treatmentSlug }) => !published.cases?.some(({ service }) => service === treatmentSlug),
    ),
    hasSampleReviews: areSamples,
    stats: servicesPage.stats.items,
    isPopularSample: memberships.tiers.isPopularSample,
  });
  return [
    ...open.map((line) => `src/content/${line}`),
    ...sampleFilesLeft(files),
    ...sampleAltsLeft(alts, files),
  ];
}

/** What the owner fills in or proves before the site opens, most urgent first: one line each, with file and field. */
export function checklist({
  business,
  compliance,
  team,
  cases,
  hasSampleReviews,
  stats,
  isPopularSample,
}: ToComplete): string[] {
  return [
    !business.afterHoursPhone &&
      'afterHoursPhone is empty in business.ts, and in the desk under Site; a client with a blocked vessel finds no number at night',
    ...Object.keys(complianceSchema.shape)
      .filter((field) => !compliance[field as keyof Compliance])
      .map((field) => `compliance.ts: ${field} is empty; its schema names the statute`),
    ...team
      .filter(({ license }) => !license)
      .map(({ name }) => `team.ts: ${name} has no license or board number`),
    cases.some(({ illustration }) => illustration) &&
      'gallery.ts: drawn cases; photographs come from the desk (Site), and need the client’s signed consent and the same light on both sides',
    hasSampleReviews &&
      'testimonials.ts: sample reviews; enter real ones in the desk, each with the client’s written consent and a record of the visit',
    ...stats
      .filter(({ isSample }) => isSample)
      .map(
        ({ label }) => `services-page.ts: “${label}” is a sample; it needs a dated record that supports it`,
      ),
    isPopularSample &&
      'memberships.ts: the most popular tier is a sample; it needs the figures of your own sales',
  ].filter((line): line is string => Boolean(line));
}
