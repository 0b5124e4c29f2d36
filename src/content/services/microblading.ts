import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'microblading',
  title: 'Microblading',
  tagline: 'Natural-looking brows, drawn hair by hair where yours have thinned.',
  category: 'face',
  cardDescription: 'Hand-drawn strokes in the PhiBrows method that read as real hair in sparse brows.',
  imageAlt:
    'A brow drawn in fine hair strokes on white card with a microblading pen and two cups of brown pigment',
  metaTitle: `PhiBrows Microblading in ${business.address.city}`,
  metaDescription:
    'Microblading draws hair-fine strokes into sparse brows. See which skin types hold it, how the two appointments work, how brows heal and how long they last.',
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
    'Look closely at a beautiful brow and you’ll see that it’s all direction. Hairs at the front stand up, and the upper row bends down to meet the lower. Microblading follows that pattern. With a handheld row of needles so fine that they act as a blade, the artist draws each stroke into the upper dermis.',
    'We work in the PhiBrows method, which starts with measurement. Thread and calipers give us a symmetrical frame, although no face is perfectly even, and part of the skill is knowing when symmetry should give way to what looks natural as you talk.',
    'Your skin decides how well strokes hold. Where it’s oily, they soften into a haze, and [powder brows](/services/semi-permanent-makeup) often suit it better. On dry to normal skin, hair strokes stay crisp for a year or more.',
  ],
  benefits: [
    {
      title: 'Looks like hair',
      text: 'Across a table, strokes look like your own hair.',
    },
    {
      title: 'Fills the gaps',
      text: 'We can fill a scar or a thin front without shading the whole brow.',
    },
    {
      title: 'Shaped with you',
      text: 'You approve the drawing before we touch your skin.',
    },
    {
      title: 'No daily pencil',
      text: 'You can sleep and swim with your brows on.',
    },
  ],
  whatToExpect: [
    'Skin check and mapping: We look at your skin and any old pigment, then mark the frame with a pigmented thread.',
    'First strokes: We numb unbroken skin with an over-the-counter cream, then begin with a shallow outline.',
    'Setting the color: We massage the color in, leave it as a mask for 10 minutes, then wipe and check it.',
    'Second appointment: After six to eight weeks, we replace strokes your skin let go and refine the front.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'phibrows-microblading',
      title: 'PhiBrows microblading',
      description:
        'This is the classic, for brows that have hair but not enough of it. Half of the first visit is measuring.',
      frequency: 'First session, then a second after 6 to 8 weeks',
      benefits: ['Natural hair pattern', 'Measured symmetry'],
      targets: ['Sparse brows', 'Overplucked brows', 'Patchy tails'],
      bestFor: 'Normal to dry skin of fine to medium texture.',
    },
    {
      id: 'microblading-and-shading',
      title: 'Microblading with shading',
      description:
        'We stipple a little by hand between the strokes. It’s slightly fuller and fades more softly.',
      frequency: 'Two sessions 6 to 8 weeks apart, then every 12 to 18 months',
      benefits: ['Added density', 'Less contrast between strokes and skin'],
      targets: ['Very sparse brows', 'Light hair on light skin'],
      bestFor: 'Brows you usually fill in with pencil and powder.',
    },
    {
      id: 'brow-reconstruction',
      title: 'Full reconstruction',
      description:
        'We draw a complete brow where there’s none, from old photographs if you have some you love.',
      frequency: 'Two to three sessions, 6 to 8 weeks apart',
      benefits: ['Frame for the face', 'Drawn from your earlier brow'],
      targets: ['Alopecia', 'Hair loss after chemotherapy', 'Trichotillomania'],
      bestFor: 'Stable hair loss, with your physician’s consent if you’ve been in treatment.',
    },
    {
      id: 'scar-camouflage-strokes',
      title: 'Scar and gap correction',
      description:
        'A few strokes bridge a scar or bare notch. Allow for more than one session, because scars take color unpredictably.',
      frequency: 'One to three short sessions, 8 weeks apart',
      benefits: ['A few strokes and no more', 'Continuous line again'],
      targets: ['Scars older than a year', 'Notches', 'Cowlicks'],
      bestFor: 'Brows you love, except for one spot.',
    },
    {
      id: 'microblading-annual-refresh',
      title: 'Refresh',
      description:
        'We lay new strokes along the old ones before they vanish. After two or three refreshes, we often suggest powder to give your skin a rest.',
      frequency: 'Every 12 to 18 months',
      benefits: ['Keeps shape', 'Shorter appointment'],
      targets: ['Faded strokes', 'Softened edges'],
      bestFor: 'Our own work, while strokes still show faintly.',
    },
  ],
  faqs: [
    {
      question: 'How long does microblading last?',
      answer: 'Strokes usually hold for 12 to 18 months, closer to nine on oily skin or with a lot of sun.',
    },
    {
      question: 'What do the first weeks look like?',
      answer:
        'Your brows are bold for four days and flake until about day ten. Then strokes seem to disappear under new, shiny skin. Around week four they return, lighter than before.',
    },
    {
      question: 'Is microblading a tattoo?',
      answer:
        'Yes, a shallow one, with a tattoo’s risks: infection, allergy, scars. Removal takes effort, so give it the same thought.',
    },
    {
      question: 'Will it damage my own brow hair?',
      answer:
        'No. Hair normally keeps growing, because the blade stays above the root. Repeated sessions on one spot do thicken skin.',
    },
    {
      question: 'Can I be microbladed over old brows?',
      answer:
        'Perhaps, if the old color is pale and well placed. Solid or shifted ink needs [lightening](/services/eyebrow-laser-removal) first.',
    },
  ],
  inBrief: { time: '2 to 3 hours', downtime: 'About 10 days', sessions: '2, then a refresh' },
  pricedBy: 'area',
  suits: 'Sparse brows on dry to normal skin.',
  feels: 'Once you’re numb, a dull scratch.',
  duration: 'The second visit takes 90 minutes.',
  sessions: 'Six to eight weeks apart, with a refresh every 12 to 18 months.',
  downtime: 'You can work from the first day.',
  prepare: 'Pause retinoids and acids on your forehead for two weeks.',
  contraindications: [
    'Pregnancy, nursing, or being younger than 18',
    'Very oily skin, active acne or rosacea across the brow',
    'Keloids, vitiligo, eczema, or psoriasis that flares with injury',
    'Anticoagulants, bleeding disorders or poorly controlled diabetes',
    'Treatment that lowers immunity, or infection or sunburn near the brow',
    'A mole in the brow, or skin cancer there',
    'Isotretinoin during the past year',
    'Neurotoxin near the brow within two weeks, a peel or laser within four weeks, or a brow lift until your surgeon agrees',
    'Allergy to lidocaine, latex, nickel or other metals, or pigment',
  ],
  aftercare: [
    'On day one, blot clear fluid with a damp pad every half hour until it stops.',
    'From day two, wash gently morning and evening with mild cleanser and pat dry. Use balm, a grain of rice at most, only if your card calls for it.',
    'Lean back to wash your hair, and keep shampoo away from your brows.',
    'Let flakes fall on their own, and keep makeup off your brows until they’re smooth. Sleep on your back.',
    'No sweating, pool or sauna for 10 days and until the flaking is over. No sun, retinoids or acids on them for four weeks; wear sunscreen there from week three on.',
    'If you’re sore, acetaminophen is fine as its label directs. Ask us before ibuprofen or aspirin in the first two days.',
  ],
  helpTopics: ['infection', 'pigment', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'Finest on dry to normal skin',
    text: 'Oily, large-pored skin blurs fine strokes sooner.',
  },
  techniques: ['permanent makeup', 'permanent makeup of the face and hairline'],
  performedBy: 'body-art',
  // Sources: California Health and Safety Code section 119300 and following (Safe Body Art Act); FDA, "Tattoos & Permanent
  // Makeup: Fact Sheet" (fda.gov).
  regulatoryStatus:
    'Microblading is a tattoo under California’s Safe Body Art Act. Like every tattoo pigment, ours isn’t FDA-approved for injection into skin; its ingredients and lot number are in your record.',
  consultationRequired: true,
  bookingRequirement:
    'You can have your skin check by [virtual consultation](/virtual-consultations), with photos in daylight. If you need a patch test, come in at least 48 hours ahead.',
  combinationTreatments: [
    'A neurotoxin two weeks earlier, to map your brows with the muscles at rest.',
    '[Lash line enhancement](/services/semi-permanent-makeup), once your brows have healed.',
  ],
  relatedServices: ['semi-permanent-makeup', 'eyebrow-laser-removal', 'phibrows-tattoo-removal', 'lip-blush'],
} satisfies Service;
