/** What every document must have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { BootData } from '../../src/boot/boot-data.ts';
import { notFound } from '../../src/content/not-found.ts';
import { qrCodes } from '../../src/content/qr-codes.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { paths } from '../../src/site/paths.ts';
import { attributeValues, publishedPaths, visibleText } from '../e2e/support/html.ts';
import { dist, documentOf, SITE_URL, textOf, useSite } from './site.ts';

const site = useSite();
test.each(publishedPaths)('%s is complete without scripts', (path) => {
  const html = documentOf(path);
  expect(html.match(/<h1/g), 'one h1').toHaveLength(1);
  expect(visibleText(/<title>[^<]*/.exec(html)![0])).toMatch(/^.{5,60}$/);
  expect(html).toMatch(/<meta name="description" content="[^"]{100,200}">/);
  expect(html).toContain(
    path === paths.unsubscribe
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${SITE_URL}${path}">`,
  );
  expect(html).toMatch(/<meta property="og:title"/);
  expect(html, 'a class name that no style sheet defines').not.toMatch(/class="[^"]*\bundefined\b/);
  for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    expect(JSON.parse(json!)).toHaveProperty('@context', 'https://schema.org');
});

test('titles and descriptions are unique', async () => {
  const heads = await Promise.all(
    publishedPaths.map(async (path) => {
      const html = documentOf(path);
      return [/<title>(.*?)</.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  for (const column of [0, 1]) {
    const values = heads.map((head) => head[column]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('replies carry the security headers, and the policy forbids inline scripts', async () => {
  const { headers } = await fetch(`${site.origin}${paths.contact}`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

/** Of a script, as Lighthouse counts them. */
const HEADER_BYTES = 330;

/** What Lighthouse finds later, as it opens pages: a module in a chunk that it doesn't belong to, or a text that is too long. */
test.each([
  [paths.home, 'lighthouserc.json'],
  [paths.contact, 'lighthouserc.json'],
  [paths.services, 'tests/budgets/kinds-of-pages.json'],
])('%s starts with few bytes of scripts', async (path, configuration) => {
  const limit = Number(/script:size.*?(\d+) }/.exec(readFileSync(resolve(configuration), 'utf8'))![1]);
  const boot = JSON.parse(/id="boot">(.*?)</.exec(documentOf(path))![1]!) as BootData;
  const sizes = [boot.entry, ...boot.chunks].map(async (script) => {
    const { headers } = await fetch(site.origin + script, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    return Number(headers.get('content-length')) + HEADER_BYTES;
  });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  expect(total).toBeGreaterThan(limit / 2);
  expect(total).toBeLessThan(limit);
});

const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
/** A script and those that it imports at once. */
function withImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const [, imported] of textOf(`assets/${name}`).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
    withImports(imported!, known);
  return known;
}

/** `newer-cases` loads once the owner has changed the cases: with the settings. */
const IDLE = [
  'newer-cases',
  'preview-bar',
  'reword-offer',
  'settings',
  'show-prices',
  'start-offline',
  'take-scans',
];
test('schemas load when a page is idle, never before, to send, or in the service worker', () => {
  const hasSchemas = (text: string) => text.includes('$ZodString');
  const loaders = scripts.filter((name) =>
    [...withImports(name)].some((file) => hasSchemas(textOf(`assets/${file}`))),
  );
  expect(loaders.filter((name) => !IDLE.some((idle) => name.startsWith(`${idle}-`)))).toEqual([]);
  expect(loaders).toHaveLength(IDLE.length);
  for (const worker of ['sw.js', 'sw-outbox.js']) expect(hasSchemas(textOf(worker))).toBe(false);
});

test('nothing waits to appear without scripts', () => {
  for (const path of publishedPaths) expect(documentOf(path), path).not.toContain(' data-reveal=');
});

test('the first row of the gallery loads eagerly', () => {
  const images = [...documentOf(paths.gallery).matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  const isEager = images.map((tag) => tag.includes('loading="eager"'));
  // Three cases in a row with two images each. The images of the first case are the largest paint on every screen.
  expect(isEager).toEqual(images.map((_, index) => index < 6));
  const priority = images.map((tag) => /fetchpriority="(\w+)"/i.exec(tag)?.[1]);
  expect(priority).toEqual(images.map((_, index) => (index < 2 ? 'high' : index < 6 ? 'low' : 'auto')));
});

test.each(qrCodes.entries.map(({ code, destination }) => [code, destination]))(
  '/qrcode/%s is answered with the page at %s itself, without a redirect',
  async (code, destination) => {
    const [page, scanned] = await Promise.all(
      [destination, `/qrcode/${code}`].map((path) => fetch(site.origin + path, { redirect: 'error' })),
    );
    expect(scanned!.status).toBe(200);
    expect(await scanned!.text()).toBe(await page!.text());
  },
);

test('a page says when its content was last updated', async () => {
  const html = documentOf(paths.about);
  expect(html.replaceAll('<!-- -->', '')).toMatch(/Last updated [A-Z][a-z]+ \d{1,2}, \d{4}\./);
});

const PAGE_TEXTS = [
  'Page Not Found',
  "We couldn't find the page you're looking for. It may have been moved, deleted, or perhaps you typed the wrong address.",
];

test.each([
  ['/no-such-page', PAGE_TEXTS],
  ['/%', PAGE_TEXTS],
  ['/about%zz', PAGE_TEXTS],
  ['/articles/%E0%A4%A', PAGE_TEXTS],
  [paths.service('no-such-service'), [servicePage.notFound.title, servicePage.notFound.text]],
  [paths.article('no-such-article'), PAGE_TEXTS],
])('%s is a 404 that explains itself and links to other pages', async (path, texts) => {
  const response = await fetch(site.origin + path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(/<title>([^<|]*?) \|/.exec(html)?.[1]).toBe(texts[0]);
  for (const text of texts) expect(visibleText(html)).toContain(text);
  for (const link of [paths.home, paths.services, paths.about, paths.memberships])
    expect(attributeValues(html, 'href')).toContain(link);
});

/** Names of Object.prototype: a lookup in a plain object would find them. */
const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-one'];

test.each(
  PROTOTYPE_NAMES.flatMap((slug) => [
    [paths.service(slug), servicePage.notFound.title],
    [paths.article(slug), notFound.title],
  ]),
)('%s is not found', async (path, title) => {
  const response = await fetch(site.origin + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(new RegExp(`<title>${title} \\|[^]*<h1[^>]*>${title}</h1>`));
});
