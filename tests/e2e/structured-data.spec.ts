/** What search engines are told, held against what Google requires of each type. */
import sharp from 'sharp';
import { business } from '../../src/content/business.ts';
import { pages } from './site-pages.ts';
import { expect, test } from './test.ts';

/** Required fields by type, from Google's documentation of rich results; `*` stands for every element of a list. */
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

const published = pages.filter(({ file }) => file === undefined).map(({ path }) => path);

type Json = Record<string, unknown>;

const structuredData = (html: string): Json[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Json,
  );

/** What stands at `a.*.b`; undefined where any of a list's elements lacks it. */
function at(value: unknown, path: string): unknown {
  const [key, ...rest] = path.split('.');
  if (key === '' || key === undefined) return value;
  if (key === '*') {
    const found = (value as unknown[]).map((one) => at(one, rest.join('.')));
    return found.some(isEmpty) ? undefined : found;
  }
  return at((value as Json | undefined)?.[key], rest.join('.'));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

test('structured data has what Google requires of each type', async ({ site }) => {
  const findings: string[] = [];
  const seen = new Set<string>();
  for (const path of published) {
    for (const item of structuredData(await (await fetch(site.origin + path)).text())) {
      const types = [item['@type']].flat() as string[];
      for (const type of types) seen.add(type);
      const rule = types.map((type) => REQUIRED[type]).find(Boolean);
      for (const field of rule ?? [])
        if (isEmpty(at(item, field))) findings.push(`${path}: ${types} has no ${field}`);
      const foreign = JSON.stringify(item).match(new RegExp(`"${business.url}[^"]*"`));
      if (foreign && site.origin !== business.url)
        findings.push(`${path}: ${foreign[0]} is another site's address`);
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

/** Contents of the head's meta elements by property or name. */
const metaOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, key, value]) => [
      key,
      value!,
    ]),
  );

test('previews name size and content of their picture, and articles their dates and author', async ({
  site,
}) => {
  for (const path of published) {
    const html = await (await fetch(site.origin + path)).text();
    const meta = metaOf(html);
    if (meta.has('og:image')) {
      const picture = await fetch(meta.get('og:image')!);
      const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual([
        `${width}`,
        `${height}`,
      ]);
      expect(meta.get('og:image:alt'), path).toMatch(/\w{3}/);
    }
    const article = structuredData(html).find((item) => item['@type'] === 'Article');
    expect(meta.get('article:published_time'), path).toBe(article?.['datePublished']);
    expect(meta.get('article:modified_time'), path).toBe(article?.['dateModified']);
    for (const name of ['author', 'article:author'])
      expect(meta.get(name), path).toBe(at(article, 'author.name'));
  }
});

test("the business's picture and logo are there", async ({ site }) => {
  const [business] = structuredData(await (await fetch(site.origin)).text());
  for (const field of ['image', 'logo']) expect((await fetch(business![field] as string)).status).toBe(200);
});
