import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'chemical-peels',
  title: 'Chemical Peels',
  tagline: 'Even out dull skin with an acid and a depth chosen for you.',
  category: 'skin',
  cardDescription: 'Light to medium peels that lift dull, uneven layers at a depth chosen for your skin.',
  imageAlt: 'A glass dish of amber peel solution with a fan brush, cotton pads and a cut orange',
  metaTitle: 'Chemical Peels for Tone, Texture & Acne',
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
    'Some mornings your skin looks gray, whatever cream you used. A chemical peel loosens the bonds between old cells, which let go over the next few days while the layers below make fresh ones. How deep the acid goes decides almost everything else.',
    'There’s a peel for almost everyone. Lactic and mandelic acids stay near the surface and suit a first peel or reactive skin. Salicylic acid dissolves in oil, so it follows the pore inward and is a natural choice for breakouts. Glycolic travels fastest. Trichloroacetic acid, or TCA, goes deeper, turns the skin a faint white as it works, and calls for a quiet week at home. We stay in the light to medium range; deep phenol peels need a surgeon and a heart monitor.',
    'Tone matters as much as strength. Brown and deep skin can peel beautifully, but it responds to irritation with pigment. We prepare it for several weeks with a brightening product, choose gentler acids and build up step by step. If you have melasma, we’ll talk about sun and heat too, because no peel outlasts an unprotected summer.',
  ],
  benefits: [
    {
      title: 'Brighter, more even tone',
      text: 'Pigment in the upper layers sheds along with the cells that carry it.',
    },
    {
      title: 'Smoother texture',
      text: 'Rough patches, shallow marks and a sandpapery feel soften as new cells come up.',
    },
    {
      title: 'Fewer clogged pores',
      text: 'Acids that reach into the follicle keep it from closing over again so quickly.',
    },
    {
      title: 'A depth that fits your life',
      text: 'Choose a peel that leaves no trace by morning, or one that’s worth a week at home.',
    },
  ],
  whatToExpect: [
    'Preparation: For two to six weeks, you use the home products we agree on, and you stop retinoids five days before.',
    'Cleansing: We cleanse, then wipe away oil so the acid spreads evenly, and shield your eyes, lips and nostrils with balm.',
    'Application: We brush the solution on in layers. A small fan keeps you cool while you rate the heat from one to ten.',
    'Neutralize or leave on: We stop some peels after minutes; others stay on until evening. You’ll know which is yours.',
  ],
  partners: ['skinbetter-science', 'epicutis', 'neova', 'isdin'],
  subservices: [
    {
      id: 'lactic-mandelic-peel',
      title: 'Lactic and mandelic peel',
      description:
        'These two acids sink in slowly and hydrate as they exfoliate. It’s a kind first peel for dry or easily irritated skin.',
      frequency: 'Every 2 to 4 weeks, in a series of four to six',
      benefits: [
        'Little or no visible flaking',
        'Softer, better hydrated surface',
        'Low risk of pigment change',
      ],
      targets: ['Dullness', 'Dryness', 'Sensitive skin', 'Early sun damage'],
      bestFor: 'First peels, deeper skin tones, or plans tomorrow.',
    },
    {
      id: 'salicylic-peel',
      title: 'Salicylic peel',
      description:
        'This oil-loving acid is related to aspirin. It feels hot and stings for about two minutes, then settles, leaving a white frost of dried crystals that we wipe away.',
      frequency: 'Every 3 to 4 weeks, three to six times',
      benefits: ['Clears plugged follicles', 'Dries active blemishes', 'Quiets redness'],
      targets: ['Acne', 'Blackheads', 'Oily T-zone', 'Back and shoulders'],
      bestFor: 'Oily, acne-prone skin of any color.',
    },
    {
      id: 'glycolic-peel',
      title: 'Glycolic peel',
      description:
        'It’s the classic. We raise the strength and time a little at each visit as your skin gets used to it, and we neutralize it at the right moment.',
      frequency: 'Every 3 to 4 weeks in a series of four to six, then seasonally',
      benefits: ['Livelier glow', 'Finer texture', 'Gradual fading of sun spots'],
      targets: ['Fine lines', 'Uneven tone', 'Roughness'],
      bestFor: 'Steady improvement on light to medium skin, with a day or two of flaking.',
    },
    {
      id: 'jessner-peel',
      title: 'Modified Jessner peel',
      description:
        'We paint on lactic and salicylic acids in alcohol, each coat a shade deeper. Peeling lasts four to six days and looks like a fading sunburn.',
      frequency: 'Two or three times a year, at least 4 to 6 weeks apart',
      benefits: ['Depth can be tuned coat by coat', 'Works on oil and pigment together', 'Visible renewal'],
      targets: ['Post-acne marks', 'Sun damage', 'Thick, oily skin'],
      bestFor: 'A step up, once you’ve had lighter peels.',
    },
    {
      id: 'tca-peel',
      title: 'Light TCA peel',
      description:
        'Trichloroacetic acid coagulates protein in the upper layers, which shows as a thin frost on the skin. Expect tightness, then brown flakes and patches that come away by about day seven.',
      frequency: 'One or two a year, at least three months apart',
      benefits: ['Deeper renewal of sun-damaged skin', 'Softens fine creases', 'Few visits needed'],
      targets: ['Sun spots', 'Fine wrinkles', 'Crepey lower lids, with care'],
      bestFor: 'Fair to medium skin, with a free week and no beach trip ahead.',
    },
    {
      id: 'pigment-peel-program',
      title: 'Pigment peel program',
      description:
        'We plan gentle peels with a brightener at home in between: a cosmetic or, after a medical exam, a prescription. We photograph your progress in the same light each time.',
      frequency: 'Every 4 weeks for about four months, with home care daily',
      benefits: [
        'Steady, gradual fading',
        'Suits melanin-rich skin',
        'Plan for keeping results through summer',
      ],
      targets: ['Melasma', 'Post-inflammatory hyperpigmentation', 'Freckling'],
      bestFor: 'Stubborn or recurring pigment, and a patient approach.',
    },
  ],
  faqs: [
    {
      question: 'How much will I peel?',
      answer:
        'Often less than you’d think. A light peel may bring only fine, dusty flakes. With Jessner or TCA, you’ll peel visibly, mostly around the mouth and jaw.',
    },
    {
      question: 'Are peels suitable for brown or Black skin?',
      answer:
        'Yes, with the right acid, weeks of preparation and patience. We favor salicylic, mandelic and lactic, start low, and avoid TCA where the risk of dark patches outweighs the gain.',
    },
    {
      question: 'What happens if I pick at the flakes?',
      answer:
        'You may tear skin that isn’t ready and leave a mark that lasts for months. Trim loose edges with clean scissors, moisturize, and let the rest come off in its own time.',
    },
    {
      question: 'When can I wear makeup again?',
      answer:
        'The next morning after a light peel. After TCA, wait until the flaking is done, usually a week.',
    },
    {
      question: 'Is summer a bad time?',
      answer:
        'For medium peels in Orange County, it often is. We schedule those between October and March and stay with mild acids while the days are long.',
    },
  ],
  inBrief: { time: '30 to 45 minutes', downtime: 'None to 7 days', sessions: '1 to 6' },
  pricedBy: 'peel',
  suits: 'Dullness, clogged pores, dark marks and uneven tone.',
  feels: 'Warm and prickly for a few minutes.',
  duration: 'The acid is on for just a few minutes.',
  sessions: 'A series of three to six light peels, or one to three medium peels a year.',
  downtime: 'Light: none to two days of flaking. Medium: four to seven days.',
  prepare: 'Use the home products we agree on for two to six weeks. Stop retinoids five days ahead.',
  contraindications: [
    'Allergy to aspirin or other salicylates: no salicylic or Jessner peel',
    'Pregnancy or nursing: no salicylic, Jessner or TCA peel, and no brightener with hydroquinone or a retinoid',
    'Isotretinoin in the past six months',
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
    'No picking, and no retinoids, acids, vitamin C, scrubs or shaving until your skin heals.',
    'Avoid sweating heavily for two days, or after TCA until the flaking is done, usually a week.',
  ],
  treatmentApproach:
    'Your skin tone, how it has reacted before, and the time you can spare decide the acid, its strength and the number of layers. On a first visit, we stop one layer early.',
  helpTopics: ['infection', 'burn', 'cold-sore', 'splash'],
  performedBy: 'esthetics-or-medical',
  // Sources: FDA, "FDA Warns Against Purchasing or Using Chemical Peel Skin Products Without Professional Supervision" (2024,
  // fda.gov); California Business and Professions Code section 7316 (esthetics); isotretinoin prescribing information, section 5.
  regulatoryStatus:
    'The FDA hasn’t approved any chemical peel product, and it warns against using strong peels without professional supervision. Treating acne, melasma, scars or sun damage with a peel is long-standing practice, not an approved use.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermaplaning](/services/dermaplaning) just before a light peel, so the acid meets bare skin. We lower the strength to match.',
    'A neurotoxin a week or more earlier, for lines a peel can’t reach.',
    'Alternating with [microneedling](/services/microneedling), a month apart, when texture and color both need attention.',
  ],
  relatedServices: [
    'dermaplaning',
    'elevated-hydrafacials',
    'microneedling',
    'laser-ipl-facial-rejuvenation',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
