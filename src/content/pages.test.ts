import { describe, expect, it } from 'vitest';
import { paths } from '../app/paths.ts';
import { aboutSchema } from './about.schema.ts';
import { about } from './about.ts';
import { articlesPageSchema } from './articles-page.schema.ts';
import { articlesPage } from './articles-page.ts';
import { completeHairScalpCareGuide } from './articles/complete-hair-scalp-care-guide.ts';
import { everydaySkincareLayeringGuide } from './articles/everyday-skincare-layering-guide.ts';
import { articleSchema, type Article } from './articles/schema.ts';
import { spmuAftercareGuide } from './articles/spmu-aftercare-guide.ts';
import { concernsSchema } from './concerns.schema.ts';
import { concerns } from './concerns.ts';
import { gallerySchema } from './gallery.schema.ts';
import { gallery } from './gallery.ts';
import { inquiryForm } from './inquiry-form.ts';
import { membershipsSchema } from './memberships.schema.ts';
import { memberships } from './memberships.ts';
import { hipaaCompliance } from './policies/hipaa-compliance.ts';
import { privacyPolicy } from './policies/privacy-policy.ts';
import { policySchema, type Policy } from './policies/schema.ts';
import { termsOfService } from './policies/terms-of-service.ts';
import { popupSchema } from './popup.schema.ts';
import { popup } from './popup.ts';
import { qrCodesSchema } from './qr-codes.schema.ts';
import { qrCodes } from './qr-codes.ts';
import { rewardsSchema } from './rewards.schema.ts';
import { rewards } from './rewards.ts';
import { serviceSlugs } from './services/schema.ts';
import { team } from './team.ts';
import { technologySchema } from './technology.schema.ts';
import { technology } from './technology.ts';
import { unsubscribeSchema } from './unsubscribe.schema.ts';
import { unsubscribe } from './unsubscribe.ts';
import { virtualConsultationsSchema } from './virtual-consultations.schema.ts';
import { virtualConsultations } from './virtual-consultations.ts';
import { widgetSchema } from './widget.schema.ts';
import { widget } from './widget.ts';

const articles: Article[] = [everydaySkincareLayeringGuide, completeHairScalpCareGuide, spmuAftercareGuide];
const policies: Policy[] = [termsOfService, privacyPolicy, hipaaCompliance];
const records = [
  ['about', aboutSchema, about],
  ['concerns', concernsSchema, concerns],
  ['technology', technologySchema, technology],
  ['gallery', gallerySchema, gallery],
  ['memberships', membershipsSchema, memberships],
  ['rewards', rewardsSchema, rewards],
  ['virtual consultations', virtualConsultationsSchema, virtualConsultations],
  ['articles page', articlesPageSchema, articlesPage],
  ['unsubscribe', unsubscribeSchema, unsubscribe],
  ['popup', popupSchema, popup],
  ['widget', widgetSchema, widget],
  ['QR codes', qrCodesSchema, qrCodes],
  ...articles.map((article) => [article.slug, articleSchema, article] as const),
  ...policies.map((policy) => [policy.slug, policySchema, policy] as const),
] as const;

/** Every string of a record, with the keys that lead to it. */
function strings(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}
const everything = records.flatMap(([name, , record]) => strings(record, name));

/** What a reader reads of a block: keys, addresses and what only screen readers hear are left out. */
const read = (content: unknown) =>
  strings(content)
    .filter(({ path }) => !/\.(?:type|tone|src|alt|id)$/.test(path))
    .map(({ text }) => text.replace(/\]\([^)]*\)/g, ' ').replace(/[[*]/g, ''))
    .join(' ');
const countWords = (content: unknown) =>
  read(content)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

