import { business } from './business.ts';
import type { Contact } from './contact.schema.ts';

export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you have in mind',
    text: 'A question, a worry in the mirror, a date you want to feel good by. Write, call or come by, and a person who knows the treatments will answer.',
    picture: 'contact',
    alt: 'Two sealed envelopes and a pencil on linen beside a vase of orchids',
  },
  details: {
    title: 'Where to find us',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    hours: 'Hours',
    directions: 'Directions',
  },
  actions: {
    title: 'Quicker still',
    book: { label: 'BOOK NOW', text: 'You know what you would like. Choose a time in our online calendar.' },
    virtual: {
      label: 'Virtual consultation',
      text: 'You would rather talk first. Meet us by video, from home.',
    },
  },
  form: {
    title: 'Send a message',
    text: 'The more you tell us, the more useful our answer. Nothing you write here is shared.',
  },
  aftercare: {
    title: 'A question after your treatment',
    subject: 'A question after my treatment',
    call: 'Call us first; it’s the quickest way:',
    emergency: 'Trouble breathing, a change in vision, or severe pain? Call 911.',
    write: 'If it can wait, write below. Leave medical details for the call.',
  },
  expect: {
    title: 'What to expect',
    steps: [
      {
        title: 'Quick response',
        text: 'A person reads every message and answers within 24 hours.',
      },
      {
        title: 'Personalized consultation',
        text: 'Before anything else we look, listen and ask. You leave with a plan made for you.',
      },
      {
        title: 'Expert care',
        text: 'People licensed or registered for your treatment, and as much time as it needs.',
      },
    ],
  },
  head: {
    title: 'Contact',
    description: `Write, call or visit our med spa and head spa in ${business.address.city}. Address, hours and a message form; a person answers within 24 hours.`,
  },
} satisfies Contact;
