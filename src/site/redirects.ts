import { matchPattern, type Address } from './address.ts';
import { anchors, paths } from './paths.ts';

/**
 * Paths that have moved. The host (`_redirects`), the service worker and navigation follow this table before a page is
 * shown.
 */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.bundles, `${paths.memberships}#${anchors.buyMoreSaveMore}`],
  [paths.service('japanese-head-spa'), paths.service('head-spa')],
];

/**
 * @returns the new address; undefined if the page has not moved. The query is kept, and the fragment too unless the
 * target has its own.
 */
export function redirectOf({ pathname, search, hash }: Address): Address | undefined {
  const path = pathname.replace(/\/+$/, '');
  const target = redirects.find(([from]) => from === path)?.[1];
  if (target === undefined) return undefined;
  const [page = '', anchor] = target.split('#');
  return { pathname: page, search, hash: anchor ? `#${anchor}` : hash };
}

/**
 * Documents that are served with status 404 for unknown paths of a pattern. All other unknown paths get `404.html`. A
 * parameter (`:slug`) matches one path segment, as in `_redirects`.
 */
export const notFoundDocuments: readonly (readonly [pattern: string, document: string])[] = [
  [paths.service(':slug'), paths.service('404.html')],
];

/** @returns the not-found document of an unknown path; undefined if it has none of its own */
export function notFoundDocumentOf(pathname: string): string | undefined {
  return notFoundDocuments.find(([pattern]) => matchPattern(pattern, pathname))?.[1];
}
