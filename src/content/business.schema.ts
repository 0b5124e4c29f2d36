import { z } from 'zod';
import {
  afterHoursPhoneSchema,
  dayHoursSchema,
  openingHoursSchema,
  specialHoursSchema,
} from '../../supabase/functions/_shared/site-settings.ts';

const httpsUrl = z.url({ protocol: /^https$/ });
export type { DayHours, Weekday } from '../../supabase/functions/_shared/site-settings.ts';

const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

const phone = z.strictObject({
  display: z.string(),
  href: z.string().regex(/^tel:\+\d+$/, 'must be such as tel:+19495550142'),
});

/** The business record: name, address, hours, and how to reach the business. */
export const businessSchema = z.strictObject({
  name: z.string().min(1).max(60),
  tagline: z.string().min(1),
  founded: z.int().min(1900),
  /** Public origin without a trailing slash. Canonical URLs and links in mails start with it unless SITE_URL is set. */
  url: httpsUrl.refine((url) => !url.endsWith('/'), 'leave the last slash out'),
  phone,
  /** On-call or answering service for clients when the studio is closed; leave it out if there is none. */
  afterHoursPhone: z.optional(afterHoursPhoneSchema),
  /** Shown to visitors. */
  email: z.email(),
  /** Receives inquiries and the daily digest. STAFF_EMAIL overrides it. */
  staffEmail: z.email(),
  /** Sender of every mail. The mail provider must be allowed to send for its domain. */
  mailFrom: z.email(),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    region: z.string().length(2),
    postalCode: z.string(),
    country: z.string().length(2),
  }),
  mapUrl: httpsUrl,
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** IANA name. Hours, mails, the daily digest and statistics use it. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York'),
  /** What visitors read, and what "open now" follows. */
  openingHours: openingHoursSchema,
  /** Holidays and other exceptions. Past dates may stay. */
  specialHours: specialHoursSchema,
  hoursNote: z.string(),
  /** Only for search engines, if they should read other hours than visitors. Delete it to use `openingHours`. */
  structuredHours: z.optional(dayHoursSchema),
  bookingUrl: httpsUrl,
  social: z.strictObject({ label: z.string(), url: httpsUrl }),
  /** A page with public reviews, linked from the home and About pages. Leave it out to show no link. */
  reviews: z.strictObject({ label: z.string().min(1), url: httpsUrl }).optional(),
  priceRange: z.string(),
  payment: z.array(z.string()).min(1),
  servedCities: z.array(z.string()).min(1),
  /** Discount for first-time clients. */
  firstVisitDiscountPercent: z.int().min(0).max(100),
  /** Whether that discount covers injectables: neurotoxins and dermal filler. */
  firstVisitCoversInjectables: z.boolean(),
  /** Whether visitors get a short confirmation by mail that their inquiry has arrived. */
  confirmInquiries: z.boolean(),
  /** Hours within which visitors are promised a reply. */
  replyWithinHours: z.int().min(1),
});
export type Business = z.infer<typeof businessSchema>;
