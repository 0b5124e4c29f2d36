/** What each page must say, and the ids it must have. Reads the served HTML without a browser. */
import { anchors, paths } from '../../src/site/paths.ts';
import { displayHours } from '../../supabase/functions/_shared/hours-text.ts';
import { business } from '../../src/content/business.ts';
import { paying } from '../../src/content/paying.ts';
import { serviceHero } from '../../src/content/service-hero.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { type Service, serviceSlugs } from '../../src/content/services/service.schema.ts';
import { servicesPage } from '../../src/content/services-page.ts';
import { integerText } from '../../src/site/number-text.ts';
import { publishedPaths, visibleText } from '../e2e/support/html.ts';
import { expect, test } from 'vitest';
import { documentOf } from './site.ts';

const FIRST_VISIT = `${business.firstVisitDiscountPercent}% off`;

/** Texts that the owner requires on a page, in any letter case. */
const REQUIRED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [
    'Comprehensive skin analysis',
    'Personalized skincare routine',
    'Treatment plan recommendations',
    'Flexible Payment Plans Available',
    'Convenient monthly payment options',
    'Perfect for comprehensive treatment packages',
    "Quick approval through the booking provider's system",
    'WHERE BEAUTY MEETS WELLNESS',
    'WHAT CLIENTS ARE SAYING',
    'Verified Client',
    'YOUR GLOW STARTS HERE',
    FIRST_VISIT,
    'SIGN UP',
    'BOOK NOW',
    'LEARN MORE',
  ],
  [paths.about]: [
    'ELEVATING BEAUTY AND WELLNESS',
    'MEET OUR EXPERTS',
    'WHY CHOOSE US',
    'Expert Team',
    'Advanced Technology',
    'Personalized Care',
    'Luxury Experience',
    'START YOUR JOURNEY',
  ],
  [paths.contact]: [
    business.email,
    business.phone.display,
    ...displayHours(business.openingHours).flatMap(({ days, time }) => [days, time].map(visibleText)),
    `${business.replyWithinHours} hours`,
  ],
  [paths.services]: [
    ...servicesPage.stats.items.map(({ value, suffix }) => integerText(value) + suffix),
    'LEARN MORE',
  ],
  [paths.concerns]: [
    'Sensitive',
    'Oily',
    'Dry/Dehydrated',
    'Rosacea',
    'Acne Scars',
    'Enlarged Pores',
    'BOOK NOW',
    'LEARN MORE',
  ],
  [paths.technology]: ['Our Technology', 'SkinPen', 'Scarlet SRF', 'HydraFacial MD', 'IPL', '24 to 48 hours'],
  [paths.gallery]: ['Before', 'After', 'results vary', 'BOOK NOW', 'VIEW SERVICES'],
  [paths.memberships]: [
    'JOIN NOW',
    'VIEW TIERS',
    'Refresh',
    'Rejuvenate',
    'Revive',
    '$99',
    '$125',
    '$150',
    '10%',
    '15%',
    '20%',
    'CHOOSE',
    'Buy More Save More',
    'within 30 days',
  ],
  [paths.rewards]: [
    'Points & Rewards',
    'Botox',
    'Dysport',
    'Xeomin',
    'Jeuveau',
    'Daxxify',
    '500',
    '$12.50',
    '1,000',
    '2,500',
    '$62.50',
    '5,000',
    '12 months',
  ],
  [paths.virtualConsultations]: ['45 to 60 minutes', '1 to 3 business days', '24 hours', 'GET MORE INFO'],
  [paths.articles]: ['SUBSCRIBE'],
  [paths.unsubscribe]: ['UNSUBSCRIBE'],
  [paths.sitemap]: [
    'Main Pages',
    'Articles & Guides',
    'Skin Services',
    'Face Services',
    'Hair & Scalp Services',
    'Body Services',
    'Legal Information',
  ],
  [paths.terms]: ['Last Updated', 'at least 18', 'All sales are final', '24 hours'],
  [paths.privacy]: ['Last Updated', 'under 13', 'California'],
  [paths.hipaa]: ['Last Updated', '180 days'],
  [paths.article('everyday-skincare-layering-guide')]: ['12 min read', 'Beauty Tips', FIRST_VISIT],
  [paths.article('complete-hair-scalp-care-guide')]: ['15 min read', 'Hair Care'],
  [paths.article('spmu-aftercare-guide')]: ['8 min read', 'Beauty Tips'],
};

