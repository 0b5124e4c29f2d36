import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContentRecord } from '../../../src/plugins/content/content-records.ts';
import { createWhoCalls, type WhoCalls } from '../_shared/auth.ts';
import { type Answers, fakeDatabase, fakeDependencies, ID, post, read } from '../_shared/fakes.ts';
import { pages } from '../_shared/content.ts';
import { withoutMetadata } from '../_shared/jpeg.ts';
import { type SettingName, settingProblems, startProblems } from '../_shared/site-settings.ts';
import { createHandler } from './handler.ts';

const OWNER = { email: 'owner@spa.example.com', role: 'owner' };
const CLOSED = { date: '2026-12-24', note: 'Christmas Eve' };
const CHANGE = {
  id: ID,
  setting: 'specialHours',
  value: [CLOSED],
  startsAt: null,
  madeAt: '2026-11-21T18:00:00.000Z',
  replaces: [],
};

/** Sends a change, with a database that answers as given. */
function saving(answers: Answers = { save_site_setting: 'saved' }, whoCalls: WhoCalls = async () => OWNER) {
  const { database, calls } = fakeDatabase(answers);
  let builds = 0;
  const requestBuild = async () => void builds++;
  const handle = createHandler(fakeDependencies({ database, change: { whoCalls, requestBuild } }).deps);
  const save = async (change: object = {}) =>
    read(await handle(post('save-setting', { ...CHANGE, ...change })));
  return { save, calls, builds: () => builds };
}

