import type { Service } from './schema.ts';

export const service = {
  slug: 'exosome-scalp-treatment',
  title: 'Exosome Scalp Treatment',
  tagline: 'A young science, applied with care and described as it is.',
  category: 'hair',
  cardDescription: 'Topical exosome serum for thinning hair, in 3 to 4 treatments 8 to 12 weeks apart.',
  imageAlt: 'A glass vial and translucent golden spheres on a dark teal surface',
  metaTitle: 'Exosome Scalp Treatment for Thinning',
  metaDescription:
    'What exosomes are, what is known and not known about hair, and how our topical course runs: 3 to 4 treatments, 8 to 12 weeks apart. Safety and limits, too.',
  keywords: [
    'exosome scalp treatment',
    'exosomes for hair',
    'exosome hair therapy',
    'thinning hair serum',
    'PRP alternative for hair',
    'topical exosomes',
  ],
  description: [
    'Cells talk. Some of what they have to say they put into tiny parcels, a thousandth the width of a hair, and release into the space around them. These parcels are exosomes. They carry proteins and short pieces of genetic message, and a neighboring cell that takes one in may change what it does next. In the laboratory, some of them nudge resting hair follicles back toward growth.',
    'From there to a head of hair is a longer way than many advertisements admit. Early studies in people are small and encouraging rather than conclusive. No exosome product is approved by the FDA as a drug, and none is approved for injection. What we use is a cosmetic serum, bought from a supplier that documents its origin, sterility and testing, and we only ever put it on the skin.',
    'Why offer it at all? Because there are people for whom PRP is unsuitable or has done little, who understand the state of the evidence, and who would like to try. The course is 3 to 4 treatments spaced 8 to 12 weeks apart, which follows the slow pace of the hair cycle, and we photograph from the beginning so that you, not we, may judge.',
  ],
  benefits: [
    {
      title: 'No blood draw',
      text: 'Unlike PRP it needs nothing from your veins, which matters to the needle-shy and the anemic.',
    },
    {
      title: 'Consistent serum',
      text: 'Each vial is made and tested to one standard, whereas plasma varies with the day and the donor.',
    },
    {
      title: 'Calm scalp',
      text: 'Clients frequently report less redness and itch, welcome side effects of a soothing serum.',
    },
    {
      title: 'Few appointments',
      text: 'Visits two to three months apart are easier to keep than weekly ones.',
    },
  ],
  whatToExpect: [
    'Scalp study: Dermoscopy and photographs at fixed points, plus a talk about what is proven and what is hoped.',
    'Cleansing: A JetPeel or enzyme wash removes oil and residue, since nothing passes through wax.',
    'Gentle preparation: According to your skin we use a stamp of superficial needles or water pressure alone; there is prickling at the hairline.',
    'Serum: The vial is reconstituted in front of you and spread along each part in thin layers, followed by ten minutes under red light.',
    'Following weeks: Nothing dramatic happens, and it is not supposed to; shedding may ease by the second visit.',
  ],
  subservices: [
    {
      id: 'exosome-scalp-course',
      title: 'Full scalp course',
      description:
        'The standard program across the top, crown and hairline. Photographs at each appointment, compared side by side.',
      frequency: '3 to 4 treatments, 8 to 12 weeks apart',
      benefits: ['Even coverage', 'Documented progress', 'No injections'],
      targets: ['Diffuse thinning', 'Widening part', 'Thin crown'],
      bestFor: 'Early thinning with fine hairs still present.',
    },
    {
      id: 'exosome-hairline',
      title: 'Hairline and temples',
      description:
        'Serum concentrated along a receding or fragile border. Often chosen by women whose hairline suffered under extensions or tight ponytails.',
      frequency: '3 to 4 treatments, 8 to 12 weeks apart',
      benefits: ['Focused dose', 'Short visit'],
      targets: ['Temples', 'Traction thinning', 'Baby hairs that break'],
      bestFor: 'Recent loss at the edge, with the cause removed.',
    },
    {
      id: 'exosome-with-led',
      title: 'Exosomes with light therapy',
      description:
        'The course plus LED sessions every two weeks in between. Light is thought to support the same follicles by another route.',
      frequency: 'Serum 8 to 12 weeks apart, light every 2 weeks',
      benefits: ['Two gentle approaches', 'Regular contact with us'],
      targets: ['Pattern thinning', 'Sensitive scalp'],
      bestFor: 'Clients who prefer a steady routine to a single event.',
    },
    {
      id: 'exosome-maintenance',
      title: 'Maintenance visit',
      description: 'One treatment after a completed course, for those whose pictures show a reason to go on.',
      frequency: 'Once or twice a year',
      benefits: ['Keeps the scalp comfortable', 'Ongoing photographs'],
      targets: ['Maintained density'],
      bestFor: 'People who responded and wish to keep it up.',
    },
  ],
  faqs: [
    {
      question: 'Are exosomes FDA approved?',
      answer:
        'No. There is no approved exosome drug for hair or anything else at this time, and the FDA has warned against injecting such products. Ours is a cosmetic for use on the skin, and your consent form repeats this in clear type.',
    },
    {
      question: 'Where do they come from?',
      answer:
        'Suppliers obtain them from cultured human cells, from plants or from platelets. We tell you the source and lot before opening a vial, and you may decline.',
    },
    {
      question: 'Exosomes or PRP?',
      answer:
        'PRP has more years and more trials behind it and uses your own blood. Exosomes spare you the needle in the arm and the injections in the scalp. If you tolerate both ideas, we suggest [PRP](/services/hair-restoration) first.',
    },
    {
      question: 'Why wait so long between treatments?',
      answer:
        'A follicle needs two to three months to move from rest to growth. Treating every two weeks would only crowd the calendar, so visits lie 8 to 12 weeks apart.',
    },
    {
      question: 'How will we know whether it works?',
      answer:
        'By counting hairs in the same square centimeter at each visit and by comparing shaft thickness. Should the third set show no change, we recommend stopping.',
    },
    {
      question: 'What side effects are there?',
      answer:
        'Redness, tightness and a few scabs for a day. Infection and allergy are possible with anything placed on needled skin. Long-term data do not exist yet, and you should weigh that.',
    },
  ],
  duration: 'About 75 minutes.',
  sessions: '3 to 4 treatments, 8 to 12 weeks apart.',
  downtime: 'Up to a day of pinkness; no wash until the following morning.',
  contraindications: [
    'Cancer now or in the past five years, or a suspicious lesion on the scalp',
    'Pregnancy, trying to conceive, or breastfeeding',
    'Autoimmune illness or medicines that alter immunity, unless your specialist agrees',
    'Infection, open wounds or a strong flare of psoriasis or dermatitis',
    'Scarring hair loss or bare, shiny patches: see a dermatologist first',
    'Allergy to any ingredient; the list is sent to you on request',
  ],
  aftercare: [
    'Keep hair unwashed for 12 to 24 hours and let the serum dry in.',
    'Use a sulfate-free shampoo for three days.',
    'No minoxidil, hairspray or dry shampoo until the second day.',
    'Stay out of strong sun and heavy sweat for 48 hours.',
    'A clean pillowcase and clean combs keep bacteria away from tiny channels.',
    'Contact us about pustules, fever or hives.',
  ],
  qualityStandards: [
    'Applied to the skin only; we do not inject exosomes',
    'Source, sterility certificate and lot number disclosed before use',
    'Evidence and regulatory status explained in writing',
  ],
  bookingRequirement:
    'A scalp assessment within the last three months is needed, so that treatable causes such as low iron or thyroid disease are not overlooked.',
  consultationRequired: true,
  combinationTreatments: [
    '[JetPeel](/services/jet-peel-scalp) as the cleansing step, in the same appointment.',
    'LED scalp sessions every other week between serums.',
    'Nutrafol or a prescription topical at home, begun a month earlier so effects can be told apart.',
  ],
  relatedServices: ['hair-restoration', 'jet-peel-scalp', 'led-scalp-therapy', 'laser-scalp-therapy-led'],
} satisfies Service;
