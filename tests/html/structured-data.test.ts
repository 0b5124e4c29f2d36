/** Structured data and link previews. Reads the served HTML without a browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { business } from '../../src/content/business.ts';
import { publishedPaths } from '../e2e/support/html.ts';
import { expect, test } from 'vitest';
import { dist, documentOf, SITE_URL, structuredData, type Json } from './site.ts';

/** Required fields by type, from Google's documentation of rich results. `*` stands for every element of a list. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  HealthAndBeautyBusiness: [
    'name',
    'address.streetAddress',
    'address.addressLocality',
    'address.postalCode',
    'telephone',
    'openingHoursSpecification',
    'image',
    'logo',
  ],
  BreadcrumbList: ['itemListElement.*.position', 'itemListElement.*.name', 'itemListElement.*.item'],
  FAQPage: ['mainEntity.*.name', 'mainEntity.*.acceptedAnswer.text'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
    'publisher.name',
  ],
  Product: ['name', 'image', 'offers.price', 'offers.priceCurrency', 'offers.availability'],
  ItemList: ['itemListElement.*.position', 'itemListElement.*.url'],
  Service: ['name', 'provider.name', 'areaServed'],
};

/** The value at a path such as `a.*.b`. Undefined if any element of a list lacks it. */
function valueAt(value: unknown, path: string): unknown {
  const [key, ...rest] = path.split('.');
  if (key === '' || key === undefined) return value;
  if (key === '*') {
    const found = (value as unknown[]).map((element) => valueAt(element, rest.join('.')));
    return found.some(isEmpty) ? undefined : found;
  }
  return valueAt((value as Json | undefined)?.[key], rest.join('.'));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

test('structured data has the fields that Google requires', async () => {
  const findings: string[] = [];
  const seen = new Set<string>();
  for (const path of publishedPaths) {
    for (const item of structuredData(documentOf(path))) {
      const types = [item['@type']].flat() as string[];
      for (const type of types) seen.add(type);
      const required = types.map((type) => REQUIRED[type]).find(Boolean);
      for (const field of required ?? [])
        if (isEmpty(valueAt(item, field))) findings.push(`${path}: ${types} has no ${field}`);
      const otherOrigin = JSON.stringify(item).match(new RegExp(`"${business.url}[^"]*"`));
      if (otherOrigin && SITE_URL !== business.url)
        findings.push(`${path}: ${otherOrigin[0]} is on another origin`);
    }
  }
  expect(findings).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'HealthAndBeautyBusiness',
      'Service',
      'BreadcrumbList',
      'FAQPage',
      'Article',
      'Product',
    ]),
  );
});

/** Contents of the meta elements by property or name. */
const metaOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, key, value]) => [
      key,
      value!,
    ]),
  );

test('previews have image size and alt text', async () => {
  const withPreview = [];
  for (const path of publishedPaths) {
    const meta = metaOf(documentOf(path));
    if (!meta.has('og:image')) continue;
    withPreview.push(path);
    const picture = join(dist, new URL(meta.get('og:image')!).pathname);
    const { width, height } = await sharp(picture).metadata();
    expect
      .soft([meta.get('og:image:width'), meta.get('og:image:height')], path)
      .toEqual([`${width}`, `${height}`]);
    expect.soft(meta.get('og:image:alt'), path).toMatch(/\w{3}/);
  }
  expect(withPreview.length).toBeGreaterThan(publishedPaths.length / 2);
});

test('articles, and only they, have dates and an author in their head', async () => {
  for (const path of publishedPaths) {
    const html = documentOf(path);
    const meta = metaOf(html);
    const article = structuredData(html).find((item) => item['@type'] === 'Article');
    expect(meta.get('article:published_time'), path).toBe(article?.['datePublished']);
    expect(meta.get('article:modified_time'), path).toBe(article?.['dateModified']);
    for (const name of ['author', 'article:author'])
      expect(meta.get(name), path).toBe(valueAt(article, 'author.name'));
  }
});

test('the image and the logo of the business exist', async () => {
  const [business] = structuredData(documentOf('/'));
  for (const field of ['image', 'logo'])
    expect(existsSync(join(dist, new URL(business![field] as string).pathname)), field).toBe(true);
});
