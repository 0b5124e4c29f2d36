import { paths } from '../site/paths.ts';
import type { Aftercare } from './aftercare.schema.ts';

/** Texts of the aftercare pages. The instructions are in the service records, the warning signs in `get-help.ts`. */
export const aftercare = {
  name: 'Aftercare',
  index: {
    meta: {
      title: 'Aftercare for every treatment',
      description:
        'What to do at home after each of our treatments, step by step, with the signs that mean call us and those that mean call 911. Opens offline.',
    },
    title: 'Aftercare, treatment by treatment',
    text: 'Find the treatment you had. Its page has the steps to take at home and every sign that means call us or 911. The signs at the end of this page are only the most common.',
    list: 'Aftercare by treatment',
    first: 'First',
    areas: [
      { id: 'skin', title: 'Skin' },
      { id: 'face', title: 'Face' },
      { id: 'hair', title: 'Hair and scalp' },
      { id: 'body', title: 'Body' },
    ],
    picture: {
      name: 'article-spmu-aftercare-guide',
      alt: 'A drawn brow on a folded cloth with a pot of balm, swabs and a cotton pad',
    },
  },
  page: {
    /** After the name of the treatment: "Microblading aftercare". */
    suffix: 'aftercare',
    metaTitle: (title: string) => `${title} aftercare`,
    metaDescription: (title: string) =>
      `What to do at home after ${title}, from the first hour on, when to call us and when to call 911. Opens offline, prints on one page.`,
    text: 'Start with these steps as soon as you’re home. If the card we gave you says something different, follow the card.',
    downtime: 'Downtime',
    offline: 'Saved on this device',
    print: 'Print',
    share: 'Share',
    shared: 'Link copied',
    list: 'What to do at home',
    more: {
      title: 'Keep reading',
      service: 'About this treatment',
      all: 'Aftercare for every treatment',
    },
  },
  question: {
    title: 'Not sure if it’s normal?',
    text: 'Please ask. A call is the quickest way to find out.',
    closed: 'When we’re closed',
    write: 'I HAVE A QUESTION',
    about: 'after my treatment',
    note: (hours: number) => `If you write, a person will answer within ${hours} hours.`,
  },
  guide: {
    to: paths.article('spmu-aftercare-guide'),
    label: 'Day by day',
    title: 'The permanent makeup healing guide',
    text: 'Brows and lips from the first hour to the touch-up: what’s normal each day, and what to do.',
    link: 'Read the guide',
    services: ['semi-permanent-makeup', 'microblading', 'lip-blush'],
  },
} satisfies Aftercare;
