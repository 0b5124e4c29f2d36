import { paying } from './paying.ts';
import { paths } from '../site/paths.ts';
import type { Rewards } from './rewards.schema.ts';

export const rewards = {
  meta: {
    title: 'Points and Rewards for Botox clients',
    description:
      'Earn 1 point per $1 on Botox, Dysport, Xeomin, Jeuveau and Daxxify, and redeem points as credit toward any service. See values and program details.',
  },
  hero: {
    eyebrow: 'Rewards',
    title: 'Points & Rewards',
    text: 'Earn credit each time you visit for Botox or another neurotoxin, and spend it on whatever your skin, scalp or shoulders would love next.',
    image: {
      name: 'rewards',
      alt: 'Brass coins in rising stacks beside a serum bottle and white petals',
    },
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Create an account',
        text: 'Your account with our booking provider keeps track of your points.',
      },
      {
        title: 'Earn',
        text: 'Each dollar you spend on Botox or another neurotoxin earns 1 point, credited after payment is processed.',
      },
      {
        title: 'Redeem',
        text: 'Once you have 500 points, use them as credit toward any service. Tell us when you book or check out.',
      },
    ],
  },
  qualifying: {
    title: 'Qualifying services',
    text: 'Earn points on neurotoxin treatments, and redeem them on any service.',
    services: [
      {
        name: 'Botox & Neurotoxins',
        pointsRate: '1 point per $1 spent',
        description:
          'Treatments with Botox, Dysport, Xeomin, Jeuveau or Daxxify. A clinician, not your points, decides what’s right for you.',
        slug: 'botox-neurotoxins',
      },
    ],
    products: ['Botox', 'Dysport', 'Xeomin', 'Jeuveau', 'Daxxify'],
  },
  rates: { pointsPerDollar: 1, dollarsPerPoint: 0.025 },
  redemption: {
    title: 'What your points are worth',
    text: 'Each point is worth $0.025 in credit toward any service. You can redeem at four levels, and add them up.',
    options: [
      {
        points: 500,
        value: 12.5,
        description: 'A little off your next visit',
      },
      {
        points: 1000,
        value: 25,
        description: 'An add-on to a facial, for example',
      },
      {
        points: 2500,
        value: 62.5,
        description: 'A start on your next hour in the head spa',
      },
      { points: 5000, value: 125, description: 'A good share of a longer facial' },
    ],
  },
  calculator: {
    title: 'Points calculator',
    text: 'Enter what you spend on qualifying services in a year to see an example, before any promotion.',
    spent: 'Dollars spent on qualifying services',
    points: 'Points earned',
    credit: 'Credit you can redeem',
    missing: '{points} more points to your first credit',
  },
  details: {
    title: 'Program details',
    items: [
      'An account is required to track points.',
      'Points are credited after payment is processed.',
      'They’re valid for 12 months from the day you earn them.',
      'They’re non-transferable and have no cash value.',
      'They can’t be combined with promotions.',
      `They apply to service payments only, not to products${paying.giftCards ? ', memberships or gift cards' : ' or memberships'}.`,
      'For the complete rules, see our [terms of service](/terms-of-service).',
    ],
  },
  closing: {
    title: 'Due for a visit?',
    text: 'Neurotoxin treatments begin with a consultation and a medical exam, and are at least 90 days apart. All carry an FDA boxed warning, which [the service page](/services/botox-neurotoxins) explains.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      {
        kind: 'link',
        label: 'LEARN MORE',
        about: 'about Botox and neurotoxins',
        to: paths.service('botox-neurotoxins'),
      },
    ],
  },
} satisfies Rewards;
