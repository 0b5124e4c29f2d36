import type { Service } from './schema.ts';

export const service = {
  slug: 'laser-ipl-facial-rejuvenation',
  title: 'Laser IPL Facial Rejuvenation',
  tagline: 'Filtered light for the browns and reds that years in the sun leave behind.',
  category: 'skin',
  cardDescription: 'Pulses of filtered light fade sun spots and flushing in fair to medium skin.',
  imageAlt:
    'Amber protective goggles beside a light handpiece, with a bright window over a strip of spectrum colors',
  metaTitle: 'IPL Photofacial for Sun Spots & Redness',
  metaDescription:
    'IPL photofacials every 3 to 4 weeks for sun spots, redness and rosacea flushing. How light picks its target, which skin tones should avoid it, what follows.',
  keywords: [
    'IPL photofacial',
    'IPL for sun spots',
    'IPL for rosacea',
    'photorejuvenation',
    'broken capillaries treatment',
    'sun damage treatment',
    'IPL chest',
  ],
  description: [
    'The name is a courtesy: strictly speaking, IPL is no laser. A laser gives one pure color; intense pulsed light is a bright flash of many, trimmed by filters to the band we want. Brown pigment absorbs some of it, hemoglobin in small vessels absorbs another part, and each turns the light it catches into heat. Overheated pigment rises to the surface and flakes away. Overheated vessels collapse and are tidied up by the body over a few weeks.',
    'This is a treatment for contrast. The more a freckle or capillary stands out against the skin around it, the safer and the more effective the flash will be. On fair skin that has seen many summers it can be strikingly useful. On brown or deep skin, or over a tan, the background itself takes up light and may burn or lose its color, so we do not offer it there. We would sooner suggest a peel, needling or a different wavelength than take a chance with your complexion.',
    'Sessions are brief and feel like a warm rubber band. Spots turn coffee-ground dark before they lift, a phase that alarms everyone the first time and that we would rather warn you about now.',
  ],
  benefits: [
    {
      title: 'Two colors at once',
      text: 'Brown spots and red vessels can be treated in the same pass by changing a filter.',
    },
    {
      title: 'Barely any recovery',
      text: 'You can usually go back to work the next day, a little pink and perhaps peppered.',
    },
    {
      title: 'Calmer flushing',
      text: 'Fewer surface vessels mean less background redness for many people with rosacea.',
    },
    {
      title: 'Face, chest and hands',
      text: 'The places that betray sun exposure most can all be matched to one another.',
    },
  ],
  whatToExpect: [
    'Tone check: We compare your skin with a color chart, ask about sun and self-tanner, and do test flashes when there is the least doubt.',
    'Gel and goggles: A layer of cold gel conducts the light, opaque shields cover your eyes, and every flash is announced.',
    'Flashes: Each is a warm snap that lasts less than a blink, with a chilled tip following right behind it.',
    'Hours after: Skin is rosy and warm like a mild sunburn, and puffiness around the eyes may linger until morning.',
    'Peppering: Spots darken for five to ten days, then drift off in the wash.',
  ],
  partners: ['isdin', 'skinbetter-science', 'neova'],
  subservices: [
    {
      id: 'ipl-full-face',
      title: 'Full-face photofacial',
      description:
        'An even pass from forehead to jaw, then a second one over spots and vessels. Brow and beard hair are covered, because light would thin them.',
      frequency: 'Every 3 to 4 weeks, three to five sessions',
      benefits: ['More even color', 'Lighter freckles', 'Gentle lift in luminosity'],
      targets: ['Sun damage', 'Uneven tone', 'Fine surface texture'],
      bestFor: 'Fair to light olive skin without a tan.',
    },
    {
      id: 'ipl-redness',
      title: 'Redness and rosacea',
      description:
        'Longer pulses and a filter chosen for hemoglobin. We aim for a faint graying of the vessel and no more, and plan visits away from hot spells.',
      frequency: 'Every 3 to 4 weeks, four to six sessions, then once or twice a year',
      benefits: ['Less baseline flush', 'Fewer visible capillaries', 'Skin that reacts less'],
      targets: ['Rosacea', 'Broken capillaries', 'Flushed cheeks and nose'],
      bestFor: 'People who look hot when they are not.',
    },
    {
      id: 'ipl-spot',
      title: 'Spot session',
      description:
        'Just the few lentigines that draw the eye, treated individually with a small tip. Quick, and easy to repeat.',
      frequency: 'Every 3 to 4 weeks until clear, most often one to three times',
      benefits: ['Focused', 'Short visit', 'No need to treat clear skin'],
      targets: ['Sun spots', 'Age spots on the temples'],
      bestFor: 'A handful of marks that a clinician has confirmed as benign.',
    },
    {
      id: 'ipl-neck-chest',
      title: 'Neck and chest',
      description:
        'Poikiloderma, the mottled red-brown of an open collar, responds slowly and needs lower energy. We overlap less and cool more than on a face.',
      frequency: 'Every 3 to 4 weeks, four to six sessions',
      benefits: ['Less mottling', 'Blends chest with face', 'Softer contrast'],
      targets: ['Poikiloderma', 'Décolleté freckling'],
      bestFor: 'Gardeners, sailors, drivers, and everyone who forgot sunscreen below the chin.',
    },
    {
      id: 'ipl-hands',
      title: 'Hands and forearms',
      description:
        'Backs of hands show spots early and heal late. Peppering lasts up to two weeks here, so choose your moment.',
      frequency: 'Every 3 to 4 weeks, two to four sessions',
      benefits: ['Fewer brown spots', 'Younger-looking hands'],
      targets: ['Age spots', 'Sun-speckled forearms'],
      bestFor: 'Hands that give away more than the face.',
    },
  ],
  faqs: [
    {
      question: 'Who should not have IPL?',
      answer:
        'Anyone with brown to deep skin, a tan, or self-tanner still on. Light cannot tell a spot from a suntan, and the result may be burns or pale patches that take months to repair.',
    },
    {
      question: 'Does it help melasma?',
      answer:
        'It might look better for two weeks and then worse for two months. Heat provokes melasma, and we generally leave light out of its treatment.',
    },
    {
      question: 'How many sessions, and how far apart?',
      answer:
        'Three to five, every 3 to 4 weeks, for pigment; redness often takes one or two more. Upkeep is once or twice a year, preferably in the fall.',
    },
    {
      question: 'Why did my spots turn darker?',
      answer:
        'That is pigment being pushed out. Do not pick. It lies in cells that are on their way to being shed, and they will leave within about ten days on the face.',
    },
    {
      question: 'Do you treat moles?',
      answer:
        'No. Light can disguise a lesion that ought to be examined under a microscope, so anything uneven, changing or unclear goes to a dermatologist first.',
    },
    {
      question: 'Will it tighten my skin?',
      answer:
        'A little smoothing is common, yet firmness is not its strength. [Scarlet SRF](/services/scarlet-srf-microneedling) would be a sounder use of your time for that.',
    },
    {
      question: 'What about medicines?',
      answer:
        'Some antibiotics, diuretics, acne medicines and herbs such as St. John’s wort make skin sensitive to light. Bring a list, and include supplements.',
    },
  ],
  duration: '30 to 45 minutes for the face; 20 for a spot session.',
  sessions: 'Three to five, every 3 to 4 weeks, then upkeep.',
  downtime: 'Minimal. Pink for a few hours; spots peppered for five to ten days.',
  contraindications: [
    'Brown or deep natural skin color, or any tan from the past four weeks',
    'Light-sensitizing medicine, lupus, porphyria or light-triggered seizures',
    'Melasma in the area',
    'Pregnancy or nursing',
    'Isotretinoin within six months; retinoid creams within five days',
    'A suspicious or changing mole, or a history of melanoma without your dermatologist’s agreement',
    'An active cold sore; if you’ve had them around the mouth, ask about an antiviral first',
    'Keloids, slow healing, infection or open skin',
    'Past gold therapy',
    'Tattoos or permanent makeup under the flash',
  ],
  aftercare: [
    'Cool the skin with gel packs this evening if it feels hot.',
    'Sunscreen of SPF 50, reapplied, with a hat, for four weeks: this decides whether pigment returns.',
    'No hot showers, saunas or spicy feasts for two days if you flush easily.',
    'Let darkened flecks fall of themselves; a soft cloth is the most you should use.',
    'Leave retinoids and acids in the drawer for a week.',
    'Call us the same day about blisters, a cold sore, grid-shaped redness that lasts, or pale stripes.',
  ],
  technologyFeatures: [
    'Interchangeable filters that favor brown or red',
    'Chilled sapphire tip that protects the surface during every flash',
    'Pulse length adjusted to the size of the vessel',
  ],
  helpTopics: ['burn', 'eyes', 'cold-sore'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of IPL systems (for example K153566), "Indications for Use"; device manual, "Contraindications";
  // isotretinoin prescribing information. The owner names the model here.
  regulatoryStatus:
    'IPL is FDA-cleared for benign brown spots and small red vessels, within the skin tones listed for each model. Fine texture and overall glow are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    'A hydrating facial one week ahead and again two weeks after.',
    '[Microneedling](/services/microneedling) for texture, started a month after the last flash.',
    'Neurotoxin on the same day is possible if light comes first.',
  ],
  relatedServices: ['laser-facial-rejuvenation', 'chemical-peels', 'elevated-hydrafacials', 'microneedling'],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['ipl'],
} satisfies Service;
