// Modules that `src/plugins/content` derives from the records, so that no page loads all records.
// These declarations can't have relative imports, but `import()` types work.

declare module 'virtual:service-cards' {
  type ServiceSlug = import('./services/service.schema.ts').ServiceSlug;

  export interface ServiceCard {
    readonly slug: ServiceSlug;
    readonly title: string;
    readonly description: string;
    readonly category: import('./services/service.schema.ts').ServiceCategory;
    /** What the picture `service-<slug>` shows. */
    readonly alt: string;
    /** The price of the whole service, if it has one, as visitors read it. */
    readonly price?: string;
  }
  /** The cards of all services, in the order of the services page. */
  export const cards: readonly ServiceCard[];
  /** Number of treatments of each service, by slug. */
  export const treatmentCounts: Readonly<Record<ServiceSlug, number>>;
}

declare module 'virtual:service-counts' {
  export const serviceCount: number;
  /** Number of treatments of all services. */
  export const treatmentCount: number;
}

declare module 'virtual:aftercare-first-steps' {
  /** The first aftercare instruction of each service, by slug. */
  export const firstSteps: Readonly<Record<import('./services/service.schema.ts').ServiceSlug, string>>;
}

declare module 'virtual:served-cities' {
  export const servedCities: readonly string[];
}

declare module 'virtual:article-cards' {
  /** The cards of all articles, in no particular order. */
  export const articleCards: readonly import('./articles/article.schema.ts').ArticleCard[];
}

declare module 'virtual:service-reading' {
  type ServiceSlug = import('./services/service.schema.ts').ServiceSlug;

  /** Titles of the services by slug, in the order of the services page. */
  export const serviceTitles: Readonly<Record<ServiceSlug, string>>;
  /** Services that have a case in the gallery. */
  export const servicesWithCases: readonly ServiceSlug[];
  /** Titles of the articles and names of the devices, by slug. */
  export const articleTitles: Readonly<Record<string, string>>;
  export const deviceNames: Readonly<Record<string, string>>;
}

declare module 'virtual:paying-facts' {
  /** The payment methods of the business record. */
  export const paymentMethods: readonly string[];
  /** When a client learns a price that isn't shown. */
  export const writtenPrice: string;
  /** How long a consultation takes; `later` if treatment never follows at the same visit. */
  export const consultation: string;
  export const consultationLater: string;
  /** What a consultation costs, as a sentence. */
  export const consultationFee: string;
}

declare module 'virtual:search-index' {
  /** The index of the search: services, treatments, concerns, devices, articles, pages, aftercare, questions. */
  const entries: readonly import('../features/service-search/search.ts').SearchEntry[];
  export default entries;
}
