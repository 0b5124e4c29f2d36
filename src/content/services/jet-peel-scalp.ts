import type { Service } from './schema.ts';

export const service = {
  slug: 'jet-peel-scalp',
  title: 'JetPeel for the Scalp',
  tagline: 'A breath of gas, a mist of saline, and months of residue on their way out.',
  category: 'hair',
  cardDescription: 'A needle-free jet of saline and gas that exfoliates, rinses and hydrates the scalp.',
  imageAlt: 'A slim nozzle spraying a cone of fine mist over a bowl of water',
  metaTitle: 'JetPeel Scalp Treatment, Needle-Free',
  metaDescription:
    'JetPeel sends micro-droplets of saline and serum across the scalp to clear oil and flakes without needles or scrubs. Sensation, sessions, who should skip it.',
  keywords: [
    'JetPeel scalp',
    'scalp exfoliation',
    'scalp hydrafacial alternative',
    'scalp build-up treatment',
    'oily scalp treatment',
    'needle-free scalp serum',
  ],
  description: [
    'Wind off the ocean will clean a window pane, given time. JetPeel works on the same idea in minutes, from a nozzle no larger than the tip of a ballpoint pen. It mixes sterile saline with compressed gas and lets the two escape through hair-fine nozzles. Droplets leave at such speed that they sweep oil, product and dead cells off the skin, while the gas spreads the liquid so thin that it behaves more like wind than water. No bristle, crystal or blade touches you.',
    'On the scalp this is particularly practical. Brushes skate over hair and scrubs leave grit in it; a jet finds its way between the strands to the skin itself. When the surface is clean, saline is exchanged for a serum with vitamins, peptides or hyaluronic acid. Droplets flatten against the outermost layer and moisten it well. They do not reach the follicle bulb, some millimeters below, and we make no claim that they do.',
    'You will notice cold, a hiss, and a sensation that people compare with fine rain on a bicycle ride. It suits those whose scalp feels coated however often they wash, and it makes a sensible first step before any treatment that has to get through to skin.',
  ],
  benefits: [
    {
      title: 'Cleans without friction',
      text: 'Droplets and gas do the lifting, so fragile hair is neither pulled nor tangled.',
    },
    {
      title: 'Cool and comfortable',
      text: 'Expanding gas chills the skin slightly, a relief for scalps that run hot or itch.',
    },
    {
      title: 'Prepares the ground',
      text: 'Serums, light and plasma all work on skin rather than wax once residue has been cleared.',
    },
    {
      title: 'No needles',
      text: 'Moisture and vitamins go on under pressure instead of under the skin.',
    },
  ],
  whatToExpect: [
    'Camera and comb: We look at your parts enlarged on a screen and section the hair with clips.',
    'Saline pass: The nozzle travels along each part an inch at a time, with a towel at your neck and a hiss by your ear.',
    'Serum pass: Saline is swapped for the mixture chosen for oil, flakes or dryness.',
    'Massage and rinse: Fingertips settle the serum, then lukewarm water takes what has come loose.',
    'Look again: The same places go back under the camera, usually the most satisfying minute of the visit.',
  ],
  subservices: [
    {
      id: 'jetpeel-clarifying',
      title: 'Clarifying scalp jet',
      description:
        'Double saline passes and a salicylic or tea tree serum for oily, coated scalps. Roots dry lighter, and hair moves again.',
      frequency: 'Every 3 to 4 weeks, three sessions, then as wanted',
      benefits: ['Lifts residue', 'Longer fresh feeling', 'Root volume'],
      targets: ['Oily scalp', 'Dry shampoo build-up', 'Odor'],
      bestFor: 'Daily washers who never feel clean.',
    },
    {
      id: 'jetpeel-hydrating',
      title: 'Hydrating scalp jet',
      description:
        'A single soft pass, then hyaluronic acid and panthenol. Pressure is lowered and nozzles held further off.',
      frequency: 'Every 4 weeks in dry months',
      benefits: ['Relief of tightness', 'Fewer dry flakes'],
      targets: ['Dry scalp', 'Winter itch', 'Hard water dryness'],
      bestFor: 'Parched or chemically treated scalps.',
    },
    {
      id: 'jetpeel-revitalizing',
      title: 'Revitalizing scalp jet',
      description:
        'Peptides, B vitamins and caffeine for roots that look flat and a scalp that looks dull. It’s cosmetic care, and doesn’t replace a medical plan for thinning.',
      frequency: 'Every 2 to 4 weeks, six sessions',
      benefits: ['Clean base for topicals', 'Needle-free'],
      targets: ['Dull scalp', 'Flat roots'],
      bestFor: 'Anyone who wants a fresh scalp between other visits.',
    },
    {
      id: 'jetpeel-prep',
      title: 'Pre-treatment cleanse',
      description:
        'Twenty-five minutes of jet cleaning right before a serum or light session. No massage, no blowout, straight to the point.',
      frequency: 'Whenever another scalp treatment follows',
      benefits: ['Better contact', 'Adds little time'],
      targets: ['Sebum film', 'Styling residue'],
      bestFor: 'Anyone booked for exosome serum or LED on that day.',
    },
  ],
  faqs: [
    {
      question: 'Does JetPeel hurt?',
      answer:
        'Hardly ever. There is brisk pressure and cold; the thin skin at temples and hairline is liveliest. If it bites, the nozzle is simply held further away.',
    },
    {
      question: 'Is this the same as a HydraFacial for the scalp?',
      answer:
        'They are cousins. One uses suction and fluid through a tip in contact with skin, the other a jet with nothing touching you. On dense, curly or braided hair the jet tends to reach more easily.',
    },
    {
      question: 'Can it push growth factors down to the root?',
      answer:
        'Claims of that sort outrun the evidence. The serum hydrates and conditions upper layers; reaching follicles takes needles or a medicine that penetrates on its own.',
    },
    {
      question: 'Will my blowout survive?',
      answer:
        'No, your hair will be wet through. Allow twenty minutes for drying, or let us rough-dry it for you.',
    },
    {
      question: 'Is it suitable for dandruff?',
      answer:
        'Flakes lift off visibly and itch often settles for some weeks. Dandruff is driven by yeast and oil, however, so a medicated shampoo keeps its place in your shower.',
    },
    {
      question: 'Can I have it with extensions or a weave?',
      answer:
        'Bonds and tapes are loosened by pressure and moisture. Sewn-in tracks leave too little skin on view. Come between installations instead.',
    },
  ],
  duration: '45 to 60 minutes; 25 as preparation.',
  sessions: 'One for refreshment, three to six for an ongoing concern.',
  downtime: 'None. A little pink for an hour.',
  contraindications: [
    'Broken, weeping, infected or freshly needled skin on the scalp',
    'Surgery or a transplant on the scalp within six months',
    'Skin cancer there, or a spot without a diagnosis',
    'Recent eye surgery or ear perforation, because spray may travel',
    'Severe asthma triggered by fine mists',
    'Known allergy to a serum ingredient, aspirin and other salicylates among them',
    'Pregnancy: no salicylic serum, and your obstetrician’s okay',
    'Isotretinoin within six months, or strong retinoids on the scalp this week',
    'Fresh color or bleach within 72 hours',
  ],
  aftercare: [
    'Leave the serum in overnight; shampoo the day after.',
    'Avoid oils, waxes and dry shampoo for two days.',
    'Put off coloring and chemical straightening for three days.',
    'Use a hat outdoors, since a polished part sunburns.',
    'Once a week, cleanse twice at home and massage with the pads of your fingers.',
    'Call us if your scalp burns, swells or itches, or your eyes or ears stay irritated.',
  ],
  technologyFeatures: [
    'Sterile saline accelerated by compressed gas through multi-channel nozzles',
    'No contact with skin, and single-use handpiece tips',
    'Serum changed mid-treatment without stopping',
  ],
  helpTopics: ['splash'],
  performedBy: 'scalp',
  // Sources: FDA establishment registration and device listing for the model in use, to be entered by the owner; FDA, "Is It a
  // Cosmetic, a Drug, or Both? (Or Is It Soap?)" (fda.gov). The status line is the cautious statement until then.
  regulatoryStatus:
    'We use JetPeel to clean and moisturize the scalp, which is a cosmetic use. It isn’t FDA-cleared or approved to treat hair loss, dandruff or any disease.',
  consultationRequired: true,
  combinationTreatments: [
    '[Exosome serum](/services/exosome-scalp-treatment) straight after, onto clean skin.',
    'The [head spa](/services/head-spa), with jets replacing the first shampoo.',
    'LED light for ten minutes on a still-damp scalp.',
  ],
  relatedServices: ['head-spa', 'exosome-scalp-treatment', 'led-scalp-therapy'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
