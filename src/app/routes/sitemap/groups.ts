import type { ServiceCategory } from '../../../content/services/service.schema.ts';
import { sitemap } from '../../../content/sitemap.ts';
import { anchors, paths } from '../../../site/paths.ts';

/** A heading of the sitemap page with its links. */
export interface LinkGroup {
  title: string;
  links: { label: string; to: string }[];
}

const { main, legal, groups } = sitemap;

/** The labels have the names that `paths.ts` gives the pages. */
const addressOf = (name: keyof typeof main): string =>
  name === 'bundles' ? `${paths.memberships}#${anchors.buyMoreSaveMore}` : paths[name];

/** The links to all pages, in groups. */
export function linkGroups(
  cards: readonly { slug: string; title: string; category: ServiceCategory }[],
  articleCards: readonly { slug: string; title: string }[],
): LinkGroup[] {
  const services = (area: 'skin' | 'face' | 'hair' | 'body'): LinkGroup => ({
    title: groups[area],
    links: cards
      .filter(({ category }) => category === area)
      .map(({ slug, title }) => ({ label: title, to: paths.service(slug) })),
  });
  return [
    {
      title: groups.main,
      links: Object.entries(main).map(([name, label]) => ({
        label,
        to: addressOf(name as keyof typeof main),
      })),
    },
    {
      title: groups.articles,
      links: [
        { label: sitemap.articles, to: paths.articles },
        ...articleCards.map(({ slug, title }) => ({ label: title, to: paths.article(slug) })),
      ],
    },
    services('skin'),
    services('face'),
    services('hair'),
    services('body'),
    {
      title: groups.aftercare,
      links: [
        { label: sitemap.aftercare, to: paths.aftercare },
        ...cards.map(({ slug, title }) => ({ label: title, to: paths.aftercareOf(slug) })),
      ],
    },
    {
      title: groups.legal,
      links: Object.entries(legal).map(([name, label]) => ({ label, to: paths[name as keyof typeof legal] })),
    },
  ];
}
