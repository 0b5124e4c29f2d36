import { servicesWithCases } from 'virtual:service-reading';
import type { GalleryCase } from '../../../content/gallery.schema.ts';
import type { Service } from '../../../content/services/schema.ts';

/** Each record is a chunk of its own that is loaded with its page. */
const records = import.meta.glob<Service>(
  [
    '../../../content/services/*.ts',
    '!../../../content/services/*.test.ts',
    '!../../../content/services/schema.ts',
    '!../../../content/services/categories.ts',
  ],
  { import: 'service' },
);

/** The data of a service page; `unknown` for a slug without a record. */
export type ServiceData =
  | { kind: 'service'; service: Service; cases: readonly GalleryCase[] }
  | { kind: 'unknown'; page: typeof import('./service-not-found.tsx') };

/** Loads the record of `slug`. @returns undefined for a slug without a record */
export async function loadRecord(slug: string): Promise<Service | undefined> {
  const file = `../../../content/services/${slug}.ts`;
  // Own properties only: the slug comes from the address.
  return Object.hasOwn(records, file) ? records[file]!() : undefined;
}

/** Loads the record of `slug` and the gallery's cases of that service. */
export async function loadService(slug: string): Promise<ServiceData> {
  const [service, cases] = await Promise.all([loadRecord(slug), casesOf(slug)]);
  if (!service) return { kind: 'unknown', page: await import('./service-not-found.tsx') };
  return { kind: 'service', service, cases };
}

async function casesOf(slug: string): Promise<readonly GalleryCase[]> {
  if (!servicesWithCases.some((one) => one === slug)) return [];
  const { gallery } = await import('../../../content/gallery.ts');
  return gallery.cases.filter(({ treatmentSlug }) => treatmentSlug === slug);
}
