/**
 * What owners change from the desk without a build. These schemas check a value in the desk, in the function that saves
 * it, in the build, whose records are composed of them, and in pages. `zod/mini`, because browsers download it.
 */
import { z } from 'zod/mini';
import { describeAllowed } from './describe-issue.ts';
import {
  DISCOUNT,
  FULL_STOP,
  hasTwoDecimals,
  LINK,
  MAX_AMOUNT,
  MAX_LINK,
  MAX_SESSIONS,
  OFFER_CODE,
  PHOTO_ID,
  PHONE_OR_NONE,
  PLAIN_TEXT,
  QUOTE_LENGTH,
  SHORT_NAME,
  SLUG,
} from './plain-text.ts';

const plainText = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(max),
      ...PLAIN_TEXT.map(([pattern, message]) => z.regex(pattern, message)),
    );

/** Whether no value appears twice. */
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Local time of the business, 24 hours: `18:00`. */
export const timeSchema = z.iso.time({ precision: -1 });

/** A date with other hours, or closed all day if it has none. */
const specialDaySchema = z
  .strictObject({
    date: z.iso.date(),
    opens: z.optional(timeSchema),
    closes: z.optional(timeSchema),
    /** Why, as visitors read it: "Thanksgiving". */
    note: plainText(60),
  })
  .check(
    z.refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
      error: 'give both opens and closes, or neither for a closed day',
      path: ['closes'],
    }),
  );
export type SpecialHours = z.infer<typeof specialDaySchema>;

/** Holidays and other exceptions. In the record past dates may stay; the desk leaves them out. */
export const specialHoursSchema = z.array(specialDaySchema).check(
  z.maxLength(60),
  z.refine((hours) => isUnique(hours.map(({ date }) => date)), 'a date appears twice'),
);

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours that close earlier than they open end on the next day. */
export const dayHoursSchema = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  opens: timeSchema,
  closes: timeSchema,
});
export type DayHours = z.infer<typeof dayHoursSchema>;

/** The weekly hours. A day that is not there is closed. */
export const openingHoursSchema = z.array(dayHoursSchema).check(
  z.minLength(1, 'must have a day on which you are open'),
  z.refine((hours) => isUnique(hours.flatMap(({ days }) => days)), 'a day appears twice'),
);

const linkSchema = z
  .string()
  .check(
    z.maxLength(MAX_LINK),
    z.regex(LINK, 'must be a page of this site such as /memberships, or a web address with https://'),
  );

/** A line of news, from its first day until its last one. */
const announcementSchema = z
  .strictObject({
    text: plainText(80),
    to: z.optional(linkSchema),
    from: z.iso.date(),
    until: z.iso.date(),
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      error: 'must not be before the first day',
      path: ['until'],
    }),
  );
export type Announcement = z.infer<typeof announcementSchema>;

/** Visitors read the one that has begun last. */
export const announcementsSchema = z.array(announcementSchema).check(
  z.maxLength(20),
  z.refine((list) => isUnique(list.map(({ text }) => text)), 'a text appears twice'),
);

/** A printed QR code. */
const qrCodeSchema = z.strictObject({
  /** Last part of the printed address. It can't be changed after printing. */
  code: z.string().check(z.maxLength(64), z.regex(SLUG, 'must have small letters, digits and hyphens only')),
  destination: linkSchema,
  /** Where the code is printed, for the staff and their digest. */
  description: plainText(120),
  /** Whether the destination is used. A disabled code has the default destination. */
  enabled: z.boolean(),
  /** Set by the desk. */
  lastUpdated: z.iso.date(),
});
export type QrCode = z.infer<typeof qrCodeSchema>;

/** A list and not an object, so that a code can't be the name of an inherited property. */
export const qrCodesSchema = z.array(qrCodeSchema).check(
  z.maxLength(60),
  z.refine((codes) => isUnique(codes.map(({ code }) => code)), 'a code appears twice'),
);

/** On-call or answering service for clients when the studio is closed. Empty if there is none. */
export const afterHoursPhoneSchema = z
  .string()
  .check(z.regex(PHONE_OR_NONE, 'must be a US phone number such as (212) 555-0100, or empty'));

/** The offer for first-time clients. What it always covers stands in `src/content/offer-terms.ts`. */
export const offerSchema = z.strictObject({
  enabled: z.boolean(),
  discount: z.string().check(z.regex(DISCOUNT, 'must be such as 20% or $50')),
  /** Without one, clients just ask for it. */
  code: z.optional(z.string().check(z.regex(OFFER_CODE, 'must be 4 to 20 capital letters and digits'))),
  /** More terms, as sentences: "Mondays to Thursdays only." */
  terms: z.optional(plainText(200).check(z.regex(FULL_STOP, 'must end with a full stop'))),
  /** The last day. */
  until: z.optional(z.iso.date()),
});
export type OfferSetting = z.infer<typeof offerSchema>;
/** In units of the currency: 250, or 12.5. */
export const amountSchema = z
  .number()
  .check(
    z.positive(),
    z.maximum(MAX_AMOUNT),
    z.refine(hasTwoDecimals, 'must have no more than two decimals'),
  );