describe('every record', () => {
  it.each(records.map(([name, schema, record]) => ({ name, schema, record })))(
    '$name matches its schema',
    ({ schema, record }) => {
      expect(schema.safeParse(record).error?.message).toBeUndefined();
    },
  );

  it('has a title and description of its own', () => {
    const heads = [
      about,
      concerns,
      technology,
      gallery,
      memberships,
      rewards,
      virtualConsultations,
      articlesPage,
      unsubscribe,
      ...policies,
    ]
      .map(({ meta }) => meta)
      .concat(
        articles.map(({ metaTitle, metaDescription }) => ({
          title: metaTitle,
          description: metaDescription,
        })),
      );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it('links only to pages that exist', () => {
    const pages = new Set<string>([
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      ...serviceSlugs.map(paths.service),
      ...articles.map(({ slug }) => paths.article(slug)),
    ]);
    const targets = everything.flatMap(({ path, text }) => [
      ...[...text.matchAll(/\]\(([^)#]*)[^)]*\)/g)].map((match) => ({ path, target: match[1] ?? '' })),
      ...(path.endsWith('.to') && text.startsWith('/') ? [{ path, target: text.split('#')[0] ?? '' }] : []),
    ]);
    expect(targets.length).toBeGreaterThan(30);
    expect(targets.filter(({ target }) => !pages.has(target))).toEqual([]);
  });

  it('calls a service what the inquiry form calls it', () => {
    const titles = new Set<string>(inquiryForm.services.groups.flatMap(({ names }) => names));
    const named = [
      ...concerns.groups.flatMap((group) =>
        group.concerns.flatMap((concern) => concern.recommendedTreatments.map(({ name }) => name)),
      ),
      ...technology.devices.flatMap(({ relatedServices }) => relatedServices.map(({ name }) => name)),
      ...gallery.cases.map(({ treatment }) => treatment),
      ...rewards.qualifying.services.map(({ name }) => name),
    ];
    expect(named.filter((name) => !titles.has(name))).toEqual([]);
  });

  it('raises its voice only where the specification does', () => {
    expect(everything.filter(({ text }) => text.includes('!')).map(({ text }) => text)).toEqual([
      'Thank You!',
    ]);
  });

  it('promises no results', () => {
    expect(everything.filter(({ text }) => /\b(?:guarantee|miracle|cure)/i.test(text))).toEqual([]);
  });

  it('uses typographic marks, except in sentences that the specification quotes', () => {
    expect(everything.filter(({ text }) => /['"]/.test(text)).map(({ text }) => text)).toEqual([
      "Thank you for reaching out. We'll get back to you within 24 hours.",
    ]);
  });

  it('describes each picture, and the same picture in the same words', () => {
    const alts = new Map<string, string>();
    const note = (name: string, alt: string) => {
      expect(alts.get(name) ?? alt, name).toBe(alt);
      alts.set(name, alt);
    };
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('alt' in value && typeof value.alt === 'string') {
        if ('name' in value && typeof value.name === 'string') note(value.name, value.alt);
        if ('src' in value && typeof value.src === 'string') note(value.src, value.alt);
      }
      Object.values(value).forEach(visit);
    };
    records.forEach(([, , record]) => visit(record));
    expect(alts.size).toBeGreaterThan(20);
    expect(new Set(alts.values()).size).toBe(alts.size);
  });
});

describe('articles', () => {
  it.each(articles)('$slug is as long as its read time promises', ({ content, readTime }) => {
    const promised = Number.parseInt(readTime, 10) * 220;
    const words = countWords(content);
    expect(words).toBeGreaterThanOrEqual(promised * 0.95);
    expect(words).toBeLessThanOrEqual(promised * 1.05);
  });

  it('are the three of the specification', () => {
    const table = articles.map((a) => [a.slug, a.category, a.featured, a.publishDate, a.readTime]);
    expect(table).toEqual([
      ['everyday-skincare-layering-guide', 'Beauty Tips', true, '2025-01-10', '12 min read'],
      ['complete-hair-scalp-care-guide', 'Hair Care', true, '2025-01-11', '15 min read'],
      ['spmu-aftercare-guide', 'Beauty Tips', false, '2025-01-12', '8 min read'],
    ]);
  });

  it('use every kind of block', () => {
    const kinds = new Set(articles.flatMap(({ content }) => content.map(({ type }) => type)));
    expect([...kinds].sort()).toEqual(
      ['callout', 'heading', 'image', 'list', 'paragraph', 'quote', 'timeline'].sort(),
    );
    const levels = articles.flatMap(({ content }) =>
      content.flatMap((block) => (block.type === 'heading' ? [block.level] : [])),
    );
    expect(new Set(levels)).toEqual(new Set([2, 3, 4]));
  });

  it.each(articles)('$slug never skips a heading level', ({ content }) => {
    let level = 1;
    for (const block of content) {
      if (block.type !== 'heading') continue;
      expect(block.level, block.text).toBeLessThanOrEqual(level + 1);
      level = block.level;
    }
  });

  it.each(articles)('$slug is written by someone of the team', ({ author, authorRole, content }) => {
    expect(team).toContainEqual(expect.objectContaining({ name: author, title: authorRole }));
    const bylines = team.map(({ name, title }) => `${name}, ${title}`);
    for (const block of content) if (block.type === 'quote') expect(bylines).toContain(block.author);
  });

  it('name as related only what the specification names', () => {
    const known = [
      ...articles.map(({ slug }) => slug),
      'hydrafacial-glow-guide',
      'unlock-radiant-skin-chemical-peels',
      'japanese-head-spa-experience',
      'prp-hair-restoration-guide',
    ];
    expect(
      articles.flatMap(({ relatedArticles }) => relatedArticles).filter((slug) => !known.includes(slug)),
    ).toEqual([]);
  });

  it('keep the aftercare guide readable with one hand', () => {
    const { content } = spmuAftercareGuide as Article;
    const paragraphs = content.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
    expect(paragraphs.filter((text) => text.split(/[.?](?:\s|$)/).length - 1 > 3)).toEqual([]);
    expect(content.filter(({ type }) => type === 'timeline')).toHaveLength(2);
    expect(content.some((block) => block.type === 'callout' && block.tone === 'call')).toBe(true);
    expect(read(content)).toContain('available offline');
  });
});

describe('policies', () => {
  it.each(policies)(
    '$slug is long enough to say it all and short enough to be read',
    ({ intro, sections }) => {
      const words = countWords([intro, sections]);
      expect(words).toBeGreaterThanOrEqual(1500);
      expect(words).toBeLessThanOrEqual(2500);
    },
  );

  it.each(policies)('$slug has one anchor per section and knows its placeholders', (policy) => {
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(policy.sections.length);
    const unknown = strings(policy).filter(({ text }) =>
      /[{}]/.test(text.replace(/\{(?:name|phone|email|address)\}/g, '')),
    );
    expect(unknown).toEqual([]);
  });

  const rules: [Policy, (string | RegExp)[]][] = [
    [
      termsOfService,
      [
        'at least 18 years old',
        'All sales are final',
        /single sessions.*packages.*gift cards.*memberships.*products.*consultation fees/,
        'at least 24 hours notice',
        'cancel within 30 days of purchase',
        'excludes Botox and dermal filler',
        'next billing cycle',
        '1 point per $1',
        'valid for 12 months',
        'no cash value',
        'independent booking provider',
        'results vary',
        'not a diagnosis or medical advice',
        'California law governs',
      ],
    ],
    [
      privacyPolicy,
      [
        'CCPA/CPRA',
        'first stored on your own device',
        'at most 7 days',
        'Global Privacy Control',
        'Do Not Track',
        'Your Privacy Choices',
        'We set no cookies',
        'children under 13',
        'random session id',
      ],
    ],
    [
      hipaaCompliance,
      [
        'within 180 days',
        'Department of Health and Human Services',
        'We will not retaliate',
        'Please review it carefully',
      ],
    ],
  ];
  it.each(rules)('$slug states its rules', (policy, texts) => {
    const text = read([policy.intro, policy.sections]);
    for (const rule of texts) {
      if (typeof rule === 'string') expect(text.toLowerCase()).toContain(rule.toLowerCase());
      else expect(text).toMatch(rule);
    }
  });
});

describe('numbers and words of the specification', () => {
  it('about', () => {
    expect(about.hero.title).toBe('ELEVATING BEAUTY AND WELLNESS');
    expect(about.experts.title).toBe('MEET OUR EXPERTS');
    expect(about.experts.people.map(({ key }) => key)).toEqual(team.map(({ key }) => key));
    expect(about.whyChooseUs.title).toBe('WHY CHOOSE US');
    expect(about.whyChooseUs.points.map(({ title }) => title)).toEqual([
      'Expert Team',
      'Advanced Technology',
      'Personalized Care',
      'Luxury Experience',
    ]);
    expect(about.journey).toMatchObject({
      title: 'START YOUR JOURNEY',
      actions: [{ kind: 'book', label: 'BOOK NOW' }],
    });
  });

  it('concerns', () => {
    expect(concerns.groups.map((group) => group.concerns.map(({ type }) => type))).toEqual([
      ['Sensitive', 'Oily', 'Dry/Dehydrated'],
      ['Rosacea', 'Acne Scars', 'Enlarged Pores'],
    ]);
    expect(concerns.closing.actions.map(({ label }) => label)).toEqual(['BOOK NOW', 'LEARN MORE']);
  });

  it('devices', () => {
    expect(technology.devices.map(({ name, downtime, painLevel }) => [name, downtime, painLevel])).toEqual([
      ['SkinPen', 'Minimal, 24 to 48 hours', 'Mild to moderate'],
      ['Scarlet SRF', '1 to 3 days', 'Moderate'],
      ['HydraFacial MD', 'None', 'None'],
      ['IPL', 'Minimal', 'Minimal'],
    ]);
  });

  it('gallery', () => {
    expect(gallery.disclaimer.text.join(' ')).toMatch(/Results vary.*patient consent.*illustrations/);
    expect(gallery.cases.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['Skin Rejuvenation', 'Anti-Aging']),
    );
    for (const { illustration, caption, beforeAlt, afterAlt } of gallery.cases) {
      if (!illustration) continue;
      for (const text of [caption, beforeAlt, afterAlt]) expect(text).toContain('Illustration');
    }
    expect(gallery.closing.actions.map(({ label }) => label)).toEqual(['BOOK NOW', 'VIEW SERVICES']);
  });

  it('memberships', () => {
    expect(
      memberships.tiers.items.map(({ name, price, discount, popular }) => [name, price, discount, popular]),
    ).toEqual([
      ['Refresh', 99, 10, false],
      ['Rejuvenate', 125, 15, true],
      ['Revive', 150, 20, false],
    ]);
    expect(memberships.tiers.popularLabel.toLowerCase()).toBe('most popular');
    expect(memberships.hero.actions.map(({ label }) => label)).toEqual(['JOIN NOW', 'VIEW TIERS']);
    expect(memberships.tiers.choose).toEqual({ kind: 'book', label: 'CHOOSE' });
    for (const { discount, features } of memberships.tiers.items)
      expect(features[0]).toContain(`${discount}%`);
    const text = read(memberships);
    for (const rule of [
      'excludes Botox and dermal filler',
      'services only',
      'non-transferable',
      'next billing cycle',
      '30 days',
      'no refunds',
    ])
      expect(text).toContain(rule);
  });

  it('rewards', () => {
    expect(rewards.rates).toEqual({ pointsPerDollar: 1, dollarsPerPoint: 0.025 });
    expect(rewards.qualifying.products).toEqual(['Botox', 'Dysport', 'Xeomin', 'Jeuveau', 'Daxxify']);
    expect(rewards.redemption.options.map(({ points, value }) => [points, value])).toEqual([
      [500, 12.5],
      [1000, 25],
      [2500, 62.5],
      [5000, 125],
    ]);
  });

  it('virtual consultations', () => {
    expect(virtualConsultations.card.features).toEqual([
      'Comprehensive skin analysis',
      'Personalized skincare routine',
      'Treatment plan recommendations',
    ]);
    expect(virtualConsultations.howItWorks.steps.map(({ title }) => title.toLowerCase())).toEqual([
      'book online',
      'pre-assessment',
      'video consultation',
      'follow your plan',
    ]);
    const facts = virtualConsultations.card.facts.map(({ value }) => value).join(' ');
    for (const fact of [
      '45 to 60 minutes',
      '7 days a week, including evenings',
      '1 to 3 business days',
      '24 hours before',
    ])
      expect(facts).toContain(fact);
    expect(virtualConsultations.closing.actions).toEqual([{ kind: 'popup', label: 'GET MORE INFO' }]);
  });

  it('QR codes', () => {
    expect(qrCodes.entries.map(({ code }) => code)).toEqual(['business-card', 'bag', 'front-desk', 'banner']);
    expect(qrCodes.entries.every(({ enabled, destination }) => enabled && destination === '/')).toBe(true);
    const elsewhere = (destination: string) =>
      qrCodesSchema.safeParse({ ...qrCodes, defaultDestination: destination }).success;
    expect(
      ['//evil.example', '/\\evil.example', 'http://evil.example', 'javascript:alert(1)', 'evil'].map(
        elsewhere,
      ),
    ).toEqual(Array(5).fill(false));
    expect(elsewhere('https://shop.example.com/gift-cards')).toBe(true);
  });
});
