import { categories } from '../content/services/categories.ts';
import { paths } from './paths.ts';
import { externalCodes } from './qr-pages.ts';

/** One route: its page, or several pages that share a module. */
export interface Route {
  /** A path, or a path with a parameter (`:slug`). */
  pattern: string;
  /** The module that renders it, below `src/app/routes`. */
  module: string;
  /** The module that `loadDeferred` of that module imports. */
  deferred?: string;
  /** The paths of the pages, for a pattern with a parameter. */
  paths?: (articleSlugs: readonly string[]) => readonly string[];
}

/** One HTML file of the built site. */
export interface PageFile {
  path: string;
  /** The module below `src/app/routes` that renders it. Its chunks and styles are the ones this page starts with. */
  module: string;
  /** Another module whose styles the page holds. */
  deferred?: string | undefined;
  /** The file in `dist`, where it is not the usual `<path>/index.html`. */
  file?: string;
}

const NOT_FOUND = 'not-found/not-found.tsx';
const SERVICE_NOT_FOUND = 'service/service-not-found.tsx';
/** Finds its record by the last part of the path. */
const POLICY = 'policy/policy.tsx';

/**
 * Every route, in the order of the sitemap. The first match wins. Navigation, the prerenderer, `sitemap.xml`, the
 * precache and the tests are derived from this list.
 */
export const routes: readonly Route[] = [
  { pattern: paths.home, module: 'home/home.tsx' },
  { pattern: paths.contact, module: 'contact/contact.tsx' },
  { pattern: paths.memberships, module: 'memberships/memberships.tsx' },
  { pattern: paths.articles, module: 'articles/articles.tsx' },
  {
    pattern: paths.article(':slug'),
    module: 'article/article.tsx',
    deferred: 'article/deferred.tsx',
    paths: (articleSlugs) => articleSlugs.map(paths.article),
  },
  { pattern: paths.services, module: 'services/services.tsx', deferred: 'services/deferred.tsx' },
  { pattern: paths.concerns, module: 'concerns/concerns.tsx' },
  { pattern: paths.technology, module: 'technology/technology.tsx' },
  { pattern: paths.gallery, module: 'gallery/gallery.tsx' },
  {
    pattern: paths.service(':slug'),
    module: 'service/service.tsx',
    deferred: 'service/deferred.tsx',
    paths: () => categories.flatMap(({ slugs }) => slugs.map(paths.service)),
  },
  { pattern: paths.firstVisit, module: 'first-visit/first-visit.tsx' },
  {
    // One module for the index and the pages of the services, because few visitors open only one of them.
    pattern: paths.aftercareOf(':slug?'),
    module: 'aftercare/aftercare.tsx',
    paths: () => [paths.aftercare, ...categories.flatMap(({ slugs }) => slugs.map(paths.aftercareOf))],
  },
  { pattern: paths.terms, module: POLICY },
  { pattern: paths.privacy, module: POLICY },
  { pattern: paths.hipaa, module: POLICY },
  { pattern: paths.accessibility, module: POLICY },
  { pattern: paths.about, module: 'about/about.tsx' },
  { pattern: paths.rewards, module: 'rewards/rewards.tsx' },
  { pattern: paths.virtualConsultations, module: 'virtual-consultations/virtual-consultations.tsx' },
  { pattern: paths.sitemap, module: 'sitemap/sitemap.tsx' },
  { pattern: paths.unsubscribe, module: 'unsubscribe/unsubscribe.tsx' },
  {
    pattern: paths.qrCode(':code'),
    module: 'qr-code/qr-code.tsx',
    paths: () => externalCodes.map(paths.qrCode),
  },
  { pattern: '*', module: NOT_FOUND, paths: () => [] },
];

/** Documents that hosts serve for unknown paths. */
const notFoundFiles: readonly PageFile[] = [
  { path: '/404', module: NOT_FOUND, file: '404.html' },
  // Some hosts use this one by themselves: the nearest 404.html above an unknown path.
  { path: paths.service('404'), module: SERVICE_NOT_FOUND, file: 'services/404.html' },
  // The same document again for the service worker, because hosts answer a request for 404.html in different ways.
  { path: '/404', module: NOT_FOUND, file: 'not-found/index.html' },
];

/** @returns the addresses of all pages, without the documents for unknown paths */
export const linkedPages = (articleSlugs: readonly string[]): string[] =>
  pagesOf(articleSlugs)
    .filter(({ file }) => file === undefined)
    .map(({ path }) => path);

/** @returns every page that is rendered at build time. The slugs of articles are the names of their files. */
export function pagesOf(articleSlugs: readonly string[]): PageFile[] {
  const pages = routes.flatMap(({ pattern, module, deferred, paths: pathsOf }) =>
    (pathsOf?.(articleSlugs) ?? [pattern]).map((path) => ({ path, module, deferred })),
  );
  return [...pages, ...notFoundFiles];
}
