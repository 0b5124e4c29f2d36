import { anchors, paths } from './paths.ts';

/**
 * Addresses that lead to another page. The host (`_redirects`), the service worker and the router all read this table
 * and follow it before anything is shown.
 */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.bundles, `${paths.memberships}#${anchors.buyMoreSaveMore}`],
  [paths.service('japanese-head-spa'), paths.service('head-spa')],
];

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Where a visitor of this address belongs. The query goes along; the fragment does too unless the target has its own.
 * @returns undefined when the page has not moved
 */
export function redirectOf({ pathname, search, hash }: Address): Address | undefined {
  const path = pathname.replace(/\/+$/, '');
  const target = redirects.find(([from]) => from === path)?.[1];
  if (target === undefined) return undefined;
  const [page = '', anchor] = target.split('#');
  return { pathname: page, search, hash: anchor ? `#${anchor}` : hash };
}

/**
 * Documents that answer with status 404 for unknown addresses of one kind; `404.html` answers for all others. A
 * parameter (`:slug`) stands for one path segment, as in the router and in `_redirects`.
 */
export const notFoundDocuments: readonly (readonly [pattern: string, document: string])[] = [
  [paths.service(':slug'), '/services/404.html'],
];

/** The document for an unknown address. @returns undefined when it has none of its own */
export function notFoundDocumentOf(pathname: string): string | undefined {
  return notFoundDocuments.find(([pattern]) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`).test(pathname),
  )?.[1];
}
