import { anchors, paths } from '../site/paths.ts';
import type { Memberships } from './memberships.schema.ts';

export const memberships = {
  meta: {
    title: 'Annual memberships: Refresh, Rejuvenate, Revive',
    description:
      'Three annual memberships with 10%, 15% or 20% off services for skin, face, hair and body. What each tier includes, how it works, and every rule up front.',
  },
  hero: {
    eyebrow: 'Memberships',
    title: 'A year of steady care',
    text: 'Skin and scalp respond to rhythm more than to occasions. A membership makes the rhythm lighter on your budget: one fee a year, and a discount on services each time you come.',
    image: {
      name: 'memberships',
      alt: 'A teal membership card leaning on a stone block with rolled towels and a camellia',
    },
    actions: [
      { kind: 'book', label: 'JOIN NOW' },
      { kind: 'scroll', label: 'VIEW TIERS', to: `#${anchors.tiers}` },
    ],
  },
  benefits: {
    title: 'What membership changes',
    items: [
      {
        title: 'A lower price, each visit',
        text: 'Your discount applies to eligible services from your first appointment as a member.',
      },
      {
        title: 'One fee a year',
        text: 'Billed once, so there is no monthly charge to watch.',
      },
      {
        title: 'A plan that holds',
        text: 'We map the year with you, with treatments spaced the way skin and hair renew themselves.',
      },
      {
        title: 'Freedom to choose',
        text: 'Use it for facials in winter, laser in autumn or the head spa whenever you need quiet.',
      },
    ],
  },
  tiers: {
    title: 'Choose your tier',
    text: 'All three cover the same services. They differ in the fee and in the discount, so the right one depends on how often you come.',
    period: '/year',
    popularLabel: 'Most popular',
    choose: { kind: 'book', label: 'CHOOSE' },
    items: [
      {
        name: 'Refresh',
        price: 99,
        discount: 10,
        popular: false,
        summary: 'For a few visits a year',
        features: [
          '10% off eligible services',
          'Skin, face, hair and body treatments',
          'A yearly plan for your skin or scalp',
          'One payment for 12 months',
        ],
      },
      {
        name: 'Rejuvenate',
        price: 125,
        discount: 15,
        popular: true,
        summary: 'For a visit every month or two',
        features: [
          '15% off eligible services',
          'Skin, face, hair and body treatments',
          'A yearly plan for your skin or scalp',
          'One payment for 12 months',
        ],
      },
      {
        name: 'Revive',
        price: 150,
        discount: 20,
        popular: false,
        summary: 'For a series or regular device treatments',
        features: [
          '20% off eligible services',
          'Skin, face, hair and body treatments',
          'A yearly plan for your skin or scalp',
          'One payment for 12 months',
        ],
      },
    ],
  },
  rules: {
    title: 'The rules, in plain words',
    items: [
      'Memberships are annual. There is no monthly option.',
      'The discount excludes Botox and dermal filler.',
      'It applies to services only, not to products.',
      'A membership is individual and non-transferable.',
      'A change of tier takes effect at the next billing cycle.',
      'Cancelling within 30 days of purchase forfeits the discounted benefits: the balance of services provided is charged to the card on file.',
      'There are no refunds. The full text is in our [terms of service](/terms-of-service).',
    ],
  },
  buyMoreSaveMore: {
    title: 'Buy More Save More',
    text: [
      'Some treatments are meant as a series: microneedling, laser hair removal, scalp care. Prepaid packages cost less per visit than the same visits one by one, and they keep the intervals honest.',
      'Packages and seasonal bundles are announced by email first. Sign up to hear about them. Prepaid packages are final sales; please read the [terms of service](/terms-of-service) before you buy.',
    ],
    actions: [{ kind: 'popup', label: 'SIGN UP' }],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Choose a tier',
        text: 'Think of the visits you really make in a year, then pick the tier that fits.',
      },
      {
        title: 'Join online',
        text: 'Enrollment and payment take place with our booking provider, in a new tab.',
      },
      {
        title: 'Plan your year',
        text: 'At your first visit we look at your skin or scalp and write a calendar with you.',
      },
      {
        title: 'Come as you are',
        text: 'Your discount is applied to eligible services at every visit, for twelve months.',
      },
    ],
  },
  join: {
    title: 'Begin your year',
    text: 'Joining takes a few minutes. If you would like advice on a tier first, send us a message and we will get back to you within 24 hours.',
    actions: [
      { kind: 'book', label: 'JOIN NOW' },
      { kind: 'link', label: 'CONTACT', to: paths.contact },
    ],
  },
  faq: {
    title: 'Questions about memberships',
    entries: [
      {
        question: 'Which services are included?',
        answer:
          'The discount applies to services in all four areas: skin, face, hair and body. Botox and dermal filler are excluded, and so are products.',
      },
      {
        question: 'When does a membership pay for itself?',
        answer:
          'Divide the fee by the discount. Refresh is covered once you have spent $990 on eligible services in the year, Rejuvenate at about $834 and Revive at $750. If you expect to spend less, don’t join; the first-time offer may serve you better.',
      },
      {
        question: 'Can I pay by the month?',
        answer: 'No. Memberships are annual, with one payment per year.',
      },
      {
        question: 'Can I share my membership with my partner or a friend?',
        answer: 'No. It is individual and non-transferable. They are welcome to join on their own.',
      },
      {
        question: 'Can I change my tier?',
        answer:
          'Yes, up or down. The change takes effect at the next billing cycle, and your current tier stays as it is until then.',
      },
      {
        question: 'What happens if I cancel?',
        answer:
          'If you cancel within 30 days of purchase, the discounted benefits are forfeited: services you have already had are charged at the regular price, and the balance goes to the card on file. The fee is not refunded. After that you keep your discount to the end of the year you paid for.',
      },
      {
        question: 'Can I combine it with reward points or other offers?',
        answer:
          'Points can’t be combined with promotions, and each offer states its own conditions. If two could apply, we use the one that is better for you. See [Points & Rewards](/rewards).',
      },
      {
        question: 'Does being a member mean that I can skip the consultation?',
        answer:
          'No. Every service begins with a consultation, for members too. It is what keeps treatments safe.',
      },
    ],
  },
} satisfies Memberships;
