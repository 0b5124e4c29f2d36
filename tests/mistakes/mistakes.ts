/** A mistake that an owner makes in a file of `src/content`, and what the build says about it. */
export interface Mistake {
  file: string;
  from: string;
  to: string;
  /** The field and what is allowed there. */
  says: string;
}

const mistake = (file: string, from: string, to: string, says: string): Mistake => ({ file, from, to, says });

/** Mistakes that one build names together. */
export const mistakes: readonly Mistake[] = [
  mistake(
    'business.ts',
    "days: ['Monday', 'Tuesday'",
    "days: ['Funday', 'Tuesday'",
    'openingHours.0.days.0: must be one of "Monday", "Tuesday"',
  ),
  mistake(
    'business.ts',
    "opens: '10:00', closes: '18:00'",
    "opens: '10:00', closes: '25:00'",
    'openingHours.0.closes: must be a time such as 09:30',
  ),
  mistake('business.ts', "email: 'hello@", "email: 'hello at ", 'email: must be an email address'),
  mistake('business.ts', "href: 'tel:+1", "href: 'tel: 1", 'phone.href: must be such as tel:+19495550142'),
  mistake(
    'business.ts',
    ".example.com',\n  phone",
    ".example.com/',\n  phone",
    'url: leave the last slash out',
  ),
  mistake(
    'business.ts',
    "timeZone: 'America/Los_Angeles'",
    "timeZone: 'Pacific Time'",
    'timeZone: must be a time zone such as America/New_York',
  ),
  mistake('business.ts', 'latitude: 33.5225', "latitude: '33.5225'", 'geo.latitude: must be a number'),
  mistake(
    'business.ts',
    "region: 'CA'",
    "region: 'California'",
    'address.region: must have exactly 2 characters',
  ),
  mistake(
    'business.ts',
    "bookingUrl: 'https://",
    "bookingUrl: 'www.",
    'bookingUrl: must be a web address that starts with https://',
  ),
  mistake(
    'business.ts',
    'specialHours: []',
    "specialHours: [{ date: '2026-12-24', opens: '10:00', note: 'Eve' }]",
    'specialHours.0.closes: give both opens and closes',
  ),
  mistake('business.ts', 'founded: 2024', 'founded: 24', 'founded: must be at least 1900'),
  mistake('business.ts', "hoursNote: '", "hoursNotes: '", 'has fields that do not exist: hoursNotes'),
  mistake(
    'services/elevated-hydrafacials.ts',
    'amount: 250',
    'amount: 0',
    'price.amount: must be more than 0',
  ),
  mistake('services/head-spa.ts', "slug: 'head-spa'", "slug: 'microneedling'", "slug: must be 'head-spa'"),
  mistake(
    'services/head-spa.ts',
    "category: 'hair'",
    "category: 'scalp'",
    'category: must be one of "skin", "face", "hair", "body"',
  ),
  mistake('services/microneedling.ts', 'tagline:', 'tagLine:', 'tagline: is missing; it must be a string'),
  mistake(
    'services/categories.ts',
    "'chemical-peels',",
    "'chemical-peels',\n      'chemical-peels',",
    'chemical-peels: is in 2 categories',
  ),
  mistake(
    'team.ts',
    "photo: 'team-nurse'",
    "photo: 'team-nrse'",
    '1.photo: There is no picture team-nrse: add it to src/media/masters',
  ),
  mistake(
    'team.ts',
    "alt: 'Illustrated portrait of Maren",
    "altText: 'Illustrated portrait of Maren",
    '0.alt: is missing; it must be a string',
  ),
  mistake(
    'offer.ts',
    "code: 'FIRSTTIDE'",
    "code: 'first tide'",
    'code: must be 4 to 20 capital letters and digits',
  ),
  mistake('offer-terms.ts', "howTo: 'Give", "howTo: ' Give", 'howTo: no space at either end'),
  mistake(
    'offer.ts',
    'discount: `${',
    "until: '2020-01-31',\n  discount: `${",
    'until: is over: give a later day, or leave it out',
  ),
  mistake(
    'qr-codes.ts',
    "code: 'bag',\n    destination: paths.home",
    "code: 'bag',\n    destination: '/spring-sale'",
    'entries.1.destination: There is no page /spring-sale',
  ),
  mistake('qr-codes.ts', "code: 'front-desk'", "code: 'banner'", 'entries: a code appears twice'),
  mistake(
    'qr-codes.ts',
    "lastUpdated: '2025-01-12'",
    "lastUpdated: '12.01.2025'",
    'entries.0.lastUpdated: must be a date such as 2026-11-20',
  ),
  mistake('first-visit-page.ts', '](/terms-of-service#', '](/terms#', 'There is no page /terms'),
  mistake(
    'home.ts',
    "image: 'hero-skin'",
    "image: 'hero-skn'",
    'hero.slides.0.image: There is no picture hero-skn',
  ),
  mistake(
    'articles/spmu-aftercare-guide.ts',
    "slug: 'spmu-aftercare-guide'",
    "slug: 'aftercare'",
    "slug: must be 'spmu-aftercare-guide'",
  ),
];
