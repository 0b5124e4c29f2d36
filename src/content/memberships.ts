import { anchors, paths } from '../site/paths.ts';
import { business } from './business.ts';
import { membershipsOffer } from './derived/memberships-offer.ts';
import type { Memberships } from './memberships.schema.ts';

export const memberships = {
  meta: {
    title: `Med spa memberships in ${business.address.city}`,
    description:
      'Three annual memberships, Refresh, Rejuvenate and Revive, with 10%, 15% or 20% off eligible services. See what each tier includes and every rule up front.',
  },
  hero: {
    eyebrow: 'Memberships',
    title: 'Med spa memberships',
    text: 'A year of steady care, for less. Enjoy 10% to 20% off eligible services at every visit, for one fee a year that renews until you cancel. Skin and scalp love a rhythm.',
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
    title: 'Membership benefits',
    items: [
      {
        title: 'A lower price at each visit',
        text: 'Your discount applies to eligible services from your first appointment as a member.',
      },
      {
        title: 'One fee a year',
        text: 'One payment covers 12 months, and we remind you well before it renews.',
      },
      {
        title: 'A plan for your year',
        text: 'We map it with you and space your visits to match how skin and hair renew themselves.',
      },
      {
        title: 'Freedom to choose',
        text: 'Use it for facials in winter, laser in the fall, or the head spa whenever you need quiet.',
      },
    ],
  },
  tiers: {
    title: 'Choose your tier',
    text: membershipsOffer.tiers,
    period: '/year',
    popularLabel: 'Most popular',
    isPopularSample: true,
    sample: 'sample',
    choose: { kind: 'book', label: 'CHOOSE' },
    renewal:
      'Renews every year on your card on file, at this price unless we tell you of a new one first, until you cancel online before your renewal date. Cancel within 30 days, and you pay the regular price for services you’ve had.',
    items: [
      {
        name: 'Refresh',
        price: 99,
        discount: 10,
        popular: false,
        summary: 'The lowest yearly fee',
        features: [
          '10% off eligible services',
          'Pays for itself at $990 of eligible services',
          'A yearly plan for your skin or scalp',
          'One payment for 12 months',
        ],
      },
      {
        name: 'Rejuvenate',
        price: 125,
        discount: 15,
        popular: true,
        summary: 'A little more off every visit',
        features: [
          '15% off eligible services',
          'Pays for itself at $834 of eligible services',
          'A yearly plan for your skin or scalp',
          'One payment for 12 months',
        ],
      },
      {
        name: 'Revive',
        price: 150,
        discount: 20,
        popular: false,
        summary: 'The most off every visit',
        features: [
          '20% off eligible services',
          'Pays for itself at $750 of eligible services',
          'A yearly plan for your skin or scalp',
          'One payment for 12 months',
        ],
      },
    ],
  },
  rules: {
    title: 'Membership terms in plain words',
    items: [
      'Memberships are annual. There’s no monthly option.',
      'A membership renews every year at the price shown when you joined, charged to your card on file, until you cancel. We email you a reminder 15 to 45 days before, and tell you any new price 7 to 30 days before it takes effect. You can cancel online at any time before your renewal date.',
      'The discount excludes Botox and dermal filler. Our other neurotoxins are excluded, too.',
      'It applies to services only, not to products.',
      'A membership is individual and non-transferable.',
      'A change of tier takes effect at the next billing cycle.',
      'If you cancel within 30 days of purchase, you forfeit the discounted benefits, and we charge the balance of services provided to the card on file.',
      'There are no refunds, except where the law or our terms say otherwise. For the full text, see our [terms of service](/terms-of-service).',
    ],
  },
  buyMoreSaveMore: {
    title: 'Buy More Save More',
    text: [
      'Some treatments work as a series, as microneedling does. With a prepaid package, each visit costs less than it would on its own, and your calendar is set.',
      'Sign up to hear about packages and seasonal bundles, which we announce by email first. Prepaid packages are final sales. Please read our [terms of service](/terms-of-service) before you buy.',
    ],
    actions: [{ kind: 'popup', label: 'SIGN UP', topic: 'packages' }],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Choose a tier',
        text: 'Think of the visits you make in a year, then pick the tier that fits.',
      },
      {
        title: 'Join online',
        text: 'You enroll and pay with our booking provider, in a new tab.',
      },
      {
        title: 'Plan your year',
        text: 'At your first visit, we look at your skin or scalp and plan a calendar with you.',
      },
      {
        title: 'Enjoy every visit',
        text: 'We apply your discount to eligible services at every visit, for 12 months.',
      },
    ],
  },
  join: {
    title: 'Begin your year',
    text: `It takes a few minutes to join, and your membership renews every year until you cancel. Want advice on a tier first? Send us a message, and we’ll get back to you within ${business.replyWithinHours} hours.`,
    actions: [
      { kind: 'book', label: 'JOIN NOW' },
      { kind: 'link', label: 'CONTACT', to: paths.contact },
    ],
  },
  faq: {
    title: 'Questions about memberships',
    entries: [
      {
        question: 'Which services are eligible?',
        answer:
          'The discount applies to services in all four areas: skin, face, hair and body. It excludes dermal filler and neurotoxins such as Botox, and it doesn’t apply to products.',
      },
      {
        question: 'When does a membership pay for itself?',
        answer:
          'Revive pays for itself once you’ve spent $750 on eligible services in a year, Rejuvenate at about $834 and Refresh at $990. From $750 on, Revive saves you the most.',
      },
      {
        question: 'Can I pay by the month?',
        answer: 'Memberships are annual, with one payment per year and no monthly option.',
      },
      {
        question: 'Can I share my membership with my partner or a friend?',
        answer:
          'A membership is individual and non-transferable. They’re welcome to join with one of their own.',
      },
      {
        question: 'Can I change my tier?',
        answer:
          'Yes, up or down. The change takes effect at the next billing cycle, and you keep your current tier until then.',
      },
      {
        question: 'What happens if I cancel?',
        answer:
          'If you cancel within 30 days of purchase, you forfeit the discounted benefits: we recalculate the services you’ve had at the regular price and charge the difference to the card on file. We don’t refund the fee. After 30 days, canceling stops the next renewal, and you keep your discount to the end of the year you paid for.',
      },
      {
        question: 'Can I combine it with reward points or other offers?',
        answer: membershipsOffer.combined,
      },
      {
        question: 'Do members still need a consultation?',
        answer:
          'Yes. Every service begins with a consultation, to check that each treatment is right for you.',
      },
    ],
  },
} satisfies Memberships;
