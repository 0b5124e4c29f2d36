/** Titles of the services in each category, as the inquiry form offers them. */
import { services } from '../all-records.ts';
import { categories } from '../services/categories.ts';
import type { ServiceCategory } from '../services/service.schema.ts';

export const serviceChoices: readonly { id: ServiceCategory; names: readonly string[] }[] = categories.map(
  ({ id, slugs }) => ({ id, names: slugs.map((slug) => services.get(slug)!.title) }),
);
