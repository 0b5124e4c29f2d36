import type { Service } from './schema.ts';

export const service = {
  slug: 'laser-facial-rejuvenation',
  title: 'Laser Facial Rejuvenation',
  tagline: 'A single wavelength, chosen for a single purpose, and days rather than weeks to recover.',
  category: 'skin',
  cardDescription: 'Non-ablative laser warms or dots the deeper skin to refine pores, lines, marks and tone.',
  imageAlt: 'A laser handpiece casting golden light into a dish of water with petals',
  metaTitle: 'Laser Facial Rejuvenation, Non-Ablative',
  metaDescription:
    'Non-ablative laser for pores, fine lines, acne marks and dull tone: toning and fractional passes explained, by skin color, with downtime and clear limits.',
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
    'The word laser covers tools that have as much in common as a candle and a welding torch. Ours are non-ablative: they pass through the surface and leave it in place. One setting sends quick, low pulses of 1064 nanometer light, which melanin near the top largely lets by, to warm the dermis evenly. Another divides the beam into hundreds of threads that each heat a column of tissue no wider than a hair, with healthy skin between them to hasten recovery.',
    'Both rely on the same response. Collagen warmed past a threshold shortens a trifle at once, and cells nearby spend the next months replacing it. Pigment shaken into smaller grains is carried off. You notice it first as a kind of clarity, then, if you compare photographs, as finer pores and lines that take less light.',
    'What we do not do here is strip the skin. Fully ablative resurfacing can achieve more on deep wrinkles, at the price of a raw face, weeks of redness and a real risk of lasting color change; if that is what you need, we will refer you to our medical director’s surgical colleagues. For everyone else, several mild sessions are a patient and civilized way to go about it.',
  ],
  benefits: [
    {
      title: 'Surface left intact',
      text: 'The top layer stays closed, so infection is uncommon and makeup may be worn within a day or two.',
    },
    {
      title: 'Options for darker skin',
      text: 'The longer infrared wavelength largely bypasses melanin and can be set low enough for brown complexions.',
    },
    {
      title: 'Texture and tone together',
      text: 'Pores, faint scars and lingering marks are addressed in the same course.',
    },
    {
      title: 'Collagen in the long run',
      text: 'Remodeling continues for three to six months, well after your last appointment.',
    },
  ],
  whatToExpect: [
    'Settings first: We grade your tone, look for tan and melasma, and test a small square near the ear on new clients.',
    'Eye shields: Metal or opaque shields go on and stay on until the machine is in standby.',
    'Passes: Toning feels like hot droplets moving about; fractional work is pricklier and is done with numbing cream and cold air.',
    'Flush: You are pink and warm for a few hours after toning, and swollen with a bronzed, gritty look for several days after fractional passes.',
  ],
  partners: ['isdin', 'neova', 'epicutis'],
  subservices: [
    {
      id: 'laser-toning',
      title: 'Laser toning',
      description:
        'Thousands of gentle infrared pulses, swept over the face without numbing. It is the lightest of our laser options and gives a discreet glow.',
      frequency: 'Every 2 to 4 weeks, four to six sessions',
      benefits: ['Almost no recovery', 'Evens dull color', 'Mild tightening of pores'],
      targets: ['Dullness', 'Enlarged-looking pores', 'Residual blemish marks'],
      bestFor: 'Medium to brown skin, or anyone who cannot take time away.',
    },
    {
      id: 'fractional-refresh',
      title: 'Fractional refresh',
      description:
        'A low density of laser columns over the full face. Cream for 45 minutes, 20 minutes of passes, and a few days of sandpaper before the new surface shows.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Finer lines around the eyes', 'Smoother cheeks', 'Longer-lasting collagen response'],
      targets: ['Fine lines', 'Sun-roughened skin', 'Shallow scars'],
      bestFor: 'Fair to medium skin with early signs of age.',
    },
    {
      id: 'laser-scar-blend',
      title: 'Scar and pore blend',
      description:
        'Higher density on scarred cheeks and nose, feathered outward so there is no border. It pairs well with needling on alternate months.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Softened scar edges', 'Less shadow in pits', 'Gradual blending'],
      targets: ['Acne scarring', 'Large pores', 'Old chickenpox marks'],
      bestFor: 'Scars that are shallow and wide rather than narrow and deep.',
    },
    {
      id: 'laser-vein-focus',
      title: 'Facial vein focus',
      description:
        'Individual thread veins around the nose and chin are traced with a small spot and a longer pulse. You see the line blanch as the vessel closes.',
      frequency: 'One to three sessions, 6 weeks apart',
      benefits: ['Targets single vessels', 'Suits veins that light alone has missed'],
      targets: ['Thread veins', 'Spider angiomas', 'Blue vessels at the nostrils'],
      bestFor: 'A few stubborn veins on otherwise settled skin.',
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Fine lines',
      approach: 'Fractional columns along the eyes and mouth, in three monthly sessions.',
    },
    {
      concern: 'Enlarged pores',
      approach: 'Toning first, since oil glands respond to warmth; density is raised only if needed.',
    },
    {
      concern: 'Acne scars',
      approach: 'Denser passes over the scars, and needling in the months between.',
    },
    {
      concern: 'Uneven tone and post-blemish marks',
      approach: 'Low-energy infrared toning with brighteners at home, stopped if heat makes color worse.',
    },
    {
      concern: 'Visible facial veins',
      approach: 'Single-vessel tracing with longer pulses and contact cooling.',
    },
  ],
  faqs: [
    {
      question: 'How is this different from IPL?',
      answer:
        'A laser has one color and can be aimed at one depth; [IPL](/services/laser-ipl-facial-rejuvenation) is a filtered flash of many. For scattered freckles and flushing on fair skin the flash is efficient. For texture, veins and darker tones the laser has more range.',
    },
    {
      question: 'I have melasma. Should I try it?',
      answer:
        'With caution, if at all. Very low toning helps some people and worsens others, and it should never be the first step. We would begin with sunscreen, brighteners and mild peels.',
    },
    {
      question: 'Does a fractional session hurt?',
      answer:
        'It is hot and prickly, perhaps a five of ten with cream. Cold air is blown alongside throughout. Toning needs no numbing.',
    },
    {
      question: 'How long should I stay out of the sun?',
      answer:
        'Four weeks before, so there is no tan to absorb the beam, and at least four after. In a beach town that usually makes winter the easiest season.',
    },
    {
      question: 'Could it leave marks?',
      answer:
        'Rarely burns, more often a temporary darkening in brown skin, which we try to prevent with low settings and a brightener beforehand. Test spots exist for this reason.',
    },
    {
      question: 'How many sessions make sense?',
      answer:
        'Fractional: three, then look. Toning: four to six. If photographs show no change halfway, we stop and reconsider instead of selling you the rest.',
    },
  ],
  duration: '30 minutes for toning; about 90 for fractional with numbing.',
  sessions: 'Three to six, by setting, two to six weeks apart.',
  downtime: 'Toning: a few hours of pinkness. Fractional: three to five days of redness and rough texture.',
  contraindications: [
    'A tan, recent sunburn or self-tanner within four weeks',
    'Isotretinoin by mouth in the previous six months',
    'Pregnancy or nursing',
    'Gold therapy for arthritis, or light-sensitizing drugs, at any setting',
    'Vitiligo, active eczema, infection or keloid-forming skin on the face',
    'An active cold sore; if you get them, we arrange antiviral tablets first',
    'Skin cancer, or a spot nobody has examined',
    'Melasma, unless we’ve agreed on a cautious plan',
    'Lupus, seizures triggered by light, or medicine that lowers immunity',
    'Permanent makeup or tattoos in the path of the beam',
    'Blood thinners or slow healing, until your physician agrees',
    'Allergy to lidocaine',
  ],
  aftercare: [
    'Rinse with cool water and moisturize generously until roughness has gone.',
    'After fractional passes, sleep raised for two nights to limit swelling.',
    'Go without makeup for 24 hours after toning and 48 after columns.',
    'Shade, hat and mineral SPF 50 daily for a month.',
    'Avoid hot tubs, saunas and heavy sweating for three days.',
    'Resume active products one week later, one at a time.',
    'Call us the same day about blisters, oozing, a cold sore, or patches that turn dark or pale.',
  ],
  qualityStandards: [
    'Operated by licensed medical staff under physician supervision, as California law requires',
    'Protective eyewear matched to the wavelength for everyone in the room',
    'A test area for new clients with brown skin before the full face is treated',
  ],
  treatmentApproach:
    'Color first, concern second. We settle which wavelengths your skin can take safely, then ask which of them would do anything for the thing you came about, and sometimes the answer is that another treatment would do it more simply.',
  helpTopics: ['burn', 'eyes', 'infection', 'cold-sore', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of non-ablative 1064 nm and fractional lasers (21 CFR 878.4810), "Indications for Use"; the
  // owner names model and clearance here. California Business and Professions Code section 2023.5; FDA, "Medical Lasers" (fda.gov).
  regulatoryStatus:
    'Our lasers are FDA-cleared for particular uses, such as benign brown spots, small vessels or fine lines, and the list differs by model. Pores, glow and general toning are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    'Needling in alternating months for scars.',
    'A gentle hydrating facial three weeks after fractional work, once roughness is gone.',
    'Filler or neurotoxin two weeks apart, with laser done first.',
  ],
  relatedServices: [
    'laser-ipl-facial-rejuvenation',
    'microneedling',
    'scarlet-srf-microneedling',
    'chemical-peels',
  ],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['ipl'],
} satisfies Service;
