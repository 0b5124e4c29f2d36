import { popupOffer } from './derived/popup-offer.ts';
import type { Popup } from './popup.schema.ts';

export const popup = {
  picture: 'spa-2',
  eyebrow: popupOffer.eyebrow,
  title: popupOffer.title,
  text: popupOffer.text,
  email: 'Email address',
  submit: 'SIGN UP',
  submitting: 'SENDING...',
  note: popupOffer.note,
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
      text: popupOffer.packages,
    },
    'virtual-consultations': {
      eyebrow: 'Virtual consultations',
      title: 'How it works, in one email',
      text: 'Share your email, and we’ll send you the whole story: how the call goes, how to prepare and how to book.',
    },
  },
} satisfies Popup;