describe('a change of the site', () => {
  it('of an owner is handed to the database with the owner’s address', async () => {
    const { save, calls } = saving();
    expect(await save()).toEqual({ status: 200, body: { id: ID, success: true } });
    expect(calls).toMatchObject([
      { name: 'save_site_setting', args: { change: CHANGE, actor: OWNER.email } },
    ]);
  });

  it.each<[string, WhoCalls, number, string]>([
    ['staff who own nothing', async () => ({ ...OWNER, role: 'staff' }), 403, 'owners_only'],
    ['a stranger', async () => ({ refused: 403 }), 403, 'not_signed_in'],
    ['an expired token', async () => ({ refused: 401 }), 401, 'not_signed_in'],
    ['anybody while the database is away', async () => null, 503, 'unavailable'],
  ])('of %s is not saved', async (_, whoCalls, status, code) => {
    const { save, calls } = saving({}, whoCalls);
    expect(await save()).toMatchObject({ status, body: { success: false, code } });
    expect(calls).toEqual([]);
  });

  it('is refused as stale if somebody else’s is newer, and tried again if the database is away', async () => {
    expect(await saving({ save_site_setting: 'stale' }).save()).toMatchObject({
      status: 409,
      body: { id: ID, code: 'stale' },
    });
    const away = { ok: false, reason: 'unreachable', code: 'http_500' };
    expect(await saving({ save_site_setting: away }).save()).toMatchObject({ status: 503 });
  });

  it.each([
    ['no id', { id: 'x' }],
    ['a setting that doesn’t exist', { setting: 'constructor' }],
    ['no time', { madeAt: 'yesterday' }],
    ['a start that is no time', { startsAt: 'Friday' }],
    ['no list of what it may follow', { replaces: 'all' }],
    ['ids that are none', { replaces: ['*'] }],
  ])('with %s is refused', async (_, change) => {
    const { save, calls } = saving();
    expect(await save(change)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(calls).toEqual([]);
  });

  it('makes the host build again once it is saved, and not before', async () => {
    const saved = saving();
    await saved.save();
    expect(saved.builds()).toBe(1);
    const stale = saving({ save_site_setting: 'stale' });
    await stale.save();
    await stale.save({ value: 'x' });
    expect(stale.builds()).toBe(0);
  });

  it('may be made by a device whose clock is ahead', async () => {
    const { save, calls } = saving();
    await save({ madeAt: '2030-01-01T00:00:00.000Z' });
    expect(calls).toMatchObject([{ args: { change: { madeAt: '2026-11-21T19:40:00.000Z' } } }]);
  });
});

describe('a case', () => {
  /** A photograph as the desk sends it, or as a camera leaves it. */
  const photo = async (background: string, withPlace = false) => {
    const image = sharp({ create: { width: 640, height: 480, channels: 3, background } });
    const file = await (withPlace ? image.withExif({ IFD0: { Artist: 'Ann Reyes' } }) : image)
      .jpeg()
      .toBuffer();
    return Buffer.from(withPlace ? file : withoutMetadata(file)!).toString('base64');
  };
  const idOf = (base64: string) => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
  const caseOf = (before: string, after: string) => ({
    ...CASE,
    before: { ...CASE.before, id: idOf(before) },
    after: { ...CASE.after, id: idOf(after) },
  });

  it('is saved once its photographs are kept', async () => {
    const [before, after] = [await photo('#a87'), await photo('#b98')];
    const value = [caseOf(before, after)];
    const photos = { [idOf(before)]: before, [idOf(after)]: after };
    const { save, calls } = saving({ keep_case_photos: [], save_site_setting: 'saved' });
    expect(await save({ setting: 'cases', value, photos })).toMatchObject({ status: 200 });
    expect(calls).toMatchObject([
      { name: 'keep_case_photos', args: { photos, needed: Object.keys(photos), actor: OWNER.email } },
      { name: 'save_site_setting', args: { change: { value } } },
    ]);
    expect(JSON.stringify(calls[1])).not.toContain(before);
  });

  it('without a photograph that is kept is refused beside its field', async () => {
    const { save, calls } = saving({ keep_case_photos: [CASE.after.id] });
    expect(await save({ setting: 'cases', value: [CASE] })).toMatchObject({
      status: 400,
      body: { problems: [{ field: '0.after.id', message: 'is no longer kept: choose it again' }] },
    });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a place or a name in it', async () => photo('#a87', true)],
    ['another file', async () => Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['no base64', async () => '<script>'],
    ['no text', async () => 7],
  ])('with a photograph that has %s is refused whole', async (_, of) => {
    const { save, calls } = saving();
    const photos = { [CASE.before.id]: await of() };
    expect(await save({ setting: 'cases', value: [CASE], photos })).toMatchObject({ status: 400 });
    expect(await save({ setting: 'cases', value: [CASE], photos: [photos] })).toMatchObject({ status: 400 });
    expect(calls).toEqual([]);
  });

  it('waits while the database is away', async () => {
    const away = { ok: false, reason: 'unreachable', code: 'http_500' };
    const { save } = saving({ keep_case_photos: away });
    expect(await save({ setting: 'cases', value: [CASE] })).toMatchObject({ status: 503 });
  });
});

const NO_MARKUP = 'no trademark symbol, markup or link here';
const NO_NUMBER = 'must be a US phone number such as (212) 555-0100, or empty';
const NO_LINK = 'must be a page of this site such as /memberships, or a web address with https://';
/** Wrong values of each setting, and the field and sentence with which each of the three refuses them. */
const QUOTE = {
  name: 'Ann R.',
  rating: 5,
  text: 'They told me what I didn’t need before what I did.',
  consent: '2026-11-20',
};
const NEWS = { text: 'We’re back on Monday', from: '2026-12-01', until: '2026-12-06' };
const CODE = {
  code: 'summer-flyer',
  destination: '/memberships',
  description: 'Flyer for July',
  enabled: true,
  lastUpdated: '2026-06-20',
};
const OFFER = { enabled: true, discount: '20%', code: 'FIRSTTIDE' };
const PRICE = { service: 'botox', price: { kind: 'per-unit', amount: 14, unit: 'unit' } };
const priced = (price: object) => [{ ...PRICE, price: { ...PRICE.price, ...price } }];
const CASE = {
  service: pages.find((page) => /^\/services\/./.test(page))!.split('/')[2]!,
  title: 'Acne scars',
  caption: 'Six weeks after the third visit.',
  before: { id: 'a'.repeat(64), alt: 'A cheek with shallow scars' },
  after: { id: 'b'.repeat(64), alt: 'The same cheek, smoother' },
  consent: '2026-11-20',
};
const WEEK = { days: ['Monday'], opens: '10:00', closes: '18:00' };
const WRONG: [setting: SettingName, value: unknown, field: string, message: string][] = [
  ['specialHours', [{ ...CLOSED, date: '12/24' }], '0.date', 'must be a date such as 2026-11-20'],
  ['specialHours', [{ ...CLOSED, opens: '9 AM' }], '0.opens', 'must be a time such as 09:30'],
  [
    'specialHours',
    [{ ...CLOSED, opens: '09:00' }],
    '0.closes',
    'give both opens and closes, or neither for a closed day',
  ],
  ['specialHours', [CLOSED, CLOSED], '', 'a date appears twice'],
  ['specialHours', [{ ...CLOSED, note: '' }], '0.note', 'must not be empty'],
  ['specialHours', [{ ...CLOSED, note: '<b>Closed</b>' }], '0.note', NO_MARKUP],
  ['specialHours', [{ ...CLOSED, note: 'x'.repeat(61) }], '0.note', 'must have at most 60 characters'],
  ['specialHours', [{ ...CLOSED, run: 'x' }], '0', 'has fields that do not exist: run'],
  ['specialHours', { 0: CLOSED }, '', 'must be an array'],
  [
    'qrCodes',
    [{ ...CODE, code: 'Summer flyer' }],
    '0.code',
    'must have small letters, digits and hyphens only',
  ],
  ['qrCodes', [{ ...CODE, destination: '/nowhere' }], '0.destination', 'There is no page /nowhere'],
  ['qrCodes', [{ ...CODE, destination: 'data:text/html,x' }], '0.destination', NO_LINK],
  ['qrCodes', [CODE, CODE], '', 'a code appears twice'],
  ['prices', priced({ amount: Number.NaN }), '0.price.amount', 'must be a number'],
  ['prices', priced({ amount: 0 }), '0.price.amount', 'must be more than 0'],
  ['prices', priced({ amount: 100_001 }), '0.price.amount', 'must be at most 100000'],
  ['prices', priced({ amount: 14.999 }), '0.price.amount', 'must have no more than two decimals'],
  ['prices', priced({ unit: '' }), '0.price.unit', 'must not be empty'],
  ['prices', priced({ unit: '<b>unit</b>' }), '0.price.unit', NO_MARKUP],
  ['prices', priced({ what: 'x'.repeat(61) }), '0.price.what', 'must have at most 60 characters'],
  ['prices', priced({ note: 'Tax included' }), '0.price.note', 'must end with a full stop'],
  ['prices', priced({ sessions: 3 }), '0.price', 'has fields that do not exist: sessions'],
  ['prices', [{ ...PRICE, service: '../x' }], '0.service', 'must be one of the list'],
  ['prices', [PRICE, PRICE], '', 'a treatment appears twice'],
  ['openingHours', [], '', 'must have a day on which you are open'],
  ['openingHours', [WEEK, WEEK], '', 'a day appears twice'],
  ['openingHours', [{ ...WEEK, opens: '' }], '0.opens', 'must be a time such as 09:30'],
  ['announcements', [{ ...NEWS, until: '2026-11-30' }], '0.until', 'must not be before the first day'],
  ['announcements', [NEWS, NEWS], '', 'a text appears twice'],
  ['announcements', [{ ...NEWS, text: 'x'.repeat(81) }], '0.text', 'must have at most 80 characters'],
  ['announcements', [{ ...NEWS, text: '[Book](/contact)' }], '0.text', NO_MARKUP],
  ['announcements', [{ ...NEWS, to: '/nowhere' }], '0.to', 'There is no page /nowhere'],
  ['announcements', [{ ...NEWS, to: 'javascript:alert(1)' }], '0.to', NO_LINK],
  ['announcements', [{ ...NEWS, to: '//evil.example' }], '0.to', NO_LINK],
  ['afterHoursPhone', '911', '', NO_NUMBER],
  ['afterHoursPhone', 'tel:+19495550143', '', NO_NUMBER],
  ['offer', { ...OFFER, discount: '20' }, 'discount', 'must be such as 20% or $50'],
  ['offer', { ...OFFER, code: 'first tide' }, 'code', 'must be 4 to 20 capital letters and digits'],
  ['offer', { ...OFFER, until: '12/31' }, 'until', 'must be a date such as 2026-11-20'],
  ['offer', { ...OFFER, terms: '<b>Mondays</b>.' }, 'terms', NO_MARKUP],
  ['offer', { ...OFFER, terms: 'Mondays only' }, 'terms', 'must end with a full stop'],
  ['offer', { ...OFFER, scope: 'all' }, '', 'has fields that do not exist: scope'],
  ['afterHoursPhone', null, '', 'must be a string'],
  ['testimonials', [QUOTE, QUOTE], '', 'a text appears twice'],
  [
    'testimonials',
    [{ ...QUOTE, name: 'Ann' }],
    '0.name',
    'must be a first name and an initial, such as Ann R.',
  ],
  ['testimonials', [{ ...QUOTE, rating: 6 }], '0.rating', 'must be at most 5'],
  ['testimonials', [{ ...QUOTE, text: 'Lovely.' }], '0.text', 'must have at least 40 characters'],
  ['testimonials', [{ ...QUOTE, text: `${QUOTE.text} <b>` }], '0.text', NO_MARKUP],
  ['testimonials', [{ ...QUOTE, consent: '' }], '0.consent', 'must be a date such as 2026-11-20'],
  ['cases', [CASE, CASE], '', 'a photograph appears twice'],
  ['cases', [{ ...CASE, after: CASE.before }], '', 'a photograph appears twice'],
  ['cases', [{ ...CASE, before: { id: '../x', alt: 'A cheek' } }], '0.before.id', 'must be a photograph'],
  ['cases', [{ ...CASE, before: { ...CASE.before, alt: '' } }], '0.before.alt', 'must not be empty'],
  ['cases', [{ ...CASE, caption: 'x'.repeat(241) }], '0.caption', 'must have at most 240 characters'],
  ['cases', [{ ...CASE, caption: 'After six weeks' }], '0.caption', 'must end with a full stop'],
  ['cases', [{ ...CASE, title: '<b>Scars</b>' }], '0.title', NO_MARKUP],
  ['cases', [{ ...CASE, service: '' }], '0.service', 'must be one of the list'],
  ['cases', [{ ...CASE, consent: 'yes' }], '0.consent', 'must be a date such as 2026-11-20'],
];

describe('what is wrong with a value', () => {
  it.each(WRONG)(
    'of %s (%j) is said by build, desk and function in one sentence',
    async (setting, value, field, message) => {
      const problem = { field, message };
      // The desk.
      expect(settingProblems(setting, value, { today: '2026-11-21', pages })).toContainEqual(problem);
      // The function.
      const { save, calls } = saving();
      const { status, body } = await save({ setting, value });
      expect(status).toBe(400);
      expect(body['problems']).toContainEqual(problem);
      expect(calls).toEqual([]);
      // The build.
      const record = { file: 'published.ts', member: 'published', value: { [setting]: value } };
      expect(checkContentRecord(record, new Set(pages))).toContainEqual({
        file: record.file,
        field: [setting, field].filter(Boolean).join('.'),
        message,
      });
    },
  );

  it('includes a service that isn’t offered, and more than the database takes', () => {
    const context = { today: '2026-11-21', pages };
    const value = [{ ...PRICE, service: 'no-service' }];
    expect(settingProblems('prices', value, context)).toEqual([
      { field: '0.service', message: 'There is no page /services/no-service' },
    ]);
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...CODE,
      code: `c-${at}`,
      destination: `https://x.example.com/${'x'.repeat(270)}`,
      description: 'é'.repeat(120),
    }));
    expect(settingProblems('qrCodes', many, context)).toEqual([
      { field: '', message: 'is too long altogether: remove or shorten something' },
    ]);
  });

  it('includes a day that was over where the business is when the change was made', async () => {
    const { save } = saving();
    const value = [{ ...CLOSED, date: '2026-11-21' }];
    // Still November 21 in California.
    expect(await save({ value, madeAt: '2026-11-22T07:30:00.000Z' })).toMatchObject({ status: 200 });
    expect(await save({ value: [{ ...CLOSED, date: '2026-11-20' }] })).toMatchObject({
      status: 400,
      body: { problems: [{ field: '0.date', message: 'is over: give a later day' }] },
    });
    const offer = { setting: 'offer', value: { ...OFFER, until: '2026-11-20' } };
    expect(await save(offer)).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'until', message: 'is over: give a later day' }] },
    });
    // An offer that is off may have been over for long.
    expect(await save({ ...offer, value: { ...offer.value, enabled: false } })).toMatchObject({
      status: 200,
    });
  });

  it('includes the consent to a quote on a day to come', async () => {
    const { save } = saving();
    const of = (consent: string) => ({ setting: 'testimonials', value: [{ ...QUOTE, consent }] });
    expect(await save({ ...of('2026-11-22'), madeAt: '2026-11-22T07:30:00.000Z' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: '0.consent', message: 'must not be a day to come' }] },
    });
    expect(await save(of('2026-11-21'))).toMatchObject({ status: 200 });
  });
});

