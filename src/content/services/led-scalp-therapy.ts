import type { Service } from './schema.ts';

export const service = {
  slug: 'led-scalp-therapy',
  title: 'LED Scalp Therapy',
  tagline: 'Half an hour of colored light for scalps that are red, oily or simply tired.',
  category: 'hair',
  cardDescription: 'Red, near-infrared and blue LED light to settle an irritated or oily scalp.',
  imageAlt: 'The inside of a light therapy cap glowing with red diodes beside a wooden comb',
  metaTitle: 'LED Scalp Therapy: Red & Blue Light',
  metaDescription:
    'LED scalp therapy uses red, near-infrared and blue light to calm redness and oil. How it differs from laser caps, how many sessions, and who should avoid it.',
  keywords: [
    'LED scalp therapy',
    'red light scalp',
    'blue light scalp',
    'itchy scalp treatment',
    'scalp redness',
    'light therapy for scalp',
  ],
  description: [
    'Cells can make use of light. Inside each of them, small power stations called mitochondria contain an enzyme that absorbs red and near-infrared wavelengths, and when it does, the cell has a bit more energy to spend on repair. LEDs supply those wavelengths without heat worth mentioning, across a broad area, from a panel that rests a few inches above your head.',
    'Three colors make up our menu. Red, around 630 nanometers, stays in the upper layers and quiets inflammation. Near-infrared, around 830, is invisible and travels deeper. Blue, near 415, is absorbed by substances that certain skin microbes produce, and that is of use on scalps prone to pimples and excess oil. Combinations are chosen for what the camera shows.',
    'This page is about comfort of the skin: itch, redness, the tightness after coloring, recovery after needling. If your aim is density in pattern hair loss, look instead at [low-level laser with LED](/services/laser-scalp-therapy-led), where the dose, the schedule and the research are different. Here the experience is the gentlest we offer. You lie down, someone covers your eyes, and for half an hour nobody needs you.',
  ],
  benefits: [
    {
      title: 'Quiet for irritated skin',
      text: 'Red light can lessen visible redness and the urge to scratch over a short series.',
    },
    {
      title: 'Less congestion',
      text: 'Blue light discourages the microbes behind many scalp pimples.',
    },
    {
      title: 'Nothing to feel',
      text: 'There is faint warmth at most; no needles, no smell, no noise.',
    },
    {
      title: 'Easy partner',
      text: 'It slots in after cleansing, needling or plasma and adds hardly any time.',
    },
  ],
  whatToExpect: [
    'A clean part: Light cannot pass through hairspray or oil, so we wash or wipe first and comb the hair into rows.',
    'Photosensitivity check: We run through medicines, migraine and seizure history every time, as lists change.',
    'Goggles and canopy: Your eyes are covered, the panel is lowered, and the first color begins.',
    'Twenty to thirty minutes: Mild warmth, closed eyes, an optional blanket; many clients sleep.',
    'Tonic: A light scalp lotion, and you can leave with dry hair.',
  ],
  subservices: [
    {
      id: 'led-red-calming',
      title: 'Calming red',
      description:
        'Red light alone, for scalps that sting after color, helmet wear or stress. Often combined with a fragrance-free tonic.',
      frequency: 'Weekly for four weeks, then monthly',
      benefits: ['Soothes', 'No product necessary'],
      targets: ['Redness', 'Itch', 'Sensitivity after coloring'],
      bestFor: 'Reactive scalps outside an acute flare.',
    },
    {
      id: 'led-blue-balancing',
      title: 'Balancing blue',
      description:
        'Blue first, red to finish, following a salicylic cleanse. Aimed at pimples along the hairline and nape and at roots that look wet by evening.',
      frequency: 'Once or twice weekly for four weeks',
      benefits: ['Fewer bumps', 'Less surface oil'],
      targets: ['Scalp folliculitis, mild', 'Hairline breakouts', 'Oiliness'],
      bestFor: 'Gym regulars, helmet wearers and anyone oily by evening.',
    },
    {
      id: 'led-deep-restore',
      title: 'Deep restore',
      description:
        'Red together with near-infrared for its full time, with a slow neck massage beforehand. Used after needling or for a scalp that feels tight and thin-skinned.',
      frequency: 'Every 1 to 2 weeks, six sessions',
      benefits: ['Supports repair', 'Deeply restful'],
      targets: ['Tightness', 'Post-procedure redness', 'Dry, fragile skin'],
      bestFor: 'The week after PRP or needling.',
    },
    {
      id: 'led-add-on',
      title: 'LED add-on',
      description:
        'Fifteen minutes attached to a head spa, jet treatment or haircare visit. You are lying down anyway.',
      frequency: 'With any scalp appointment',
      benefits: ['No extra trip', 'Gentle finish'],
      targets: ['General upkeep'],
      bestFor: 'Curious first-timers.',
    },
  ],
  faqs: [
    {
      question: 'Is LED the same as laser?',
      answer:
        'No. A diode of this sort scatters its light; a laser keeps all of it in step and in one direction. Both can deliver red light, though the hair loss research was done mainly with lasers, alone or mixed with LEDs.',
    },
    {
      question: 'Will I see new hair?',
      answer:
        'We would not book this one for that purpose. Some people notice that hair sits better on a calmer scalp, and it ends there.',
    },
    {
      question: 'Can LED burn or tan me?',
      answer:
        'It contains no ultraviolet, so no tan, and too little heat to burn healthy skin. People on light-sensitizing medicine are the exception and should not use it.',
    },
    {
      question: 'Does hair color or thickness matter?',
      answer:
        'Skin tone does not. Dense or dark hair blocks some light, so we part it in rows and may extend the time.',
    },
    {
      question: 'What about at-home caps and masks?',
      answer:
        'They are weaker, which is made up for by frequent use. If you own one and use it faithfully, keep on; our panel covers more ground in a single sitting.',
    },
  ],
  duration: '30 to 40 minutes; 15 as an add-on.',
  sessions: 'Four to six over as many weeks, then monthly if you enjoy it.',
  downtime: 'None at all.',
  contraindications: [
    'Epilepsy or migraine set off by light',
    'Medicines that sensitize you to light, such as certain antibiotics and isotretinoin',
    'Lupus, porphyria or another light-provoked illness',
    'Skin cancer or an unexplained growth on the scalp',
    'Open or infected skin',
    'Retinal disease or recent eye surgery, unless your eye doctor agrees',
    'Salicylate or aspirin allergy, for the cleanse before blue light',
    'Pregnancy: data are few, so we ask your obstetrician',
  ],
  aftercare: [
    'Carry on with your day; there is nothing to protect from.',
    'Use a mild shampoo for 24 hours if the skin was irritated to begin with.',
    'Wear a hat or scalp sunscreen along the part outdoors.',
    'Keep appointments close together at first, since light works by repetition.',
    'Call us about any headache, rash or trouble with your eyes afterward.',
  ],
  keyFeatures: [
    'Three wavelengths: 415, 630 and 830 nanometers',
    'Hands-free canopy that does not touch the head',
    'Suitable for all skin tones',
    'Sealed goggles for the entire session',
  ],
  helpTopics: ['light'],
  performedBy: 'scalp',
  // Sources: FDA 510(k) summaries of LED devices (for example K230293), "Indications for Use". The owner names the panel here.
  regulatoryStatus:
    'LED panels are FDA-cleared for uses on the face such as mild acne or wrinkles, depending on the model. On the scalp we use light for comfort, which is off-label, and make no claim about hair.',
  consultationRequired: true,
  combinationTreatments: [
    'The [head spa](/services/head-spa) beforehand, when pores are freshly cleaned.',
    'Needling or PRP, with light on the same day or the next.',
    'Medicated shampoo from your dermatologist, used as before.',
  ],
  relatedServices: ['laser-scalp-therapy-led', 'head-spa', 'jet-peel-scalp', 'hair-restoration'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
