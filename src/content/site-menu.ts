import { anchors, paths } from '../site/paths.ts';
import type { Navigation } from './site-menu.schema.ts';

const area = (anchor: string) => `${paths.services}#${anchor}`;

/** Menus and fixed texts of the shell. */
export const navigation = {
  main: [
    { label: 'HOME', to: paths.home },
    { label: 'SERVICES', to: paths.services },
    { label: 'MEMBERSHIPS', to: paths.memberships },
    { label: 'ARTICLES', to: paths.articles },
    { label: 'ABOUT', to: paths.about },
    { label: 'CONTACT', to: paths.contact },
  ],
  servicesMenu: {
    toggle: 'Services menu',
    groups: [
      {
        title: 'Treatment Areas',
        links: [
          { label: 'Skin', to: area(anchors.skin) },
          { label: 'Face', to: area(anchors.face) },
          { label: 'Hair', to: area(anchors.hair) },
          { label: 'Body', to: area(anchors.body) },
        ],
      },
      {
        title: 'Resources',
        links: [
          { label: 'Shop by Concerns', to: paths.concerns },
          { label: 'Virtual Consultations', to: paths.virtualConsultations },
          { label: 'Points & Rewards', to: paths.rewards },
          { label: 'Before & After', to: paths.gallery },
          { label: 'Your First Visit', to: paths.firstVisit },
          { label: 'Aftercare', to: paths.aftercare },
        ],
      },
      { title: 'Equipment', links: [{ label: 'Our Technology', to: paths.technology }] },
    ],
  },
  book: 'BOOK NOW',
  skip: 'Skip to content',
  label: 'Main',
  menu: { open: 'Menu', title: 'Menu' },
  footer: {
    statement: 'Medical skill, unhurried hands and a quiet room near the coast.',
    explore: {
      title: 'EXPLORE',
      links: [
        { label: 'Home', to: paths.home },
        { label: 'Services', to: paths.services },
        { label: 'Memberships', to: paths.memberships },
        { label: 'Points & Rewards', to: paths.rewards },
        { label: 'Contact', to: paths.contact },
        { label: 'About', to: paths.about },
        { label: 'Join Our Team', to: paths.contact, subject: 'Joining the team' },
      ],
    },
    visit: 'VISIT',
    directions: 'Directions',
    talk: 'TALK TO US',
    legal: {
      title: 'Legal',
      links: [
        { label: 'Terms of Service', to: paths.terms },
        { label: 'Privacy Policy', to: paths.privacy },
        { label: 'HIPAA Compliance', to: paths.hipaa },
        { label: 'Accessibility', to: paths.accessibility },
        { label: 'Sitemap', to: paths.sitemap },
      ],
    },
    rights: 'All rights reserved.',
    updated: 'Last updated',
  },
  bookBar: 'Booking',
  callUs: 'Call',
  message: { open: 'Send us a message', close: 'Close the message form' },
  privacyChoices: 'Your Privacy Choices',
  slow: 'One moment. This is still loading.',
  outOfReach: 'You’re offline. This opens once you’re back online.',
} satisfies Navigation;
