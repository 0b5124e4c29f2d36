import type { Unsubscribe } from './unsubscribe.schema.ts';

export const unsubscribe = {
  meta: {
    title: 'Unsubscribe from our emails',
    description:
      'Unsubscribe from our mailing list. Enter your email address or use the link in any of our emails, and we’ll stop sending you news and offers.',
  },
  confirm: { title: 'Leave the mailing list', text: 'One press, and we’ll take you off our list.' },
  loading: { title: 'One moment', text: 'We’re taking you off our list.' },
  success: {
    title: 'Unsubscribed Successfully',
    text: 'You have been successfully unsubscribed from our mailing list.',
    note: 'You’ll still hear from us about your appointments. Changed your mind? You can sign up again at any time.',
    home: 'Go to the home page',
  },
  error: {
    title: 'Unsubscribe Failed',
    note: 'Your link may be incomplete or from an older email. You can enter your address instead.',
    manual: 'Try manual unsubscribe',
  },
  manual: {
    title: 'Leave the mailing list',
    text: 'Enter the address where you get our emails. If it’s on our list, we’ll remove it.',
    email: 'Email address',
    submit: 'UNSUBSCRIBE',
    submitting: 'UNSUBSCRIBING...',
    note: 'To protect your privacy, we show the same answer whether or not an address is on our list. See our [privacy policy](/privacy-policy).',
  },
  saved: {
    title: 'Waiting to send',
    text: 'Your request hasn’t reached us yet. It’s saved on this device and will be sent automatically.',
  },
} satisfies Unsubscribe;
