import type { VirtualConsultations } from './virtual-consultations.schema.ts';

export const virtualConsultations = {
  meta: {
    title: 'Virtual skin and scalp consultations',
    description:
      'A 45 to 60 minute video consultation for skin, scalp or permanent makeup, 7 days a week including evenings: how it works, how to prepare, what you receive.',
  },
  hero: {
    eyebrow: 'Virtual consultations',
    title: 'A close look, from where you are',
    text: 'Sit by a window, put your products on the table and talk with someone who has time. You leave the call with a routine and a plan.',
    image: {
      name: 'virtual-consultations',
      alt: 'A tablet with soft waves on its screen, a cup of tea and a notebook on linen',
    },
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'popup', label: 'GET MORE INFO', topic: 'virtual-consultations' },
    ],
  },
  benefits: {
    title: 'Why by video',
    items: [
      {
        title: 'Your own light, your own shelf',
        text: 'We see the products you really use, and how your skin looks on an ordinary day.',
      },
      {
        title: 'Time to ask',
        text: 'No treatment waits at the end of the hour, so there is room for every question.',
      },
      {
        title: 'Evenings and weekends',
        text: 'Appointments are available 7 days a week, including evenings.',
      },
      {
        title: 'Clear next steps',
        text: 'You receive a written plan: what to use, what to leave out, and which treatments are worth considering.',
      },
    ],
  },
  card: {
    title: 'Virtual consultation',
    text: 'For skin, scalp, hair loss, permanent makeup, or for deciding between treatments before your first visit.',
    features: [
      'Comprehensive skin analysis',
      'Personalized skincare routine',
      'Treatment plan recommendations',
    ],
    facts: [
      { label: 'Length', value: '45 to 60 minutes' },
      { label: 'Where', value: 'By video' },
      { label: 'When', value: '7 days a week, including evenings' },
      { label: 'Lead time', value: 'Typically available in 1 to 3 business days' },
      { label: 'Rescheduling', value: 'Free up to 24 hours before' },
    ],
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Book online',
        text: 'Choose a time with our booking provider. Most people find one within 1 to 3 business days.',
      },
      {
        title: 'Pre-assessment',
        text: 'Answer a short questionnaire on health, skin and habits, and add three photos in daylight.',
      },
      {
        title: 'Video consultation',
        text: 'For 45 to 60 minutes we look, listen and go through your products one by one.',
      },
      {
        title: 'Follow your plan',
        text: 'You receive your routine and recommendations in writing, and know what to do tomorrow morning.',
      },
    ],
  },
  preparation: {
    title: 'Before the call',
    items: [
      'Sit facing a window; turn lamps behind you off.',
      'Come with a clean face, without makeup, an hour after washing.',
      'Have all products at hand, including those you have given up on.',
      'For scalp and hair: wash the day before, leave out powders and fibers.',
      'Write down medicines, allergies and past treatments, and the one thing you most want to change.',
    ],
  },
  closing: {
    title: 'Would you like to know more?',
    text: 'Leave your email address and we’ll send you everything in one email: how it works, how to prepare and how to book.',
    actions: [{ kind: 'popup', label: 'GET MORE INFO', topic: 'virtual-consultations' }],
  },
  faq: {
    title: 'Questions about virtual consultations',
    entries: [
      {
        question: 'How long does it take?',
        answer:
          'Plan 45 to 60 minutes for the call, and ten minutes before it for the questionnaire and photos.',
      },
      {
        question: 'When can I have an appointment?',
        answer:
          'Appointments are offered 7 days a week, including evenings, and one is typically available in 1 to 3 business days.',
      },
      {
        question: 'Can I reschedule?',
        answer: 'Yes, free of charge up to 24 hours before. Use the link in your confirmation.',
      },
      {
        question: 'What do I need?',
        answer:
          'A phone, tablet or computer with a camera, a quiet place and daylight. You receive a link; nothing has to be installed in advance.',
      },
      {
        question: 'Does it replace the consultation in the studio?',
        answer:
          'For a home routine, yes. For a treatment it is a head start: some skin has to be seen and felt in person, and medical treatments need an examination before they begin.',
      },
      {
        question: 'Can you diagnose a rash or a mole by video?',
        answer:
          'No. For anything new, painful, spreading, bleeding or changing, please see a dermatologist or your doctor. We can help you to describe it.',
      },
      {
        question: 'Is the call private?',
        answer:
          'Yes. It takes place on a video service meant for health care and is not recorded without your permission. What we note belongs to your record; see our [notice of privacy practices](/hipaa-compliance).',
      },
      {
        question: 'Can I take part from another state?',
        answer:
          'For general skincare advice, yes. If the conversation is medical, licensing rules require you to be in California at the time of the call.',
      },
    ],
  },
} satisfies VirtualConsultations;
