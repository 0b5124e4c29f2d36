import { describe, expect, it } from 'vitest';

import { paths } from '../../site/paths.ts';
import { priceText } from '../../site/price-text.ts';
import type { Article } from '../articles/article.schema.ts';
import { business } from '../business.ts';
import { memberships } from '../memberships.ts';
import { servicesPage } from '../services-page.ts';
import { categories } from './categories.ts';
import { type Service, serviceSchema, serviceSlugs } from './service.schema.ts';

const modules = import.meta.glob<{ service: Service }>(
  ['./*.ts', '!./*.test.ts', '!./*.schema.ts', '!./categories.ts'],
  { eager: true },
);

const files = Object.entries(modules).map(
  ([path, module]) => [path.replace(/^\.\/|\.ts$/g, ''), module.service] as const,
);
const records = new Map<string, Service>(files);
/** The records without the short texts that all have alike. */
const proseOf = files.map(
  ([name, record]) => [name, { ...record, skinTypes: undefined, techniques: undefined }] as const,
);

/** The end of the sentence that 21 CFR 101.93(c) prescribes for supplements. */
const SUPPLEMENT = 'not intended to diagnose, treat, cure, or prevent any disease.';

/** Every string of a record. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts);
  return [];
}

function textOf(slug: string): string {
  const record = records.get(slug);
  expect(record, `${slug} has no record`).toBeDefined();
  return [...texts(record), record?.price ? priceText(record.price) : ''].join('\n').toLowerCase();
}

const articleRecords = Object.values(
  import.meta.glob<Record<string, Article>>(['../articles/*.ts', '!../articles/*.schema.ts'], {
    eager: true,
  }),
).flatMap((module) => Object.values(module));
const articles = articleRecords.map(({ slug }) => slug);

/** Paths that inline links may use, and the phone number. */
const pages: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...articles.map(paths.article),
  ...serviceSlugs.flatMap((slug) => [paths.service(slug), paths.aftercareOf(slug)]),
  business.phone.href,
]);

describe('service records', () => {
  it('exist for every slug', () => {
    expect([...records.keys()].sort()).toEqual([...serviceSlugs].sort());
  });

  it.each(files)('%s satisfies the schema and is named after its slug', (name, record) => {
    expect(serviceSchema.parse(record)).toEqual(record);
    expect(record.slug).toBe(name);
  });

  it.each(['metaTitle', 'metaDescription', 'title', 'tagline', 'cardDescription', 'imageAlt'] as const)(
    'have a %s of their own',
    (field) => {
      const values = files.map(([, record]) => record[field]);
      expect(new Set(values).size).toBe(values.length);
    },
  );

  it.each(proseOf)('%s has neither too few nor too many words', (_, record) => {
    const words = texts(record).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1300);
  });

  // Only while the catalog is the sample's.
  it.runIf(business.name === 'Lumen Tide')('have 1,150 words on average at most', () => {
    const words = proseOf.flatMap(([, record]) => texts(record).join(' ').split(/\s+/));
    expect(words.length / files.length).toBeLessThanOrEqual(1150);
  });

  it('repeat no sentence, within a record or across records', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [name, record] of proseOf) {
      // Intervals are facts that may be the same for several services.
      const { sessions: _, subservices, ...prose } = record;
      const sentences = texts([prose, subservices.map(({ frequency: __, ...rest }) => rest)])
        .flatMap((text) => text.split(/(?<=[.?])\s+/))
        .map((sentence) => sentence.toLowerCase().trim())
        .filter((sentence) => sentence.split(' ').length >= 5);
      for (const sentence of sentences) {
        const before = seen.get(sentence);
        if (before !== undefined) repeated.push(`${before}, ${name}: ${sentence}`);
        seen.set(sentence, name);
      }
    }
    expect(repeated).toEqual([]);
  });

  it.each(proseOf)('%s makes no promises and has no exclamation marks', (_, record) => {
    for (const text of texts(record)) {
      expect(text.replace(SUPPLEMENT, '')).not.toMatch(
        /!|\b(?:guarantee[sd]?|miracles?|miraculous|cure[sd]?|best|flawless|permanent results?)\b/i,
      );
    }
  });

  it('are as many on the pages of skin as the services page counts', () => {
    const { value, label } = servicesPage.stats.items[0]!;
    const options = files
      .filter(([, { category }]) => category === 'skin')
      .flatMap(([, { subservices }]) => subservices);
    expect(label).toBe('Skin treatment options');
    expect(options).toHaveLength(value);
  });

  it('don’t contain the name of the business', () => {
    for (const [, record] of files) expect(texts(record).join(' ')).not.toContain(business.name);
  });

  it.each(files)('%s links only to pages that exist', (_, record) => {
    const targets = texts(record).flatMap((text) =>
      [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]),
    );
    for (const target of targets) expect(pages).toContain(target);
  });

  it.each(files)('%s links to the articles in its own texts', (_, record) => {
    const { articles: more = [], ...rest } = record as Service;
    const linked = articleRecords.filter(({ slug }) =>
      texts(rest).some((text) => text.includes(`(${paths.article(slug)})`)),
    );
    const reading = articleRecords.filter(
      ({ slug, relatedServices }) => more.includes(slug) || relatedServices.includes(record.slug),
    );
    expect(reading).toEqual(expect.arrayContaining(linked));
  });

  it.each(files)(
    '%s has no price or percentage that its price and the memberships do not have',
    (_, record) => {
      const figures = texts(record).flatMap(
        (text) => text.match(/\$\s?[\d,.]*\d|\d+\s?%|\d+ percent|\d+ dollars/g) ?? [],
      );
      const { price, subservices } = record as Service;
      const prices = [price, ...subservices.map((one) => one.price)].flatMap((one) =>
        one ? (priceText(one).match(/\$[\d,.]*\d/g) ?? []) : [],
      );
      const allowed = new Set([...prices, ...memberships.tiers.items.map(({ discount }) => `${discount}%`)]);
      expect(figures.filter((figure) => !allowed.has(figure))).toEqual([]);
    },
  );
});

