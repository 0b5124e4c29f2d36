import { paying } from './paying.ts';
import { paths } from '../site/paths.ts';
import type { Rewards } from './rewards.schema.ts';

export const rewards = {
  meta: {
    title: 'Points & Rewards for neurotoxin treatments',
    description:
      'Earn 1 point per $1 on Botox, Dysport, Xeomin, Jeuveau and Daxxify, and redeem points as credit toward any service. Values, calculator and program details.',
  },
  hero: {
    eyebrow: 'Rewards',
    title: 'Points & Rewards',
    text: 'Neurotoxin treatments come back every few months. So does a little credit, which you can spend on whatever your skin, scalp or shoulders would like next.',
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
        text: 'Points need somewhere to live. Your account with our booking provider keeps track of them.',
      },
      {
        title: 'Earn',
        text: 'Each dollar you pay for Botox and neurotoxin services adds 1 point, credited after payment is processed.',
      },
      {
        title: 'Redeem',
        text: 'From 500 points on, use them as credit toward any service. Tell us when you book or when you check out.',
      },
    ],
  },
  qualifying: {
    title: 'Qualifying services',
    text: 'Points are earned on neurotoxin treatments. They can be redeemed on any service.',
    services: [
      {
        name: 'Botox & Neurotoxins',
        pointsRate: '1 point per $1 spent',
        description:
          'Treatments with Botox, Dysport, Xeomin, Jeuveau or Daxxify, for the areas agreed in your consultation.',
        slug: 'botox-neurotoxins',
      },
    ],
    products: ['Botox', 'Dysport', 'Xeomin', 'Jeuveau', 'Daxxify'],
  },
  rates: { pointsPerDollar: 1, dollarsPerPoint: 0.025 },
  redemption: {
    title: 'What points are worth',
    text: 'Each point is worth $0.025 of credit toward any service, in four steps.',
    options: [
      {
        points: 500,
        value: 12.5,
        description: 'Credit toward any service: a small extra at your next visit',
      },
      {
        points: 1000,
        value: 25,
        description: 'Credit toward any service: an add-on to a facial, for example',
      },
      {
        points: 2500,
        value: 62.5,
        description: 'Credit toward any service: a start on your next hour in the head spa',
      },
      { points: 5000, value: 125, description: 'Credit toward any service: saved up for something larger' },
    ],
  },
  calculator: {
    title: 'Your points',
    text: 'Enter what you spend on qualifying services in a year. The result is an example, before any promotion.',
    spent: 'Dollars spent on qualifying services',
    points: 'Points earned',
    credit: 'Credit you can redeem',
    missing: '{points} more points to the first credit',
  },
  details: {
    title: 'Program details',
    items: [
      'An account is required to track points.',
      'Points are credited after payment is processed.',
      'They are valid for 12 months from the day they were earned.',
      'They are non-transferable and have no cash value.',
      'They cannot be combined with promotions.',
      `They apply to service payments only, not to products${paying.giftCards ? ', memberships or gift cards' : ' or memberships'}.`,
      'The complete rules are part of our [terms of service](/terms-of-service).',
    ],
  },
  closing: {
    title: 'Due for a visit?',
    text: 'Neurotoxin treatments begin with a consultation and a medical examination. Read what to expect on [the service page](/services/botox-neurotoxins).',
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
