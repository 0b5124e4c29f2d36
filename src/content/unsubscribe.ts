import type { Unsubscribe } from './unsubscribe.schema.ts';

export const unsubscribe = {
  meta: {
    title: 'Unsubscribe from our emails',
    description:
      'Leave our mailing list here. Enter your email address, or use the link in any of our emails, and we will stop sending you news and offers.',
  },
  loading: { title: 'One moment', text: 'We are taking you off the list.' },
  success: {
    title: 'Unsubscribed Successfully',
    text: 'You have been successfully unsubscribed from our mailing list.',
    note: 'Messages about your appointments are not affected. If this was a mistake, you can sign up again at any time.',
    home: 'Go to the home page',
  },
  error: {
    title: 'Unsubscribe Failed',
    note: 'The link may be incomplete or from an old email. You can enter your address instead.',
    manual: 'Try manual unsubscribe',
  },
  manual: {
    title: 'Leave the mailing list',
    text: 'Enter the address that our emails go to. If it is on the list, we take it off.',
    email: 'Email address',
    submit: 'UNSUBSCRIBE',
    submitting: 'UNSUBSCRIBING...',
    note: 'To protect your privacy, the answer is the same whether or not an address is on the list. See our [privacy policy](/privacy-policy).',
  },
  saved: {
    title: 'Saved, not yet sent',
    text: 'There is no connection right now. Your request is saved on this device and will be sent automatically as soon as there is one.',
  },
  noScript:
    'This page needs JavaScript. You can also write to {email} from the address you would like taken off the list.',
} satisfies Unsubscribe;
