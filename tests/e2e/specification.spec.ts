/** Walks the route table of the specification over HTTP, without a browser: what is asserted here needs no script. */
import { anchors, paths } from '../../src/site/paths.ts';
import { redirects } from '../../src/site/redirects.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { business } from '../../src/content/business.ts';
import { serviceSlugs } from '../../src/content/services/schema.ts';
import { withTrademarks } from '../../src/content/trademark-text.ts';
import { pages } from './site-pages.ts';
import { expect, test } from './test.ts';

/** What the specification quotes on a route; part 1 and part 2 by section. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  // Part 1 §2.3, §9
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
    '20% off',
    'SIGN UP',
    'BOOK NOW',
    'LEARN MORE',
  ],
  // Part 1 §2.4
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
  // Part 1 §2.5
  [paths.contact]: [
    business.email,
    business.phone.display,
    'Mon-Thu',
    '10AM-6PM',
    'Fri-Sun',
    '10AM-2PM',
    '24 hours',
  ],
  // Part 2 §2
  [paths.services]: ['38', '25', '5,000', '100%', 'LEARN MORE'],
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
  // Part 2 §9
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
  // Part 1 §2.8
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
  [paths.article('everyday-skincare-layering-guide')]: ['12 min read', 'Beauty Tips', '20% off'],
  [paths.article('complete-hair-scalp-care-guide')]: ['15 min read', 'Hair Care'],
  [paths.article('spmu-aftercare-guide')]: ['8 min read', 'Beauty Tips'],
};

/** Ids that other programs rely on. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [anchors.about, anchors.inquiries],
  [paths.services]: [anchors.skin, anchors.face, anchors.hair, anchors.body],
  [paths.memberships]: [anchors.tiers, anchors.buyMoreSaveMore],
};

const NOT_FOUND = [
  'Page Not Found',
  "We couldn't find the page you're looking for. It may have been moved, deleted, or perhaps you typed the wrong address.",
];

const published = pages.filter(({ file }) => file === undefined).map(({ path }) => path);

/** What a reader reads: without tags, with every space as one, without trademark symbols. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<br[^>]*>|<\/(?:p|li|h\d|div|dt|dd|a|span|button|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&rsquo;|’/g, "'")
    .replace(/[®™]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ');
}

/** Values of an attribute in a page. */
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value]) =>
    value!.replace(/&amp;/g, '&'),
  );

const read = async (url: string) => (await fetch(url)).text();

for (const [path, quotes] of Object.entries(QUOTED)) {
  test(`${path} says what the specification quotes`, async ({ site }) => {
    const response = await fetch(site.origin + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const text = textOf(html).toLowerCase();
    expect(quotes.filter((quote) => !text.includes(quote.toLowerCase()))).toEqual([]);
    for (const id of IDS[path] ?? []) expect(html, id).toContain(` id="${id}"`);
  });
}

test('every service page has its nine sections', async ({ site }) => {
  const missing: string[] = [];
  for (const slug of serviceSlugs) {
    const html = await read(site.origin + paths.service(slug));
    const text = textOf(html).toLowerCase();
    const parts = [
      'consultation required',
      'medical grade',
      'safe for all skin types',
      '01',
      '02',
      '03',
      '04',
      '20% off',
      'sign up',
      'within 24 hours',
      'licensed professionals',
      'personalized care',
    ];
    for (const part of parts) if (!text.includes(part)) missing.push(`${slug}: ${part}`);
    for (const type of ['BreadcrumbList', 'FAQPage'])
      if (!html.includes(`"@type":"${type}"`)) missing.push(`${slug}: ${type}`);
    if (!html.includes(`id="${anchors.treatments}"`)) missing.push(`${slug}: ${anchors.treatments}`);
  }
  expect(missing).toEqual([]);
});

test('an unknown path and an unknown service are real 404s that say so', async ({ site }) => {
  for (const path of ['/no-such-page', paths.service('no-such-service'), paths.article('no-such-article')]) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(404);
    const html = await response.text();
    expect(html).toContain('noindex');
    const isService = path.startsWith(paths.services);
    expect(/<title>([^<|]*?) \|/.exec(html)?.[1]).toBe(isService ? servicePage.notFound.title : NOT_FOUND[0]);
    for (const quote of isService ? [servicePage.notFound.title, servicePage.notFound.text] : NOT_FOUND)
      expect(textOf(html)).toContain(quote);
    for (const link of [paths.home, paths.services, paths.about, paths.memberships])
      expect(attributes(html, 'href')).toContain(link);
  }
});

