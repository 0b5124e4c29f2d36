import { anchors, paths } from '../site/paths.ts';
import { moneyText } from '../site/price-text.ts';
import { business } from './business.ts';
import type { Paying } from './paying.schema.ts';

export const paying: Paying = {
  title: 'What it costs, and how to pay',
  writtenPrice: 'We put your price in writing at the consultation, before anything begins.',
  totalInWriting: 'Your total is in writing before anything begins.',
  onRequest: `Ask, and we’ll send you the price within ${business.replyWithinHours} hours.`,
  pricedBy: {
    unit: 'by the unit',
    syringe: 'by the syringe or vial',
    area: 'by area',
    size: 'by size',
    length: 'by length',
    session: 'by the session',
    series: 'by the session or series',
    infusion: 'by the infusion',
    peel: 'by the session, depending on the peel',
  },
  consultation: { kind: 'varies' },
  consultationVisit: {
    minutes: 45,
    place: 'in the studio or by video',
    treatment: 'In the studio, treatment can follow at the same visit if it’s safe.',
    later: 'Treatment is another visit.',
    brief: 'About 10 minutes at your first visit, inside the time you’ve booked.',
    briefCost: 'It’s part of the visit you book.',
  },
  methods: 'We accept',
  plans: {
    title: 'Payment plans',
    text: 'Spread a series over monthly payments instead of paying all at once, subject to the lender’s approval.',
    steps: [
      {
        title: 'Know your price',
        text: 'At your consultation, we write down the treatments, the visits and the total.',
      },
      {
        title: 'Apply as you book',
        text: 'Choose financing in our booking provider’s system. The decision is the lender’s, and it’s usually quick.',
      },
      {
        title: 'Pay by the month',
        text: 'Read the rate, the fees and every date before you agree. The plan is between you and the lender.',
      },
    ],
  },
  giftCards: {
    title: 'Gift cards',
    text: 'Choose any amount at the front desk, or call us. They don’t expire, they’re good for any service, and we pay out a balance under $15.',
  },
  packages: {
    title: 'Packages',
    text: `Prepaid visits cost less than the same visits one by one, and they’re final sales. If your health changes, we’ll help you choose another service. See [Buy More Save More](${paths.memberships}#${anchors.buyMoreSaveMore}).`,
  },
};

/** How long a consultation takes, and whether treatment can follow at the same visit. */
export function consultationText(
  { consultationVisit: { minutes, place, treatment, later } }: Pick<Paying, 'consultationVisit'>,
  treatedLater = false,
): string {
  return `About ${minutes} minutes, ${place}. ${treatedLater ? later : treatment}`;
}

/** What a consultation costs, as a sentence. */
export function consultationCost({ consultation }: Pick<Paying, 'consultation'>): string {
  switch (consultation.kind) {
    case 'free':
      return 'The consultation is free.';
    case 'varies':
      return 'You’ll see any fee before you book.';
    case 'fee': {
      const fee = moneyText(consultation.amount, consultation.currency);
      return consultation.credited
        ? `The consultation is ${fee}, which comes off the price of your first treatment.`
        : `The consultation is ${fee}.`;
    }
  }
}
