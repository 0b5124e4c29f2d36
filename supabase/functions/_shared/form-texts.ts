/** The words of the pages that answer a form sent without the site's script. Style sheet: `src/content/README.md`. */
import { business, fieldLabels } from './content.ts';
import type { InquiryFieldName } from './inquiry-fields.ts';
import { MESSAGES } from './messages.ts';

/** The words of one kind of form. */
export interface FormTexts {
  readonly thanks: { readonly title: string; readonly text: string };
  /** Above a form with something to correct. */
  readonly correct: { readonly title: string; readonly text: string };
  /** Above a form that could not be taken now. */
  readonly later: { readonly title: string; readonly text: string };
  readonly submit: string;
}

export const FIELD_LABELS: Readonly<Record<InquiryFieldName, string>> = fieldLabels;

export const PROBLEMS = {
  email: 'Please enter your email address',
  message: 'Please write a message',
} as const;

/** The words of the page about a form that was not read. */
export const UNREAD = {
  too_large: {
    title: 'Your message is too long',
    text: 'Please go back and shorten it. Your browser usually keeps what you wrote.',
  },
  malformed: {
    title: 'We couldn’t read the form',
    text: 'Please go back and send it again. Your browser usually keeps what you wrote.',
  },
  unavailable: {
    title: 'Not sent yet',
    text: 'We’re very busy right now. Please go back and send it again in a minute.',
  },
} as const;

export const PAGE = {
  home: 'Go to the home page',
  call: 'Prefer to talk?',
  optional: '(optional)',
  problem: 'Please check:',
} as const;

const busy = 'We’re very busy right now, but nothing is lost. Please send it again in a minute.';

export const INQUIRY_TEXTS: FormTexts = {
  thanks: { title: 'We have your message', text: MESSAGES.inquirySuccess(business.replyWithinHours) },
  correct: {
    title: 'One more look at your message',
    text: 'It hasn’t been sent yet. Please correct what’s marked below, then send it again.',
  },
  later: { title: 'Your message hasn’t been sent yet', text: busy },
  submit: 'Send message',
};

export const SUBSCRIBE_TEXTS: FormTexts = {
  thanks: {
    title: 'Thank you',
    text: 'You’re on our list. If you weren’t before, look for our email in the next few minutes.',
  },
  correct: {
    title: 'One more look at your address',
    text: 'You aren’t signed up yet. Please correct what’s marked below, then send it again.',
  },
  later: { title: 'You aren’t signed up yet', text: busy },
  submit: 'Sign up',
};

export const UNSUBSCRIBE_TEXTS: FormTexts = {
  thanks: {
    title: 'Unsubscribed Successfully',
    text: 'You have been successfully unsubscribed from our mailing list.',
  },
  correct: {
    title: 'One more look at your address',
    text: 'Please correct what’s marked below, and we’ll take you off our list.',
  },
  later: { title: 'You’re still on our list', text: busy },
  submit: 'Unsubscribe',
};
