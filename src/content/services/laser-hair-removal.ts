import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'laser-hair-removal',
  title: 'Laser Hair Removal',
  tagline: 'Grow less hair, and finer, until the razor mostly stays in the drawer.',
  category: 'body',
  cardDescription: 'Long-lasting hair reduction for face and body, in sessions timed to your growth cycle.',
  imageAlt:
    'A laser handpiece with a cool light gliding over a skin-toned curve, hair on one side and smooth on the other',
  metaTitle: `Laser Hair Removal in ${business.address.city}`,
  metaDescription:
    'Laser hair removal for light and deep skin, every 4 to 6 weeks, usually 6 to 8 sessions. How each area feels, what to expect and which hair won’t respond.',
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
    'A laser doesn’t see hair. It sees melanin. When a pulse meets a dark hair, pigment turns the light into heat, which travels down to the cells that would grow the next one. If those cells are damaged enough, the follicle grows a finer hair or none. It’s called reduction, because it lasts without being complete.',
    'Your hair’s timing decides the number of visits. Only a growing follicle has pigment all the way down, and at any moment only some of yours are growing. Each visit catches another group.',
    'Color matters twice, because skin holds melanin, too. Dark hair can respond on any natural skin tone: fair skin takes a wavelength that pigment absorbs readily, and brown and deep skin needs 1064 nanometers, at lower energy with more cooling.',
  ],
  benefits: [
    {
      title: 'Lasting reduction',
      text: 'After the series, a touch-up once or twice a year may take the place of shaving every other day.',
    },
    {
      title: 'Fewer ingrown hairs',
      text: 'Bumps and razor shadow often settle early in the series.',
    },
    {
      title: 'Covers large areas',
      text: 'A full back takes about half an hour, without the strips.',
    },
    {
      title: 'Adjusted to your color',
      text: 'Wavelength and cooling follow your natural skin tone.',
    },
  ],
  whatToExpect: [
    'Consultation: We grade your skin and hair and test a few pulses. Tell us about any hormonal condition.',
    'Shave the day before: The laser needs hair below the surface, not above it.',
    'Pulses with cooling: The first visit stings the most. The bikini area and upper lip are the sharpest.',
    'Afterward: Within an hour, a small raised rim appears around each follicle. It’s the sign we look for, gone in a day or two.',
  ],
  subservices: [
    {
      id: 'laser-face',
      title: 'Face and neck',
      description:
        'Coarse, dark hair does well. We leave pale, fine hair alone, because light may encourage it.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Short appointments', 'Less tweezing'],
      targets: ['Upper lip', 'Chin', 'Sideburns', 'Neck'],
      bestFor: 'Dark, coarse hair, with a hormone check if the growth is new.',
    },
    {
      id: 'laser-underarms',
      title: 'Underarms',
      description: 'It’s our quickest body area. Skip deodorant before your visit.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Done in minutes', 'Less shadow'],
      targets: ['Underarm hair', 'Shaving shadow'],
      bestFor: 'Seeing how your hair responds, in a short visit.',
    },
    {
      id: 'laser-bikini',
      title: 'Bikini and Brazilian',
      description:
        'You choose, from the line of a swimsuit to all of it. We cover what we aren’t treating, and you can ask for a chaperone.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Relief from ingrowns', 'The shape you like'],
      targets: ['Bikini line', 'Full bikini'],
      bestFor: 'A break from waxing and its aftermath.',
    },
    {
      id: 'laser-legs-arms',
      title: 'Legs and arms',
      description: 'We may space your later sessions further apart, because leg hair grows slowly.',
      frequency: 'Every 4 to 6 weeks, 6 to 8 sessions',
      benefits: ['Smooth between visits', 'Large area in one visit'],
      targets: ['Lower legs', 'Thighs', 'Forearms'],
      bestFor: 'Brown or black hair of medium thickness.',
    },
    {
      id: 'laser-beard',
      title: 'Beard and beard line',
      description: 'Dense hair takes more visits. A cold tip cools your skin as we go.',
      frequency: 'Every 4 to 6 weeks, 6 to 10 sessions',
      benefits: ['Less shaving', 'Fewer bumps'],
      targets: ['Beard', 'Neck', 'Pseudofolliculitis'],
      bestFor: 'Razor bumps, and gender-affirming care, which we’re glad to support.',
    },
    {
      id: 'laser-male-chest',
      title: 'Male chest and abdomen',
      description: 'Choose full coverage, or thinning to a natural pattern, which takes fewer visits.',
      frequency: 'Every 4 to 6 weeks, 6 to 10 sessions',
      benefits: ['Choice of density', 'Less stubble'],
      targets: ['Chest', 'Stomach', 'Shoulders'],
      bestFor: 'Dark, dense hair.',
    },
    {
      id: 'laser-full-back',
      title: 'Full back',
      description: 'We work from hairline to waist in about half an hour.',
      frequency: 'Every 4 to 6 weeks, 6 to 10 sessions',
      benefits: ['Wide coverage', 'Less shaving to arrange'],
      targets: ['Back', 'Shoulders', 'Nape'],
      bestFor: 'A back you can’t easily reach with a razor.',
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
      question: 'Is it safe for brown and Black skin?',
      answer:
        'With the right laser, it can be. We never treat a tan. Burns, color changes and, rarely, scars are the main risks, above all after sun.',
    },
    {
      question: 'Does it hurt?',
      answer:
        'A little. We use numbing cream on small areas only, because it can be dangerous across a large one.',
    },
    {
      question: 'Why can I shave but not wax?',
      answer: 'Waxing and tweezing remove the root, and then the laser has nothing to work with.',
    },
    {
      question: 'Could it make hair grow?',
      answer:
        'Rarely. It affects mostly fine facial hair in people of Mediterranean, Middle Eastern or South Asian heritage.',
    },
    {
      question: 'What about tattoos and moles?',
      answer: 'We cover them in white and leave a finger’s width around them.',
    },
    {
      question: 'Can I go to the beach between sessions?',
      answer:
        'Yes, if treated skin stays covered. Sunscreen alone isn’t enough, because we don’t treat skin with a tan.',
    },
  ],
  inBrief: { time: '10 to 60 minutes', downtime: 'None to 2 days', sessions: '6 to 10' },
  pricedBy: 'area',
  suits: 'Dark hair on the face or body, on skin without a tan.',
  feels: 'Like the snap of a warm rubber band, then a burst of cold.',
  sessions:
    '6 to 8 sessions every 4 to 6 weeks, or 6 to 10 for beard, male chest and full back. Hormonal hair may need upkeep.',
  prepare:
    'Shave the day before. No tan, self-tanner, waxing or bleaching for four weeks; on the face, no retinoids for five days.',
  contraindications: [
    'A tan, sun exposure or self-tanner on the area within four weeks',
    'Pregnancy or nursing, since safety hasn’t been studied',
    'Isotretinoin within six months, unless our medical director agrees; medicines that make you light-sensitive',
    'White, gray, red or pale blond hair, which won’t respond',
    'Active infection, cold sores (if you get them, ask about an antiviral), or vitiligo and psoriasis that flare with injury',
    'Lupus, porphyria, or seizures triggered by light',
    'Past or present skin cancer there, or a changing mole',
    'Keloids, or gold therapy in the past',
    'Slow healing, blood thinners or medicine that lowers immunity, until your physician agrees',
    'Allergy to lidocaine, if you want numbing',
    'Waxing, threading, bleaching or epilating within four weeks, or a peel there within two',
  ],
  aftercare: [
    'Cool the area with aloe gel or a wrapped pack until the heat fades.',
    'Skip hot baths, saunas, the gym, the pool and tight clothes for two days.',
    'After underarm sessions, no deodorant until the next day. After facial sessions, no retinoids or acids for a week.',
    'From about day 5 to day 20, treated hairs shed like specks of pepper. A soft cloth helps.',
    'Shave between visits if you like, but never pluck.',
    'Cover up and wear SPF 50 until four weeks after your last session.',
  ],
  qualityStandards: ['The session moved if you’ve tanned', 'Wavelength-specific eyewear for you and for us'],
  bookingRequirement: 'A consultation always comes first, whatever the area.',
  membership: 'Your [membership](/memberships) discount applies to laser hair removal.',
  helpTopics: ['burn', 'color-change', 'eyes', 'infection', 'cold-sore', 'numbing'],
  skinTypes: {
    title: 'For every skin tone, with the right light',
    text: 'No one light is safe for all skin types: fair and deep skin need different lasers. A tan has to fade first, whatever your tone.',
  },
  techniques: ['laser and intense pulsed light', 'laser hair removal'],
  performedBy: 'medical',
  // Sources: FDA, "Removing Hair Safely" and "Laser Facts" (fda.gov); FDA 510(k) summaries of 755, 810 and 1064 nm lasers,
  // "Indications for Use". The owner names the model here. Numbing: FDA advisory on topical anesthetics before cosmetic procedures.
  regulatoryStatus:
    'These lasers are FDA-cleared for hair removal and permanent hair reduction, which means lastingly fewer hairs, not none. Razor bumps are a cleared use on some models and off-label on others. Cleared skin tones depend on the model, too.',
  consultationRequired: true,
  combinationTreatments: [
    'A [salicylic peel](/services/chemical-peels) two weeks after a session, for leftover ingrown marks.',
    'Dermaplaning for the pale peach fuzz that a laser shouldn’t treat.',
  ],
  relatedServices: ['dermaplaning', 'body-microneedling', 'chemical-peels'],
} satisfies Service;
