/**
 * Reads what the server has published, or what an earlier page has stored. By hand, because a schema library would be larger
 * than everything else that loads when the page is idle. `read-settings.test.ts` compares it with the schemas. Pure.
 */
import {
  DISCOUNT,
  FULL_STOP,
  hasTwoDecimals,
  LINK,
  MAX_AMOUNT,
  MAX_LINK,
  OFFER_CODE,
  PHOTO_ID,
  PHONE_OR_NONE,
  MAX_SESSIONS,
  PLAIN_TEXT,
  QUOTE_LENGTH,
  SHORT_NAME,
  SLUG,
} from '../../supabase/functions/_shared/plain-text.ts';
import type {
  Announcement,
  ConsentedCase,
  ConsentedTestimonial,
  Price,
  Published,
  QrCode,
  SettingName,
  TreatmentPrice,
  Weekday,
} from '../../supabase/functions/_shared/site-settings.ts';

/** A value from a time on. */
export interface Row {
  key: string;
  starts_at: string;
  value: unknown;
}

type Check = (value: unknown) => boolean;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields and no others. */
const objectOf =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, check]) => check(value[name]));
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
/** A list without two entries that have the same key. */
const listOf =
  (check: Check, max: number, keyOf: (entry: never) => unknown): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length <= max &&
    value.every(check) &&
    isUnique((value as never[]).map(keyOf));

const WEEKDAYS: ReadonlySet<unknown> = new Set([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] satisfies Weekday[]);

const plainText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= max &&
    PLAIN_TEXT.every(([pattern]) => pattern.test(value));
const isSentence =
  (max: number): Check =>
  (value) =>
    plainText(max)(value) && FULL_STOP.test(value as string);
