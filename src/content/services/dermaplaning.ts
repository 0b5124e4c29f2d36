import type { Service } from './schema.ts';

export const service = {
  slug: 'dermaplaning',
  title: 'Dermaplaning',
  tagline: 'One steady blade, a handful of minutes, and skin that catches the light.',
  category: 'skin',
  cardDescription:
    'A sterile blade sweeps away peach fuzz and dull surface cells for a smooth, clear finish.',
  imageAlt: 'A velvety peach, two slim dermaplaning blades and a white feather in leaf-shaded light',
  metaTitle: 'Dermaplaning: Smooth Skin, No Downtime',
  metaDescription:
    'Dermaplaning removes vellus hair and dead cells with a sterile blade. Does hair grow back thicker? Who should not have it? Clear answers and aftercare.',
  keywords: [
    'dermaplaning',
    'peach fuzz removal',
    'facial exfoliation',
    'smooth skin for makeup',
    'exfoliation in pregnancy',
    'dermaplane facial',
  ],
  description: [
    'Hold your face sideways to a window and you will see it: a fine down along the cheeks and jaw, and between those hairs a film of flat, dry cells that scatters light. Dermaplaning takes both away. A trained hand draws a single-use surgical-style blade across taut skin at an angle of roughly forty-five degrees, in short feathering strokes, and lifts only what is already dead.',
    'That is the whole mechanism, and its simplicity is the point. No acid, no heat, no needles, nothing that has to be metabolized. Because the barrier of loose cells is gone, serums spread further and foundation stops clinging to fluff. You will feel a light scratching and hear it more than feel it.',
    'We offer it alone and as the opening act for other facials. It evens texture and brightens; it will not fade melasma, shrink pores for good or treat acne, and on a face with active pustules a blade has no business at all.',
  ],
  benefits: [
    {
      title: 'Instant smoothness',
      text: 'Cheeks feel like the inside of a wrist when you get up, which is a large part of the appeal.',
    },
    {
      title: 'Makeup that sits flat',
      text: 'Powder no longer catches on down, and cameras are especially kind about it.',
    },
    {
      title: 'Chemistry-free',
      text: 'A mechanical method suits people who are pregnant, nursing, or tired of stinging acids.',
    },
    {
      title: 'Better uptake',
      text: 'Whatever you apply next meets living skin sooner, so your usual serum goes a little further.',
    },
  ],
  whatToExpect: [
    'Cleanse and dry: Oil is removed completely, because a blade needs a dry, clean surface to glide without skipping.',
    'Taut and feathered: One hand stretches a small area while the other works in strokes of less than an inch, moving from the sideburns toward the center.',
    'Careful edges: Brows, hairline, lids and the borders of moles are left alone, and the upper lip is done last.',
    'Soothe: A cool mask or hyaluronic serum follows, and you go out wearing sunscreen.',
  ],
  partners: ['dermaplane-pro', 'epicutis', 'isdin'],
  subservices: [
    {
      id: 'classic-dermaplane',
      title: 'Classic dermaplane',
      description:
        'Blade work on the full face from hairline to just under the jaw, then a calming serum. Short, quiet, complete in itself.',
      frequency: 'Every 4 weeks, in step with skin’s own renewal',
      benefits: ['Removes vellus hair', 'Lifts dull cells', 'Fits a lunch break'],
      targets: ['Peach fuzz', 'Dullness', 'Uneven makeup'],
      bestFor: 'Normal or dry skin that has lost its shine.',
    },
    {
      id: 'dermaplane-hydration',
      title: 'Dermaplane and hydration mask',
      description:
        'The classic session, followed by a chilled hydrogel mask and a slow facial massage with a ceramide cream. Freshly planed skin drinks this up.',
      frequency: 'Monthly in the dry season, or as you like',
      benefits: ['Relieves tightness', 'Plumper look', 'Rest built in'],
      targets: ['Dry skin', 'Dehydration lines', 'Wind-chapped cheeks'],
      bestFor: 'Clients who feel parched after flights, heating or retinoids.',
    },
    {
      id: 'dermaplane-enzyme',
      title: 'Dermaplane and enzyme polish',
      description:
        'After the blade, a papaya or pumpkin enzyme is brushed on for a few minutes to digest what little remains. Milder than acid and rinsed with cool water.',
      frequency: 'Every 4 to 6 weeks',
      benefits: ['Extra radiance', 'Gentle on mature skin', 'No flaking afterward'],
      targets: ['Lackluster tone', 'Fine roughness'],
      bestFor: 'Occasions, and people who find a chemical peel too much of a commitment.',
    },
    {
      id: 'dermaplane-neck-chest',
      title: 'Face, neck and décolleté',
      description:
        'Extends the work down the throat and across the chest, where skin is thinner and strokes are lighter still. Sunscreen habits are discussed without scolding.',
      frequency: 'Every 6 weeks',
      benefits: ['No line of demarcation', 'Softer chest texture', 'Even base for self-tanner'],
      targets: ['Neck', 'Chest', 'Fine body hair in view of an open collar'],
      bestFor: 'Anyone wearing a low neckline soon.',
    },
  ],
  faqs: [
    {
      question: 'Will the hair grow back darker or thicker?',
      answer:
        'It grows back as it was. Cutting a hair does not change its follicle; the new tip is blunt instead of tapered, so for a week or so it may feel less silky. Color and thickness are set by genes and hormones.',
    },
    {
      question: 'Is it the same as shaving at home?',
      answer:
        'A razor trims hair. A dermaplaning blade, used at the proper angle on stretched skin, also lifts a thin layer of dead cells, and it is sterile, thrown away after you, and guided by someone who can see what you cannot.',
    },
    {
      question: 'I have acne. May I come?',
      answer:
        'With a few blackheads or old marks, yes. Inflamed or cystic spots are a reason to wait, since a blade can open them and spread bacteria. A [salicylic peel](/services/chemical-peels) is likely the better start.',
    },
    {
      question: 'What if I have hormonal or coarse facial hair?',
      answer:
        'We would steer you toward [laser hair removal](/services/laser-hair-removal) if the hair is dark. Blunt-cut coarse hair feels stubbly, which is not the result you came for.',
    },
    {
      question: 'How soon before a wedding should I book?',
      answer:
        'Two to four days ahead, after a trial session a month or two earlier. That leaves time for any faint redness to fade while the smoothness is still fresh.',
    },
  ],
  duration: '30 to 45 minutes; up to an hour with mask or neck.',
  sessions: 'Single visits, commonly monthly. No series is needed.',
  downtime: 'None to speak of. Some people stay lightly pink for an hour or two.',
  contraindications: [
    'Inflamed acne, cold sores, warts, infection or any open spot on the face',
    'Blood thinners or a bleeding disorder, unless your physician agrees',
    'Isotretinoin within six months, because the skin may tear',
    'Prescription retinoids in the past five days, or very thin skin from steroids',
    'Very recent sunburn, waxing, laser or neurotoxin in the same place (allow one to two weeks)',
    'Skin cancer, an unexamined growth, or raised moles throughout the area',
    'Keloids, or diabetes that heals slowly',
    'Nickel or stainless steel allergy',
  ],
  aftercare: [
    'Apply SPF 30 or more every morning; you have less dead skin to shade you.',
    'Hold off on acids, retinoids and fragranced products for two days.',
    'Use a clean pillowcase tonight and clean brushes tomorrow.',
    'Keep chlorine, steam rooms and intense exercise for another day.',
    'A rich, plain cream morning and evening keeps the surface comfortable.',
    'Call us about a nick that keeps bleeding, or redness and bumps that spread.',
  ],
  qualityStandards: [
    'A new sterile blade for each client, opened in front of you and discarded in a sharps container',
    'Moles and lesions are mapped first; anything suspicious is referred, not planed over',
  ],
  helpTopics: ['infection', 'bleeding'],
  performedBy: 'esthetics',
  // Sources: 21 CFR 878.4800 (manual surgical instrument, Class I, exempt); California Business and Professions Code section 7316
  // (esthetics). An attorney must confirm the esthetician scope for dermaplaning.
  regulatoryStatus:
    'A dermaplaning blade is a basic Class I device, which doesn’t need FDA clearance. Lifting dull cells and fine hair is a cosmetic result, not a medical one.',
  consultationRequired: true,
  combinationTreatments: [
    'Ahead of a [HydraFacial](/services/elevated-hydrafacials), as in our two-hour ritual.',
    'Right before LED, since light meets less scatter on bare skin.',
    'Two weeks away from needling or light-based treatments, which prefer an undisturbed surface.',
  ],
  relatedServices: ['elevated-hydrafacials', 'chemical-peels', 'laser-hair-removal'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
