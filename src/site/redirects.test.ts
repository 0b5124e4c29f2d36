import { expect, it } from 'vitest';
import { redirectsFile } from '../plugins/html/hosting.ts';
import { pagesOf } from './pages.ts';
import { notFoundDocumentOf, notFoundDocuments, redirectOf, redirects } from './redirects.ts';

const pages = pagesOf([]);
const at = (pathname: string, search = '', hash = '') => redirectOf({ pathname, search, hash });

it('every redirect leads from a path without a page to a page that has not moved', () => {
  const published = pages.map(({ path }) => path);
  for (const [from, to] of redirects) {
    const [target = ''] = to.split('#');
    expect(published, from).not.toContain(from);
    expect(published, from).toContain(target);
    expect(at(target), from).toBeUndefined();
  }
});

it('the host’s file has the same redirects', () => {
  const file = redirectsFile();
  for (const [from, to] of redirects) expect(file).toContain(`${from} ${to} 301\n`);
  // Redirects come first, because the first match wins.
  expect(file).toMatch(/\/services\/:slug \/services\/404\.html 404\n$/);
});

it('keeps the query, and the fragment if the target has none', () => {
  expect(at('/bundles', '?utm_source=x', '#top')).toEqual({
    pathname: '/memberships',
    search: '?utm_source=x',
    hash: '#buy-more-save-more',
  });
  expect(at('/services/japanese-head-spa/', '?a=b', '#treatments-section')).toEqual({
    pathname: '/services/head-spa',
    search: '?a=b',
    hash: '#treatments-section',
  });
});

it.each(['/', '/memberships', '/services/head-spa', '/services/constructor', '/__proto__', '/bundles/x'])(
  '%s has not moved',
  (path) => expect(at(path)).toBeUndefined(),
);

it('only unknown services have a not-found document of their own, and it is rendered', () => {
  expect(notFoundDocumentOf('/services/nope')).toBe('/services/404.html');
  expect(notFoundDocumentOf('/services/nope/')).toBe('/services/404.html');
  for (const path of ['/', '/nope', '/services', '/services/', '/services/a/b', '/articles/nope'])
    expect(notFoundDocumentOf(path), path).toBeUndefined();
  const files = pages.map(({ file }) => `/${file}`);
  for (const [, document] of notFoundDocuments) expect(files).toContain(document);
});
