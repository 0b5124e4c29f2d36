import type { Business } from './business.schema.ts';
import { published } from './published.ts';

/**
 * Facts about the business for the site, its structured data and its mails.
 * Change this file to make the site yours. The values are an invented sample.
 */
const own = {
  name: 'Lumen Tide',
  tagline: 'Med Spa • Head Spa',
  founded: 2024,
  url: 'https://www.lumentide.example.com',
  phone: { display: '(949) 555-0142', href: 'tel:+19495550142' },
  email: 'hello@lumentide.example.com',
  staffEmail: 'frontdesk@lumentide.example.com',
  mailFrom: 'noreply@lumentide.example.com',
  address: {
    street: '214 Marisol Avenue, Suite 3',
    city: 'Laguna Niguel',
    region: 'CA',
    postalCode: '92677',
    country: 'US',
  },
  timeZone: 'America/Los_Angeles',
  mapUrl: 'https://maps.example.com/lumen-tide',
  geo: { latitude: 33.5225, longitude: -117.7076 },
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '18:00' },
    { days: ['Friday', 'Saturday', 'Sunday'], opens: '10:00', closes: '14:00' },
  ],
  specialHours: [],
  hoursNote: 'By appointment only',
  /** Differs from `openingHours` on purpose: the owner asked for both. */
  structuredHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '18:00',
  },
  bookingUrl: 'https://booking.example.com/lumen-tide/book-now',
  social: { label: 'Instagram', url: 'https://social.example.com/lumentide' },
  priceRange: '$$',
  payment: ['Cash', 'Credit Card', 'Financing'],
  servedCities: [
    'Laguna Niguel',
    'Laguna Beach',
    'Dana Point',
    'Aliso Viejo',
    'Mission Viejo',
    'San Juan Capistrano',
    'San Clemente',
    'Laguna Hills',
    'Lake Forest',
    'Irvine',
    'Newport Beach',
    'Costa Mesa',
  ],
  firstVisitDiscountPercent: 20,
  firstVisitCoversInjectables: false,
  confirmInquiries: true,
  replyWithinHours: 24,
} satisfies Business;

/** With what the owner has changed from the desk. */
const { openingHours = own.openingHours, specialHours = own.specialHours, afterHoursPhone } = published;
export const business = {
  ...own,
  openingHours,
  specialHours,
  ...(afterHoursPhone !== undefined && { afterHoursPhone }),
  // Search engines read the same hours as visitors once the owner has changed those in the desk.
  structuredHours: published.openingHours ? undefined : own.structuredHours,
};
