import type { About } from './about.schema.ts';
import { business } from './business.ts';

export const about = {
  meta: {
    title: 'About our studio and team',
    description: `Meet the people behind ${business.name}: a founder and medical aesthetician, an RN and a plastic surgeon who care for skin, scalp and hair with medical precision.`,
  },
  hero: {
    eyebrow: 'About us',
    title: 'ELEVATING BEAUTY AND WELLNESS',
    text: `A studio founded in ${business.founded} on a simple idea: medical care for skin and scalp can be exact and still feel like an afternoon by the water.`,
    image: {
      name: 'about',
      alt: 'Stone blocks with a vase of olive branches, a serum and a jar of cream, a lit candle, a bowl of water and towels in window light',
    },
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
  philosophy: {
    title: 'Our founder’s philosophy',
    paragraphs: [
      'Maren Solis spent years in two kinds of rooms. In clinics she learned how skin works, what a device can do and when to leave it switched off. In spas she learned what happens when someone is finally allowed to lie still. She missed each in the other.',
      `${business.name} brings them together. Every treatment starts with a conversation, a close look and a plan you can follow at home. We say what a treatment feels like, how long it shows on your skin and what it can’t do. If a sunscreen and three months of patience would serve you better than a laser, you will hear that from us first.`,
      'The second half of our name is a reminder: care works in rhythms. Skin renews itself over weeks, hair over months. We plan with that tide and not against it, and we would rather see you four times a year for a long time than once in a hurry.',
    ],
    quote: 'I want you to leave looking like yourself after a very good night.',
    signature: 'Maren Solis, Founder and Medical Aesthetician',
    image: {
      name: 'spa-4',
      alt: 'A dark stone basin with rings on the water under a bamboo spout, white petals floating',
    },
  },
  experts: {
    title: 'MEET OUR EXPERTS',
    text: 'Three people, three trainings, one chart. Who treats you depends on what you need and on what California allows each profession to do, and you will always know who that is before you arrive.',
    people: [
      {
        key: 'founder',
        biography: [
          'Maren looks after facials, peels, permanent makeup and the head spa. She is the person most clients meet first, and the one who edits a crowded bathroom shelf down to what your skin really uses.',
          'She maps brows with thread and patience, and she believes that a good massage is part of good skincare.',
        ],
        focus: ['Facials and chemical peels', 'Brows, lips and permanent makeup', 'Head spa and scalp care'],
      },
      {
        key: 'nurse',
        biography: [
          'Noelle is a registered nurse who came to aesthetics from surgical recovery, where she learned to watch closely and to explain before she touches. She performs injectables, microneedling, laser and hair restoration treatments.',
          'Her habit is to begin with less. It is easy to add at the follow-up and hard to take away.',
        ],
        focus: [
          'Neurotoxins and fillers',
          'Laser, IPL and RF microneedling',
          'Hair restoration and IV therapy',
        ],
      },
      {
        key: 'surgeon',
        biography: [
          'Dr. Marchetti sets the medical standards of the studio: who is a candidate, which device settings suit which skin, and what happens if something doesn’t go to plan. He examines clients before medical treatments where the law asks for it, and our team can reach him on every working day.',
          'As a surgeon he knows where non-surgical care ends. He will tell you when an operation would serve you better, or when nothing is needed at all.',
        ],
        focus: [
          'Medical examinations',
          'Treatment protocols and safety',
          'Second opinions on surgical options',
        ],
      },
    ],
  },
  whyChooseUs: {
    title: 'WHY CHOOSE US',
    points: [
      {
        title: 'Expert Team',
        text: 'Everyone here is licensed, certified or registered for what they do, shares one record of your care and keeps learning. A physician directs every medical treatment.',
      },
      {
        title: 'Advanced Technology',
        text: 'A short list of devices that we know well, chosen for skin of every tone. See them on [our technology page](/technology).',
      },
      {
        title: 'Personalized Care',
        text: 'A plan written for your skin, scalp, calendar and budget, with the steps you may skip marked as such.',
      },
      {
        title: 'Luxury Experience',
        text: 'Warm towels, unhurried appointments, quiet rooms. It is easier to ask questions and to decide well when you are at ease.',
      },
    ],
  },
  journey: {
    title: 'START YOUR JOURNEY',
    text: 'Begin with a consultation, in the studio or [by video](/virtual-consultations). Bring your questions and the products you use, and leave with a plan.',
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
} satisfies About;