/** Element ids that other programs link to. */
const REQUIRED_IDS: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [anchors.about, anchors.inquiries],
  [paths.services]: [anchors.skin, anchors.face, anchors.hair, anchors.body],
  [paths.memberships]: [anchors.tiers, anchors.buyMoreSaveMore],
};

for (const [path, texts] of Object.entries(REQUIRED_TEXTS)) {
  // An owner may have other articles.
  if (!publishedPaths.includes(path)) continue;
  test(`${path} has its required texts and ids`, () => {
    const html = documentOf(path);
    const text = visibleText(html).toLowerCase();
    expect(texts.filter((required) => !text.includes(required.toLowerCase()))).toEqual([]);
    for (const id of REQUIRED_IDS[path] ?? []) expect(html, id).toContain(` id="${id}"`);
  });
}

test('every service page has its nine sections', async () => {
  const required = [
    'consultation required',
    'medical grade',
    '01',
    '02',
    '03',
    '04',
    FIRST_VISIT,
    'sign up',
    `within ${business.replyWithinHours} hours`,
    'licensed professionals',
    'personalized care',
  ];
  const missing: string[] = [];
  for (const slug of serviceSlugs) {
    const html = documentOf(paths.service(slug));
    const text = visibleText(html).toLowerCase();
    const { service } = (await import(`../../src/content/services/${slug}.ts`)) as { service: Service };
    // A treatment that is not safe for all skin types says for which it is.
    const { title = servicePage.allSkinTypes, text: skin } = service.skinTypes;
    const parts = [...required, title.toLowerCase(), visibleText(skin).toLowerCase()];
    for (const part of parts) if (!text.includes(part)) missing.push(`${slug}: ${part}`);
    for (const type of ['BreadcrumbList', 'FAQPage'])
      if (!html.includes(`"@type":"${type}"`)) missing.push(`${slug}: ${type}`);
    if (!html.includes(`id="${anchors.treatments}"`)) missing.push(`${slug}: ${anchors.treatments}`);
  }
  expect(missing).toEqual([]);
});

test('every service page says time, downtime, sessions, who and price in its hero, and the rest at a glance', async () => {
  const { title, suits, feels, prepare, ...rest } = servicePage.glance;
  for (const slug of serviceSlugs) {
    const html = documentOf(paths.service(slug));
    const start = html.indexOf('<h1');
    expect(labelsIn(html.slice(start, html.indexOf(`>${serviceHero.book}<`, start))), slug).toEqual(
      Object.values(serviceHero.facts),
    );
    const hero = visibleText(html.slice(start, html.indexOf('</h2>', start)));
    const answers = [paying.totalInWriting, paying.onRequest].map(visibleText);
    expect(
      answers.filter((answer) => hero.includes(answer)),
      slug,
    ).toHaveLength(1);

    const glance = labelsIn(
      html.slice(html.indexOf(`>${title}</h3>`), html.indexOf(`>${servicePage.overview.benefits}</h3>`)),
    );
    expect(glance.slice(0, 3), slug).toEqual([suits, feels, prepare]);
    expect(Object.values(rest), slug).toEqual(expect.arrayContaining(glance.slice(3)));
  }
});

/** The labels of a list of facts, each of which has a text. */
function labelsIn(html: string): string[] {
  const pairs = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  for (const [, label, text] of pairs) expect(visibleText(text!).length, label).toBeGreaterThan(2);
  return pairs.map(([, label]) => label!);
}