const isTime: Check = (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const isDate: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const isLink: Check = (value) => typeof value === 'string' && value.length <= MAX_LINK && LINK.test(value);

const isSlug: Check = (value) => typeof value === 'string' && value.length <= 64 && SLUG.test(value);

const isHours = objectOf({
  days: (value) => Array.isArray(value) && value.length > 0 && value.every((day) => WEEKDAYS.has(day)),
  opens: isTime,
  closes: isTime,
});

const isSpecialDay = objectOf({
  date: isDate,
  opens: optional(isTime),
  closes: optional(isTime),
  note: plainText(60),
});
interface SpecialDay {
  date: string;
  opens?: string;
  closes?: string;
}

const isAnnouncement = objectOf({
  text: plainText(80),
  to: optional(isLink),
  from: isDate,
  until: isDate,
});

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const isQrCode = objectOf({
  code: isSlug,
  destination: isLink,
  description: plainText(120),
  enabled: (value) => typeof value === 'boolean',
  lastUpdated: isDate,
});

const isAmount: Check = (value) =>
  typeof value === 'number' && value > 0 && value <= MAX_AMOUNT && hasTwoDecimals(value);

const sharedByPrices = {
  kind: () => true,
  amount: isAmount,
  currency: optional((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)),
  what: optional(plainText(60)),
  note: optional(isSentence(120)),
};
const isPrice = objectOf(sharedByPrices);
const PRICES: ReadonlyMap<unknown, Check> = new Map<Price['kind'], Check>([
  ['exact', isPrice],
  ['from', isPrice],
  ['per-session', isPrice],
  ['per-unit', objectOf({ ...sharedByPrices, unit: plainText(30) })],
  [
    'package',
    objectOf({
      ...sharedByPrices,
      sessions: (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= MAX_SESSIONS,
    }),
  ],
]);

const isTestimonial = objectOf({
  name: (value) => typeof value === 'string' && value.length <= 40 && SHORT_NAME.test(value),
  rating: (value) => [1, 2, 3, 4, 5].includes(value as number),
  text: (value) => plainText(QUOTE_LENGTH.max)(value) && (value as string).length >= QUOTE_LENGTH.min,
  consent: isDate,
});

const isPhoto = objectOf({ id: matches(PHOTO_ID), alt: plainText(160) });
const isCase = objectOf({
  service: isSlug,
  title: plainText(40),
  caption: isSentence(240),
  before: isPhoto,
  after: isPhoto,
  offLabel: optional((value) => value === true),
  consent: isDate,
});

/** Whether a value is exactly what its schema allows. */
export const CHECKS = {
  specialHours: listOf(
    (value) =>
      isSpecialDay(value) &&
      ((value as SpecialDay).opens === undefined) === ((value as SpecialDay).closes === undefined),
    60,
    ({ date }: SpecialDay) => date,
  ),
  openingHours: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(isHours) &&
    isUnique((value as { days: unknown[] }[]).flatMap(({ days }) => days)),
  announcements: listOf(
    (value) => isAnnouncement(value) && (value as Announcement).from <= (value as Announcement).until,
    20,
    ({ text }: Announcement) => text,
  ),
  qrCodes: listOf(isQrCode, 60, ({ code }: QrCode) => code),
  afterHoursPhone: matches(PHONE_OR_NONE),
  offer: objectOf({
    enabled: (value) => typeof value === 'boolean',
    discount: matches(DISCOUNT),
    code: optional(matches(OFFER_CODE)),
    terms: optional(isSentence(200)),
    until: optional(isDate),
  }),
  prices: listOf(
    objectOf({
      service: isSlug,
      treatment: optional(isSlug),
      price: (value) => isObject(value) && PRICES.get(value['kind'])?.(value) === true,
    }),
    150,
    ({ service, treatment = '' }: TreatmentPrice) => `${service}/${treatment}`,
  ),
  testimonials: listOf(isTestimonial, 12, ({ text }: ConsentedTestimonial) => text),
  cases: (value) =>
    listOf(isCase, 24, ({ after }: ConsentedCase) => after.id)(value) &&
    isUnique((value as ConsentedCase[]).flatMap(({ before, after }) => [before.id, after.id])),
} satisfies Record<SettingName, Check>;

/** What stands in the database as the value that holds now began at some time before. */
const BEFORE = new Date(0).toISOString();

/** The rows of the table `site_settings`, or undefined if they are not those of our server. */
export function readAnswer(answer: unknown): Row[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return readRows(
    answer.flatMap((setting: unknown): unknown[] => {
      if (!isObject(setting) || !Array.isArray(setting['later'])) return [undefined];
      const { key, value = null, later } = setting;
      return [
        ...(value === null ? [] : [{ key, starts_at: BEFORE, value }]),
        ...(later as unknown[]).map((row) => isObject(row) && { ...row, key }),
      ];
    }),
  );
}

/** Rows that are stored, or undefined if they can't be read. */
export function readRows(answer: unknown): Row[] | undefined {
  const isRow = (row: unknown): row is Row =>
    isObject(row) &&
    typeof row['key'] === 'string' &&
    !Number.isNaN(Date.parse(String(row['starts_at']))) &&
    row['value'] !== undefined;
  return Array.isArray(answer) && answer.every(isRow) ? answer : undefined;
}

/**
 * The settings at a time, of those that this build knows. One with any value that its schema doesn't allow is left out: the
 * page keeps what it had.
 */
export function settingsAt(rows: readonly Row[], now: number): Published {
  const settings: Record<string, unknown> = {};
  for (const [key, check] of Object.entries(CHECKS)) {
    const own = rows.filter((row) => row.key === key);
    if (!own.every(({ value }) => check(value))) continue;
    const begun = own.filter(({ starts_at }) => Date.parse(starts_at) <= now);
    const latest = begun.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)).at(-1);
    if (latest) settings[key] = latest.value;
  }
  return settings;
}

/** When the next value begins; Infinity if none does. */
export const nextStart = (rows: readonly Row[], now: number): number =>
  Math.min(...rows.map(({ starts_at }) => Date.parse(starts_at)).filter((at) => at > now));
