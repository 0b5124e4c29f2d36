import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articles, services } from '../../content/all-records.ts';
import type { Service } from '../../content/services/service.schema.ts';
import { business } from '../../content/business.ts';
import { entries as index } from '../../content/derived/search-index.ts';
import { ownTerms } from '../../content/offer-terms.ts';
import { offerSchema } from '../../../supabase/functions/_shared/site-settings.ts';
import { registry, schemaOf } from '../../content/registry.ts';
import { search } from '../../features/service-search/search.ts';
import { pagesOf } from '../../site/pages.ts';
import { paths } from '../../site/paths.ts';
import { checkLinks, checkPictures, checkRecord, refuse } from './check.ts';
import { checkContentRecord, checkOffer, checkReading, readAll } from './content-records.ts';

describe('the content check', () => {
  it('names file and field of an invalid record', () => {
    const schema = z.strictObject({ faqs: z.array(z.strictObject({ question: z.string() })) });
    const findings = checkRecord('services/x.ts', schema, { faqs: [{ question: 1 }] });
    expect(findings).toEqual([
      { file: 'services/x.ts', field: 'faqs.0.question', message: expect.stringContaining('string') },
    ]);
    expect(() => refuse(findings)).toThrow('services/x.ts: faqs.0.question');
  });

  it('finds broken links in texts and buttons', () => {
    const record = {
      text: 'See [one](/services/one#part) and [two](/services/two).',
      actions: [{ to: '/nowhere#part' }, { to: '/services/one' }, { to: '#part' }],
    };
    expect(checkLinks('page.ts', record, new Set(['/services/one'])).map(({ field }) => field)).toEqual([
      'text',
      'actions.0.to',
    ]);
  });

  it('finds a missing picture, whatever the field is called', () => {
    const record = { image: { name: 'a' }, slides: [{ picture: 'b', portrait: 'c' }], photo: 'a', text: 'd' };
    expect(checkPictures('page.ts', record, new Set(['a']))).toEqual([
      {
        file: 'page.ts',
        field: 'slides.0.picture',
        message: 'There is no picture b: add it to src/media/masters',
      },
      {
        file: 'page.ts',
        field: 'slides.0.portrait',
        message: 'There is no picture c: add it to src/media/masters',
      },
    ]);
  });

  it('finds a destination without a page', () => {
    const record = { defaultDestination: '/', entries: [{ destination: '/nowhere' }] };
    expect(checkLinks('qr-codes.ts', record, new Set(['/'])).map(({ field }) => field)).toEqual([
      'entries.0.destination',
    ]);
  });

  it('accepts valid content', () => expect(() => refuse([])).not.toThrow());

  const messageOf = (schema: z.ZodType, value: unknown) => checkRecord('x.ts', schema, value)[0]?.message;
  it.each([
    [z.string(), 1, 'must be a string'],
    [z.strictObject({ a: z.int() }), {}, 'is missing; it must be a number'],
    [z.enum(['a', 'b']), 'c', 'must be one of "a", "b"'],
    [z.literal('LOAD MORE'), 'MORE', 'must be "LOAD MORE"'],
    [z.string().max(60), 'x'.repeat(61), 'must have at most 60 characters'],
    [z.array(z.string()).length(3), [], 'must have exactly 3 entries'],
    [z.int().min(1900), 24, 'must be at least 1900'],
    [z.email(), 'nobody', 'must be an email address'],
    [z.string().regex(/^tel:/), '5', 'must match /^tel:/'],
    [z.strictObject({}), { extra: 1 }, 'has fields that do not exist: extra'],
    [z.string().refine(() => false, 'leave the last slash out'), 'x', 'leave the last slash out'],
  ])('says what is allowed %#', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

describe('the registry of records', () => {
  const reading = readAll();
  const known = new Set<string>();
  const refusalOf = (file: string, member: string, value: unknown) => {
    try {
      refuse(checkContentRecord({ file, member, value }, known));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('has a schema for every exported value of every file in src/content, and for nothing else', async () => {
    const { all } = await reading;
    expect(all.length).toBeGreaterThan(services.size + 40);
    expect(all.filter(({ file, member }) => !schemaOf(file, member))).toEqual([]);
    const files = new Set(all.flatMap(({ file }) => [file, file.replace(/[^/]+$/, '*')]));
    expect(Object.keys(registry).filter((file) => !files.has(file))).toEqual([]);
  });

  it('refuses a record without a schema', () => {
    expect(refusalOf('new-page.ts', 'newPage', { title: 'New' })).toContain(
      'src/content/new-page.ts: newPage: has no schema: register it in src/content/registry.ts',
    );
  });

  it('refuses a malformed business record with file, field and what is allowed', () => {
    const { phone } = business;
    expect(refusalOf('business.ts', 'business', { ...business, phone: { ...phone, href: '949' } })).toContain(
      'src/content/business.ts: phone.href: must be such as tel:+19495550142',
    );
    expect(refusalOf('business.ts', 'business', { ...business, email: 'hello' })).toContain(
      'src/content/business.ts: email: must be an email address',
    );
  });

  it.each([
    ['about.ts', 'about'],
    ['articles-page.ts', 'articlesPage'],
    ['business.ts', 'business'],
    ['memberships.ts', 'memberships'],
    ['policies/privacy-policy.ts', 'privacyPolicy'],
    ['rewards.ts', 'rewards'],
    ['virtual-consultations.ts', 'virtualConsultations'],
    ['popup.ts', 'popup'],
    ['lead-form.ts', 'leadForm'],
  ])('refuses a missing field in %s', async (file, member) => {
    const { all } = await reading;
    const record = all.find((one) => one.file === file && one.member === member)!;
    const emptied = structuredClone(record.value) as Record<string, unknown>;
    emptied[Object.keys(emptied)[0]!] = null;
    expect(refusalOf(file, member, emptied)).toContain(`src/content/${file}: ${Object.keys(emptied)[0]}: `);
  });
});

describe('the articles of a service', () => {
  const check = (service: Pick<Service, 'articles'>) =>
    checkReading(new Map([['head-spa', service]]), [{ slug: 'guide' }]);

  it('may be left out', () => expect(check({})).toEqual([]));
  it('have records', () => expect(check({ articles: ['guide'] })).toEqual([]));
  it('are refused with file, field and what is allowed', () => {
    expect(check({ articles: ['guide', 'gide'] })).toEqual([
      { file: 'services/head-spa.ts', field: 'articles.1', message: 'must be one of "guide"' },
    ]);
  });
});

const OFFER = { enabled: true, discount: '20%', code: 'FIRSTTIDE' };

describe('the offer', () => {
  it('may have a last day or none, and is refused once the day is over', () => {
    const now = new Date('2026-11-22T20:00:00Z');
    expect(checkOffer(OFFER, now)).toEqual([]);
    expect(checkOffer({ ...OFFER, until: '2026-11-22' }, now)).toEqual([]);
    expect(checkOffer({ ...OFFER, until: '2026-11-21', enabled: false }, now)).toEqual([]);
    expect(checkOffer({ ...OFFER, until: '2026-11-21' }, now)).toEqual([
      { file: 'offer.ts', field: 'until', message: 'is over: give a later day, or leave it out' },
    ]);
  });

  it.each([
    [{ code: 'spring sale' }, 'code: must be 4 to 20 capital letters and digits'],
    [{ until: 'Christmas' }, 'until: must be a date such as 2026-11-20'],
    [{ discount: '20' }, 'discount: must be such as 20% or $50'],
  ])('says what is wrong with %j', (fields, message) => {
    const findings = checkRecord('offer.ts', offerSchema, { ...OFFER, ...fields });
    expect(findings.map((finding) => `${finding.field}: ${finding.message}`)).toContain(message);
  });

  it('says until when it stands', () => {
    expect(ownTerms({})).toBe('It has no end date.');
    expect(ownTerms({ until: '2027-01-31', terms: 'Mondays only.' })).toBe(
      'Mondays only. It’s good through January 31, 2027.',
    );
    expect(ownTerms({ until: '31.01.2027' })).toBe('It’s good through 31.01.2027.');
  });
});

describe('the search index', () => {
  const found = (query: string) => search(query, index).hits.map(({ title, path }) => `${title} ${path}`);
  const known = new Set(pagesOf(articles.map(({ slug }) => slug)).map(({ path }) => path));
  /** Whether the page of a query exists: an owner may have other services and articles. */
  const isHere = (path: string) => known.has(path.split('#')[0]!);

  const joinedAndApart = [
    ['head-spa', 'head spa', 'Head Spa /services/head-spa'],
    ['headspa', 'head spa', 'Head Spa /services/head-spa'],
    ['gift card', 'gift cards', 'Gift cards /contact#paying'],
    ['gift-cards', 'gift cards', 'Gift cards /contact#paying'],
    ['giftcards', 'gift cards', 'Gift cards /contact#paying'],
    ['giftcard', 'gift cards', 'Gift cards /contact#paying'],
    ['lip-blush', 'lip blush', 'Lip Blush /services/lip-blush'],
    ['lipblush', 'lip blush', 'Lip Blush /services/lip-blush'],
    ['micro-needling', 'micro needling', '/services/microneedling'],
    ['shop-by-concerns', 'shop by concerns', 'Shop by Concerns /shop-by-concerns'],
  ] as const;
  it.each(joinedAndApart.filter(([, , first]) => isHere(first.slice(first.indexOf('/')))))(
    'finds for %j what it finds for %j',
    (joined, apart, first) => {
      expect(found(joined)).toEqual(found(apart));
      expect(found(joined)[0]).toContain(first);
    },
  );

  it('contains every service and every treatment', () => {
    const treatments = [...services.values()].flatMap(({ subservices }) => subservices);
    const ofKind = (kind: string) => index.filter((entry) => entry.kind === kind);
    expect(ofKind('service')).toHaveLength(services.size);
    expect(ofKind('treatment')).toHaveLength(treatments.length);
    expect(ofKind('aftercare')).toHaveLength(services.size);
  });

  it.each([...services.values()].map(({ title, slug }) => [title, slug]))(
    'finds "%s" first',
    (title, slug) => {
      expect(search(title, index).hits[0]?.path).toBe(paths.service(slug));
    },
  );

  const words = [
    ['dandruff', 'head-spa'],
    ['Décolleté', 'laser-ipl-facial-rejuvenation'],
    ['rosacea', 'laser-ipl-facial-rejuvenation'],
    ['mirconeedling', 'microneedling'],
  ] as const;
  it.each(words.filter(([, slug]) => isHere(paths.service(slug))))('finds "%s" in %s', (query, slug) => {
    expect(search(query, index).hits.map((hit) => hit.path)).toContain(paths.service(slug));
  });

  const queries = [
    ['aftercare', paths.aftercare],
    ['botox aftercare', paths.aftercareOf('botox-neurotoxins')],
    ['wheelchair', paths.firstVisit],
    ['parking', paths.firstVisit],
    ['rosacea', `${paths.concerns}#rosacea`],
    ['skinpen', `${paths.technology}#skinpen`],
    ['how long does microblading last', `${paths.service('microblading')}#questions`],
    ['permanent makeup day by day', paths.article('spmu-aftercare-guide')],
    ['before after', paths.gallery],
    ['hipaa', paths.hipaa],
    ['accessibility', paths.accessibility],
    ['afercare', paths.aftercare],
  ] as const;
  it.each(queries.filter(([, path]) => isHere(path)))('leads from "%s" to %s', (query, path) => {
    expect(search(query, index).hits.map((hit) => hit.path)).toContain(path);
  });

  it('leads only to pages that exist', () => {
    expect(index.map(({ path }) => path.split('#')[0]!).filter((path) => !known.has(path))).toEqual([]);
  });

  it('contains no markup', () => {
    for (const { text, description } of index) expect(text + description).not.toMatch(/\]\(|\*/);
  });
});
