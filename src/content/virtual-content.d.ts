// Modules that `src/build/content` derives from the records, so that no page loads all of them.

declare module 'virtual:service-cards' {
  import type { ServiceCategory, ServiceSlug } from './services/schema.ts';

  export interface ServiceCard {
    readonly slug: ServiceSlug;
    readonly title: string;
    readonly description: string;
    readonly category: ServiceCategory;
    /** What the picture `service-<slug>` shows. */
    readonly alt: string;
  }
  /** Every service as its card in the catalogue, in the catalogue's order. */
  export const cards: readonly ServiceCard[];
  /** Services that a case of the gallery belongs to. */
  export const servicesWithCases: readonly ServiceSlug[];
  /** How many treatments each service offers, by slug. */
  export const treatmentCounts: Readonly<Record<ServiceSlug, number>>;
}

declare module 'virtual:search-index' {
  import type { SearchEntry } from '../features/service-search/search.ts';
  /** What the service search looks through: services and their treatments. */
  const entries: readonly SearchEntry[];
  export default entries;
}
