/** A treatment named below an article. */
export interface RelatedService {
  slug: string;
  title: string;
  line: string;
}

/** How many related treatments are shown. */
const SHOWN = 3;

/** The treatments with these slugs, in this order; a slug without a service is left out. */
export async function loadRelatedServices(slugs: readonly string[]): Promise<RelatedService[]> {
  const { cards } = await import('virtual:service-cards');
  return slugs
    .flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
    .slice(0, SHOWN)
    .map(({ slug, title, description }) => ({ slug, title, line: description }));
}
