import { business } from './business.ts';
import type { Widget } from './widget.schema.ts';

export const widget = {
  close: 'Close the message form',
  title: 'How can we help?',
  text: `Send us a line or two, and a member of our team will answer within ${business.replyWithinHours} hours.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  submit: 'SEND MESSAGE',
  submitting: 'SENDING...',
  privacy: 'Please leave out medical details. See our [privacy policy](/privacy-policy).',
  success: {
    title: 'MESSAGE SENT',
    text: `Thank you for reaching out. We'll get back to you within ${business.replyWithinHours} hours.`,
  },
} satisfies Widget;
