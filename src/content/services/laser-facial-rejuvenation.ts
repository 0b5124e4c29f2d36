import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'laser-facial-rejuvenation',
  title: 'Laser Facial Rejuvenation',
  tagline: 'Take on fine lines with light that leaves the surface in place, and recover in days.',
  category: 'skin',
  cardDescription: 'Non-ablative laser for fine lines and small vessels that leaves the surface in place.',
  imageAlt: 'A laser handpiece casting golden light into a dish of water with petals',
  metaTitle: `Laser Facial Rejuvenation, ${business.address.city}`,
  metaDescription:
    'Non-ablative laser for fine lines and, off-label, for pores and dull tone. Compare toning with fractional sessions: feel, downtime and which tones each suits.',
  keywords: [
    'laser facial',
    'laser skin rejuvenation',
    'non-ablative laser',
    'fractional laser',
    'laser toning',
    'laser for pores',
    'laser for fine lines',
  ],
  description: [
    'A car mirror at noon shows what a kinder light hides: pores, fine lines, old marks. Our lasers are non-ablative: they pass through the surface without removing it. One setting warms the dermis evenly; another splits the beam into hundreds of threads no wider than a hair, and the healthy skin left in between helps the rest mend.',
    'Both prompt your skin to spend the next months replacing collagen. Clarity often changes first. Pores, if they respond, look finer later.',
    'For deep wrinkles, fully ablative resurfacing goes further, at the cost of raw skin and a real risk of lasting color change. If that’s what you need, our medical director will refer you.',
  ],
  benefits: [
    {
      title: 'Surface left intact',
      text: 'You can wear makeup within a day or two, and infection is uncommon.',
    },
    {
      title: 'Options for deeper skin',
      text: 'Melanin absorbs far less of the longer infrared wavelength, at 1064 nanometers.',
    },
    {
      title: 'Texture and tone together',
      text: 'One series can address lingering marks and, off-label, pores.',
    },
    {
      title: 'Collagen that keeps building',
      text: 'Your skin goes on remodeling for three to six months after your last visit.',
    },
  ],
  whatToExpect: [
    'Settings first: We grade your tone and test a small square near the ear on new clients.',
    'Eye shields: We fit them before the laser is on and take them off once it’s back in standby.',
    'The laser: Toning needs no numbing. Fractional passes get cream and cold air.',
    'Recovery: You’re pink for a few hours after toning. After fractional passes, you’re swollen, with bronzed, gritty skin for several days.',
  ],
  partners: ['isdin', 'neova', 'epicutis'],
  subservices: [
    {
      id: 'laser-toning',
      title: 'Laser toning',
      description:
        'Thousands of gentle infrared pulses pass over your face, and there’s almost no recovery. It’s the lightest of our laser options.',
      frequency: 'Every 2 to 4 weeks, four to six sessions',
      benefits: ['A subtle glow', 'More even-looking color'],
      targets: ['Dullness', 'Enlarged-looking pores', 'Residual blemish marks'],
      bestFor: 'Medium to brown skin, or a calendar with no room for downtime. Off-label.',
      offLabel: true,
    },
    {
      id: 'fractional-refresh',
      title: 'Fractional refresh',
      description:
        'A light pattern of laser columns covers the full face. Allow a few days before the fresh surface shows.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Finer lines around the eyes', 'Smoother cheeks'],
      targets: ['Fine lines', 'Sun-roughened skin', 'Shallow scars'],
      bestFor: 'Fair to medium skin with early signs of age.',
    },
    {
      id: 'laser-scar-blend',
      title: 'Scar and pore blend',
      description:
        'A denser pattern covers scarred skin, feathered outward. It pairs well with microneedling in alternate months.',
      frequency: 'Every 4 to 6 weeks, or 8 with microneedling between, four to six sessions',
      benefits: ['Softened scar edges', 'Less shadow in pits'],
      targets: ['Acne scarring', 'Large pores', 'Old chickenpox marks'],
      bestFor: 'Scars that are shallow and wide. Off-label for pores.',
      offLabel: true,
    },
    {
      id: 'laser-vein-focus',
      title: 'Facial vein focus',
      description: 'A small beam traces thread veins one at a time. Often the line fades before your eyes.',
      frequency: 'One to three sessions, 6 weeks apart',
      benefits: ['Targets single vessels', 'An option for veins that IPL has missed'],
      targets: ['Thread veins', 'Spider angiomas', 'Blue vessels at the nostrils'],
      bestFor: 'A few stubborn veins on otherwise settled skin.',
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Fine lines',
      approach: 'Fractional columns around the eyes and mouth, in three monthly sessions.',
    },
    {
      concern: 'Enlarged pores',
      approach: 'Gentle toning first, and a denser pattern only if needed.',
    },
    {
      concern: 'Uneven tone and post-blemish marks',
      approach: 'Low-energy infrared toning with brighteners at home. We stop if heat makes the color worse.',
    },
  ],
  faqs: [
    {
      question: 'How is this different from IPL?',
      answer:
        'A laser is a single color aimed at a single depth, [IPL](/services/laser-ipl-facial-rejuvenation) a filtered flash of many. The flash suits freckles and flushing on fair skin. For texture and deeper tones, the laser offers more range.',
    },
    {
      question: 'I have melasma. Should I try it?',
      answer:
        'Start with sunscreen and mild peels. Very low toning comes later, if at all, because it makes some melasma worse.',
    },
    {
      question: 'How long will I see the difference?',
      answer:
        'That depends most on the sun you get. Because skin goes on aging and new veins can form, you may want another visit now and then.',
    },
    {
      question: 'How long should I stay out of the sun?',
      answer:
        'Avoid it for four weeks before, because a tan absorbs the beam, and for at least four after. In Orange County, winter is the easiest season.',
    },
    {
      question: 'Could it leave marks?',
      answer:
        'Burns and scars are rare. Brown skin may darken for a while or, less often, lighten in spots that last, which is why we use low settings and a brightener beforehand.',
    },
  ],
  inBrief: { time: '30 to 90 minutes', downtime: 'Hours to 5 days', sessions: '1 to 6' },
  pricedBy: 'session',
  suits: 'Fine lines and small vessels. Pores are an off-label use.',
  feels: 'Toning feels like warm droplets; fractional is prickly, about five out of ten with cream.',
  duration: '30 minutes for toning; about 90 for fractional with numbing.',
  sessions: 'Two to eight weeks apart, depending on the setting.',
  downtime:
    'Toning: a few hours of pinkness. Veins: a day or two of redness. Fractional: three to five days of redness and rough texture.',
  prepare:
    'No sun or self-tanner for four weeks, no retinoids for five days. If you get cold sores, tell us early.',
  contraindications: [
    'A tan, recent sunburn or self-tanner within four weeks',
    'Isotretinoin in the previous six months, unless our medical director agrees',
    'Pregnancy or nursing',
    'Gold therapy at any time in the past, or light-sensitizing drugs',
    'Vitiligo, active eczema, infection or keloid-forming skin on the face',
    'An active cold sore; if you get them, we arrange antiviral tablets first',
    'Skin cancer, or a spot nobody has examined',
    'Melasma, unless we’ve agreed on a cautious plan',
    'Lupus, porphyria, seizures triggered by light, or medicine that lowers immunity',
    'Permanent makeup or tattoos in the path of the beam',
    'Filler or needling in that area within a month; a peel, neurotoxin, dermaplaning or waxing within two weeks',
    'Blood thinners or slow healing, until your physician agrees',
    'Allergy to lidocaine',
  ],
  aftercare: [
    'Use wrapped cool packs today if your skin feels hot. Rinse with cool water, and moisturize generously until the roughness is gone.',
    'After fractional passes, sleep raised for two nights to limit swelling.',
    'Go without makeup for 24 hours after toning or vein work and 48 after fractional passes.',
    'Stay in the shade and wear a hat and mineral SPF 50 every day for a month.',
    'Avoid hot tubs, pools, saunas and heavy sweating for three days.',
    'Return to retinoids and acids after a week, one at a time.',
  ],
  qualityStandards: ['Protective eyewear matched to the wavelength', 'A test area for every new client'],
  helpTopics: ['burn', 'color-change', 'eyes', 'infection', 'cold-sore', 'numbing'],
  skinTypes: {
    title: 'Matched to your skin tone',
    text: 'No one setting is safe for all skin types, so your tone decides wavelength and energy. Where light isn’t right, we’ll find you another way.',
  },
  techniques: [
    'laser and intense pulsed light',
    'laser and light on the face',
    'facial rejuvenation with laser or light',
  ],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of non-ablative 1064 nm and fractional lasers (21 CFR 878.4810), "Indications for Use"; the
  // owner names model and clearance here. California Business and Professions Code section 2023.5; FDA, "Medical Lasers" (fda.gov).
  regulatoryStatus:
    'Our lasers are FDA-cleared for particular uses, such as benign brown spots, small vessels or fine lines, and the list differs by model. Pores, glow and general toning are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    'A gentle hydrating facial at least two weeks after fractional work, once roughness is gone.',
    'Filler or a neurotoxin two weeks later, with the laser first.',
  ],
  relatedServices: [
    'laser-ipl-facial-rejuvenation',
    'microneedling',
    'scarlet-srf-microneedling',
    'chemical-peels',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
