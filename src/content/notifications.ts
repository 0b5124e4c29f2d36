import type { VisitorKind } from '../outbox/visitor-kinds.ts';

/** The system notification after a waiting submission was sent. QR visits have none. */
export const notifications = {
  inquiry: {
    title: 'Your message has been sent',
    body: 'It’s with our team now, and we’ll answer you soon.',
  },
  subscription: {
    title: 'Your sign-up has been sent',
    body: 'Look for an email from us.',
  },
  unsubscribe: {
    title: 'Your unsubscribe request has been sent',
    body: 'We’ll take you off our mailing list.',
  },
} satisfies Record<Exclude<VisitorKind, 'qr-visit'>, { title: string; body: string }>;