describe('a value that begins later', () => {
  it('is handed to the database with its start, from the day of the change until a year ahead', async () => {
    for (const startsAt of [
      '2026-11-21T08:00:00.000Z',
      '2026-12-04T08:00:00.000Z',
      '2027-11-22T08:00:00.000Z',
    ]) {
      const { save, calls } = saving();
      expect(await save({ startsAt })).toMatchObject({ status: 200 });
      expect(calls).toMatchObject([{ args: { change: { startsAt } } }]);
    }
  });

  it.each([
    ['2026-11-21T04:00:00.000Z', '2026-11-20', 'is over: give a later day'],
    ['2027-11-23T08:00:00.000Z', '2027-11-23', 'is too far ahead: give a day within a year'],
  ])('that begins at %s is refused by function and desk in one sentence', async (startsAt, day, message) => {
    const problems = [{ field: 'startsAt', message }];
    const { save, calls } = saving();
    expect(await save({ startsAt })).toMatchObject({ status: 400, body: { problems } });
    expect(calls).toEqual([]);
    expect(startProblems(day, '2026-11-21')).toEqual(problems);
  });

  it('must have a day', () =>
    expect(startProblems('', '2026-11-21')).toEqual([
      { field: 'startsAt', message: 'must be a date such as 2026-11-20' },
    ]));
});

