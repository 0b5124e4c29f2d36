// Modules that `src/plugins/content` derives from the records, so that no page loads all of them.
// A module declared here can't import by a relative path; `import()` types can.

declare module 'virtual:service-cards' {
  type ServiceSlug = import('./services/schema.ts').ServiceSlug;

  export interface ServiceCard {
    readonly slug: ServiceSlug;
    readonly title: string;
    readonly description: string;
    readonly category: import('./services/schema.ts').ServiceCategory;
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

declare module 'virtual:article-cards' {
  /** The cards of all articles, in no particular order. */
  export const articleCards: readonly import('./articles/schema.ts').ArticleCard[];
}

declare module 'virtual:search-index' {
  /** What the service search looks through: services and their treatments. */
  const entries: readonly import('../features/service-search/search.ts').SearchEntry[];
  export default entries;
}
