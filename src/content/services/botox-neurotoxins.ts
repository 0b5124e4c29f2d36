import type { Service } from './schema.ts';

export const service = {
  slug: 'botox-neurotoxins',
  title: 'Botox & Neurotoxins',
  tagline: 'Fewer frowns, the same face. Small doses placed where your muscles ask for them.',
  category: 'face',
  cardDescription: 'Botox, Dysport, Xeomin, Jeuveau and Daxxify, dosed to soften lines and keep expression.',
  imageAlt: 'Two small vials, a fine syringe and a cotton pad on a white tray with an orchid bloom',
  metaTitle: 'Botox, Dysport, Xeomin, Jeuveau, Daxxify',
  metaDescription:
    'How neurotoxins relax frown lines, crow’s feet and jaw tension, how the five brands differ, when they start, how long they last, and who should not have them.',
  keywords: [
    'Botox',
    'Dysport',
    'Xeomin',
    'Jeuveau',
    'Daxxify',
    'frown line treatment',
    'masseter Botox',
    'lip flip',
    'underarm sweating treatment',
  ],
  description: [
    'Every frown is a nerve telling a muscle to shorten. Botulinum toxin type A interrupts that message: it keeps the nerve ending from releasing acetylcholine, and the muscle, receiving nothing, rests. Skin that isn’t folded all day gets a chance to smooth itself. The nerve grows new endings, so the effect fades over months.',
    'A light hand is what people notice, by not noticing. We watch you talk, squint and laugh before marking anything, because no two foreheads are built alike and a brow that sits low needs its lifting muscle left in peace. Beginners get a conservative dose and a check at two weeks. If you’d like more, we add it at your next treatment, at least 90 days on.',
    'Lines that show only when you move respond most. Creases etched in at rest soften in part and may need filler, needling or light as well. This is a prescription medicine, so your first visit includes a good-faith medical exam.',
  ],
  benefits: [
    {
      title: 'Softer expression lines',
      text: 'Frown, forehead and eye creases ease because the muscle beneath them pulls with less force.',
    },
    {
      title: 'Minutes, not hours',
      text: 'From chair to car, the injections themselves rarely take longer than a cup of espresso.',
    },
    {
      title: 'It wears off',
      text: 'Nothing is permanent, so a dose you do not love is simply adjusted next season.',
    },
    {
      title: 'More than wrinkles',
      text: 'The same medicine can quiet a clenching jaw, a gummy smile or sweating underarms.',
    },
  ],
  whatToExpect: [
    'Medical review: A clinician takes your history, your medicines and any earlier treatment, and says no when no is the right answer.',
    'Watching you move: You frown, lift and smile while we mark a handful of dots with a white pencil.',
    'Injections: A very fine needle, five to twenty quick pinches depending on areas; ice beforehand if you like.',
    'Small bumps: Raised spots like mosquito bites flatten within 20 minutes, and a pinprick bruise is possible.',
  ],
  partners: ['allergan', 'galderma', 'merz-aesthetics'],
  subservices: [
    {
      id: 'botox',
      title: 'Botox',
      description:
        'The brand everybody knows, and the one with the longest record in cosmetic use. Starts in three to five days and settles evenly.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Predictable spread', 'Decades of experience', 'Suits most areas'],
      targets: ['Frown lines', 'Forehead lines', 'Crow’s feet', 'Neck bands'],
      bestFor: 'A first treatment, or anyone who values a known quantity.',
    },
    {
      id: 'dysport',
      title: 'Dysport',
      description:
        'Tends to begin a day or so sooner and spreads a touch wider, which is pleasant across a broad forehead. Its units are counted differently from Botox units.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Early onset', 'Soft, blended look over large areas'],
      targets: ['Frown lines', 'Broad foreheads', 'Crow’s feet'],
      bestFor: 'People with an occasion close at hand and no allergy to cow’s milk protein.',
    },
    {
      id: 'xeomin',
      title: 'Xeomin',
      description:
        'Purified down to the active molecule, without the complexing proteins that surround it in nature. Some clinicians prefer it for people treated over many years.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Fewest accessory proteins', 'Crisp, local effect'],
      targets: ['Frown lines', 'Forehead lines', 'Crow’s feet'],
      bestFor: 'Long-time clients, and those who like a short ingredient list.',
    },
    {
      id: 'jeuveau',
      title: 'Jeuveau',
      description:
        'Developed for cosmetic use alone and very close to Botox in structure and dose. A straightforward choice for the lines between the brows.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Familiar dosing', 'Prompt start for many'],
      targets: ['Frown lines', 'Forehead lines'],
      bestFor: 'Clients comparing options for the upper third of the face.',
    },
    {
      id: 'daxxify',
      title: 'Daxxify',
      description:
        'Held stable by a peptide rather than human albumin, and designed to stay longer. Since it also takes longer to leave, we suggest you know how neurotoxin suits you first.',
      frequency: 'About every 6 months, and never sooner than 90 days',
      benefits: ['Fewer visits a year', 'No human or animal protein'],
      targets: ['Frown lines', 'Crow’s feet'],
      bestFor: 'Experienced clients with a full calendar.',
    },
    {
      id: 'masseter',
      title: 'Jaw relaxation',
      description:
        'Several deep injections on each side calm the masseter, the muscle you feel when you clench. Over two or three months it thins a little, and a square jaw may look slimmer.',
      frequency: 'Every 4 to 6 months',
      benefits: ['Eases clenching', 'Narrower lower face in time', 'Protects dental work'],
      targets: ['Teeth grinding', 'Jaw tension', 'Bulky masseter'],
      bestFor: 'Clenchers, with the understanding that this is an off-label use.',
    },
    {
      id: 'lip-flip-and-smile',
      title: 'Lip flip and gummy smile',
      description:
        'Two to four drops along the upper lip let it roll outward slightly, and a point beside each nostril keeps it from riding too high when you laugh.',
      frequency: 'Every 3 to 4 months, at least 90 days apart',
      benefits: ['More lip on show without filler', 'Less gum when smiling'],
      targets: ['Thin upper lip', 'Gummy smile'],
      bestFor: 'Small changes, in people who don’t play a wind instrument.',
    },
    {
      id: 'underarm-sweating',
      title: 'Underarm sweating',
      description:
        'A grid of shallow injections in each armpit stops the signal to sweat glands. Cool packs or numbing cream make it easy to bear.',
      frequency: 'Every 4 to 9 months',
      benefits: ['Drier underarms', 'Freedom of wardrobe'],
      targets: ['Hyperhidrosis', 'Stained shirts'],
      bestFor: 'Heavy sweating that antiperspirant has not solved.',
    },
  ],
  faqs: [
    {
      question: 'Will I look frozen?',
      answer:
        'Only if someone chases every last line. We aim for movement with less force, and start low on a first visit.',
    },
    {
      question: 'Which brand should I choose?',
      answer:
        'For most people the difference between the five is smaller than the difference between two injectors. Timing, milk allergy, how long it lasts and what has worked for you before are the reasons to prefer one.',
    },
    {
      question: 'How soon does it work and how long does it last?',
      answer:
        'First signs come between day two and five, the full result at two weeks. Count on three to four months, with Daxxify often nearer six.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'A bruise or headache is the usual nuisance. A drooping lid or uneven smile is uncommon and wears off in weeks. Rarely, the effect spreads: trouble swallowing, speaking or breathing can start hours to weeks later. Call 911.',
    },
    {
      question: 'Does starting young prevent wrinkles?',
      answer:
        'Relaxing a strong frown may delay the crease it would carve. A forehead that doesn’t fold doesn’t need treating; sunscreen does more.',
    },
    {
      question: 'Do memberships or rewards apply?',
      answer:
        'Membership discounts do not cover Botox or dermal filler. Neurotoxin visits do earn points, as described under [Points & Rewards](/rewards).',
    },
    {
      question: 'Can I lie down or exercise afterward?',
      answer:
        'Stay upright for four hours, do not rub the area, and leave the gym until tomorrow. Those few hours give the product time to bind where it was put.',
    },
  ],
  duration: '20 to 30 minutes; allow 45 for a first visit.',
  sessions:
    'One visit every three to four months for most brands, about six for Daxxify; at least 90 days between any two.',
  downtime: 'None. Bumps for half an hour; an occasional bruise for some days.',
  contraindications: [
    'Pregnancy, breastfeeding, or trying to conceive',
    'Myasthenia gravis, Lambert-Eaton syndrome, ALS and other disorders of nerve and muscle',
    'Trouble swallowing or breathing, now or in the past',
    'Another botulinum treatment, for any reason, in the past 90 days',
    'Allergy to any botulinum toxin or its ingredients; cow’s milk protein for Dysport, albumin for most others',
    'Allergy to lidocaine, if we numb you',
    'Skin infection where the needle would enter',
    'Blood thinners or a bleeding disorder, until your doctor has agreed',
    'Aminoglycoside antibiotics or muscle relaxants at present, until your physician has agreed',
    'Heart disease, weak lids, or recent face or eye surgery: needs an individual decision',
  ],
  aftercare: [
    'Stay upright for four hours, and skip naps, massages and tight hats today.',
    'Do not rub or press on treated spots until morning.',
    'No strenuous exercise, alcohol or sauna for 24 hours.',
    'A cool pack and arnica help a bruise, and makeup may cover it after four hours.',
    'Call 911 for trouble swallowing, speaking or breathing, even weeks later.',
    'Call us the same day about a drooping lid, double vision or a hoarse voice.',
  ],
  qualityStandards: [
    'Good-faith examination by a physician, nurse practitioner or physician assistant before the first dose',
    'Sealed vials from the manufacturers’ own United States distribution, opened and dated in front of you',
    'Dose, lot number and injection map kept in your record',
  ],
  membership:
    'Neurotoxins are outside the membership discount and earn points in [Points & Rewards](/rewards): one point for every dollar spent.',
  helpTopics: ['neurotoxin', 'infection', 'numbing'],
  performedBy: 'medical',
  // Sources: US prescribing information (DailyMed), boxed warning and sections 1, 2, 4, 5 and 7: Botox Cosmetic (10/2024),
  // Botox, Dysport, Xeomin (07/2024), Jeuveau (04/2023), Daxxify. Interval: section 2 of each, no sooner than three months.
  regulatoryStatus:
    'All five are FDA-approved for frown lines. Botox Cosmetic is also approved for forehead lines, crow’s feet and neck bands, Xeomin for forehead lines and crow’s feet, and Botox for severe underarm sweating. Other areas and brand pairings here, such as the jaw, lip flip and gummy smile, are off-label. All carry the FDA’s boxed warning that the effect can spread.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermal fillers](/services/injectables), placed two weeks later, once muscles have settled.',
    'A peel or light facial one week afterward to work on the surface of the lines.',
    'Microneedling with a gap of at least two weeks on either side.',
  ],
  relatedServices: [
    'injectables',
    'scarlet-srf-microneedling',
    'laser-ipl-facial-rejuvenation',
    'buccal-facial-massage',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
