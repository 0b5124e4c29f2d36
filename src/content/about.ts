import type { About } from './about.schema.ts';
import { founderLine } from './team.ts';
import { business } from './business.ts';
import { compliance } from './compliance.ts';

export const about = {
  meta: {
    title: `About our med spa in ${business.address.city}`,
    description: `Meet the team at ${business.name}: a founder and medical aesthetician, an RN and a plastic surgeon who care for skin, scalp and hair, and how they work together.`,
  },
  hero: {
    eyebrow: 'About us',
    title: 'ELEVATING BEAUTY AND WELLNESS',
    text: `A med spa and head spa in ${business.address.city}, founded in ${business.founded} on a simple idea: medical care for skin and scalp can be exact and still feel like an afternoon by the water.`,
    image: {
      name: 'about',
      alt: 'Stone blocks with a vase of olive branches, a serum and a jar of cream, a lit candle, a bowl of water and towels in window light',
    },
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
  philosophy: {
    title: 'Our founder’s philosophy',
    paragraphs: [
      'Maren Solis spent years in two kinds of rooms. In clinics, she learned what a device can do, and when to leave it switched off. In spas, she learned what happens when you finally get to lie still. In each, she missed the other.',
      `${business.name} brings them together. Every treatment starts with a conversation and a close look. You’ll know how it feels and how long it shows on your skin, and you’ll know what it can’t do. When sunscreen and three months of patience will do more than a laser, that’s your plan.`,
      'The second half of our name is a reminder that care works in rhythms. Skin renews itself over weeks, hair over months. We plan with that tide, and small, steady visits add up.',
    ],
    quote: founderLine.quote,
    signature: 'Maren Solis, Founder and Medical Aesthetician',
    image: {
      name: 'spa-4',
      alt: 'A dark stone basin with rings on the water under a bamboo spout, white petals floating',
    },
  },
  experts: {
    title: 'MEET OUR EXPERTS',
    text: 'Our three experts work with a licensed cosmetologist and a certified massage therapist. Who treats you depends on what you need and what California allows each profession to do, and you’ll always know who it is before you arrive.',
    years: 'Years in practice',
    people: [
      {
        key: 'founder',
        biography: [
          'Maren is a licensed esthetician and a registered body art practitioner. She performs facials and permanent makeup, and leaves medicine to our nurse and physician. The head spa ritual is her design, in the hands of our licensed cosmetologist.',
          'She’s often the first person you meet, and the one who edits a crowded bathroom shelf down to what your skin really needs. She maps brows with thread and patience, and believes good skincare includes a good massage.',
        ],
        focus: ['Facials and light peels', 'Brows, lips and permanent makeup', 'Head spa ritual design'],
      },
      {
        key: 'nurse',
        biography: [
          'Noelle is a registered nurse who came to aesthetics from surgical recovery, where she learned to watch closely and explain every step. She works on our medical director’s orders: injections, microneedling, laser, hair restoration.',
          'She likes to begin with less. It’s easy to add later, and hard to take away.',
        ],
        focus: [
          'Neurotoxins and dermal filler',
          'Laser, IPL and RF microneedling',
          'Hair restoration and IV therapy',
        ],
      },
      {
        key: 'surgeon',
        biography: [
          'Dr. Marchetti sets the medical standards of the studio: who is a candidate, which device settings suit which skin, and what happens if something doesn’t go as planned. Before any medical treatment, he examines you or supervises the nurse practitioner or physician assistant who does. Our team can reach him whenever we give medical care.',
          'As a surgeon, he knows when an operation would do more for you, and when your skin needs nothing at all.',
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
        text: `All medical care comes from ${compliance.professionalCorporation ?? 'a physician’s own practice, as California requires'}. The rest of us are licensed, certified or registered for our work.`,
      },
      {
        title: 'Advanced Technology',
        text: 'A short list of devices we know inside out, chosen to offer options for every skin tone. See them on [our technology page](/technology).',
      },
      {
        title: 'Personalized Care',
        text: 'A plan for your skin and your budget that marks what’s essential and what’s optional.',
      },
      {
        title: 'Luxury Experience',
        text: 'Expect warm towels and quiet rooms. Questions are easier to ask when you’re at ease.',
      },
    ],
  },
  journey: {
    title: 'START YOUR JOURNEY',
    text: 'Begin with a consultation, in the studio or [by video](/virtual-consultations). Bring your questions and the products you use, and leave with a plan.',
    actions: [{ kind: 'book', label: 'BOOK NOW' }],
  },
} satisfies About;
