import { servicesWithCases } from 'virtual:service-cards';
import type { GalleryCase } from '../../../content/gallery.schema.ts';
import type { Service } from '../../../content/services/schema.ts';

/** Each record is a chunk of its own, loaded with its page. */
const records = import.meta.glob<Service>(
  [
    '../../../content/services/*.ts',
    '!../../../content/services/*.test.ts',
    '!../../../content/services/schema.ts',
    '!../../../content/services/categories.ts',
  ],
  { import: 'service' },
);

/** What a service page shows: a record, or that there is none. */
export type ServiceData =
  { kind: 'service'; service: Service; cases: readonly GalleryCase[] } | { kind: 'unknown' };

/** Brings the record of `slug` and the gallery's cases that belong to it. */
export async function loadService(slug: string): Promise<ServiceData> {
  const file = `../../../content/services/${slug}.ts`;
  // Own properties only: the slug comes from the address.
  if (!Object.hasOwn(records, file)) return { kind: 'unknown' };
  const load = records[file]!;
  const [service, cases] = await Promise.all([load(), casesOf(slug)]);
  return { kind: 'service', service, cases };
}

async function casesOf(slug: string): Promise<readonly GalleryCase[]> {
  if (!servicesWithCases.some((one) => one === slug)) return [];
  const { gallery } = await import('../../../content/gallery.ts');
  return gallery.cases.filter(({ treatmentSlug }) => treatmentSlug === slug);
}