/** What the sample's texts must say. An owner's catalog may lack the service. */
const offered = (slug: string) => records.has(slug);

describe('required intervals and figures', () => {
  const required: [string, string[]][] = [
    [
      'laser-hair-removal',
      ['every 4 to 6 weeks', '6 to 8 sessions', '6 to 10', 'beard', 'male chest', 'full back'],
    ],
    ['laser-ipl-facial-rejuvenation', ['every 3 to 4 weeks']],
    ['scarlet-srf-microneedling', ['every 4 to 6 weeks', '1 to 3 days', 'moderate']],
    ['agnes-precision-rf-microneedling', ['every 4 to 6 weeks']],
    ['microneedling', ['every 4 to 6 weeks', '24 to 48 hours', 'mild to moderate']],
    ['laser-tattoo-removal', ['every 6 to 8 weeks']],
    ['eyebrow-laser-removal', ['every 6 to 8 weeks']],
    ['phibrows-tattoo-removal', ['every 6 to 8 weeks']],
    ['exosome-scalp-treatment', ['3 to 4 treatments', '8 to 12 weeks apart']],
    ['hair-scalp-micropigmentation', ['2 to 4 sessions', '7 to 14 days apart']],
    [
      'elevated-hydrafacials',
      [
        '60, 75, 90 and 120 minutes',
        'from $250',
        'up to 20%',
        '60 minutes',
        '75 minutes',
        '90 minutes',
        '120 minutes',
      ],
    ],
    ['head-spa', ['60 to 90 minutes']],
  ];
  it.each(required.filter(([slug]) => offered(slug)))('%s states %j', (slug, phrases) => {
    const text = textOf(slug);
    for (const phrase of phrases) expect(text).toContain(phrase.toLowerCase());
  });

  it.runIf(offered('laser-hair-removal'))('laser hair removal always needs a consultation', () => {
    expect(records.get('laser-hair-removal')?.bookingRequirement).toMatch(/consultation/i);
  });
});

describe('categories', () => {
  it('are skin, face, hair and body with their anchors', () => {
    expect(categories.map(({ id, anchor }) => [id, anchor])).toEqual([
      ['skin', 'skin-section'],
      ['face', 'face-section'],
      ['hair', 'hair-section'],
      ['body', 'body-section'],
    ]);
  });

  it('have every service exactly once', () => {
    expect(categories.flatMap(({ slugs }) => slugs).sort()).toEqual([...records.keys()].sort());
  });

  it('match the category in the records', () => {
    for (const { id, slugs } of categories)
      for (const slug of slugs) expect(records.get(slug)?.category).toBe(id);
  });
});
