/**
 * What only `npm run test:all` runs, and `npm test` leaves out: tests with the tag `@thorough`, these files and these titles. They
 * visit many pages, take long, or play what happens rarely. What a common mistake can break also has a test that `npm test` runs.
 */
const FILES = [
  'aftercare',
  'background', // closed tabs, killed servers
  'deferred', // code that comes late
  'dev-styles', // a build of its own
  'engines', // Firefox and WebKitGTK
  'failed-styles',
  'films',
  'finding-things',
  'first-screens', // every service
  'form-layout', // every width
  'head',
  'inquiry-faults', // the proof plays these and more
  'large-text', // every route
  'marquee', // every width
  'opening-hours',
  'phone-menu',
  'precache', // bad connections
  'privacy',
  'pwa',
  'questions',
  'random-navigation',
  'reveal', // every page
  'staff-engines',
  'staff-states', // axe in every state of the desk
  'states', // axe in every state of the site
  'storage-trouble',
  'storm',
  'treatments',
  'updates', // builds of their own
];

/** Tests that repeat another test with other values. `npm test` runs the first of each. */
const TITLES = [
  '/qrcode/(?:bag|front-desk|banner) shows the home page',
  'with (?:Do Not Track|the visitor.s choice) the code works but records nothing',
  '/unsubscribe\\\\?email=.* shows first',
  'a smooth scroll in progress does not scroll the next page that',
];

/** Matches the full name of a thorough test, with its file. */
export const THOROUGH = `@thorough|(?:^|[ /])(?:${FILES.join('|')})\\.spec\\.ts|${TITLES.join('|')}`;
