import { redirects } from '../../../content/services/categories.ts';
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

/** What a service page shows: a record, or the way to another page, or that there is none. */
export type ServiceData =
  | { kind: 'service'; service: Service; cases: readonly GalleryCase[] }
  | { kind: 'moved'; slug: string }
  | { kind: 'unknown' };

/** Brings the record of `slug` and the gallery's cases that belong to it. */
export async function loadService(slug: string): Promise<ServiceData> {
  const moved = redirects[slug];
  if (moved) return { kind: 'moved', slug: moved };
  const load = records[`../../../content/services/${slug}.ts`];
  if (!load) return { kind: 'unknown' };
  const [service, cases] = await Promise.all([load(), casesOf(slug)]);
  return { kind: 'service', service, cases };
}

async function casesOf(slug: string): Promise<readonly GalleryCase[]> {
  if (!servicesWithCases.some((one) => one === slug)) return [];
  const { gallery } = await import('../../../content/gallery.ts');
  return gallery.cases.filter(({ treatmentSlug }) => treatmentSlug === slug);
}
