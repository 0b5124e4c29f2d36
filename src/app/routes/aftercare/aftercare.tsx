import { aftercare } from '../../../content/aftercare.ts';
import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { business } from '../../../content/business.ts';
import type { ServiceAftercare } from '../../../content/services/service.schema.ts';
import { breadcrumbStructuredData, type BreadcrumbItem } from '../../../features/breadcrumb/breadcrumb.tsx';
import type { Head } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { loadOf } from '../service/load-of.ts';
import { AftercareIndex, type AftercareIndexProps } from './aftercare-index.tsx';
import { AftercarePage } from './aftercare-page.tsx';

type Data =
  | ({ kind: 'index' } & AftercareIndexProps)
  | { kind: 'service'; service: ServiceAftercare }
  | { kind: 'unknown'; page: typeof import('../not-found/not-found.tsx') };

/** What the page shows of each record, a chunk of its own. */
const records = import.meta.glob<ServiceAftercare>(
  [
    '../../../content/services/*.ts',
    '!../../../content/services/*.test.ts',
    '!../../../content/services/*.schema.ts',
    '!../../../content/services/categories.ts',
  ],
  { import: 'default', query: '?aftercare' },
);

/** Loads the aftercare of a service, or without a slug what the index shows of each. */
export async function loader({ params: { slug } }: { params: { slug?: string | undefined } }): Promise<Data> {
  if (slug === undefined) {
    const [{ cards }, { firstSteps }] = await Promise.all([
      import('../../../content/derived/service-cards.ts'),
      import('../../../content/derived/first-steps.ts'),
    ]);
    return { kind: 'index', cards, firstSteps };
  }
  const service = await loadOf(records, slug);
  if (!service) return { kind: 'unknown', page: await import('../not-found/not-found.tsx') };
  return { kind: 'service', service };
}

/** The index of aftercare, or the aftercare of one service. */
export function Component({ data }: { data: Data }) {
  switch (data.kind) {
    case 'index':
      return <AftercareIndex cards={data.cards} firstSteps={data.firstSteps} />;
    case 'service':
      return <AftercarePage service={data.service} trail={trailOf(data.service)} />;
    case 'unknown':
      return <data.page.Component />;
  }
}

/** Home > Aftercare > title. */
const trailOf = (service?: ServiceAftercare): BreadcrumbItem[] => [
  { name: breadcrumbTexts.home, path: paths.home },
  { name: aftercare.name, path: paths.aftercare },
  ...(service ? [{ name: service.title, path: paths.aftercareOf(service.slug) }] : []),
];

export function head(data: Data): Head {
  const { index, page } = aftercare;
  switch (data.kind) {
    case 'index':
      return {
        ...index.meta,
        path: paths.aftercare,
        image: index.picture.name,
        imageAlt: index.picture.alt,
        structuredData: import.meta.env.SSR ? [breadcrumbStructuredData(trailOf())] : [],
      };
    case 'service': {
      const { slug, title, imageAlt } = data.service;
      const path = paths.aftercareOf(slug);
      const meta = { title: page.metaTitle(title), description: page.metaDescription(title), path };
      return {
        ...meta,
        image: `service-${slug}`,
        imageAlt,
        structuredData: import.meta.env.SSR
          ? [
              breadcrumbStructuredData(trailOf(data.service)),
              {
                '@context': 'https://schema.org',
                '@type': 'WebPage',
                name: meta.title,
                description: meta.description,
                url: business.url + path,
                inLanguage: 'en-US',
                about: { '@type': 'Service', name: title, url: business.url + paths.service(slug) },
              },
            ]
          : [],
      };
    }
    case 'unknown':
      return data.page.head(undefined);
  }
}
