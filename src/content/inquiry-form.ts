import type { InquiryForm } from './contact.schema.ts';

export const inquiryForm = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service of interest',
  message: 'Message',
  messageHint: 'Please leave out medical details. We’ll ask for what we need.',
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  submit: 'SEND MESSAGE',
  submitting: 'SENDING...',
  privacy: 'We use what you send to answer you, as our privacy policy explains.',
  services: {
    none: 'Not sure yet',
    /** Titles of the groups. Their services are those of the categories. */
    groups: { skin: 'Skin', face: 'Face', hair: 'Hair & scalp', body: 'Body' },
  },
} satisfies InquiryForm;
