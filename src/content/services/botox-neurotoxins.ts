import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'botox-neurotoxins',
  title: 'Botox & Neurotoxins',
  tagline: 'Soften the lines and keep the face, with small doses that leave your expression yours.',
  category: 'face',
  cardDescription:
    'Botox, Dysport, Xeomin, Jeuveau and Daxxify, dosed to soften lines and keep your expression.',
  imageAlt: 'Two small vials, a fine syringe and a cotton pad on a white tray with an orchid bloom',
  metaTitle: `Botox & Neurotoxins in ${business.address.city}`,
  metaDescription:
    'Botox, Dysport, Xeomin, Jeuveau and Daxxify soften frown lines. See how the five compare, how long they last and who should skip them.',
  keywords: [
    'Botox',
    'Dysport',
    'Xeomin',
    'Jeuveau',
    'Daxxify',
    'frown line treatment',
    'masseter Botox',
    'lip flip',
    'underarm sweating treatment',
  ],
  description: [
    'You see it in photographs first: a frown between your brows on a day when nothing bothered you. Botulinum toxin type A keeps the nerve from telling that muscle to shorten. Skin that isn’t folded all day gets a chance to smooth out, until the nerve grows new endings and the effect fades.',
    'A light hand leaves you looking rested, and no one can say why. We start you on a conservative dose and look at it together after two weeks, when it has settled, to get your next one right.',
    'Lines that show only when you move respond most. Creases that stay at rest soften in part and may also need filler or light.',
  ],
  benefits: [
    {
      title: 'Softer expression lines',
      text: 'Lines ease because the muscles beneath them pull with less force.',
    },
    {
      title: 'Done in minutes',
      text: 'The injections rarely take longer than an espresso.',
    },
    {
      title: 'It wears off',
      text: 'It fades over months, and we fine-tune your dose each time.',
    },
    {
      title: 'More than wrinkles',
      text: 'Botox can calm underarm sweating and, off-label, relax a clenched jaw or a gummy smile.',
    },
  ],
  whatToExpect: [
    'Medical review: This is a prescription medicine, which is why a clinician goes over your history and your medicines first.',
    'Watching you move: No two foreheads are alike. You frown and laugh while we mark a handful of dots.',
    'Injections: The needle is very fine, and there’s ice if you’d like it.',
    'Right after: Small bumps, like mosquito bites, flatten within 20 minutes.',
  ],
  partners: ['allergan', 'galderma', 'merz-aesthetics'],
  subservices: [
    {
      id: 'botox',
      title: 'Botox',
      description:
        'It’s the name everyone knows, with the longest record in cosmetic use. It starts within a few days.',
      frequency: 'Every 3 to 4 months',
      benefits: ['FDA-approved for four facial and neck areas', 'Decades of experience'],
      targets: ['Frown lines', 'Forehead lines', 'Crow’s feet', 'Neck bands'],
      bestFor: 'A first treatment.',
    },
    {
      id: 'dysport',
      title: 'Dysport',
      description:
        'It may start a bit sooner and spread a touch wider, which some injectors like on a broad forehead. Its units aren’t Botox units.',
      frequency: 'Every 3 to 4 months',
      benefits: ['FDA-approved for the frown since 2009', 'Often chosen for wide areas'],
      targets: ['Frown lines', 'Broad foreheads', 'Crow’s feet'],
      bestFor:
        'An event coming up, unless you’re allergic to cow’s milk protein. Off-label beyond the frown.',
    },
    {
      id: 'xeomin',
      title: 'Xeomin',
      description:
        'It’s purified down to the active molecule, without the complexing proteins that surround it in nature.',
      frequency: 'Every 3 to 4 months',
      benefits: ['No complexing proteins', 'FDA-approved for three facial areas'],
      targets: ['Frown lines', 'Forehead lines', 'Crow’s feet'],
      bestFor: 'A preference for a short ingredient list.',
    },
    {
      id: 'jeuveau',
      title: 'Jeuveau',
      description:
        'It was developed for cosmetic use alone. Its label names 20 units for the frown; units of different brands don’t convert.',
      frequency: 'Every 3 to 4 months',
      benefits: ['A cosmetic-only brand', 'FDA-approved for the frown'],
      targets: ['Frown lines', 'Forehead lines'],
      bestFor: 'Comparing options for the upper face. Off-label beyond the frown.',
    },
    {
      id: 'daxxify',
      title: 'Daxxify',
      description:
        'A peptide stabilizes it rather than human albumin, and it’s designed to last longer. We suggest trying another neurotoxin first, because Daxxify also takes longer to wear off.',
      frequency: 'Every 4 to 6 months, and never sooner than 90 days',
      benefits: ['May mean fewer visits a year', 'No human or animal protein'],
      targets: ['Frown lines', 'Crow’s feet'],
      bestFor: 'A busy calendar, if you’ve liked a neurotoxin before. Off-label beyond the frown.',
    },
    {
      id: 'masseter',
      title: 'Jaw relaxation',
      description:
        'Several deep injections on each side calm the masseter, the muscle you feel when you clench. Over two or three months, a square jaw may look softer.',
      frequency: 'Every 4 to 6 months',
      benefits: ['Less clenching', 'Narrower lower face in time'],
      targets: ['Teeth grinding', 'Jaw tension', 'Bulky masseter'],
      bestFor: 'Clenching and grinding. Off-label.',
      offLabel: true,
    },
    {
      id: 'lip-flip-and-smile',
      title: 'Lip flip and gummy smile',
      description:
        'Two to four drops let the upper lip roll outward slightly, and a point beside each nostril keeps it from riding too high when you laugh.',
      frequency: 'Every 3 to 4 months, at least 90 days apart',
      benefits: ['More visible lip without filler', 'Less gum when you smile'],
      targets: ['Thin upper lip', 'Gummy smile'],
      bestFor: 'A small change, unless you play a wind instrument. Off-label.',
      offLabel: true,
    },
    {
      id: 'underarm-sweating',
      title: 'Underarm sweating',
      description:
        'A grid of shallow injections quiets the signal to the sweat glands. Cool packs or numbing cream keep you comfortable.',
      frequency: 'Every 4 to 9 months',
      benefits: ['Drier underarms', 'Freedom to wear any color'],
      targets: ['Hyperhidrosis', 'Stained shirts'],
      bestFor: 'Heavy sweating that antiperspirant hasn’t solved.',
    },
  ],
  faqs: [
    {
      question: 'Will I look frozen?',
      answer:
        'A frozen look comes from chasing every last line. We aim for natural movement with less force.',
    },
    {
      question: 'Which brand should I choose?',
      answer:
        'If one has worked for you, stay with it. If you’re new, start with Botox, which has the longest record. The injector’s hand matters more than the brand.',
    },
    {
      question: 'How soon does it work?',
      answer: 'You may see a change in two to five days, the full result at about two weeks.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'A bruise or a headache is most common. A drooping lid or uneven smile is uncommon and wears off, usually within weeks. Rarely, the effect spreads, hours to weeks later. Call 911 for trouble swallowing, speaking or breathing.',
    },
    {
      question: 'How many units will I need?',
      answer:
        'The Botox Cosmetic label names 20 for the frown, 24 for crow’s feet and 40 for forehead and frown together. We tell you yours before we begin.',
    },
  ],
  inBrief: { time: '20 to 30 minutes', downtime: 'Little to none', sessions: 'Every 3 to 6 months' },
  pricedBy: 'unit',
  suits: 'Lines from movement: the frown, the forehead, around the eyes.',
  feels: 'Five to twenty quick pinches, depending on the areas.',
  duration: 'Allow 75 minutes for a first visit.',
  sessions:
    'One visit every three to four months for most brands, often four to six for Daxxify; at least 90 days between any two.',
  downtime: 'Now and then, a bruise lasts a few days.',
  prepare: 'Bring your medicine list. Note the date and brand of your last neurotoxin.',
  contraindications: [
    'Pregnancy, breastfeeding, trying to conceive, or age under 18',
    'Myasthenia gravis, Lambert-Eaton syndrome, ALS and other disorders of nerve and muscle',
    'Trouble swallowing or breathing, now or in the past',
    'Another botulinum treatment, for any reason, in the past 90 days',
    'Allergy to any botulinum toxin or its ingredients: cow’s milk protein for Dysport, human albumin for all but Daxxify',
    'Allergy to lidocaine, if we numb you',
    'Skin infection where the needle would enter',
    'Blood thinners or a bleeding disorder, until your doctor has agreed',
    'Aminoglycoside antibiotics or muscle relaxants that you take now, until your physician has agreed',
    'Heart disease, weak eyelids, or recent face or eye surgery: a clinician decides',
  ],
  aftercare: [
    'Stay upright for four hours. Skip naps, massages and tight hats today, and face massage for two weeks.',
    'Don’t rub or press on the treated spots until morning.',
    'Skip hard exercise, alcohol and the sauna for 24 hours.',
    'A cool pack eases a bruise. After four hours, dab makeup on lightly, without pressing.',
    'Call 911 for trouble swallowing, speaking or breathing, even weeks later.',
  ],
  qualityStandards: [
    'Sealed vials from the manufacturers’ own US distribution, opened in front of you',
    'Dose and lot number kept in your record',
  ],
  membership:
    'Neurotoxins earn points in [Points & Rewards](/rewards), one for every dollar you spend. The membership discount doesn’t apply to them.',
  helpTopics: ['neurotoxin', 'infection', 'numbing'],
  skinTypes: {
    title: 'For every skin tone',
    text: 'Tone makes no difference here. Your nerves, muscles and medicines do.',
  },
  techniques: ['botulinum toxin'],
  performedBy: 'medical',
  // Sources: US prescribing information (DailyMed), boxed warning and sections 1, 2, 4, 5 and 7: Botox Cosmetic (10/2024),
  // Botox, Dysport, Xeomin (07/2024), Jeuveau (04/2023), Daxxify. Interval: section 2 of each, no sooner than three months.
  regulatoryStatus:
    'Every brand here is FDA-approved for frown lines. Botox Cosmetic is also approved for forehead lines, crow’s feet and neck bands, Xeomin for forehead lines and crow’s feet, and Botox for severe underarm sweating. Other uses here are off-label. All carry the FDA’s boxed warning: the effect can spread and be life-threatening.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermal fillers](/services/injectables), two weeks later.',
    'Microneedling with a gap of at least two weeks on either side.',
  ],
  relatedServices: [
    'injectables',
    'scarlet-srf-microneedling',
    'laser-ipl-facial-rejuvenation',
    'buccal-facial-massage',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
