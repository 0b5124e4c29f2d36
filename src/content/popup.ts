import { business } from './business.ts';
import type { Popup } from './popup.schema.ts';

export const popup = {
  picture: 'spa-2',
  eyebrow: 'First visit',
  title: `${business.firstVisitDiscountPercent}% off your first visit`,
  text: 'For first-time clients. Leave your email address and we’ll send you the code, with its terms.',
  email: 'Email address',
  submit: 'SIGN UP',
  submitting: 'SENDING...',
  note: 'You will also hear from us now and then. Unsubscribe with one click. See our [privacy policy](/privacy-policy).',
  close: 'Close',
  honeypot: 'Leave this field empty',
  success: { title: 'Thank You!', text: 'Please look for our email in the next few minutes.' },
  saved: {
    title: 'Saved on this device',
    text: 'There is no connection right now. Your sign-up is saved on this device and will be sent automatically as soon as there is one.',
  },
  topics: {
    'virtual-consultations': {
      eyebrow: 'Virtual consultations',
      title: 'How it works, in one email',
      text: 'Leave your email address and we’ll send you the whole story: how the call goes, how to prepare and how to book.',
    },
  },
} satisfies Popup;
