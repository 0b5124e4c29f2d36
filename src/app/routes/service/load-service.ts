import type { Service } from '../../../content/services/service.schema.ts';

/** Each record is a chunk of its own that is loaded with its page. */
const records = import.meta.glob<Service>(
  [
    '../../../content/services/*.ts',
    '!../../../content/services/*.test.ts',
    '!../../../content/services/*.schema.ts',
    '!../../../content/services/categories.ts',
  ],
  { import: 'service' },
);

/** Loads the record of `slug`. @returns undefined for a slug without a record */
export const loadRecord = (slug: string): Promise<Service | undefined> => loadOf(records, slug);

/** Loads what `files`, a glob of the folder of services, has for `slug`. @returns undefined if there is nothing */
export async function loadOf<T>(
  files: Readonly<Record<string, () => Promise<T>>>,
  slug: string,
): Promise<T | undefined> {
  const file = `../../../content/services/${slug}.ts`;
  // Own properties only: the slug comes from the address.
  return Object.hasOwn(files, file) ? files[file]!() : undefined;
}
