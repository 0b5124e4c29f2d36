import type { Service } from './schema.ts';

export const service = {
  slug: 'microblading',
  title: 'Microblading',
  tagline: 'Hair by hair, drawn by hand, where yours have thinned.',
  category: 'face',
  cardDescription: 'Hand-drawn strokes in the PhiBrows method that read as real hair in sparse brows.',
  imageAlt:
    'A brow drawn in fine hair strokes on white card with a microblading pen and two cups of brown pigment',
  metaTitle: 'Microblading in the PhiBrows Method',
  metaDescription:
    'Microblading draws hair-fine strokes into sparse brows. Skin types that hold it, the two appointments, healing stages, how long it lasts and when to say no.',
  keywords: [
    'microblading',
    'PhiBrows',
    'eyebrow microblading',
    'hair stroke brows',
    'brow tattoo',
    'microblading touch-up',
    'thin eyebrows',
  ],
  description: [
    'Look closely at a good eyebrow and you will find that it is all direction. Hairs at the front stand up, those in the middle lean outward, the upper row bends down to meet the lower. Microblading imitates that architecture. With a hand-held row of needles so fine that they act as a blade, the artist draws each stroke into the upper dermis and lets pigment settle in the opening.',
    'We work in the PhiBrows method, which begins with geometry. Thread, caliper and a few fixed points on your face produce a symmetrical frame, and stroke patterns are then chosen to suit the hair you have. Nobody’s bones are perfectly even; part of the skill is knowing where symmetry should give way to what looks natural when you talk.',
    'Skin has the last word. On dry to normal, fairly fine skin, strokes stay crisp for a year or more. Oily or large-pored skin lets them spread into a haze, and then we will recommend [powder brows](/services/semi-permanent-makeup) instead. We do not microblade over dark old tattoos, and we would rather lose a booking than give you a brow that heals badly.',
  ],
  benefits: [
    {
      title: 'Looks like hair',
      text: 'Strokes vary in length, curve and weight, and read as hairs at the distance of a conversation.',
    },
    {
      title: 'Fills true gaps',
      text: 'Scars, overplucked tails and thin fronts can be closed without shading the whole brow.',
    },
    {
      title: 'Tailored geometry',
      text: 'Placement is measured from your features and drawn for approval before the skin is touched.',
    },
    {
      title: 'No daily pencil',
      text: 'You may swim, sweat and sleep with your brows on for about twelve to eighteen months.',
    },
  ],
  whatToExpect: [
    'Consultation and skin check: We feel oiliness, ask about healing, look at any old pigment, and decide whether blade or powder would serve you.',
    'Mapping: A pigmented thread marks the frame; you see it upright, with your glasses on if you wear them.',
    'First strokes: A shallow outline opens the skin, then numbing gel is laid over it; later strokes feel like a dull scratching with a paper sound.',
    'Pigment rest: Color is massaged in and left as a mask for ten minutes, wiped, and evaluated.',
    'Second appointment: After six to eight weeks we add what your skin let go and refine the front hairs.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'phibrows-microblading',
      title: 'PhiBrows microblading',
      description:
        'The classic set for brows that have hair but not enough of it. Two to three hours the first time, half of it spent measuring.',
      frequency: 'First session, then a second after 6 to 8 weeks',
      benefits: ['Natural hair pattern', 'Measured symmetry', 'Crisp on dry skin'],
      targets: ['Sparse brows', 'Overplucked brows', 'Patchy tails'],
      bestFor: 'Normal to dry skin of fine to medium texture.',
    },
    {
      id: 'microblading-and-shading',
      title: 'Microblading with shading',
      description:
        'Hair strokes first, then a little manual stippling between them for depth. Slightly fuller, and a bit more forgiving as it fades.',
      frequency: 'Two sessions 6 to 8 weeks apart, then every 12 to 18 months',
      benefits: ['Added density', 'Less contrast between strokes and skin'],
      targets: ['Very sparse brows', 'Light hair on light skin'],
      bestFor: 'Clients who normally fill in with pencil and powder.',
    },
    {
      id: 'brow-reconstruction',
      title: 'Full reconstruction',
      description:
        'A complete brow where there is none, after alopecia or treatment for illness. It starts with old photographs, if you have some you like.',
      frequency: 'Two to three sessions, 6 to 8 weeks apart',
      benefits: ['Frame for the face', 'Drawn from your earlier brow'],
      targets: ['Alopecia', 'Hair loss after chemotherapy', 'Trichotillomania'],
      bestFor: 'Stable hair loss, with a physician’s consent where there has been treatment.',
    },
    {
      id: 'scar-camouflage-strokes',
      title: 'Scar and gap correction',
      description:
        'A handful of strokes through a scar or bald notch. Scar tissue takes color unpredictably, so plan on more than one pass.',
      frequency: 'One to three short sessions, 8 weeks apart',
      benefits: ['Small, targeted', 'Continuous line again'],
      targets: ['Scars older than a year', 'Notches', 'Cowlicks'],
      bestFor: 'Brows that are fine except for one place.',
    },
    {
      id: 'microblading-annual-refresh',
      title: 'Annual refresh',
      description:
        'New strokes laid along the old ones before they have vanished, in a tone adjusted for what has warmed or cooled. After two or three refreshes we often suggest powder, to give skin a rest.',
      frequency: 'Every 12 to 18 months',
      benefits: ['Keeps shape', 'Shorter appointment'],
      targets: ['Faded strokes', 'Softened edges'],
      bestFor: 'Our own clients whose strokes are still faintly visible.',
    },
  ],
  faqs: [
    {
      question: 'How long does microblading last?',
      answer:
        'Twelve to eighteen months for most; closer to nine on oily skin or with a lot of sun, up to two years on dry. It softens gradually, so nothing is gone overnight.',
    },
    {
      question: 'What do the first weeks look like?',
      answer:
        'Days one to four are dark and bold. Flaking follows until about day ten. Then strokes seem to disappear under new, shiny skin, and around week four they return, finer and lighter.',
    },
    {
      question: 'Is microblading a tattoo?',
      answer:
        'Yes, a shallow one. It is regulated as body art in California, it can be removed only with effort, and it deserves the same thought as any other tattoo.',
    },
    {
      question: 'Will it damage my own brow hair?',
      answer:
        'The blade travels above the root, so hair keeps growing. Repeated sessions on the same spot do thicken skin, hence our advice to switch method after a few years.',
    },
    {
      question: 'I have retinol in my routine. Does that matter?',
      answer:
        'It does. Pause retinoids and acids on the forehead for two weeks before and four after. Later, keep them off the brow, because they speed up fading.',
    },
    {
      question: 'Can I be microbladed over old brows?',
      answer:
        'If the old color is pale and well placed, perhaps. Solid or shifted ink needs [lightening](/services/eyebrow-laser-removal) first. Send a daylight photograph, or bring the brow to us.',
    },
  ],
  duration: 'Two to three hours first, 90 minutes for the second visit.',
  sessions: 'Two, six to eight weeks apart; refreshed every 12 to 18 months.',
  downtime: 'Ten days with dry, flaking brows; you can work from the first.',
  contraindications: [
    'Pregnancy, nursing, or being younger than eighteen',
    'Very oily skin, active acne or rosacea across the brow',
    'Keloids, vitiligo, or psoriasis that flares with injury',
    'Anticoagulants, bleeding disorders or poorly controlled diabetes',
    'Treatment that lowers immunity, or infection near the brow',
    'A mole in the brow, or skin cancer there',
    'Isotretinoin during the past year',
    'Brow lift, forehead laser, peel or neurotoxin in the last few weeks (the gap depends on which)',
    'Allergy to lidocaine, nickel or pigment',
  ],
  aftercare: [
    'On day one, blot clear fluid with a damp pad every half hour until it stops.',
    'From day two, wash gently morning and evening with mild cleanser and pat dry; use a rice-grain of balm only if your card says so.',
    'Wash hair leaning back, so that shampoo stays away.',
    'Sleep on your back and keep pets off the pillow.',
    'No sweat, pool or sauna for ten days and until flaking is over; no sun for four weeks.',
    'Sore? Acetaminophen is fine, as its label directs; ask us before ibuprofen or aspirin in the first two days.',
    'Call us the same day if redness spreads, heat builds, or yellow crusts appear; see also the [day-by-day guide](/articles/spmu-aftercare-guide).',
  ],
  helpTopics: ['infection', 'pigment', 'bleeding', 'numbing'],
  performedBy: 'body-art',
  // Sources: California Health and Safety Code section 119300 and following (Safe Body Art Act); FDA, "Tattoos & Permanent
  // Makeup: Fact Sheet" (fda.gov).
  regulatoryStatus:
    'Microblading is a tattoo under California’s Safe Body Art Act. No pigment is FDA-approved for injection into skin, so ingredients and lot numbers are in your record.',
  consultationRequired: true,
  bookingRequirement:
    'The skin check may be done by [virtual consultation](/virtual-consultations) with photographs in daylight; a patch test, where needed, is done in person at least 48 hours ahead.',
  combinationTreatments: [
    'Brow neurotoxin two weeks earlier, so muscles rest at the height you will keep.',
    'A lash line tint on the day of the second appointment.',
    'Latisse, prescribed for lashes, after brows have healed, if you are growing both.',
  ],
  relatedServices: ['semi-permanent-makeup', 'eyebrow-laser-removal', 'phibrows-tattoo-removal', 'lip-blush'],
  articles: ['spmu-aftercare-guide'],
} satisfies Service;
