/** Links, redirects, images and the sitemap of the whole site. Reads the built files. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../../src/content/business.ts';
import { paths } from '../../src/site/paths.ts';
import { BUDGET_BYTES_PER_PIXEL } from '../../src/plugins/pictures/derive.ts';
import { redirects } from '../../src/site/redirects.ts';
import { attributeValues, publishedPaths } from '../e2e/support/html.ts';
import { expect, test } from 'vitest';
import { dist, documentOf, SITE_URL, textOf, useSite } from './site.ts';

const site = useSite();

test('old addresses redirect permanently', async () => {
  for (const [from, to] of redirects) {
    const response = await fetch(site.origin + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  }
});

test('internal links lead to existing pages and sections, and external links open with noopener', async () => {
  const pages = new Map<string, string>();
  for (const path of publishedPaths) pages.set(path, documentOf(path));
  const moved = new Map(redirects);
  const findings = new Set<string>();
  for (const [path, html] of pages) {
    for (const [tag] of html.matchAll(/<a\s[^>]*>/g)) {
      const [href = ''] = attributeValues(tag, 'href');
      if (/^https?:/.test(href) && !(/target="_blank"/.test(tag) && /rel="noopener"/.test(tag)))
        findings.add(`${path}: ${href} opens without noopener`);
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const { pathname, hash } = new URL(href, SITE_URL + path);
      if (pathname === paths.sitemapXml) continue;
      const target = pages.get(moved.get(pathname)?.split('#')[0] ?? pathname);
      if (target === undefined) findings.add(`${path}: ${href} is not a page`);
      else if (hash && !target.includes(` id="${hash.slice(1)}"`))
        findings.add(`${path}: ${href} has no such section`);
    }
  }
  expect([...findings]).toEqual([]);
});

test('the top bar of every page leads to booking', () => {
  for (const path of publishedPaths) {
    const [bar] = /<header.*?<\/header>/s.exec(documentOf(path))!;
    const [booking] = [...bar.matchAll(/<a\s([^>]*)>BOOK NOW/g)];
    expect(attributeValues(` ${booking?.[1]}`, 'href'), path).toEqual([business.bookingUrl]);
  }
});

/** Link texts that Lighthouse rejects because they do not say where the link leads. */
const VAGUE =
  /^(click here|click this|go|here|(more )?information|learn more|more( info)?|right here|read more|see more|start|this)$/i;

test('every link text says where the link leads', async () => {
  const findings: string[] = [];
  for (const path of publishedPaths) {
    const html = documentOf(path);
    for (const [, attributes, content] of html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)) {
      const [href] = attributeValues(` ${attributes}`, 'href');
      const text = content!.replace(/<[^>]*>/g, '').trim();
      if (!href?.startsWith('#') && VAGUE.test(text)) findings.push(`${path}: ${text} leads to ${href}`);
    }
  }
  expect(findings).toEqual([]);
});

test('every image exists and has alt text, width and height', async () => {
  const addresses = new Set<string>();
  const findings: string[] = [];
  for (const path of publishedPaths) {
    const html = documentOf(path);
    const candidates = [...attributeValues(html, 'srcset'), ...attributeValues(html, 'imagesrcset')].flatMap(
      (srcset) => srcset.split(','),
    );
    for (const candidate of candidates) addresses.add(candidate.trim().split(' ')[0]!);
    for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) {
      addresses.add(attributeValues(tag, 'src')[0]!);
      for (const name of ['alt', 'width', 'height'])
        if (attributeValues(tag, name).length === 0) findings.push(`${path}: ${tag} has no ${name}`);
    }
    for (const [, preview] of html.matchAll(/property="og:image" content="([^"]*)"/g))
      addresses.add(preview!);
  }
  const files = [...addresses].map((address) => new URL(address, SITE_URL).pathname);
  findings.push(...files.filter((file) => !existsSync(join(dist, file))).map((file) => `${file} is missing`));
  expect(files.length).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});

test('sitemap.xml lists exactly the indexed pages, each with its date', async () => {
  const xml = textOf(paths.sitemapXml);
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
    ([, url]) => url,
  );
  const indexed = [];
  for (const path of publishedPaths) if (!documentOf(path).includes('noindex')) indexed.push(SITE_URL + path);
  expect([...listed].sort()).toEqual(indexed.sort());
  expect(textOf('/robots.txt')).toContain(`Sitemap: ${SITE_URL}${paths.sitemapXml}`);
});

test('no picture that every device stores is above the budget of its width', () => {
  const stored = [...textOf('sw.js').matchAll(/pictures\/[\w-]+-(\d+)\.avif/g)];
  expect(stored.length).toBeGreaterThan(40);
  const large = stored.filter(
    ([file, width]) => statSync(join(dist, file)).size > Number(width) * BUDGET_BYTES_PER_PIXEL,
  );
  expect(large.map(([file]) => file)).toEqual([]);
});