describe('who calls', () => {
  const ask = (
    response: () => Response,
    headers: Record<string, string> = { apikey: 'k', authorization: 'Bearer t' },
  ) => {
    const asked: Request[] = [];
    const whoCalls = createWhoCalls('https://x.supabase.co', async (input, init) => {
      asked.push(new Request(input as string, init));
      return response();
    });
    return { result: whoCalls(post('save-setting', {}, headers)), asked };
  };

  it('is asked of the database with the caller’s own key and token', async () => {
    const { result, asked } = ask(() => Response.json({ ...OWNER, name: null }));
    expect(await result).toEqual(OWNER);
    expect(asked[0]?.url).toBe('https://x.supabase.co/rest/v1/rpc/desk_me');
    expect(Object.fromEntries(asked[0]!.headers)).toMatchObject({ apikey: 'k', authorization: 'Bearer t' });
  });

  it.each([
    [401, { refused: 401 }],
    [403, { refused: 403 }],
    [500, null],
    [200, null],
  ])('is nobody after status %i without an answer', async (status, expected) => {
    expect(await ask(() => Response.json({}, { status })).result).toEqual(expected);
  });

  it('is nobody without a token, and nothing is asked', async () => {
    const { result, asked } = ask(() => Response.json(OWNER), {});
    expect(await result).toEqual({ refused: 401 });
    expect(asked).toEqual([]);
  });
});
