import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'chemical-peels',
  title: 'Chemical Peels',
  tagline: 'Uncover fresh, more even skin, as gently or as deeply as your calendar allows.',
  category: 'skin',
  cardDescription: 'Light to medium peels that lift dull, uneven layers at a depth chosen for your skin.',
  imageAlt: 'A glass dish of amber peel solution with a fan brush, cotton pads and a cut orange',
  metaTitle: 'Chemical Peels for Tone and Texture',
  metaDescription: `Chemical peels in ${business.address.city}: glycolic, lactic, salicylic, mandelic and TCA. How deep each goes, how long you flake, and which skin tones each one suits.`,
  keywords: [
    'chemical peel',
    'glycolic peel',
    'salicylic peel',
    'TCA peel',
    'peel for melasma',
    'peel for acne',
    'peel for dark skin',
  ],
  description: [
    'Some mornings your skin looks gray, whatever cream you used. A chemical peel loosens the bonds between the old cells at the surface, which let go over the next few days, while fresh ones come up from below.',
    'How deep the acid goes decides almost everything else. Lactic and mandelic acids stay near the surface, salicylic follows oil into the pore, and TCA goes deep enough to call for a quiet week at home. We stay in the light to medium range; deep phenol peels need a surgeon and a heart monitor.',
    'Tone matters as much as strength. Brown and deep skin can peel beautifully, but it answers irritation with pigment, and we prepare it with a brightening product for several weeks. With melasma, we’ll talk about sun too, because no peel outlasts an unprotected summer.',
  ],
  benefits: [
    {
      title: 'Brighter, more even tone',
      text: 'Pigment in the upper layers sheds along with the cells that carry it.',
    },
    {
      title: 'Smoother texture',
      text: 'A sandpapery feel softens as new cells come up.',
    },
    {
      title: 'Fewer clogged pores',
      text: 'Acids that reach into the follicle keep it from closing over again so quickly.',
    },
    {
      title: 'A depth that fits your life',
      text: 'Some peels leave no trace by morning; others are worth a week at home.',
    },
  ],
  whatToExpect: [
    'Preparation: A lactic peel on fair skin needs none. A Jessner, TCA or pigment peel comes after two to six weeks of products at home.',
    'Cleansing: We wipe away oil so the acid spreads evenly. Balm shields your eyes and lips.',
    'Application: A small fan cools you while we brush on layers and you rate the heat from one to ten.',
    'Neutralize or leave on: We stop some peels after minutes; others stay on until evening.',
  ],
  partners: ['skinbetter-science', 'epicutis', 'neova', 'isdin'],
  subservices: [
    {
      id: 'lactic-mandelic-peel',
      title: 'Lactic and mandelic peel',
      description: 'These two acids sink in slowly and hydrate as they exfoliate.',
      frequency: 'Every 2 to 4 weeks, in a series of four to six',
      benefits: ['Little or no visible flaking', 'Softer, better hydrated surface'],
      targets: ['Dullness', 'Dryness', 'Sensitive skin', 'Early sun damage'],
      bestFor: 'A first peel, even with plans tomorrow. Suits deeper skin.',
    },
    {
      id: 'salicylic-peel',
      title: 'Salicylic peel',
      description:
        'A relative of aspirin, it stings for about two minutes, then leaves a white frost of dried crystals that we wipe away.',
      frequency: 'Every 3 to 4 weeks, three to six times',
      benefits: ['Helps clear clogged pores', 'Less noticeable blemishes'],
      targets: ['Breakouts', 'Blackheads', 'Oily T-zone', 'Back and shoulders'],
      bestFor: 'Oily, acne-prone skin of any color.',
    },
    {
      id: 'glycolic-peel',
      title: 'Glycolic peel',
      description: 'We raise the strength a little at each visit as your skin gets used to it.',
      frequency: 'Every 3 to 4 weeks in a series of four to six, then seasonally',
      benefits: ['Livelier glow', 'Finer texture'],
      targets: ['Fine lines', 'Uneven tone', 'Roughness'],
      bestFor: 'Steady improvement on light to medium skin, at the price of some flaking.',
    },
    {
      id: 'jessner-peel',
      title: 'Modified Jessner peel',
      description:
        'We paint on lactic and salicylic acids in alcohol. Peeling lasts four to six days and looks like a fading sunburn.',
      frequency: 'Two or three times a year, at least 4 to 6 weeks apart',
      benefits: ['Depth can be tuned coat by coat', 'Works on oil and pigment together'],
      targets: ['Post-acne marks', 'Sun damage', 'Thick, oily skin'],
      bestFor: 'A step up, once you’ve had lighter peels.',
    },
    {
      id: 'tca-peel',
      title: 'Light TCA peel',
      description:
        'Trichloroacetic acid shows as a thin frost on the skin. Expect tightness, then brown flakes that come away by about day seven.',
      frequency: 'One or two a year, at least three months apart',
      benefits: ['Deeper renewal of sun-damaged skin', 'Softens fine creases'],
      targets: ['Sun spots', 'Fine wrinkles', 'Crepey lower lids, with care'],
      bestFor: 'Fair to medium skin with a free week.',
    },
    {
      id: 'pigment-peel-program',
      title: 'Pigment peel program',
      description:
        'We plan gentle peels with a brightener at home in between: a cosmetic or, after a medical exam, a prescription.',
      frequency: 'Every 4 weeks for about four months, with home care daily',
      benefits: ['Steady, gradual fading', 'Plan for keeping results through summer'],
      targets: ['Melasma', 'Post-inflammatory hyperpigmentation', 'Freckling'],
      bestFor: 'Stubborn or recurring pigment, and a patient approach.',
    },
  ],
  faqs: [
    {
      question: 'Are peels suitable for brown or Black skin?',
      answer:
        'Yes, with the right acid and patience. We favor salicylic, mandelic and lactic acids, and avoid TCA where the risk of dark patches outweighs the gain.',
    },
    {
      question: 'What happens if I pick at the flakes?',
      answer:
        'You may tear skin that isn’t ready and leave a mark that lasts for months. Trim loose edges with clean scissors.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'An acid can go deeper than planned. Dark or pale patches, infection, a cold sore or, rarely, a scar may follow, most of all after TCA. We start mild.',
    },
    {
      question: 'How long does a peel last?',
      answer:
        'A light peel is upkeep, and its freshness fades over a few weeks. What a medium peel lifts may stay away for longer, which depends most of all on your sunscreen.',
    },
    {
      question: 'When can I wear makeup again?',
      answer:
        'You can wear it the morning after a light peel. After Jessner or TCA, wait until the flaking is done, usually a week.',
    },
    {
      question: 'Is summer a bad time?',
      answer: 'For medium peels in Orange County, it often is. We schedule those between October and March.',
    },
  ],
  inBrief: { time: '30 to 45 minutes', downtime: 'None to 7 days', sessions: '1 to 6' },
  pricedBy: 'peel',
  suits: 'Dull or uneven skin with clogged pores.',
  feels: 'Warm and prickly for a few minutes.',
  sessions: 'A series of three to six light peels, or one to three medium peels a year.',
  downtime: 'Light: none to two days of flaking. Medium: four to seven days.',
  prepare: 'Use the home products we agree on for two to six weeks. Stop retinoids five days ahead.',
  contraindications: [
    'Allergy to aspirin or other salicylates: no salicylic or Jessner peel',
    'Pregnancy or nursing: no salicylic, Jessner or TCA peel, and no brightener with hydroquinone or a retinoid',
    'Isotretinoin in the past six months, unless our medical director agrees to a light peel',
    'Active cold sores; if you’ve ever had one, ask about an antiviral before a peel near the mouth',
    'Sunburn, a fresh tan, infection, eczema or broken skin in the area',
    'Keloids, slow healing, medicine that lowers immunity, or radiation to the face in the past',
    'Skin cancer, or a spot nobody has diagnosed',
    'Filler, waxing, laser, IPL or another peel within two weeks',
    'Neurotoxin within a week, needling within a month, or permanent makeup within six weeks',
    'Facial surgery, until your surgeon agrees',
  ],
  aftercare: [
    'If you go home with your peel on, leave it until the time we gave you. Then wash with lukewarm water and a mild cleanser.',
    'Keep a thick, plain moisturizer on, and reapply whenever your skin feels tight.',
    'Stay out of direct sun for at least a week and use mineral SPF 50 every day for a month.',
    'No picking, and no retinoids, acids, vitamin C, scrubs or shaving until your skin heals. Makeup waits until morning; after Jessner or TCA, until flaking is done.',
    'Avoid sweating heavily for two days, or after TCA until the flaking is done, usually a week.',
  ],
  treatmentApproach: 'On a first visit, we stop one layer early.',
  helpTopics: ['infection', 'burn', 'color-change', 'cold-sore', 'splash'],
  skinTypes: {
    title: 'For every skin tone, with the right acid',
    text: 'No one acid is safe for all skin types. Brown and deep skin gets gentler ones, after a few weeks of preparation.',
  },
  techniques: ['salicylic acid', 'chemical peel'],
  performedBy: 'esthetics-or-medical',
  // Sources: FDA, "FDA Warns Against Purchasing or Using Chemical Peel Skin Products Without Professional Supervision" (2024,
  // fda.gov); California Business and Professions Code section 7316 (esthetics); isotretinoin prescribing information, section 5.
  regulatoryStatus:
    'The FDA hasn’t approved any chemical peel product. It warns that strong ones can cause burns, infection, scars and color changes, and need professional supervision. Treating acne, melasma, scars or sun damage with a peel is long-standing practice, not an approved use.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermaplaning](/services/dermaplaning) just before a milder light peel, because acid goes deeper on planed skin.',
    'Alternating with [microneedling](/services/microneedling), a month apart, when texture and color both need attention.',
  ],
  relatedServices: [
    'dermaplaning',
    'elevated-hydrafacials',
    'microneedling',
    'laser-ipl-facial-rejuvenation',
  ],
} satisfies Service;
