import type { Service } from './schema.ts';

export const service = {
  slug: 'semi-permanent-makeup',
  title: 'Semi-Permanent Makeup',
  tagline: 'Pigment that is there when you wake and gone, in time, when fashions change.',
  category: 'face',
  cardDescription: 'Powder brows, combination brows, lash line and lip color, drawn to your own features.',
  imageAlt:
    'Six cups of brow and lip pigment in a wooden block with a brow pencil, two pigment swatches and a camellia',
  metaTitle: 'Semi-Permanent Makeup: Brows, Liner, Lips',
  metaDescription:
    'Powder brows, combination brows, lash enhancement and lip color: which suits your skin, how each heals week by week, how long color stays, who should wait.',
  keywords: [
    'semi-permanent makeup',
    'permanent makeup',
    'powder brows',
    'ombre brows',
    'combo brows',
    'lash line enhancement',
    'SPMU',
  ],
  description: [
    'Cosmetic tattooing is older than mascara and has, at times, deserved its reputation. What has changed is depth and pigment. A modern digital machine sets color into the upper dermis, roughly a millimeter down, with needles thinner than a sewing pin, and the pigments are made so your immune system can slowly clear them. The result is a tint with a life of one to three years rather than a line you carry forever.',
    'Semi-permanent makeup is a family of techniques. Powder brows build a soft, shaded veil from thousands of dots and last well on oily skin, where fine strokes would blur. Combination brows add hairs at the front. A lash line enhancement tucks pigment between the lashes, so that eyes look defined without an obvious liner. Lip tints are described on their own page, and so is [microblading](/services/microblading).',
    'Drawing takes longer than tattooing. You approve shape and shade in ordinary daylight, upright, before a needle is opened, and you may change your mind as often as you wish. In California this work counts as body art: our artists are registered with the county and trained in bloodborne safety, and clients must be at least eighteen.',
  ],
  benefits: [
    {
      title: 'Ready at waking',
      text: 'Brows, liner or lip tone survive sleep, swimming and a warm commute.',
    },
    {
      title: 'Shape from your own bones',
      text: 'Measurements follow your brow bone and pupils, so that the drawing sits where muscles will not twist it.',
    },
    {
      title: 'Help where hands or eyes falter',
      text: 'Those with tremor, allergies to cosmetics or poor near sight are spared a daily struggle.',
    },
    {
      title: 'Fades by design',
      text: 'Color softens with the years, which leaves you free to choose again.',
    },
  ],
  whatToExpect: [
    'History and patch: We ask about allergies, healing and earlier tattoos, and place a dot of pigment behind the ear if you are sensitive.',
    'Drawing: Thirty to forty minutes of pencil, calipers and opinion; we photograph the outline and do not begin until you like it.',
    'Numb and tattoo: Cream goes on first and is renewed during the work, so it is more of a scratch and vibration than pain.',
    'Healing: Dark and sharp for a week, flaky after that, oddly pale in the third week, and truer by the sixth.',
    'Perfecting visit: Six to eight weeks later we fill gaps and adjust warmth, because no skin holds every dot at the first attempt.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'powder-brows',
      title: 'Powder brows',
      description:
        'A machine lays fine dots, lightest at the front and denser toward the tail, like a brow brushed with shadow. It outlasts hair strokes on most skins.',
      frequency: 'Two visits 6 to 8 weeks apart, refreshed every 18 to 36 months',
      benefits: ['Holds on oily skin', 'Soft makeup look', 'Kind to sensitive skin'],
      targets: ['Sparse brows', 'Large pores', 'Faded old brows'],
      bestFor: 'Oily, mature or previously tattooed skin.',
    },
    {
      id: 'combination-brows',
      title: 'Combination brows',
      description:
        'Drawn hairs at the front third melt into shading through the arch. It looks like brow hair with a little powder on it, because that is the idea.',
      frequency: 'Two visits 6 to 8 weeks apart, refreshed every 12 to 24 months',
      benefits: ['Texture and density', 'Graceful fading'],
      targets: ['Gaps at the front', 'Missing tails'],
      bestFor: 'Normal to combination skin that wants a fuller brow.',
    },
    {
      id: 'lash-line-enhancement',
      title: 'Lash line enhancement',
      description:
        'Dots set between the upper lashes make them look thicker at the root. No wing, no tail; those age badly and we do not tattoo them.',
      frequency: 'One visit and one refinement, renewed every 2 to 3 years',
      benefits: ['Defined eyes', 'Nothing to smudge', 'Subtle at close range'],
      targets: ['Sparse or fair lashes', 'Watery eyes'],
      bestFor: 'Contact lens wearers and people whose liner runs.',
    },
    {
      id: 'lip-tint',
      title: 'Lip tint',
      description:
        'A translucent wash that brings back color to lips grown pale. Details, healing and shades are set out under [lip blush](/services/lip-blush).',
      frequency: 'Two visits 8 weeks apart, then every 2 to 3 years',
      benefits: ['Natural color', 'Clearer border'],
      targets: ['Pale lips', 'Blurred edge'],
      bestFor: 'Those who wear balm and would like a hint more.',
    },
    {
      id: 'spmu-refresh',
      title: 'Color refresh',
      description:
        'For our own work, or for tattoos from elsewhere that have faded enough. One session revives tone and crispness; saturated or discolored ink may need removing first.',
      frequency: 'Once, every 12 to 24 months',
      benefits: ['Restores warmth', 'One appointment'],
      targets: ['Faded brows', 'Cool or ashy tone'],
      bestFor: 'Brows that still have a good shape at about a third of their color.',
    },
  ],
  faqs: [
    {
      question: 'Does it hurt?',
      answer:
        'Brows rate around three of ten with numbing, lash lines rather four because of the buzzing near your eye. Discomfort climbs before a period and after coffee, so plan around both.',
    },
    {
      question: 'Powder brows or microblading?',
      answer:
        'Skin decides. Oily, thick, mature or reactive skin keeps powder longer and neater. Dry to normal skin with hair to blend into can wear blade strokes beautifully.',
    },
    {
      question: 'Will it turn gray or red?',
      answer:
        'Old carbon inks often went blue-gray and iron oxides can warm. We choose pigments for your undertone, keep them shallow, and correct at the refresh. Sun is the chief thief of color.',
    },
    {
      question: 'Can you cover someone else’s work?',
      answer:
        'Sometimes. If ink is dark, misplaced or discolored, [removal](/services/phibrows-tattoo-removal) comes first, and it is kinder to be told that before than after.',
    },
    {
      question: 'What about MRI scans or lasers later?',
      answer:
        'Tell the MRI team before the scan; a few people feel brief warmth or swelling over iron-based pigment. Facial laser and light must be kept off the tattoo, since they can darken it.',
    },
    {
      question: 'What if I dislike the shape?',
      answer:
        'Color drops by a third or more in healing, so wait six weeks. Small changes are made at the perfecting visit; a real misjudgment can be lightened.',
    },
  ],
  duration: 'Two to three hours for brows; about 90 minutes for lash lines.',
  sessions: 'Two visits, six to eight weeks apart, and a refresh every one to three years.',
  downtime: 'Brows: seven to ten days of dark color and flakes. Eyes: two days of puffiness.',
  contraindications: [
    'Under eighteen, pregnant or breastfeeding',
    'Blood thinners, hemophilia or uncontrolled diabetes',
    'Chemotherapy, radiation or other treatment lowering immunity, unless cleared in writing',
    'Isotretinoin within twelve months, or neurotoxin near the brow within two weeks',
    'Keloids, or eczema, psoriasis or dermatitis in the brow',
    'A mole or changing spot where we would tattoo',
    'For lips: an active cold sore, or past ones without a prescribed antiviral',
    'For lash lines: eye infection, glaucoma, lash serum within six weeks, or eye surgery within six months',
    'Allergy to metals, pigments, lidocaine or latex',
  ],
  aftercare: [
    'Blot clear fluid every half hour on the first day, then wash lightly morning and evening.',
    'Use a rice-grain of balm on brows only if your card says so.',
    'Keep sweat, steam and pools off the area for ten days and until flaking ends; makeup waits until skin is smooth.',
    'Acetaminophen helps soreness, as its label directs; check with us before ibuprofen or aspirin in the first two days.',
    'Do not pick. Pigment leaves with the flake.',
    'From week three, sunscreen over the tattoo whenever you are outdoors.',
    'Call us the same day about spreading redness, pus, blisters or a sore eye; our [aftercare guide](/articles/spmu-aftercare-guide) has more.',
  ],
  qualityStandards: [
    'County body art registration and current bloodborne pathogen training',
    'Sterile single-use needle cartridges, opened at your side',
    'Pigments with disclosed ingredients and lot numbers in your record',
  ],
  helpTopics: ['infection', 'pigment', 'eyes', 'cold-sore', 'numbing'],
  performedBy: 'body-art',
  // Sources: FDA, "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov; also on MRI); California Health and Safety Code section
  // 119300 and following (Safe Body Art Act).
  regulatoryStatus:
    'Permanent makeup is body art in California, with county registration for artist and room. The FDA hasn’t approved any pigment for injection, including those used at the lash line.',
  consultationRequired: true,
  combinationTreatments: [
    'Fading of old ink beforehand with [laser](/services/eyebrow-laser-removal) or an acid-based remover.',
    'Neurotoxin two weeks prior, so that the drawing follows the brow you will keep.',
    'A hydrating facial once the skin has healed, from the fourth week.',
  ],
  relatedServices: ['microblading', 'lip-blush', 'phibrows-tattoo-removal', 'eyebrow-laser-removal'],
  articles: ['spmu-aftercare-guide'],
} satisfies Service;
