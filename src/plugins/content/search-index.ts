import { categories } from '../../content/services/categories.ts';
import type { Service, Subservice } from '../../content/services/schema.ts';
import { plainText } from '../../features/rich-text/plain-text.ts';
import { fold, wordsOf } from '../../features/service-search/fold.ts';
import type { SearchEntry } from '../../features/service-search/search.ts';

/** Every word of the texts once, folded. The search matches single words, so their order doesn't matter. */
function searchText(texts: readonly (string | undefined)[]): string {
  const words = wordsOf(fold(plainText(texts.filter(Boolean).join(' '))));
  return [...new Set(words)].join(' ');
}

/** A service: its texts, keywords and treatments. */
const serviceEntry = (service: Service): SearchEntry => ({
  slug: service.slug,
  title: service.title,
  description: service.cardDescription,
  text: searchText([
    service.title,
    service.tagline,
    service.cardDescription,
    ...service.keywords,
    ...service.benefits.flatMap(({ title, text }) => [title, text]),
    ...service.whatToExpect,
    ...service.subservices.map(({ title }) => title),
    ...(service.treatmentConcerns ?? []).map(({ concern }) => concern),
  ]),
});

/** A treatment: title, description, benefits and targets. */
const treatmentEntry = (service: Service, treatment: Subservice): SearchEntry => ({
  slug: service.slug,
  title: treatment.title,
  description: plainText(treatment.description),
  parent: service.title,
  treatment: treatment.id,
  text: searchText([
    treatment.title,
    treatment.description,
    ...treatment.benefits,
    ...(treatment.targets ?? []),
  ]),
});

/**
 * The search index: each service followed by its treatments, in the order of the categories.
 */
export function searchIndex(services: ReadonlyMap<string, Service>): SearchEntry[] {
  return categories
    .flatMap(({ slugs }) => slugs)
    .flatMap((slug) => {
      const service = services.get(slug)!;
      return [serviceEntry(service), ...service.subservices.map((one) => treatmentEntry(service, one))];
    });
}
