import type { Service } from './schema.ts';

export const service = {
  slug: 'plasmage-skin-tightening',
  title: 'Plasmage Skin Tightening',
  tagline: 'Dots of plasma that draw thin skin together, one careful row at a time.',
  category: 'face',
  cardDescription: 'Fractional plasma sublimates tiny points of skin to tighten lids, lip lines and creases.',
  imageAlt: 'A plasma pen with thin violet sparks reaching a smooth stone in the dark',
  metaTitle: 'Plasmage Fractional Plasma Tightening',
  metaDescription:
    'Plasmage treats hooded lids, lip lines and loose skin with fractional plasma. The carbon dots, the week of crusts, which skin colors must avoid it, and why.',
  keywords: [
    'Plasmage',
    'plasma skin tightening',
    'non-surgical eyelid tightening',
    'hooded eyes treatment',
    'upper lip lines',
    'fibroblast plasma',
    'skin tag removal',
  ],
  description: [
    'Plasma is what you see in a lightning bolt: gas so charged that it conducts. Plasmage makes a spark of it, smaller than a pinhead, by ionizing air in the narrow gap between its tip and your skin. Where the spark lands, a speck of the surface goes straight from solid to vapor, without touching and without current running through your body. The tissue around that speck contracts at once.',
    'One dot achieves nothing. A hundred, spaced like a checkerboard along a lid or above a lip, pull a loose area in from every side and set off weeks of repair. Each dot wears a small brown crust, and for about a week you look as though someone had tattooed freckles on you in a very orderly mood. Then they drop, pink shows, and pink turns to your own color over the following weeks.',
    'We are selective about it. Medium-brown and deeper skin runs a real risk of dark or pale marks, and we do not treat it with plasma. True excess eyelid skin belongs to a surgeon. Between those limits, for someone with fair skin, a slight hood and a free week, it can be a good answer.',
  ],
  benefits: [
    {
      title: 'Tightening without a scalpel',
      text: 'Thin skin draws together and thickens as it mends, with neither stitch nor incision.',
    },
    {
      title: 'Made for delicate places',
      text: 'The tip hovers, so it can go where needles and lasers are awkward, such as the fold over the lashes.',
    },
    {
      title: 'Few visits',
      text: 'Small areas are often done in one or two sessions, with the outcome judged at twelve weeks.',
    },
    {
      title: 'Also removes small growths',
      text: 'Skin tags and similar harmless bumps can be vaporized in the same appointment.',
    },
  ],
  whatToExpect: [
    'Suitability: We grade your color on the Fitzpatrick scale, pinch the lid, and turn away those whose pigment or anatomy makes it unwise.',
    'Numbing: Cream for 45 to 60 minutes, sometimes with a drop of lidocaine by needle from our nurse.',
    'Placing dots: You hear a crackle and notice a smell of singed hair; sensation runs from prickle to brief sting.',
    'Swelling: Lids puff up for two to four days, most on the second morning, and may nearly close.',
  ],
  subservices: [
    {
      id: 'plasmage-upper-lids',
      title: 'Upper eyelids',
      description:
        'Two or three rows follow the natural crease, never the lash line. Loose skin retracts and the lid platform opens slightly.',
      frequency: 'One to two sessions, 12 weeks apart',
      benefits: ['Less hooding', 'More lid on show', 'No visible scar line'],
      targets: ['Mild hooding', 'Crepey lids'],
      bestFor: 'Slight to moderate looseness in fair skin.',
    },
    {
      id: 'plasmage-lower-lids',
      title: 'Lower eyelids and crow’s feet',
      description:
        'Wider spacing than above, since the lower lid must not be pulled down. Fine crosshatched lines respond well; bulging fat does not.',
      frequency: 'One to two sessions, 12 weeks apart',
      benefits: ['Smoother texture', 'Tauter thin skin'],
      targets: ['Fine wrinkles', 'Crinkled lower lid', 'Crow’s feet'],
      bestFor: 'Wrinkles without bags.',
    },
    {
      id: 'plasmage-lip-lines',
      title: 'Lines around the mouth',
      description:
        'Dots run along either side of each vertical crease. For deep lines we plan a second round instead of crowding the first.',
      frequency: 'One to three sessions, 8 to 12 weeks apart',
      benefits: ['Softened barcode lines', 'Lipstick that stays put'],
      targets: ['Upper lip lines', 'Mouth corners'],
      bestFor: 'Former smokers and others with etched lip lines.',
    },
    {
      id: 'plasmage-neck-and-belly',
      title: 'Small loose areas',
      description:
        'A patch in front of the ear, above the navel, or along the neck. Body skin takes longer to lose its pinkness.',
      frequency: 'Two to three sessions, 12 weeks apart',
      benefits: ['Tighter patch', 'No surgery for something small'],
      targets: ['Jowl skin', 'Navel wrinkling', 'Neck crepe'],
      bestFor: 'A zone no larger than a playing card.',
    },
    {
      id: 'plasmage-lesions',
      title: 'Skin tags and benign bumps',
      description:
        'A skin tag, xanthelasma or age-related wart is vaporized layer by layer. If there is any doubt about what it is, it goes to a dermatologist first.',
      frequency: 'One session; stubborn ones are repeated after 8 weeks',
      benefits: ['Quick', 'Little bleeding', 'Precise edges'],
      targets: ['Skin tags', 'Seborrheic keratoses', 'Xanthelasma'],
      bestFor: 'Growths already known to be harmless.',
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Hooded upper lids',
      approach: 'Rows of dots along the crease, reviewed after twelve weeks before adding more.',
    },
    {
      concern: 'Fine lines under the eyes',
      approach: 'Sparse dots and low energy, keeping well away from the lid margin.',
    },
    {
      concern: 'Vertical lip lines',
      approach: 'Points on both shoulders of the crease, repeated where it is deep.',
    },
    {
      concern: 'Slack patches on neck or body',
      approach: 'Checkerboard spacing, staged over two or three visits.',
    },
  ],
  faqs: [
    {
      question: 'Who should not have plasma treatment?',
      answer:
        'Anyone with medium-brown to deep skin, since pigment cells react to this kind of injury with lasting dark or pale dots. A tan has the same effect and must be gone first. [RF microneedling](/services/scarlet-srf-microneedling) is safer ground.',
    },
    {
      question: 'How will I look in the first week?',
      answer:
        'Dotted, swollen and slightly comical. Most people hide until day seven. Sunglasses help with lids, and nothing helps with lips except a mask.',
    },
    {
      question: 'Is it a replacement for eyelid surgery?',
      answer:
        'No. It gathers perhaps a few millimeters. If your lid rests on your lashes, an operation does more, and our medical director can see you about one.',
    },
    {
      question: 'May I cover the dots with makeup?',
      answer:
        'Not until every crust has gone. After that a mineral foundation over sunscreen conceals the pink.',
    },
    {
      question: 'When do I judge the result?',
      answer:
        'At twelve weeks. Early tightness includes swelling, and the middle weeks look worse than the end.',
    },
    {
      question: 'Is it FDA cleared?',
      answer:
        'Its maker lists clearance for removing skin lesions and coagulating tissue. For lids and wrinkles it’s off-label, as your consent form states. Be wary of cheap “plasma pens”: the FDA has sent warning letters to sellers of uncleared ones.',
    },
  ],
  duration: '75 to 120 minutes, most of it numbing.',
  sessions: 'One to three, 8 to 12 weeks apart.',
  downtime: 'Five to eight days of swelling and crusts; pinkness for 4 to 12 weeks.',
  contraindications: [
    'Fitzpatrick types IV to VI, any tan, or a tendency to dark marks after injury',
    'Keloid or raised scarring in you or close family',
    'Pacemaker or other implanted electronics',
    'Pregnancy, nursing, or cancer treatment in progress',
    'Isotretinoin within twelve months',
    'Infection, eczema or an active cold sore; with a history of them, an antiviral first',
    'Blood thinners or a clotting disorder, unless the doctor treating it agrees',
    'Diabetes that isn’t controlled, lupus, or medicine that lowers immunity',
    'Glaucoma, severe dry eye, or lid surgery in the past year, for work near the eyes',
    'Undiagnosed or changing growths, or skin cancer in the area',
    'Filler, neurotoxin or a peel there within two weeks',
    'Allergy to lidocaine',
  ],
  aftercare: [
    'Leave crusts dry and untouched; a picked dot can become a pit.',
    'Clean twice daily with cooled boiled water and pat with gauze.',
    'Sleep on two pillows and use cool compresses near, not on, the dots.',
    'No pools, saunas, contact lenses or eye makeup for a week after lid work.',
    'Once crusts have gone, apply SPF 50 every single day for three months.',
    'Send us a photograph on day three. Call us the same day about yellow discharge, a cold sore or growing pain, and 911 if your vision changes.',
  ],
  technologyFeatures: [
    'Ionized air between tip and skin; no current passes through the body',
    'Fractional dots with untouched skin between them',
    'Single-use sterile tip',
  ],
  bookingRequirement:
    'An in-person consultation with skin typing comes first, and there must be at least two weeks without sun between it and your treatment.',
  helpTopics: ['infection', 'burn', 'eyes', 'cold-sore', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) database, "Indications for Use" (we did not find the entry: the owner checks it and enters the K
  // number here); FDA warning letter to Med Pen Concepts, September 15, 2022, on uncleared plasma pens (fda.gov);
  // manufacturer's instructions, "Contraindications".
  regulatoryStatus:
    'The maker lists FDA clearance for removing benign skin lesions and coagulating tissue; ask us for the record. Tightening lids, lip lines and loose skin with Plasmage is off-label.',
  consultationRequired: true,
  combinationTreatments: [
    'Neurotoxin for crow’s feet two weeks beforehand, which steadies the area while it mends.',
    'LED red light from the second week on, for the comfort of pink skin.',
    'A mild lactic peel no sooner than three months later.',
  ],
  relatedServices: [
    'agnes-precision-rf-microneedling',
    'scarlet-srf-microneedling',
    'botox-neurotoxins',
    'injectables',
  ],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['scarlet-srf'],
} satisfies Service;
