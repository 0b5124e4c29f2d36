import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'led-scalp-therapy',
  title: 'LED Scalp Therapy',
  tagline: 'Rest under soft red light, for half an hour when no one needs you.',
  category: 'hair',
  cardDescription: 'Half an hour of rest under warm, soft LED light, after a scalp cleanse.',
  imageAlt: 'The inside of a light therapy cap glowing with red diodes beside a wooden comb',
  metaTitle: `LED Scalp Therapy in ${business.address.city}`,
  metaDescription:
    'LED scalp therapy is a restful half hour under red and near-infrared light, after a cleanse. See how it differs from a laser cap and who should wait.',
  keywords: [
    'LED scalp therapy',
    'red light scalp',
    'relaxing scalp treatment',
    'scalp cleanse',
    'light therapy for scalp',
  ],
  description: [
    'You lie down, and someone covers your eyes. A panel of small lights glows a few inches above your head, with just enough warmth to notice, and for half an hour there’s a blanket, a quiet room and nothing at all for you to do.',
    'The panel gives red light, around 630 nanometers, and near-infrared, around 830, which you can’t see. Before it, we cleanse your scalp and look at it with you on our scalp camera. If we see redness, scale or sores, we suggest a dermatologist first.',
    'This is comfort, the gentlest visit we offer. It won’t treat an itch, and it won’t bring new hair. For thinning, choose [low-level laser with LED](/services/laser-scalp-therapy-led) or [hair restoration](/services/hair-restoration).',
  ],
  benefits: [
    {
      title: 'Fits into a lunch hour',
      text: 'You can lie back at noon and be at your desk again before one.',
    },
    {
      title: 'A fresh scalp',
      text: 'The cleanse lifts oil and what your products left behind.',
    },
    {
      title: 'Free of caps and straps',
      text: 'The panel hangs above you, and nothing presses on your scalp.',
    },
    {
      title: 'Easy to add',
      text: 'It takes 15 minutes at the end of another visit.',
    },
  ],
  whatToExpect: [
    'Safety check: We ask about medicines and migraines every time, because lists change.',
    'A clean part: We cleanse first and part your hair in rows. After needling or PRP, we skip the wash until the next day.',
    'Light: With your eyes covered, you rest under the panel for 20 to 30 minutes.',
    'Tonic: We finish with a light scalp lotion. After needling or PRP, we leave it out.',
  ],
  subservices: [
    {
      id: 'led-red-calming',
      title: 'Quiet red',
      description: 'After a plain, unscented cleanse, you rest under red light alone.',
      frequency: 'Whenever you like, up to once a week',
      benefits: ['The gentlest of the four', 'Without fragrance'],
      targets: ['A busy week', 'A need for quiet'],
      bestFor: 'A first visit, with no scent and no scrub.',
    },
    {
      id: 'led-clarifying',
      title: 'Clarifying cleanse and light',
      description: 'A salicylic cleanse comes first and loosens what a shampoo leaves. Red light follows.',
      frequency: 'Every week or two, while your roots feel heavy',
      benefits: ['A clean feeling', 'Roots that feel lighter'],
      targets: ['Oil and product buildup'],
      bestFor: 'Hair that’s oily by evening.',
    },
    {
      id: 'led-deep-restore',
      title: 'Deep restore',
      description: 'A slow neck massage leads into a full session of red and near-infrared light.',
      frequency: 'Now and then, or weekly in a hard stretch',
      benefits: ['A looser neck', 'Deeply restful'],
      targets: ['A tense neck', 'A tired mind'],
      bestFor: 'A long week that’s finally over.',
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
        'Your hair type makes no difference. Because deeper skin may darken more easily under red light, we start it with a shorter session and the plain cleanse.',
    },
    {
      question: 'Should I book this or a head spa?',
      answer:
        'Book the head spa for water and massage, and this when you want to lie still. You can also have 15 minutes of light at the end of a head spa.',
    },
    {
      question: 'What about at-home caps and masks?',
      answer:
        'Some laser caps are FDA-cleared for hair growth, and this panel isn’t one of them. If you use yours as its label says, keep going.',
    },
  ],
  inBrief: { time: '30 to 40 minutes', downtime: 'None', sessions: 'As you like' },
  pricedBy: 'session',
  suits: 'Healthy adults who want to lie down and be left in peace.',
  feels: 'Mild warmth under a blanket, with your eyes covered.',
  sessions: 'Once, or as often as weekly.',
  prepare: 'Tell us about new medicines, migraines or seizures at each visit.',
  contraindications: [
    'Epilepsy or migraine set off by light',
    'Medicines that sensitize you to light, such as certain antibiotics and isotretinoin',
    'Lupus, porphyria or another light-provoked illness',
    'Skin cancer or an unexplained growth on the scalp',
    'Sores, wounds or infected skin; after needling, the light is for our nurse to give',
    'Retinal disease or recent eye surgery, unless your eye doctor agrees',
    'Aspirin allergy, pregnancy or nursing: no salicylic cleanse',
    'Pregnancy: data on light are few, so we ask your obstetrician',
    'Neck injury, stroke or carotid disease: no neck massage',
  ],
  aftercare: [
    'Go on with your day. After needling or PRP, follow that card, too.',
    'Use a mild shampoo for 24 hours if your scalp feels sensitive.',
    'Outdoors, wear a hat or scalp sunscreen along your part.',
    'Call us if your scalp stays red or sore the next day.',
  ],
  helpTopics: ['scalp', 'light', 'neck', 'splash'],
  skinTypes: {
    title: 'For most skin, with care',
    text: 'No light is equally safe for all skin types. Deeper tones can be more sensitive to red, and we start with less.',
  },
  techniques: ['LED and low-level laser light', 'salicylic acid', 'massage of the neck'],
  performedBy: 'scalp',
  // Sources: FDA 510(k) summaries of LED devices (for example K230293), "Indications for Use". The owner names the panel here.
  regulatoryStatus:
    'LED panels are FDA-cleared for certain uses on the face, depending on the model. On the scalp, we use ours for rest and comfort only. It doesn’t treat itch, oil, bumps, hair loss or any condition.',
  consultationRequired: true,
  combinationTreatments: [
    'The [head spa](/services/head-spa) first, for a freshly cleansed scalp.',
    'PRP or microneedling on another day, or with our nurse giving the light.',
  ],
  relatedServices: ['laser-scalp-therapy-led', 'head-spa', 'jet-peel-scalp', 'hair-restoration'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
