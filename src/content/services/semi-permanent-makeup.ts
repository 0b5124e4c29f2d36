import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'semi-permanent-makeup',
  title: 'Semi-Permanent Makeup',
  tagline: 'Wake up with your brows in place, in color made to fade as tastes change.',
  category: 'face',
  cardDescription: 'Powder brows, combination brows, lash line and lip color, drawn to your own features.',
  imageAlt:
    'Six cups of brow and lip pigment in a wooden block with a brow pencil, two pigment swatches and a camellia',
  metaTitle: `Semi-Permanent Makeup in ${business.address.city}`,
  metaDescription:
    'Powder brows, combination brows, lash enhancement and lip color: see which suits your skin, how each heals week by week and how long the color lasts.',
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
    'Today’s cosmetic tattoo is far softer than the one your mother may remember. A digital machine places color less than a millimeter down, for a soft tint that lasts one to three years, though a trace can stay for longer.',
    'It’s a family of techniques. Powder brows build a soft veil from thousands of dots and last well on oily skin. A lash line enhancement tucks pigment between the lashes, and your eyes look defined without obvious liner. [Lip blush](/services/lip-blush) and [microblading](/services/microblading) have pages of their own.',
    'We take our time with the drawing. You approve the shape in daylight before we open a needle, and you can change your mind as often as you like.',
  ],
  benefits: [
    {
      title: 'Ready when you wake',
      text: 'Color lasts through sleep and a hot afternoon.',
    },
    {
      title: 'Shaped to your face',
      text: 'We look at your face at rest and in motion, and draw a brow that suits both.',
    },
    {
      title: 'An easier morning',
      text: 'It’s a relief if you have stiff hands or trouble seeing up close.',
    },
    {
      title: 'Softens with time',
      text: 'Color softens year by year, although a trace can stay for good and a new shape may need removal first.',
    },
  ],
  whatToExpect: [
    'History and patch: We ask about allergies and earlier tattoos. If you’re sensitive, we place a dot of pigment behind the ear at least 48 hours ahead.',
    'Drawing: We spend 30 to 40 minutes with pencil and calipers, and start once you love it.',
    'Numbing and tattoo: We numb unbroken skin with an over-the-counter cream, then build up the color in light passes.',
    'Healing and perfecting: Color is dark for a week, then pale. By week six it’s truer, and we fill gaps.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'powder-brows',
      title: 'Powder brows',
      description:
        'Fine dots get denser toward the tail, like a brow brushed with shadow. On most skin, they outlast hair strokes.',
      frequency: 'Two visits 6 to 8 weeks apart, refreshed every 18 to 36 months',
      benefits: ['Holds on oily skin', 'Soft makeup look'],
      targets: ['Sparse brows', 'Large pores', 'Faded old brows'],
      bestFor: 'Oily or mature skin.',
    },
    {
      id: 'combination-brows',
      title: 'Combination brows',
      description:
        'Hair strokes in the front third melt into shading through the arch, like your own brows with a touch of powder.',
      frequency: 'Two visits 6 to 8 weeks apart, refreshed every 12 to 24 months',
      benefits: ['Texture and density', 'Soft fading'],
      targets: ['Gaps at the front', 'Missing tails'],
      bestFor: 'Normal to combination skin that wants a fuller brow.',
    },
    {
      id: 'lash-line-enhancement',
      title: 'Lash line enhancement',
      description:
        'Dots set between the upper lashes make them look thicker at the root. We don’t tattoo wings or tails, because they don’t age well.',
      frequency: 'One visit and one refinement, renewed every 2 to 3 years',
      benefits: ['Defined eyes', 'Nothing to smudge'],
      targets: ['Sparse or fair lashes', 'Liner that runs'],
      bestFor: 'Contact lenses, or mornings without a liner pencil.',
    },
    {
      id: 'lip-tint',
      title: 'Lip tint',
      description:
        'A sheer wash brings color back to pale lips. For shades and healing, see [lip blush](/services/lip-blush).',
      frequency: 'Two visits 8 weeks apart, then every 2 to 3 years',
      benefits: ['Natural color', 'Clearer border'],
      targets: ['Pale lips', 'Blurred edge'],
      bestFor: 'A hint more color than your lip balm.',
    },
    {
      id: 'spmu-refresh',
      title: 'Color refresh',
      description: 'One session revives our own work, or tattoos from elsewhere that have faded enough.',
      frequency: 'One visit every 12 to 24 months',
      benefits: ['Restores warmth', 'One appointment'],
      targets: ['Faded brows', 'Cool or ashy tone'],
      bestFor: 'Brows with a good shape and about a third of their color left.',
    },
  ],
  faqs: [
    {
      question: 'Powder brows or microblading?',
      answer:
        'It depends on your skin. Powder heals more neatly on oily or mature skin. Dry to normal skin can wear hair strokes beautifully.',
    },
    {
      question: 'Will it turn gray or red?',
      answer:
        'Older carbon inks often turned blue-gray, and iron oxides can warm. Sunscreen does the most to protect your color.',
    },
    {
      question: 'Can you cover someone else’s work?',
      answer:
        'Sometimes. If ink is dark or misplaced, [removal](/services/phibrows-tattoo-removal) comes first.',
    },
    {
      question: 'What about MRI scans or lasers later?',
      answer:
        'Tell the MRI team before the scan; a few people feel brief warmth or swelling over iron-based pigment. Keep facial lasers and light off the tattoo, since they can darken it.',
    },
    {
      question: 'What if I don’t love the shape?',
      answer:
        'Wait six weeks, because color fades by a third or more as it heals. We make small changes at your perfecting visit.',
    },
  ],
  inBrief: { time: '1½ to 3 hours', downtime: '2 to 10 days', sessions: '2, then a refresh' },
  pricedBy: 'area',
  suits: 'Mornings without drawing brows or lash lines.',
  feels: 'More scratch and vibration than pain: brows about three out of ten, lash lines four.',
  duration: 'Two to three hours for brows, about 90 minutes for lash lines.',
  sessions: 'Six to eight weeks apart, with a refresh every one to three years.',
  downtime: 'Brows: 7 to 10 days of dark color and flakes. Eyes: two days of puffiness.',
  prepare:
    'Pause retinoids and acids there for two weeks. For lash lines: no lash serum for six weeks, and wear glasses.',
  contraindications: [
    'Under 18, pregnant or breastfeeding',
    'Blood thinners, a bleeding disorder or uncontrolled diabetes',
    'Chemotherapy, radiation or other treatment that lowers immunity, unless cleared in writing',
    'Isotretinoin within 12 months',
    'Near the area, neurotoxin within two weeks, or a peel or laser within four weeks',
    'Keloids, vitiligo, or infection, sunburn, eczema, psoriasis or dermatitis where we would tattoo',
    'Skin cancer, or a mole or changing spot, where the color would go',
    'For lips: an active cold sore, past ones without a prescribed antiviral, or filler within four weeks',
    'For lash lines: eye infection, inflamed lids, severe dry eye, glaucoma, lash serum within six weeks, or eye surgery within six months',
    'Allergy to metals, pigments, lidocaine or latex',
  ],
  aftercare: [
    'Blot clear fluid every half hour on the first day, then wash lightly morning and evening.',
    'On brows, use balm only if your card asks for it. On lips, follow the lip blush aftercare.',
    'Keep sweat, steam and pools off the area for 10 days and until flaking ends; makeup waits until skin is smooth.',
    'Acetaminophen helps soreness, as its label directs; check with us before ibuprofen or aspirin in the first two days.',
    'Don’t pick: the pigment goes with the flake. After lash lines, wear glasses while you’re puffy, and open a new mascara once the flaking is over.',
    'No sun, retinoids or acids there for four weeks. From week three on, wear sunscreen over the tattoo.',
  ],
  qualityStandards: [
    'Sterile single-use needle cartridges, opened at your side',
    'Ingredients and lot numbers in your record',
  ],
  helpTopics: ['infection', 'pigment', 'bleeding', 'eyes', 'cold-sore', 'numbing'],
  skinTypes: {
    title: 'For every skin tone',
    text: 'We mix color for yours. Oily skin softens it sooner, and if you form keloids, skip it.',
  },
  techniques: [
    'permanent makeup',
    'permanent makeup of the face and hairline',
    'permanent makeup of the lips',
  ],
  performedBy: 'body-art',
  // Sources: FDA, "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov; also on MRI); California Health and Safety Code section
  // 119300 and following (Safe Body Art Act).
  regulatoryStatus:
    'Permanent makeup is body art in California: the artist registers with the county, and the studio needs a county health permit. The FDA hasn’t approved any pigment for injection, including those used at the lash line. Infection, allergy and scars are possible.',
  consultationRequired: true,
  combinationTreatments: [
    'Fading for old ink first, with a [laser](/services/eyebrow-laser-removal) or an acid-based remover.',
    'A neurotoxin two weeks before, to draw your brows with the muscles at rest.',
  ],
  relatedServices: ['microblading', 'lip-blush', 'phibrows-tattoo-removal', 'eyebrow-laser-removal'],
} satisfies Service;
