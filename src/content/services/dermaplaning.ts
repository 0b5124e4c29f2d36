import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'dermaplaning',
  title: 'Dermaplaning',
  tagline: 'Smooth, luminous skin in under an hour, with one steady blade.',
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
    'Turn your face sideways to a window and you’ll see it: a fine down along the cheeks and jaw and, between those hairs, a film of flat, dry cells that dulls the light. Dermaplaning takes both away. A trained hand draws a single-use blade across taut skin at about 45 degrees, in short, feathery strokes, and lifts only the dry outer cells and the down.',
    'Its simplicity is the appeal: no acid, no heat, no needles. With the loose cells gone, serums spread further and foundation stops catching on fuzz. You’ll feel a light scratching, and you’ll hear it more than feel it.',
    'We offer it on its own and as the first step of other facials. For melasma, large pores or inflamed acne, we’ll start you with a gentler or deeper treatment. For texture and brightness, few things work as quickly.',
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
      text: 'A blade alone suits you if you’re pregnant, nursing or tired of acids that sting.',
    },
    {
      title: 'Serums reach further',
      text: 'With fewer dead cells in the way, your usual serum goes a little further.',
    },
  ],
  whatToExpect: [
    'Cleanse and dry: We remove every trace of oil, because the blade needs a clean, dry surface to glide.',
    'Short strokes: One hand holds the skin taut while the other works in strokes of less than an inch, from the sideburns toward the center.',
    'Careful edges: We leave your brows, hairline, lids and moles alone, and do the upper lip last.',
    'Soothe: We finish with a cool mask or hyaluronic serum, and sunscreen before you go.',
  ],
  partners: ['dermaplane-pro', 'epicutis', 'isdin'],
  subservices: [
    {
      id: 'classic-dermaplane',
      title: 'Classic dermaplane',
      description:
        'We treat your full face, from the hairline to just under the jaw, then press in a calming serum. It’s short, quiet and complete on its own.',
      frequency: 'Every 4 weeks, in step with skin’s own renewal',
      benefits: ['Removes vellus hair', 'Lifts dull cells', 'Fits a lunch break'],
      targets: ['Peach fuzz', 'Dullness', 'Uneven makeup'],
      bestFor: 'Normal or dry skin that has lost its shine.',
    },
    {
      id: 'dermaplane-hydration',
      title: 'Dermaplane and hydration mask',
      description:
        'After the classic session come a chilled hydrogel mask and a generous layer of ceramide cream. Freshly smoothed skin drinks it in.',
      frequency: 'Monthly when your skin runs dry, or whenever you like',
      benefits: ['Relieves tightness', 'Plumper look', 'Rest built in'],
      targets: ['Dry skin', 'Dehydration lines', 'Makeup that clings to dry patches'],
      bestFor: 'Skin that feels parched after flights or indoor heating.',
    },
    {
      id: 'dermaplane-enzyme',
      title: 'Dermaplane and enzyme polish',
      description:
        'After the blade, we brush on a papaya or pumpkin enzyme for a few minutes to dissolve what’s left, then rinse it with cool water. It’s milder than acid.',
      frequency: 'Every 4 to 6 weeks',
      benefits: ['Extra radiance', 'Gentle on mature skin', 'No flaking afterward'],
      targets: ['Lackluster tone', 'Fine roughness'],
      bestFor: 'A special occasion, or a lighter option than a chemical peel.',
    },
    {
      id: 'dermaplane-neck-chest',
      title: 'Face, neck and décolleté',
      description:
        'We continue down the throat and across the chest, where skin is thinner and our strokes are even lighter. Bring your sunscreen questions, because both see more sun than you’d think.',
      frequency: 'Every 6 weeks',
      benefits: ['No visible edge at the jaw', 'Softer chest texture', 'Even base for self-tanner'],
      targets: ['Neck', 'Chest', 'Fine hair that shows at an open collar'],
      bestFor: 'An event with a low neckline.',
    },
  ],
  faqs: [
    {
      question: 'Will the hair grow back darker or thicker?',
      answer:
        'No, it grows back as it was. Cutting a hair doesn’t change its follicle. The new tip is blunt instead of tapered, so it may feel less silky for a week or so. Genes and hormones set the color and thickness.',
    },
    {
      question: 'Is it the same as shaving at home?',
      answer:
        'A razor trims hair. A dermaplaning blade, held at the proper angle on stretched skin, also lifts a thin layer of dead cells. It’s sterile, used once, and guided by someone who sees your face from every angle.',
    },
    {
      question: 'I have acne. Can I have it?',
      answer:
        'With a few blackheads or old marks, yes. With inflamed or cystic acne, wait, because a blade can open blemishes and spread bacteria. A [salicylic peel](/services/chemical-peels) is likely a better start.',
    },
    {
      question: 'What if I have hormonal or coarse facial hair?',
      answer:
        'If the hair is dark, [laser hair removal](/services/laser-hair-removal) is the better choice. Coarse hair with a blunt tip feels stubbly as it grows in.',
    },
    {
      question: 'How soon before a wedding should I book?',
      answer:
        'Two to four days ahead, after a trial session a month or two earlier. That leaves time for any faint redness to fade while the smoothness is still fresh.',
    },
  ],
  inBrief: { time: '30 to 60 minutes', downtime: 'Almost none', sessions: '1, often monthly' },
  pricedBy: 'session',
  suits: 'Peach fuzz, dull surface skin, or a smooth base for makeup.',
  feels: 'Light, short strokes with no sting.',
  downtime: 'You may look lightly pink for an hour or two.',
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
    'A new sterile blade for each client, opened in front of you and discarded in a sharps container',
    'Moles and spots mapped first, and anything suspicious referred to a doctor',
  ],
  helpTopics: ['infection', 'cold-sore', 'bleeding'],
  performedBy: 'esthetics',
  // Sources: 21 CFR 878.4800 (manual surgical instrument, Class I, exempt); California Business and Professions Code section 7316
  // (esthetics). An attorney must confirm the esthetician scope for dermaplaning.
  regulatoryStatus:
    'A dermaplaning blade is a basic Class I device, which doesn’t need FDA clearance. Lifting dull cells and fine hair is a cosmetic result, not a medical one.',
  consultationRequired: true,
  combinationTreatments: [
    'Before a [HydraFacial](/services/elevated-hydrafacials), as in our two-hour ritual.',
    'Right before LED, while your skin is bare and clean.',
    'At least two weeks from microneedling, laser or IPL, which need an undisturbed surface.',
  ],
  relatedServices: ['elevated-hydrafacials', 'chemical-peels', 'laser-hair-removal'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
