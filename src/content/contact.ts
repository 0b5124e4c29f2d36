import { business } from './business.ts';
import type { Contact } from './contact.schema.ts';

export const contact = {
  hero: {
    eyebrow: business.address.city,
    title: 'Contact our med spa and head spa',
    text: 'Bring us a question, or a date you want to look your best for. Message us or call, and someone who knows our treatments will help.',
    picture: 'contact',
    alt: 'Two sealed envelopes and a pencil on linen beside a vase of orchids',
  },
  details: {
    title: 'Visit us',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    hours: 'Hours',
    directions: 'Directions',
  },
  actions: {
    title: 'Book, or meet us by video',
    book: { label: 'BOOK NOW', text: 'Know what you’d like? Choose a time in our online calendar.' },
    virtual: {
      label: 'Virtual consultation',
      text: 'Want to talk first? Meet us by video, from home.',
    },
  },
  form: {
    title: 'Send a message',
    text: 'Tell us what you’d like to change and when. Only our team and the companies that run our website and email handle your message.',
  },
  aftercare: {
    title: 'A question after your treatment',
    subject: 'A question after my treatment',
    call: 'Call us for the quickest answer:',
    emergency:
      'Trouble breathing, swallowing or speaking, a swollen tongue or throat, chest pain, fainting or a seizure, a drooping face or weak arm, a change in vision, white or blotchy skin, or severe pain? Call 911.',
    write: 'If it can wait, write below. Leave medical details for the call.',
  },
  expect: {
    title: 'What to expect',
    steps: [
      {
        title: 'Quick response',
        text: `We read every message ourselves and answer within ${business.replyWithinHours} hours. After a treatment, call instead; in an emergency, call 911.`,
      },
      {
        title: 'Personalized consultation',
        text: 'We listen first. You’ll leave with a plan made for you.',
      },
      {
        title: 'Expert care',
        text: 'Whoever treats you is licensed, certified or registered for it, and won’t be hurried.',
      },
    ],
  },
  head: {
    title: `Contact our med spa in ${business.address.city}`,
    description: `Message, call or visit our med spa and head spa in ${business.address.city}. Find our address, hours and contact form. We answer every message within ${business.replyWithinHours} hours.`,
  },
} satisfies Contact;
