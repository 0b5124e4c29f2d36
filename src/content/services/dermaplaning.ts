import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'dermaplaning',
  title: 'Dermaplaning',
  tagline: 'Smooth, luminous skin within the hour, from one steady blade.',
  category: 'skin',
  cardDescription:
    'A sterile blade sweeps away peach fuzz and dull surface cells for a smooth, clear finish.',
  imageAlt: 'A velvety peach, two slim dermaplaning blades and a white feather in leaf-shaded light',
  metaTitle: 'Dermaplaning: Smooth Skin, Little Downtime',
  metaDescription: `Dermaplaning in ${business.address.city} lifts peach fuzz and dull cells with a sterile blade. Does hair grow back thicker? See answers, aftercare and who should wait.`,
  keywords: [
    'dermaplaning',
    'peach fuzz removal',
    'facial exfoliation',
    'smooth skin for makeup',
    'exfoliation in pregnancy',
    'dermaplane facial',
  ],
  description: [
    'Turn your face sideways to a window and you’ll see it: a fine down along the cheeks and, between those hairs, a film of dry cells that dulls the light. Dermaplaning takes both away. A trained hand draws a single-use blade across taut skin at about 45 degrees, in strokes as light as a feather.',
    'Foundation stops catching on fuzz. There’s no acid and no heat, only a light scratching that you’ll hear more than feel.',
    'For texture and brightness, few things work as quickly. Melasma and large pores call for something else, and we’ll help you find it.',
  ],
  benefits: [
    {
      title: 'Instant smoothness',
      text: 'Your cheeks feel as soft as the inside of your wrist the moment you get up.',
    },
    {
      title: 'Makeup that sits flat',
      text: 'Powder no longer catches on fine hair, a difference photographs show.',
    },
    {
      title: 'A blade instead of an acid',
      text: 'It suits you if you’re pregnant or nursing, or tired of acids that sting.',
    },
    {
      title: 'More from your serum',
      text: 'With fewer dead cells in the way, more of it meets your skin.',
    },
  ],
  whatToExpect: [
    'Cleanse and dry: We remove every trace of oil, because the blade needs a clean, dry surface to glide.',
    'Short strokes: One hand holds the skin taut while the other works from the sideburns toward the center.',
    'Careful edges: The upper lip comes last. We never touch moles or lids.',
    'Soothe: A cool mask or hyaluronic serum comes next, then sunscreen before you go.',
  ],
  partners: ['dermaplane-pro', 'epicutis', 'isdin'],
  subservices: [
    {
      id: 'classic-dermaplane',
      title: 'Classic dermaplane',
      description: 'We treat your full face to just under the jaw, then press in a calming serum.',
      frequency: 'Every 4 weeks',
      benefits: ['Removes vellus hair', 'Lifts dull cells'],
      targets: ['Peach fuzz', 'Dullness', 'Uneven makeup'],
      bestFor: 'Normal or dry skin that has lost its shine.',
    },
    {
      id: 'dermaplane-hydration',
      title: 'Dermaplane and hydration mask',
      description: 'A chilled hydrogel mask and a generous layer of ceramide cream follow the blade.',
      frequency: 'Monthly when your skin runs dry, or whenever you like',
      benefits: ['Relieves tightness', 'Plumper look'],
      targets: ['Dry skin', 'Dehydration lines', 'Makeup that clings to dry patches'],
      bestFor: 'Skin that feels parched after flights or indoor heating.',
    },
    {
      id: 'dermaplane-enzyme',
      title: 'Dermaplane and enzyme polish',
      description:
        'A papaya or pumpkin enzyme dissolves what the blade has left, in a few minutes. It’s milder than acid.',
      frequency: 'Every 4 to 6 weeks',
      benefits: ['Extra radiance', 'Gentle on mature skin'],
      targets: ['Lackluster tone', 'Fine roughness'],
      bestFor: 'A special occasion, or a lighter option than a chemical peel.',
    },
    {
      id: 'dermaplane-neck-chest',
      title: 'Face, neck and décolleté',
      description: 'We continue down the throat and across the chest with even lighter strokes.',
      frequency: 'Every 6 weeks',
      benefits: ['No visible edge at the jaw', 'Softer chest texture'],
      targets: ['Neck', 'Chest', 'Fine hair that shows at an open collar'],
      bestFor: 'An event with a low neckline.',
    },
  ],
  faqs: [
    {
      question: 'Will the hair grow back darker or thicker?',
      answer:
        'No, because cutting a hair doesn’t change its follicle. The new tip is blunt instead of tapered and may feel less silky for a week or so. In about a month, the fuzz is back as it was.',
    },
    {
      question: 'Is it the same as shaving at home?',
      answer:
        'A razor trims hair. This blade, held at the proper angle on stretched skin by someone who sees your face from every side, also lifts dead cells.',
    },
    {
      question: 'I have acne. Can I have it?',
      answer:
        'With a few blackheads, yes. With inflamed or cystic acne, wait, because a blade can spread bacteria. A [salicylic peel](/services/chemical-peels) is likely a better start.',
    },
    {
      question: 'What if I have hormonal or coarse facial hair?',
      answer:
        'Coarse hair feels stubbly as it grows in. If yours is dark, choose [laser hair removal](/services/laser-hair-removal).',
    },
    {
      question: 'How soon before a wedding should I book?',
      answer:
        'Come two to four days ahead. If it’s your first, have a trial session a month or two before that.',
    },
  ],
  inBrief: { time: '30 to 60 minutes', downtime: 'Almost none', sessions: '1, often monthly' },
  pricedBy: 'session',
  suits: 'Peach fuzz, or a smooth base for makeup.',
  feels: 'Light, short strokes with no sting.',
  downtime: 'You may look lightly pink for an hour or two. A nick or a few blemishes can happen.',
  prepare: 'Stop prescription retinoids five days ahead, and leave makeup off.',
  contraindications: [
    'Inflamed acne, eczema, psoriasis, cold sores, warts, infection or any open sore on the face',
    'Blood thinners or a bleeding disorder, unless your physician agrees',
    'Isotretinoin within six months, because the skin may tear',
    'Prescription retinoids in the past five days, or very thin skin from steroids',
    'Sunburn, waxing, filler, a peel, laser, IPL or microneedling there in the past two weeks, or a neurotoxin within a week',
    'Permanent makeup within four weeks',
    'Skin cancer, an unexamined growth, or raised moles throughout the area',
    'A tendency to keloids, or slow healing, as with some diabetes',
    'Allergy to nickel or stainless steel or, for the enzyme polish, to papaya, pumpkin or latex',
  ],
  aftercare: [
    'Use a clean pillowcase tonight. Makeup waits until tomorrow, with clean brushes.',
    'Save the pool, steam room and hard exercise for tomorrow.',
    'Hold off on acids, retinoids and fragranced products for two days.',
    'Apply SPF 30 or more every morning; freshly smoothed skin burns easily.',
    'A rich, plain cream morning and evening keeps the surface comfortable.',
  ],
  qualityStandards: [
    'A new sterile blade, opened in front of you',
    'Any suspicious mole referred to a doctor',
  ],
  helpTopics: ['infection', 'cold-sore', 'bleeding'],
  skinTypes: {
    title: 'For every skin tone',
    text: 'Every tone can have it, once active acne, rashes and cold sores have healed.',
  },
  techniques: ['dermaplaning'],
  performedBy: 'esthetics',
  // Sources: 21 CFR 878.4800 (manual surgical instrument, Class I, exempt); California Business and Professions Code section 7316
  // (esthetics). An attorney must confirm the esthetician scope for dermaplaning.
  regulatoryStatus:
    'A dermaplaning blade is a basic Class I device, which doesn’t need FDA clearance. Lifting dull cells and fine hair is a cosmetic result, not a medical one.',
  consultationRequired: true,
  combinationTreatments: [
    'Before a [HydraFacial](/services/elevated-hydrafacials), as in our two-hour ritual.',
    'Microneedling, laser or IPL with at least two weeks on either side, because each needs a settled surface.',
  ],
  relatedServices: ['elevated-hydrafacials', 'chemical-peels', 'laser-hair-removal'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