/** ISO 4217. US dollars if left out. */
export const currencySchema = z.optional(
  z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency code such as USD')),
);
const sharedByPrices = {
  amount: amountSchema,
  currency: currencySchema,
  /** What the price is for, if not for all of it: "Medical-grade facials". */
  what: z.optional(plainText(60)),
  /** A condition, as a sentence: "Numbing cream included." */
  note: z.optional(plainText(120).check(z.regex(FULL_STOP, 'must end with a full stop'))),
};

/** A price of a service or treatment. */
export const priceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact'), ...sharedByPrices }),
  z.strictObject({ kind: z.literal('from'), ...sharedByPrices }),
  z.strictObject({ kind: z.literal('per-session'), ...sharedByPrices }),
  /** `unit`: "unit" or "syringe". */
  z.strictObject({ kind: z.literal('per-unit'), unit: plainText(30), ...sharedByPrices }),
  z.strictObject({
    kind: z.literal('package'),
    sessions: z.int().check(z.minimum(2), z.maximum(MAX_SESSIONS)),
    ...sharedByPrices,
  }),
]);
export type Price = z.infer<typeof priceSchema>;

const slugSchema = z.string().check(z.maxLength(64), z.regex(SLUG, 'must be one of the list'));

/** What a service costs, or one of its treatments. */
const treatmentPriceSchema = z.strictObject({
  service: slugSchema,
  /** The id of the treatment; left out for the service. */
  treatment: z.optional(slugSchema),
  price: priceSchema,
});
export type TreatmentPrice = z.infer<typeof treatmentPriceSchema>;

/** All prices. What the list doesn't name has none. */
export const pricesSchema = z.array(treatmentPriceSchema).check(
  z.maxLength(150),
  z.refine(
    (prices) => isUnique(prices.map(({ service, treatment = '' }) => `${service}/${treatment}`)),
    'a treatment appears twice',
  ),
);

/** What a client has said, as visitors read it. */
export const testimonialSchema = z.strictObject({
  name: z
    .string()
    .check(z.maxLength(40), z.regex(SHORT_NAME, 'must be a first name and an initial, such as Ann R.')),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: plainText(QUOTE_LENGTH.max).check(z.minLength(QUOTE_LENGTH.min)),
});

/** A testimonial, and the day on which the client agreed in writing to be quoted. */
const consentedSchema = z.extend(testimonialSchema, { consent: z.iso.date() });
export type ConsentedTestimonial = z.infer<typeof consentedSchema>;

export const testimonialsSchema = z.array(consentedSchema).check(
  z.maxLength(12),
  z.refine((list) => isUnique(list.map(({ text }) => text)), 'a text appears twice'),
);

/** A photograph of a client. */
const photoSchema = z.strictObject({
  id: z.string().check(z.regex(PHOTO_ID, 'must be a photograph')),
  /** What it shows, for whoever can't see it. */
  alt: plainText(160),
});

/** What a treatment did, in two photographs of a client who agreed in writing that they are shown. */
const caseSchema = z.strictObject({
  service: slugSchema,
  /** What is treated: "Acne scars". */
  title: plainText(40),
  /** What to look at, and after how many visits and how much time. */
  caption: plainText(240).check(z.regex(FULL_STOP, 'must end with a full stop')),
  before: photoSchema,
  after: photoSchema,
  /** If the FDA has cleared the device for other uses than the one shown. */
  offLabel: z.optional(z.literal(true)),
  /** The day on which the client agreed. */
  consent: z.iso.date(),
});
export type ConsentedCase = z.infer<typeof caseSchema>;

/** Visitors see them in this order. */
export const casesSchema = z.array(caseSchema).check(
  z.maxLength(24),
  z.refine(
    (list) => isUnique(list.flatMap(({ before, after }) => [before.id, after.id]).filter((id) => id !== '')),
    'a photograph appears twice',
  ),
);

/** One thing that is wrong with a value: the path to the field, such as `2.note`, and what it may hold. */
export interface Problem {
  field: string;
  message: string;
}

/** What a value is compared with. */
export interface SettingContext {
  /** For a new value: the day on which it was made, in the business's time zone: `2026-11-30`. */
  today?: string;
  /** The pages of the site to which links may lead. */
  pages: readonly string[];
}

