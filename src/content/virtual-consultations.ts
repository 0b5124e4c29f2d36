import { consultationFee } from './derived/paying-facts.ts';
import type { VirtualConsultations } from './virtual-consultations.schema.ts';

export const virtualConsultations = {
  meta: {
    title: 'Virtual skin and scalp consultations',
    description:
      'Meet us by video for 45 to 60 minutes about skin, scalp or permanent makeup, 7 days a week including evenings. See how it works and what you’ll receive.',
  },
  hero: {
    eyebrow: 'From home',
    title: 'Virtual skin and scalp consultations',
    text: 'Get expert eyes on your skin or scalp without leaving home. Sit by a window with your products beside you, and ask anything. You’ll come away with a plan.',
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
    title: 'Why meet by video',
    items: [
      {
        title: 'Your own light, your own shelf',
        text: 'We see the products you use, and how your skin looks on an ordinary day.',
      },
      {
        title: 'Time to ask',
        text: 'The whole call is yours, with room for every question.',
      },
      {
        title: 'Evenings and weekends',
        text: 'Choose an appointment 7 days a week, including evenings.',
      },
      {
        title: 'Clear next steps',
        text: 'Your plan comes in writing and says what to use and what to skip.',
      },
    ],
  },
  card: {
    title: 'Virtual consultation',
    text: 'For skin or scalp, or to choose between treatments before your first visit.',
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
      { label: 'Fee', value: consultationFee },
      { label: 'Rescheduling', value: 'Free up to 24 hours before' },
    ],
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Book online',
        text: 'Choose a time with our booking provider, typically within 1 to 3 business days.',
      },
      {
        title: 'Pre-assessment',
        text: 'Answer a short health questionnaire, add three photos in daylight, and consent to care by video, which we note in your record.',
      },
      {
        title: 'Video consultation',
        text: 'For 45 to 60 minutes, our esthetician (or our nurse, for hair loss and medical questions) goes through your products with you.',
      },
      {
        title: 'Follow your plan',
        text: 'You’ll have it all in writing, and know what to do tomorrow morning.',
      },
    ],
  },
  preparation: {
    title: 'Before the call',
    items: [
      'Sit facing a window, and turn off any lamps behind you.',
      'Wash your face an hour before, and skip makeup.',
      'Have all your products with you, even the ones you’ve given up on.',
      'For scalp and hair, wash the day before. Leave powder and fibers out.',
      'Write down your medicines and allergies, and the one thing you’d most like to change.',
    ],
  },
  closing: {
    title: 'Get the details by email',
    text: 'Share your email address, and our first message will cover how to prepare and how to book. Occasional news and offers follow.',
    actions: [{ kind: 'popup', label: 'GET MORE INFO', topic: 'virtual-consultations' }],
  },
  faq: {
    title: 'Questions about virtual consultations',
    entries: [
      {
        question: 'Does it replace a consultation in the studio?',
        answer:
          'For a home routine and for most treatments, yes. If yours needs to be seen or felt in person, its page tells you. A medical treatment also starts with an exam by a physician, nurse practitioner or physician assistant.',
      },
      {
        question: 'What do I need?',
        answer:
          'A phone or computer with a camera, a quiet place with daylight, and 10 minutes beforehand for the questionnaire and photos. We send you a link, and there’s nothing to install.',
      },
      {
        question: 'Can you diagnose a rash or a mole by video?',
        answer:
          'No. For anything new, painful, spreading, bleeding or changing, please see a dermatologist or your doctor. We can help you describe it.',
      },
      {
        question: 'Is the call private?',
        answer:
          'Yes. We use a video service made for health care, and we don’t record without your permission. Our notes go in your record. See our [notice of privacy practices](/hipaa-compliance).',
      },
      {
        question: 'Can I join from another state?',
        answer:
          'For general skincare advice, yes. For a medical conversation, licensing rules require you to be in California during the call.',
      },
    ],
  },
} satisfies VirtualConsultations;