test('what has moved is redirected', async ({ site }) => {
  for (const [from, to] of redirects) {
    const response = await fetch(site.origin + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  }
});

test('no link leads to a missing page or anchor, and links to other sites cannot reach back', async ({
  site,
}) => {
  const html = new Map<string, string>();
  for (const path of published) html.set(path, await read(site.origin + path));
  const moved = new Map(redirects);
  const findings = new Set<string>();
  for (const [path, page] of html) {
    for (const [tag] of page.matchAll(/<a\s[^>]*>/g)) {
      const [href = ''] = attributes(tag, 'href');
      if (/^https?:/.test(href) && !(/target="_blank"/.test(tag) && /rel="noopener"/.test(tag)))
        findings.add(`${path}: ${href} opens without noopener`);
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const { pathname, hash } = new URL(href, site.origin + path);
      if (pathname === paths.sitemapXml) continue;
      const target = html.get(moved.get(pathname)?.split('#')[0] ?? pathname);
      if (target === undefined) findings.add(`${path}: ${href} is no page`);
      else if (hash && !target.includes(` id="${hash.slice(1)}"`))
        findings.add(`${path}: ${href} has no anchor`);
    }
  }
  expect([...findings]).toEqual([]);
});

test('no picture is missing, and every picture has its text and its size', async ({ site }) => {
  const addresses = new Set<string>();
  const findings: string[] = [];
  for (const path of published) {
    const page = await read(site.origin + path);
    const sets = [...attributes(page, 'srcset'), ...attributes(page, 'imagesrcset')].flatMap((set) =>
      set.split(','),
    );
    for (const one of sets) addresses.add(one.trim().split(' ')[0]!);
    for (const [tag] of page.matchAll(/<img\s[^>]*>/g)) {
      addresses.add(attributes(tag, 'src')[0]!);
      for (const name of ['alt', 'width', 'height'])
        if (attributes(tag, name).length === 0) findings.push(`${path}: ${tag} has no ${name}`);
    }
    for (const [, preview] of page.matchAll(/property="og:image" content="([^"]*)"/g))
      addresses.add(preview!);
  }
  const urls = [...addresses].map((address) => new URL(address, site.origin).href);
  for (let start = 0; start < urls.length; start += 20) {
    const batch = urls.slice(start, start + 20);
    const replies = await Promise.all(batch.map((url) => fetch(url, { method: 'HEAD' })));
    replies.forEach(({ ok }, index) => ok || findings.push(`${batch[index]} is missing`));
  }
  expect(urls.length).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});

test('sitemap.xml lists every page with its date, and nothing else', async ({ site }) => {
  const xml = await read(site.origin + paths.sitemapXml);
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
    ([, url]) => url,
  );
  const indexed = [];
  for (const path of published)
    if (!(await read(site.origin + path)).includes('noindex')) indexed.push(site.origin + path);
  expect([...listed].sort()).toEqual(indexed.sort());
  expect(await read(`${site.origin}/robots.txt`)).toContain(`Sitemap: ${site.origin}${paths.sitemapXml}`);
});

/** What Lighthouse takes for link text that does not say where a link leads. */
const VAGUE =
  /^(click here|click this|go|here|(more )?information|learn more|more( info)?|right here|read more|see more|start|this)$/i;

test('every link says where it leads', async ({ site }) => {
  const findings: string[] = [];
  for (const path of published) {
    const html = await read(site.origin + path);
    for (const [, attributeList, content] of html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)) {
      const [href] = attributes(` ${attributeList}`, 'href');
      const text = content!.replace(/<[^>]*>/g, '').trim();
      if (!href?.startsWith('#') && VAGUE.test(text)) findings.push(`${path}: ${text} leads to ${href}`);
    }
  }
  expect(findings).toEqual([]);
});

test('trademark symbols follow every name that is displayed, and stand nowhere else', async ({
  page,
  site,
}) => {
  const findings: string[] = [];
  // The page only parses. It stays blank: the site's own policy would forbid it.
  for (const path of published) {
    const html = await read(site.origin + path);
    const { displayed, hidden } = await page.evaluate((source) => {
      const { head, body } = new DOMParser().parseFromString(source, 'text/html');
      for (const element of body.querySelectorAll('script, style, noscript, svg')) element.remove();
      const values = [head, ...head.querySelectorAll('*'), ...body.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      // Suppliers' names that are set as their marks, and words for assistive technology.
      const unseen = [...body.querySelectorAll('[role=img], .visually-hidden')];
      const spoken = unseen.map(({ textContent }) => textContent);
      for (const element of unseen) element.remove();
      // Words of two elements are two words.
      for (const element of body.querySelectorAll(':not(sup, em, mark)')) element.append(' ');
      return { displayed: body.textContent, hidden: [head.textContent, ...values, ...spoken] };
    }, html);
    const marked = withTrademarks(displayed);
    if (marked !== displayed) {
      const at = [...marked].findIndex((letter, index) => letter !== displayed[index]);
      findings.push(`${path}: no symbol after '${displayed.slice(at - 30, at).trim()}'`);
    }
    for (const text of hidden) if (/[®™]/.test(text)) findings.push(`${path}: a symbol in '${text}'`);
  }
  expect(findings).toEqual([]);
});
