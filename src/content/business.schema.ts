import { z } from 'zod';

const httpsUrl = z.url({ protocol: /^https$/ });
const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

/** The business record: the only place for facts that the owner changes. */
export const businessSchema = z.strictObject({
  name: z.string().min(1).max(60),
  tagline: z.string().min(1),
  founded: z.int().min(1900),
  /** Public origin without a trailing slash. Canonical URLs and links in mails start with it unless SITE_URL is set. */
  url: httpsUrl.refine((url) => !url.endsWith('/'), 'leave the last slash out'),
  phone: z.strictObject({ display: z.string(), href: z.string().regex(/^tel:\+\d+$/) }),
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
  /** IANA name. Mails and the daily digest use it; a test compares it with the database's. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York'),
  mapUrl: httpsUrl,
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  hours: z.array(z.strictObject({ days: z.string(), time: z.string() })).min(1),
  hoursNote: z.string(),
  structuredHours: z.strictObject({
    days: z
      .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
      .min(1),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  }),
  bookingUrl: httpsUrl,
  social: z.strictObject({ label: z.string(), url: httpsUrl }),
  priceRange: z.string(),
  payment: z.array(z.string()).min(1),
  servedCities: z.array(z.string()).min(1),
  /** Discount for first-time clients. */
  firstVisitDiscountPercent: z.int().min(0).max(100),
  /** Hours within which visitors are promised a reply. */
  replyWithinHours: z.int().min(1),
});
export type Business = z.infer<typeof businessSchema>;
