import type { Business } from './business.schema.ts';

/**
 * Everything about the business that the site, its structured data and its mails state.
 * Make the site yours by changing this file. The values shipped are an invented sample.
 */
export const business = {
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
  mapUrl: 'https://maps.example.com/lumen-tide',
  geo: { latitude: 33.5225, longitude: -117.7076 },
  timeZone: 'America/Los_Angeles',
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '18:00' },
    { days: ['Friday', 'Saturday', 'Sunday'], opens: '10:00', closes: '14:00' },
  ],
  specialHours: [],
  hoursNote: 'By appointment only',
  /** Differs from `openingHours` on purpose: the owner gave both readings. */
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
  replyWithinHours: 24,
} satisfies Business;
