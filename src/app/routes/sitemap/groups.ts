import type { ServiceCategory } from '../../../content/services/service.schema.ts';
import { sitemap } from '../../../content/sitemap.ts';
import { anchors, paths } from '../../../site/paths.ts';

/** A heading of the sitemap page with its links. */
export interface LinkGroup {
  title: string;
  links: { label: string; to: string }[];
}

const { main, legal, groups } = sitemap;

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
      links: [
        { label: main.home, to: paths.home },
        { label: main.about, to: paths.about },
        { label: main.services, to: paths.services },
        { label: main.concerns, to: paths.concerns },
        { label: main.technology, to: paths.technology },
        { label: main.gallery, to: paths.gallery },
        { label: main.memberships, to: paths.memberships },
        { label: main.bundles, to: `${paths.memberships}#${anchors.buyMoreSaveMore}` },
        { label: main.rewards, to: paths.rewards },
        { label: main.virtualConsultations, to: paths.virtualConsultations },
        { label: main.firstVisit, to: paths.firstVisit },
        { label: main.contact, to: paths.contact },
      ],
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
      links: [
        { label: legal.terms, to: paths.terms },
        { label: legal.privacy, to: paths.privacy },
        { label: legal.hipaa, to: paths.hipaa },
        { label: legal.accessibility, to: paths.accessibility },
      ],
    },
  ];
}
