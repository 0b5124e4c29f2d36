import type { Service } from './schema.ts';

export const service = {
  slug: 'chemical-peels',
  title: 'Chemical Peels',
  tagline: 'Measured acid, measured time, and newer skin underneath.',
  category: 'skin',
  cardDescription: 'Light to medium peels that lift dull, uneven layers at a depth chosen for your skin.',
  imageAlt: 'A glass dish of amber peel solution with a fan brush, cotton pads and a cut orange',
  metaTitle: 'Chemical Peels for Tone, Texture & Acne',
  metaDescription:
    'Glycolic, lactic, salicylic, mandelic and TCA peels, explained: how deep each goes, how many days you flake, which skin tones they suit and who should wait.',
  keywords: [
    'chemical peel',
    'glycolic peel',
    'salicylic peel',
    'TCA peel',
    'peel for melasma',
    'peel for acne',
    'peel for dark skin',
  ],
  description: [
    'Skin renews itself about once a month, and more slowly with each decade. A chemical peel hurries one round of that cycle along. Acids weaken the bonds that hold old cells to one another; those cells let go over the following days, and the layers below respond by making fresh ones. How far down the acid reaches decides nearly everything else: how it feels, how long you flake, what it can change.',
    'There is no single peel. Lactic and mandelic acids stay near the top and suit first-timers and reactive skin. Salicylic dissolves in oil, so it follows the pore inward and is a natural choice for breakouts. Glycolic has the smallest molecule of the fruit acids and travels fastest. Trichloroacetic acid, TCA for short, goes deeper, turns the skin a faint white as it works, and asks for a quiet week at home. We work in the light to medium range; deep phenol peels belong in an operating room.',
    'Tone matters as much as strength. Brown and deep skin can peel beautifully, yet it answers irritation with pigment, so we prepare it for several weeks with a lightening agent, choose gentler acids, and build up step by step. If you have melasma, we will talk about sun and heat too, since no peel outlasts an unprotected summer.',
  ],
  benefits: [
    {
      title: 'Brighter, more even tone',
      text: 'Pigment that lies in the upper layers is shed along with the cells that carry it.',
    },
    {
      title: 'Smoother texture',
      text: 'Rough patches, shallow marks and a sandpapery feel soften as new cells come up.',
    },
    {
      title: 'Fewer clogged pores',
      text: 'Acids that reach into the follicle keep it from closing over again so quickly.',
    },
    {
      title: 'A depth that fits your life',
      text: 'You can pick a peel that leaves no trace by morning or one that deserves a week of privacy.',
    },
  ],
  whatToExpect: [
    'Preparation: For two to six weeks beforehand you use the home products we agree on and stop retinoids a few days ahead.',
    'Degreasing: We cleanse, then wipe with a solvent so the acid spreads evenly; eyes, lips and nostrils are shielded with balm.',
    'Application: The solution goes on in layers with gauze or a brush, and a small fan blows while you describe the heat on a scale of ten.',
    'Neutralize or leave: Some peels are stopped with a base after minutes, others stay on the skin until evening, and you leave knowing which yours is.',
  ],
  partners: ['skinbetter-science', 'epicutis', 'neova', 'isdin'],
  subservices: [
    {
      id: 'lactic-mandelic-peel',
      title: 'Lactic and mandelic peel',
      description:
        'Two large, slow molecules that hydrate as they exfoliate. A first acquaintance with acids, or a kind option when skin is dry or easily provoked.',
      frequency: 'Every 2 to 4 weeks, in a series of four to six',
      benefits: [
        'Little or no visible flaking',
        'Softer, better hydrated surface',
        'Low risk of pigment change',
      ],
      targets: ['Dullness', 'Dryness', 'Sensitive skin', 'Early sun damage'],
      bestFor: 'Beginners, deeper complexions and anyone who has to look normal tomorrow.',
    },
    {
      id: 'salicylic-peel',
      title: 'Salicylic peel',
      description:
        'An oil-loving acid related to aspirin. It stings hotly for about two minutes, then numbs itself, leaving a white frost of dried crystals that we wipe off.',
      frequency: 'Every 3 to 4 weeks, three to six times',
      benefits: ['Clears plugged follicles', 'Dries active blemishes', 'Quiets redness'],
      targets: ['Acne', 'Blackheads', 'Oily T-zone', 'Back and shoulders'],
      bestFor: 'Oily, acne-prone skin of any color.',
    },
    {
      id: 'glycolic-peel',
      title: 'Glycolic peel',
      description:
        'The classic. Strength and minutes are raised a little at each visit while your skin learns to tolerate it, and we neutralize the moment it has done enough.',
      frequency: 'Every 3 to 4 weeks as a course of four to six, then seasonally',
      benefits: ['Livelier glow', 'Finer texture', 'Gradual fading of sun spots'],
      targets: ['Fine lines', 'Uneven tone', 'Roughness'],
      bestFor: 'Light to medium skin that wants steady improvement with a day or two of flakes.',
    },
    {
      id: 'jessner-peel',
      title: 'Modified Jessner peel',
      description:
        'Lactic and salicylic acids in alcohol, painted on in layers; each coat takes it a shade deeper. Peeling lasts four to six days and looks like a fading sunburn.',
      frequency: 'Every 4 to 6 weeks, two or three times a year',
      benefits: ['Depth can be tuned coat by coat', 'Works on oil and pigment together', 'Visible renewal'],
      targets: ['Post-acne marks', 'Sun damage', 'Thick, oily skin'],
      bestFor: 'Clients who have done lighter peels and are ready for a real one.',
    },
    {
      id: 'tca-peel',
      title: 'Light TCA peel',
      description:
        'Trichloroacetic acid coagulates protein in the upper layers, which shows as a thin frost on the skin. Expect tightness, then brown sheets that come away by about day seven.',
      frequency: 'One or two a year, at least three months apart',
      benefits: ['Deeper renewal of sun-damaged skin', 'Softens fine creases', 'Few visits needed'],
      targets: ['Sun spots', 'Fine wrinkles', 'Crepey lower lids, with care'],
      bestFor: 'Fair to medium skin, with a free week and no beach trip ahead.',
    },
    {
      id: 'pigment-peel-program',
      title: 'Pigment peel program',
      description:
        'A planned sequence of gentle peels with a prescription or cosmetic brightener at home between them. Progress is photographed in the same light each time.',
      frequency: 'Every 4 weeks for about four months, with home care daily',
      benefits: [
        'Steady fading instead of shocks',
        'Suits melanin-rich skin',
        'Plan for keeping results through summer',
      ],
      targets: ['Melasma', 'Post-inflammatory hyperpigmentation', 'Freckling'],
      bestFor: 'Stubborn or recurring pigment, and patient people.',
    },
  ],
  faqs: [
    {
      question: 'Will I peel like a snake?',
      answer:
        'Only with Jessner or TCA, and even then mostly around the mouth and jaw. Light peels often give nothing more than fine, dusty flakes. Not peeling visibly does not mean that nothing happened.',
    },
    {
      question: 'Can people with brown or Black skin have peels?',
      answer:
        'Yes, with the right acid, weeks of preparation and patience. We favor salicylic, mandelic and lactic, start low, and avoid TCA where the risk of dark patches outweighs the gain.',
    },
    {
      question: 'How many will I need?',
      answer:
        'For dullness one light peel can be enough to enjoy. Acne and uneven tone usually take four to six, and melasma is managed over seasons rather than finished.',
    },
    {
      question: 'What happens if I pick at the flakes?',
      answer:
        'You may tear skin that is not ready and leave a mark that stays for months. Trim loose edges with clean scissors, moisturize, and let the rest go when it wants to.',
    },
    {
      question: 'When can I wear makeup again?',
      answer:
        'Next morning after a light peel. After TCA, wait until flaking has finished, commonly a week; mineral powder tends to sit more comfortably than liquid at first.',
    },
    {
      question: 'Is summer a bad time?',
      answer:
        'For medium peels in southern California, it often is. We schedule those between October and March and keep to mild acids while the days are long.',
    },
  ],
  duration: 'About 30 to 45 minutes, of which the acid is on for a few.',
  sessions: 'A series of three to six light peels, or one to two medium peels a year.',
  downtime: 'Light: none to two days of flaking. Medium: five to seven days.',
  contraindications: [
    'Allergy to aspirin or other salicylates: no salicylic or Jessner peel',
    'Pregnancy or nursing: no salicylic, Jessner or TCA peel, and no brightener with hydroquinone or a retinoid',
    'Isotretinoin in the past six months',
    'Active cold sores; if you’ve ever had one, ask about an antiviral before a peel near the mouth',
    'Sunburn, a fresh tan, eczema or broken skin in the area',
    'Keloids, slow healing, medicine that lowers immunity, or radiation to the face in the past',
    'Skin cancer, or a spot nobody has diagnosed',
    'Waxing, laser, facial surgery or another peel within two weeks',
  ],
  aftercare: [
    'Wash with lukewarm water and a bland cleanser, patting rather than rubbing.',
    'Keep a thick, plain moisturizer on; reapply whenever the skin feels tight.',
    'Stay out of direct sun for at least a week and use mineral SPF 50 every day for a month.',
    'No retinoids, vitamin C, scrubs or shaving over flaking areas until the skin is whole again.',
    'Avoid sweating heavily for two days, longer with TCA.',
    'Call us the same day about blisters, spreading redness, a cold sore, or brown patches in the second week.',
  ],
  treatmentApproach:
    'Your skin tone, how it has reacted before, and the time you can spare decide the acid, its strength and the number of layers. On a first visit we stop one layer early.',
  helpTopics: ['infection', 'burn', 'cold-sore', 'splash'],
  performedBy: 'esthetics-or-medical',
  // Sources: FDA, "FDA Warns Against Purchasing or Using Chemical Peel Skin Products Without Professional Supervision" (2024,
  // fda.gov); California Business and Professions Code section 7316 (esthetics); isotretinoin prescribing information, section 5.
  regulatoryStatus:
    'The FDA hasn’t approved any chemical peel product, and it warns against using strong peels without professional supervision. Fading melasma, scars or sun damage with a peel is long-standing practice, not an approved use.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermaplaning](/services/dermaplaning) just before a light peel, so the acid meets bare skin; strength is reduced to match.',
    'Neurotoxin a week or more earlier, since relaxed lines peel more evenly.',
    'Alternating with [microneedling](/services/microneedling), a month apart, when texture and color both need attention.',
  ],
  relatedServices: [
    'dermaplaning',
    'elevated-hydrafacials',
    'microneedling',
    'laser-ipl-facial-rejuvenation',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
