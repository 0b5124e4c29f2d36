import { z } from 'zod';

const httpsUrl = z.url({ protocol: /^https$/ });

const phone = z.strictObject({ display: z.string(), href: z.string().regex(/^tel:\+\d+$/) });

/** The business record: the one place for facts that the owner changes. */
export const businessSchema = z.strictObject({
  name: z.string().min(1).max(60),
  tagline: z.string().min(1),
  founded: z.int().min(1900),
  /** Public origin, without a slash at the end. Canonical URLs and links in mails start with it unless SITE_URL is set. */
  url: httpsUrl.refine((url) => !url.endsWith('/'), 'leave the last slash out'),
  phone,
  /** On-call or answering service for clients when the studio is closed; leave it out if there is none. */
  afterHoursPhone: phone.optional(),
  /** Shown to visitors. */
  email: z.email(),
  /** Receives inquiries and the daily digest; STAFF_EMAIL overrides it. */
  staffEmail: z.email(),
  /** Sender of every mail; its domain must be one that the mail provider may send for. */
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
  /** First-time clients' discount, per cent. */
  firstVisitDiscountPercent: z.int().min(0).max(100),
  /** Promise of a reply, hours. */
  replyWithinHours: z.int().min(1),
});
export type Business = z.infer<typeof businessSchema>;
