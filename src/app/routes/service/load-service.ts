import type { Service } from '../../../content/services/service.schema.ts';
import { loadOf } from './load-of.ts';

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
