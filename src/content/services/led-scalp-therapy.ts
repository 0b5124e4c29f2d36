import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'led-scalp-therapy',
  title: 'LED Scalp Therapy',
  tagline: 'Rest a red or tired scalp under soft light, for half an hour when no one needs you.',
  category: 'hair',
  cardDescription: 'LED light for the comfort of a sensitive or oily scalp.',
  imageAlt: 'The inside of a light therapy cap glowing with red diodes beside a wooden comb',
  metaTitle: `LED Scalp Therapy in ${business.address.city}`,
  metaDescription:
    'LED scalp therapy uses red, near-infrared and blue light for a red or oily scalp. See how it differs from a laser cap, how many visits and who should wait.',
  keywords: [
    'LED scalp therapy',
    'red light scalp',
    'blue light scalp',
    'itchy scalp treatment',
    'scalp redness',
    'light therapy for scalp',
  ],
  description: [
    'Your cells can use light. An enzyme inside each one absorbs red and near-infrared wavelengths, which may give the cell a bit more energy for repair. LEDs deliver those wavelengths with almost no heat, from a panel a few inches above your head, while you lie with your eyes covered and nothing at all to do.',
    'Red light, around 630 nanometers, may calm redness. Near-infrared, around 830, travels deeper. Blue, near 415, is absorbed by substances that certain skin microbes make and suits an oily scalp. We choose the mix from what our scalp camera shows.',
    'This is comfort, the gentlest treatment we offer. It won’t bring new hair. For thinning, choose [low-level laser with LED](/services/laser-scalp-therapy-led) or [hair restoration](/services/hair-restoration).',
  ],
  benefits: [
    {
      title: 'Calm for irritated skin',
      text: 'Red light may ease the urge to scratch.',
    },
    {
      title: 'Less congestion',
      text: 'Blue light may leave an oily scalp feeling fresher.',
    },
    {
      title: 'Quiet and warm',
      text: 'You feel mild warmth and hear next to nothing.',
    },
    {
      title: 'Easy to add',
      text: 'It takes 15 minutes at the end of another visit.',
    },
  ],
  whatToExpect: [
    'Safety check: We ask about medicines and migraines every time, because lists change.',
    'A clean part: Light can’t pass through oil, so we cleanse first. After needling or PRP, we skip the wash until the next day.',
    'Light: You rest for 20 to 30 minutes, and many clients sleep.',
    'Tonic: We finish with a light scalp lotion. After needling or PRP, we leave it out.',
  ],
  subservices: [
    {
      id: 'led-red-calming',
      title: 'Calming red',
      description: 'Red light alone comforts a scalp that stings after color.',
      frequency: 'Weekly for four weeks, then monthly',
      benefits: ['Soothes', 'No product necessary'],
      targets: ['Redness', 'Itch', 'Sensitivity after coloring'],
      bestFor: 'A reactive scalp between flares.',
    },
    {
      id: 'led-blue-balancing',
      title: 'Balancing blue',
      description:
        'A salicylic cleanse comes first. Blue light follows, then red, for an oily hairline with the odd bump.',
      frequency: 'Once or twice weekly for four weeks',
      benefits: ['Fewer bumps', 'Less surface oil'],
      targets: ['Oily scalp', 'Bumps along the hairline'],
      bestFor: 'Hair that’s oily by evening.',
    },
    {
      id: 'led-deep-restore',
      title: 'Deep restore',
      description: 'A slow neck massage leads into a full session of red and near-infrared light.',
      frequency: 'Every 1 to 2 weeks, six sessions',
      benefits: ['Comfort after treatments', 'Deeply restful'],
      targets: ['Tightness', 'Post-procedure redness'],
      bestFor: 'The week after PRP or microneedling.',
    },
    {
      id: 'led-add-on',
      title: 'LED add-on',
      description: 'We add 15 minutes of light to another visit. You’re lying down anyway.',
      frequency: 'With any scalp appointment',
      benefits: ['No extra trip', 'Gentle finish'],
      targets: ['General upkeep'],
      bestFor: 'A first taste of light therapy.',
    },
  ],
  faqs: [
    {
      question: 'Is LED the same as laser?',
      answer:
        'No. An LED scatters its light; a laser keeps it in one direction. Most hair loss research used lasers, alone or with LEDs.',
    },
    {
      question: 'Can LED burn or tan me?',
      answer:
        'No. It has no ultraviolet light and too little heat to burn healthy skin. If you take a light-sensitizing medicine, skip it.',
    },
    {
      question: 'Does hair type or skin tone matter?',
      answer:
        'Dense or dark hair blocks some light, and we may add time. Blue can leave darker marks on medium to deep skin.',
    },
    {
      question: 'What about at-home caps and masks?',
      answer: 'They’re weaker, and frequent use makes up for it. If you use yours faithfully, keep going.',
    },
  ],
  inBrief: { time: '30 to 40 minutes', downtime: 'None', sessions: '4 to 8, then monthly' },
  pricedBy: 'session',
  suits: 'A red or itchy scalp, or a quiet half hour.',
  feels: 'Mild warmth under a blanket, with your eyes covered.',
  duration: '15 minutes as an add-on.',
  sessions: 'Up to twice a week, or as far as two weeks apart.',
  prepare: 'Tell us about new medicines, migraines or seizures at each visit.',
  contraindications: [
    'Epilepsy or migraine set off by light',
    'Medicines that sensitize you to light, such as certain antibiotics and isotretinoin',
    'Lupus, porphyria or another light-provoked illness',
    'Skin cancer or an unexplained growth on the scalp',
    'Sores, wounds or infected skin; right after needling, our nurse gives the light',
    'Retinal disease or recent eye surgery, unless your eye doctor agrees',
    'Aspirin allergy, pregnancy or nursing: no salicylic cleanse before blue light',
    'Pregnancy: data on light are few, so we ask your obstetrician',
    'Neck injury, stroke or carotid disease: no neck massage',
  ],
  aftercare: [
    'Go on with your day. After needling or PRP, follow that card, too.',
    'Use a mild shampoo for 24 hours if your scalp was irritated before.',
    'Outdoors, wear a hat or scalp sunscreen along your part.',
    'Keep appointments close together at first, since light works by repetition.',
  ],
  helpTopics: ['scalp', 'light', 'neck', 'splash'],
  skinTypes: {
    title: 'Red light for every skin tone',
    text: 'Red light is safe for all skin types. On medium to deep skin, where blue light can leave marks, we keep it short or leave it out.',
  },
  techniques: ['LED and low-level laser light', 'salicylic acid', 'massage of the neck'],
  performedBy: 'scalp',
  // Sources: FDA 510(k) summaries of LED devices (for example K230293), "Indications for Use". The owner names the panel here.
  regulatoryStatus:
    'LED panels are FDA-cleared for uses on the face such as mild acne or wrinkles, depending on the model. On the scalp, every use on this page, from comfort to oil and bumps, is off-label, and we make no claim about hair.',
  consultationRequired: true,
  combinationTreatments: [
    'The [head spa](/services/head-spa) first, for a freshly cleansed scalp.',
    'Microneedling or PRP, with light the same day or the next.',
  ],
  relatedServices: ['laser-scalp-therapy-led', 'head-spa', 'jet-peel-scalp', 'hair-restoration'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
