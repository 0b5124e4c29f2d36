import { paths } from '../site/paths.ts';
import type { NotFound } from './not-found.schema.ts';

export const notFound = {
  title: 'Page Not Found',
  eyebrow: 'Gone with the tide',
  text: "We couldn't find the page you're looking for. It may have been moved, deleted, or perhaps you typed the wrong address.",
  linksTitle: 'Where to next?',
  links: [
    { label: 'Home', text: 'Start at the front door', to: paths.home },
    { label: 'Services', text: 'Skin, face, hair and body treatments', to: paths.services },
    { label: 'About', text: 'Meet our team', to: paths.about },
    { label: 'Bundles', text: 'Buy more, save more', to: paths.bundles },
    { label: 'Memberships', text: 'A year of steady care', to: paths.memberships },
  ],
  book: 'BOOK NOW',
  description:
    'This page may have moved or been deleted. Head back to our home page, explore our services and memberships, or book your next visit from here.',
} satisfies NotFound;
