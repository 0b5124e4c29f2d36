import { business } from './business.ts';
import { injectablesInOffer } from './offer-scope.ts';
import type { Popup } from './popup.schema.ts';

export const popup = {
  picture: 'spa-2',
  eyebrow: 'First visit',
  title: `${business.firstVisitDiscountPercent}% off your first treatment`,
  text: `It’s for first-time clients and covers treatments. ${injectablesInOffer()} Share your email for the code and its terms.`,
  email: 'Email address',
  submit: 'SIGN UP',
  submitting: 'SENDING...',
  note: 'You’ll also get occasional news and offers. Unsubscribe with one click. See our [privacy policy](/privacy-policy).',
  close: 'Close',
  honeypot: 'Leave this field empty',
  success: { title: 'Thank You!', text: 'Look for our email in the next few minutes.' },
  saved: {
    title: 'Waiting to send',
    text: 'Your sign-up hasn’t reached us yet. It’s saved on this device and will be sent automatically.',
  },
  topics: {
    packages: {
      eyebrow: 'Buy More Save More',
      title: 'Packages, by email first',
      text: 'Share your email, and we’ll write when a package or a seasonal bundle opens. New clients also get the code for their first treatment.',
    },
    'virtual-consultations': {
      eyebrow: 'Virtual consultations',
      title: 'How it works, in one email',
      text: 'Share your email, and we’ll send you the whole story: how the call goes, how to prepare and how to book.',
    },
  },
} satisfies Popup;
