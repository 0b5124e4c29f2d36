import type { Service } from './schema.ts';

export const service = {
  slug: 'laser-hair-removal',
  title: 'Laser Hair Removal',
  tagline: 'Fewer hairs, finer hairs, and one less thing to think about in the shower.',
  category: 'body',
  cardDescription: 'Long-lasting hair reduction for face and body, in sessions timed to your growth cycle.',
  imageAlt:
    'A laser handpiece with a cool light gliding over a skin-toned curve, hair on one side and smooth on the other',
  metaTitle: 'Laser Hair Removal for Light and Dark Skin',
  metaDescription:
    'Laser hair removal every 4 to 6 weeks, usually 6 to 8 sessions. How wavelengths suit light and dark skin, what hurts where, and which hair will not respond.',
  keywords: [
    'laser hair removal',
    'laser hair removal dark skin',
    'bikini laser hair removal',
    'beard laser',
    'full back laser hair removal',
    'ingrown hair treatment',
    'underarm laser',
  ],
  description: [
    'A laser does not see hair. It sees melanin. When a pulse of the right length meets a dark shaft, pigment turns the light to heat, and heat travels along the shaft to the cells at the root that would build the next one. If those cells are damaged enough, the follicle produces a thinner hair or none. The word we use for this is reduction: lasting for most people, complete for few.',
    'Timing explains the number of visits. Only a follicle in its growing phase has pigment all the way down, and at any moment just a share of them are in it. So you come every 4 to 6 weeks and catch another group each time. Plan on 6 to 8 sessions for most areas, and 6 to 10 for beard, male chest and full back, where hair is dense, deep and driven by hormones.',
    'Skin is part of the equation, because it holds melanin too. Fair skin can take a wavelength that pigment absorbs eagerly. Brown and deep skin needs 1064 nanometers, which dives past the surface with less risk, at lower energy and with more cooling. White, gray, red and light blond hair contain too little of the right pigment to respond.',
  ],
  benefits: [
    {
      title: 'Lasting reduction',
      text: 'After a full series many clients touch up once or twice a year instead of shaving every other day.',
    },
    {
      title: 'Fewer ingrown hairs',
      text: 'Bumps and razor shadow often settle early, sometimes after the second session.',
    },
    {
      title: 'Covers large areas',
      text: 'A full back is finished in the time it takes to wax half of one, and without the strips.',
    },
    {
      title: 'Adjusted to your color',
      text: 'Wavelength, pulse and cooling follow your natural skin tone. If you have a tan, we postpone.',
    },
  ],
  whatToExpect: [
    'Consultation: Always the first step; we grade your skin and hair, ask about hormones and medicines, and test a few pulses.',
    'Shave the day before: Stubble below the surface conducts heat, and hair above it would only singe. No waxing or threading for four weeks.',
    'Pulses with cooling: Each one is a hot flick followed by a blast of cold; shins and underarms are brisk, bikini and upper lip the sharpest.',
    'After an hour: Small raised rims around each follicle are the sign we look for, and they fade within a day or two.',
  ],
  subservices: [
    {
      id: 'laser-face',
      title: 'Face and neck',
      description:
        'Upper lip, chin, sideburns or throat. Coarse dark hair does well; pale down should be left alone, as light may even encourage it.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Short appointments', 'Less tweezing', 'Calmer ingrowns'],
      targets: ['Upper lip', 'Chin', 'Sideburns', 'Neck'],
      bestFor: 'Dark, coarse hair, with hormones checked where growth is new.',
    },
    {
      id: 'laser-underarms',
      title: 'Underarms',
      description:
        'The quickest of all body areas and among the most satisfying. Remove deodorant before you come.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Done in ten minutes', 'Less shadow', 'Fewer razor bumps'],
      targets: ['Underarm hair', 'Shaving shadow'],
      bestFor: 'A first try, since it shows early what to expect.',
    },
    {
      id: 'laser-bikini',
      title: 'Bikini and Brazilian',
      description:
        'From the line of a swimsuit to everything. A towel covers what is not being treated, and a chaperone is yours for the asking.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Relief from ingrowns', 'Shape as you choose it'],
      targets: ['Bikini line', 'Full bikini'],
      bestFor: 'People who are tired of wax and its aftermath.',
    },
    {
      id: 'laser-legs-arms',
      title: 'Legs and arms',
      description:
        'Half or full, with a large spot that glides quickly. Hair on legs has a slow cycle, so later sessions may be spread out a little.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Smooth between visits', 'Large area in one sitting'],
      targets: ['Lower legs', 'Thighs', 'Forearms'],
      bestFor: 'Brown or black hair of medium thickness.',
    },
    {
      id: 'laser-beard',
      title: 'Beard and beard line',
      description:
        'Either the neck and cheek border or the whole beard. Density asks for patience, and a cold tip is kept on throughout.',
      frequency: 'Every 4 to 6 weeks, 6 to 10 sessions',
      benefits: ['Less shaving', 'Fewer bumps', 'Defined line'],
      targets: ['Beard', 'Neck', 'Pseudofolliculitis'],
      bestFor: 'Razor bumps, and gender-affirming care, in which we are glad to assist.',
    },
    {
      id: 'laser-male-chest',
      title: 'Male chest and abdomen',
      description:
        'Full clearing, or thinning that leaves a natural pattern. Tell us which, because thinning stops after fewer visits.',
      frequency: 'Every 4 to 6 weeks, 6 to 10 sessions',
      benefits: ['Choice of density', 'No stubble phase'],
      targets: ['Chest', 'Stomach', 'Shoulders'],
      bestFor: 'Dark, dense hair.',
    },
    {
      id: 'laser-full-back',
      title: 'Full back',
      description:
        'From hairline to waist in about half an hour. New fine hair can go on appearing with age, so a yearly touch-up is normal.',
      frequency: 'Every 4 to 6 weeks, 6 to 10 sessions',
      benefits: ['Wide coverage', 'No help needed for shaving in time'],
      targets: ['Back', 'Shoulders', 'Nape'],
      bestFor: 'Those who otherwise need someone else to hold the razor.',
    },
  ],
  treatmentTimes: [
    { label: 'Upper lip or chin', time: '10 minutes' },
    { label: 'Underarms', time: '10 to 15 minutes' },
    { label: 'Bikini or Brazilian', time: '20 to 30 minutes' },
    { label: 'Full legs', time: '45 to 60 minutes' },
    { label: 'Beard, chest or full back', time: '20 to 40 minutes' },
  ],
  faqs: [
    {
      question: 'How many sessions will I need?',
      answer:
        'Usually 6 to 8 sessions, every 4 to 6 weeks. For beard, male chest and full back it is 6 to 10. Hormonal hair, as in polycystic ovary syndrome, may call for upkeep on top.',
    },
    {
      question: 'Is it safe for brown and Black skin?',
      answer:
        'It can be treated with a 1064 nanometer laser, low energy and test pulses. Blisters and color changes are the risk, chiefly after sun, so we never treat a tan.',
    },
    {
      question: 'Does it hurt?',
      answer:
        'Like the snap of a warm rubber band, followed by cold. The first visit stings most. Numbing cream is for small areas only; across a large one it can be dangerous.',
    },
    {
      question: 'Why can I shave but not wax?',
      answer:
        'Wax and tweezers take away the root, and then the laser has nothing to act upon. A razor leaves it in place.',
    },
    {
      question: 'Could it make hair grow?',
      answer:
        'Seldom, and mostly with fine facial hair in people of Mediterranean, Middle Eastern or South Asian heritage. It has a name, paradoxical growth, and it is the reason we decline to treat down.',
    },
    {
      question: 'What about tattoos and moles?',
      answer: 'Neither is ever lasered in passing. We cover them in white and leave a finger’s width around.',
    },
    {
      question: 'Can I go to the beach between sessions?',
      answer:
        'Under a shirt or thick sunscreen, yes. If you tan, we wait at least four weeks until it has faded.',
    },
  ],
  duration: '10 to 60 minutes, by area.',
  sessions: '6 to 8 sessions every 4 to 6 weeks; 6 to 10 for beard, male chest and full back.',
  downtime: 'None to two days of redness and small bumps.',
  contraindications: [
    'A tan, sun exposure or self-tanner on the area within four weeks',
    'Pregnancy or nursing, since safety has not been studied',
    'Isotretinoin within six months, or medicines that make you light-sensitive',
    'White, gray, red or pale blond hair, as it will not respond',
    'Active infection, cold sores, or vitiligo and psoriasis that flare with injury',
    'Lupus, porphyria, or seizures triggered by light',
    'Skin cancer in the area at any time, or a mole that’s changing',
    'Keloids, past gold therapy, or slow healing',
    'Allergy to lidocaine, if you want numbing',
    'Waxing, threading, bleaching or epilating in the past four weeks',
  ],
  aftercare: [
    'Cool the area with aloe gel or a wrapped pack until warmth leaves.',
    'No hot baths, gym, pool or friction for 24 to 48 hours.',
    'Skip deodorant until the next day if underarms were treated.',
    'From day five to twenty hair sheds like pepper; a soft cloth in the shower helps.',
    'Shave between visits if you wish, but never pluck.',
    'Cover up or wear SPF 50 until the end of the series.',
    'Call us the same day about blisters, crusts or lasting stripes.',
  ],
  qualityStandards: [
    'Operated by licensed medical personnel under our medical director',
    'Skin checked anew at each visit, and the session moved after any tan',
    'Wavelength-specific eyewear for you and for us',
  ],
  bookingRequirement: 'A consultation is always required before the first session, whatever the area.',
  membership: 'Your [membership](/memberships) discount applies to laser hair removal.',
  helpTopics: ['burn', 'eyes', 'infection', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA, "Removing Hair Safely" and "Laser Facts" (fda.gov); FDA 510(k) summaries of 755, 810 and 1064 nm lasers,
  // "Indications for Use". The owner names the model here. Numbing: FDA advisory on topical anesthetics before cosmetic procedures.
  regulatoryStatus:
    'These lasers are FDA-cleared for hair removal and permanent hair reduction, which means lastingly fewer hairs, not none. Cleared skin tones depend on the model.',
  consultationRequired: true,
  combinationTreatments: [
    'A [salicylic peel](/services/chemical-peels) two weeks after a session, for leftover ingrown marks.',
    'Dermaplaning for the pale facial down that laser should not touch.',
    'Body needling once the series is over, where old folliculitis left scars.',
  ],
  relatedServices: ['dermaplaning', 'body-microneedling', 'chemical-peels'],
} satisfies Service;
