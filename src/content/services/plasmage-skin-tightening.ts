import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'plasmage-skin-tightening',
  title: 'Plasmage Skin Tightening',
  tagline: 'Tiny dots of plasma for thin, loose skin, without a scalpel.',
  category: 'face',
  cardDescription:
    'Tiny points of fractional plasma for loose lids and lip lines: off-label, and without a scalpel.',
  imageAlt: 'A plasma pen with thin violet sparks reaching a smooth stone in the dark',
  metaTitle: `Plasmage Skin Tightening, ${business.address.city}`,
  metaDescription:
    'Plasmage can tighten mildly hooded lids, lip lines and loose skin, an off-label use. See what the week of tiny crusts looks like and who should skip it.',
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
    'Your eye shadow lands in a fold that wasn’t there before. For thin, loose skin like that, Plasmage makes a spark of plasma in the narrow gap between its tip and your skin. Where it lands, a speck of the surface turns to vapor, and the tissue around it contracts at once.',
    'A hundred dots, spaced like a checkerboard, draw a loose area in from every side. Each has a small brown crust, so for about a week you look as if you had very orderly freckles, until they fall off and the pink skin underneath slowly returns to your own color.',
    'On medium-brown and deeper skin, it can leave dark or pale marks that last. There, [RF microneedling](/services/scarlet-srf-microneedling) may be an option, off-label too and with risks of its own. With fair skin, a free week and patience for the pinkness, you may see a fold ease that no cream has touched.',
  ],
  benefits: [
    {
      title: 'Tightening without a scalpel',
      text: 'Thin skin can draw together and thicken as it heals.',
    },
    {
      title: 'Made for delicate places',
      text: 'The tip hovers where needles and lasers are awkward, such as the fold above the lashes.',
    },
    {
      title: 'Few visits',
      text: 'Small areas often take just one or two.',
    },
    {
      title: 'Also removes small growths',
      text: 'Skin tags can go at the same visit.',
    },
  ],
  whatToExpect: [
    'Suitability: We grade your skin tone on the Fitzpatrick scale and check the lid.',
    'Numbing: A cream works for 45 to 60 minutes, sometimes with a small injection of lidocaine. For lids, your eyes stay closed, and a nonmetal shield protects them.',
    'Placing dots: You’ll hear a crackle and notice a smell like singed hair.',
    'Swelling: Your lids swell for two to four days. On the second morning, they may nearly close.',
  ],
  subservices: [
    {
      id: 'plasmage-upper-lids',
      title: 'Upper eyelids',
      description:
        'Two or three rows follow the natural crease, never the lash line. The lid may open slightly.',
      frequency: 'One to two sessions, 12 weeks apart',
      benefits: ['Less hooding', 'A more open look'],
      targets: ['Mild hooding', 'Crepey lids'],
      bestFor: 'Slight to moderate looseness in fair skin. Off-label.',
      offLabel: true,
    },
    {
      id: 'plasmage-lower-lids',
      title: 'Lower eyelids and crow’s feet',
      description:
        'We space the dots wider here to keep the lower lid in place. Fine, crosshatched lines respond well; bulging fat doesn’t.',
      frequency: 'One to two sessions, 12 weeks apart',
      benefits: ['Smoother texture', 'Tauter thin skin'],
      targets: ['Fine wrinkles', 'Crinkled lower lid', 'Crow’s feet'],
      bestFor: 'Wrinkles without bags. Off-label.',
      offLabel: true,
    },
    {
      id: 'plasmage-lip-lines',
      title: 'Lines around the mouth',
      description: 'For deep lines, we plan a second visit instead of crowding the first.',
      frequency: 'One to three sessions, 8 to 12 weeks apart',
      benefits: ['Softened barcode lines', 'Lipstick that stays put'],
      targets: ['Upper lip lines', 'Mouth corners'],
      bestFor: 'Etched lip lines, from smoking or time. Off-label.',
      offLabel: true,
    },
    {
      id: 'plasmage-neck-and-belly',
      title: 'Small loose areas',
      description:
        'We can treat a patch in front of the ear or above the navel, for instance. Body skin stays pink longer.',
      frequency: 'Two to three sessions, 12 weeks apart',
      benefits: ['Tauter skin', 'Finer folds'],
      targets: ['Jowl skin', 'Navel wrinkling', 'Neck crepe'],
      bestFor: 'An area no larger than a playing card. Off-label.',
      offLabel: true,
    },
    {
      id: 'plasmage-lesions',
      title: 'Skin tags and benign bumps',
      description:
        'We vaporize a growth layer by layer. If there’s any doubt about what it is, see a dermatologist first. For xanthelasma, ask your doctor to check your cholesterol, too.',
      frequency: 'One session; stubborn ones are repeated after 8 weeks',
      benefits: ['Often one visit', 'Precise edges'],
      targets: ['Skin tags', 'Seborrheic keratoses', 'Xanthelasma'],
      bestFor: 'Growths that a clinician has found harmless.',
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Hooded upper lids',
      approach: 'Rows of dots along the crease, reviewed after 12 weeks before adding more.',
    },
    {
      concern: 'Fine lines under the eyes',
      approach: 'Sparse dots and low energy, keeping well away from the lid margin.',
    },
    {
      concern: 'Vertical lip lines',
      approach: 'Points on both sides of the crease, repeated where it’s deep.',
    },
  ],
  faqs: [
    {
      question: 'How will I look in the first week?',
      answer:
        'Expect dots and swelling, and plan to stay in until about day seven. Sunglasses cover your lids, and a mask covers your lips.',
    },
    {
      question: 'Is it a replacement for eyelid surgery?',
      answer:
        'No. It tightens perhaps a few millimeters. If your lid rests on your lashes, surgery is the surer route.',
    },
    {
      question: 'When will I see my result?',
      answer:
        'Judge it at 12 weeks, because early tightness is partly swelling. As skin goes on loosening with the years, you may choose to repeat it. Infection, scars, lasting marks and a lower lid that pulls are possible.',
    },
    {
      question: 'Is it FDA cleared?',
      answer:
        'Not for lids and wrinkles, as your consent form states. Be wary of cheap “plasma pens”: the FDA has warned a maker of uncleared ones.',
    },
  ],
  inBrief: { time: '75 to 120 minutes', downtime: '5 to 8 days', sessions: '1 to 3' },
  pricedBy: 'area',
  suits: 'Loose lids and lip lines on fair to light olive skin, an off-label use.',
  feels: 'A prickle or a brief sting through numbing cream.',
  sessions: '8 to 12 weeks apart.',
  downtime: 'Swelling and crusts, then pinkness for 4 to 12 weeks.',
  prepare:
    'After skin typing: no tan for four weeks, no retinoids for five days. Keep a week free; for lids, get a ride home.',
  contraindications: [
    'Fitzpatrick types IV to VI, any tan, or a tendency to dark marks after injury',
    'Vitiligo, or keloid or raised scarring in you or close family',
    'Pacemaker or other implanted electronics',
    'Pregnancy, nursing, or cancer treatment in progress',
    'Isotretinoin within a year',
    'Infection, eczema or an active cold sore; with a history of cold sores, an antiviral first',
    'Blood thinners or a clotting disorder, unless the doctor treating it agrees',
    'Diabetes that isn’t controlled, lupus, or medicine that lowers immunity',
    'Glaucoma, severe dry eye, or lid surgery in the past year, for work near the eyes',
    'Undiagnosed or changing growths, or skin cancer in the area',
    'Neurotoxin, dermaplaning or waxing there within two weeks; laser, needling, filler or a peel within a month',
    'Allergy to lidocaine',
  ],
  aftercare: [
    'Sleep on two pillows and use cool compresses near, not on, the dots.',
    'Clean the area twice a day with boiled, cooled water, and pat it dry with gauze.',
    'Leave the crusts alone between cleanings. A picked dot can become a pit.',
    'No pools, saunas, workouts or makeup over the dots until every crust is gone. After lid work, wear glasses, not contacts, until then.',
    'Stay out of the sun until the crusts are gone, then wear SPF 50 every day for three months. No retinoids or acids while the skin is pink.',
    'On day three, send us a photo through the link we give you.',
  ],
  bookingRequirement:
    'Even if you start by video, we type your skin in person, at least four weeks before treatment.',
  helpTopics: ['infection', 'burn', 'color-change', 'eyes', 'cold-sore', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'For fair to light olive skin',
    text: 'Plasma isn’t safe for all skin types. Medium-brown and deeper skin may mark, and we choose a kinder treatment for it with you.',
  },
  complianceFact: 'plasmageClearance',
  techniques: ['plasma pen'],
  performedBy: 'medical',
  // Sources: FDA 510(k) database, "Indications for Use" (we did not find the entry: the owner checks it and enters the K
  // number here); FDA warning letter to Med Pen Concepts, September 15, 2022, on uncleared plasma pens (fda.gov);
  // manufacturer's instructions, "Contraindications".
  regulatoryStatus:
    'The FDA hasn’t cleared Plasmage for tightening lids, lip lines or loose skin: here, that’s off-label. The maker lists clearance for removing benign growths and coagulating tissue. We show you that clearance first, and don’t treat without it.',
  consultationRequired: true,
  treatedLater: true,
  combinationTreatments: [
    'A neurotoxin for crow’s feet two weeks before, to keep the area still while it heals.',
    'A mild lactic peel no sooner than three months later.',
  ],
  relatedServices: [
    'agnes-precision-rf-microneedling',
    'scarlet-srf-microneedling',
    'botox-neurotoxins',
    'injectables',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
