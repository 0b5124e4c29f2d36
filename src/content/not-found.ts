import { paths } from '../site/paths.ts';
import type { NotFound } from './not-found.schema.ts';

export const notFound = {
  title: 'Page Not Found',
  eyebrow: 'Out with the tide',
  text: "We couldn't find the page you're looking for. It may have been moved, deleted, or perhaps you typed the wrong address.",
  linksTitle: 'Ways back',
  links: [
    { label: 'Home', text: 'Start again from the front door', to: paths.home },
    { label: 'Services', text: 'Skin, face, hair and body treatments', to: paths.services },
    { label: 'About', text: 'The people and how they work', to: paths.about },
    { label: 'Bundles', text: 'Buy more, save more', to: paths.bundles },
    { label: 'Memberships', text: 'A year of steady care', to: paths.memberships },
  ],
  book: 'BOOK NOW',
  description:
    'This page has moved, was deleted, or never existed. From here you can go to the home page, the services, the memberships or book a visit.',
} satisfies NotFound;