interface Setting<T> {
  schema: z.ZodMiniType<T>;
  /** What depends on the day, and on the pages that exist. */
  problems?: (value: T, context: SettingContext) => Problem[];
}
const setting = <T>(of: Setting<T>): Setting<T> => of;

export const OVER = 'is over: give a later day';

const overIf = (field: string, day: string, { today }: SettingContext): Problem[] =>
  today !== undefined && day < today ? [{ field, message: OVER }] : [];
/** As the build says it. */
const noPage = (field: string, to: string | undefined, { pages }: SettingContext): Problem[] =>
  to?.startsWith('/') && !pages.includes(to) ? [{ field, message: `There is no page ${to}` }] : [];

const laterIf = (at: number, { consent }: { consent: string }, { today }: SettingContext): Problem[] =>
  today !== undefined && consent > today
    ? [{ field: `${at}.consent`, message: 'must not be a day to come' }]
    : [];

const LATEST_DAYS = 366;
export const TOO_FAR = 'is too far ahead: give a day within a year';

/**
 * What is wrong with the day from which a new value counts.
 * @param day where the business is, as an ISO date
 */
export function startProblems(day: string, today: string): Problem[] {
  const field = 'startsAt';
  const { error } = z.iso.date().safeParse(day, { error: describeAllowed });
  if (error) return error.issues.map(({ message }) => ({ field, message }));
  const isFar = Date.parse(day) - Date.parse(today) > LATEST_DAYS * 86_400_000;
  return isFar ? [{ field, message: TOO_FAR }] : overIf(field, day, { today, pages: [] });
}

/** Every setting by its name in the database. */
export const settings = {
  specialHours: setting({
    schema: specialHoursSchema,
    problems: (hours, context) => hours.flatMap(({ date }, at) => overIf(`${at}.date`, date, context)),
  }),
  openingHours: setting({ schema: openingHoursSchema }),
  announcements: setting({
    schema: announcementsSchema,
    problems: (list, context) =>
      list.flatMap(({ to, until }, at) => [
        ...overIf(`${at}.until`, until, context),
        ...noPage(`${at}.to`, to, context),
      ]),
  }),
  qrCodes: setting({
    schema: qrCodesSchema,
    problems: (codes, context) =>
      codes.flatMap(({ destination }, at) => noPage(`${at}.destination`, destination, context)),
  }),
  afterHoursPhone: setting({ schema: afterHoursPhoneSchema }),
  offer: setting({
    schema: offerSchema,
    problems: ({ enabled, until }, context) =>
      enabled && until !== undefined ? overIf('until', until, context) : [],
  }),
  prices: setting({
    schema: pricesSchema,
    problems: (prices, context) =>
      prices.flatMap(({ service }, at) => noPage(`${at}.service`, `/services/${service}`, context)),
  }),
  testimonials: setting({
    schema: testimonialsSchema,
    problems: (list, context) => list.flatMap((one, at) => laterIf(at, one, context)),
  }),
  cases: setting({
    schema: casesSchema,
    problems: (list, context) =>
      list.flatMap((one, at) => [
        ...laterIf(at, one, context),
        ...noPage(`${at}.service`, `/services/${one.service}`, context),
      ]),
  }),
};
export type SettingName = keyof typeof settings;
export type SettingValue<N extends SettingName> = z.infer<(typeof settings)[N]['schema']>;
export const SETTING_NAMES = Object.keys(settings) as SettingName[];

export const isSetting = (name: unknown): name is SettingName => Object.hasOwn(settings, String(name));

/** Less than the database takes, which counts spaces, too. */
const MAX_BYTES = 25_000;
const TOO_LONG = 'is too long altogether: remove or shorten something';

/** What is wrong with a value that somebody saves, or that a build reads. */
export function settingProblems(name: SettingName, value: unknown, context: SettingContext): Problem[] {
  const { schema, problems } = settings[name] as Setting<unknown>;
  const { data, error } = schema.safeParse(value, { error: describeAllowed });
  if (error) return error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  if (new TextEncoder().encode(JSON.stringify(data)).length > MAX_BYTES)
    return [{ field: '', message: TOO_LONG }];
  return problems?.(data, context) ?? [];
}

/** Values of some settings. */
export type Published = { [N in SettingName]?: SettingValue<N> };

/** Whether a value that was published some time ago is one that this build can read. */
export const isAllowed = (name: SettingName, value: unknown): boolean =>
  settings[name].schema.safeParse(value).success;

/** The values that this build can read, of what the database has published. */
export const readPublished = (values: unknown): Published =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([name, value]) => isSetting(name) && isAllowed(name, value)),
  );
