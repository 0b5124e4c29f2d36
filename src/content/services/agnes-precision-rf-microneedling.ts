import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'agnes-precision-rf-microneedling',
  title: 'Agnes Precision RF Microneedling',
  tagline: 'One fine needle brings radiofrequency to the spot that bothers you and nowhere else.',
  category: 'skin',
  cardDescription: 'Insulated needles bring radiofrequency to one pore, under-eye bag or fold at a time.',
  imageAlt: 'A single fine needle probe pointing at a pearl in a dark dish',
  metaTitle: 'Agnes RF for Acne, Eye Bags & Jowls',
  metaDescription: `Agnes RF in ${business.address.city} targets recurring acne, syringomas, under-eye bags and early jowls one point at a time. See sessions, recovery, limits and risks.`,
  keywords: [
    'Agnes RF',
    'precision RF microneedling',
    'recurring acne treatment',
    'under-eye bags without surgery',
    'syringoma treatment',
    'jowl treatment',
    'double chin radiofrequency',
  ],
  description: [
    'There’s the spot that flares every month, always in the same place. Agnes was made for it. Its needles enter a single pore, heat the oil gland at its root and leave the neighbors alone, because they’re insulated along the shaft and bare only at the tip.',
    'The same idea works elsewhere. A needle shaped for fat can shrink the small pad that bulges under an eye. A slightly longer one works along the fold beside the chin. And a single fine pin treats syringomas, the pale bumps under the lower lashes that creams can’t reach.',
    'Because Agnes works point by point, we choose [Scarlet SRF](/services/scarlet-srf-microneedling) when a whole face needs firming. The treated spot may swell more, so near the eyes, keep a week free of photographs. In return, every pulse goes where you asked for it.',
  ],
  benefits: [
    {
      title: 'Acne at its source',
      text: 'The same pore is less likely to flare up again, because a treated gland tends to make less oil.',
    },
    {
      title: 'Surgery-free contour',
      text: 'Points of heat can reduce modest bags, jowls and chin fullness through tiny entries that need no stitches.',
    },
    {
      title: 'The surface is spared',
      text: 'Insulation shields the outer skin from heat, which lowers the chance of burns and of dark marks on brown skin.',
    },
    {
      title: 'Only where you need it',
      text: 'We treat only the spots that trouble you and leave the rest untouched.',
    },
  ],
  whatToExpect: [
    'Marking: Bags and folds shift when you lie down, so we mark them while you’re seated and agree on the borders in a mirror.',
    'Numbing: A cream is enough for acne and bumps. Around the eyes and jaw, our nurse gives small injections of lidocaine.',
    'Point-by-point pulses: With each one, you hear a soft beep and feel pressure and a flicker of heat, for 20 to 40 minutes.',
    'Cooling down: We finish with cold compresses and an antibiotic ointment over the pinpoint entries.',
  ],
  subservices: [
    {
      id: 'agnes-acne',
      title: 'Recurrent acne',
      description:
        'A single insulated needle enters each problem pore and heats its oil gland. Then we gently clear the pore.',
      frequency: 'Every 4 to 6 weeks, three to five sessions',
      benefits: ['Fewer repeat breakouts in treated pores', 'One pore at a time', 'Less inflammation'],
      targets: ['Cystic acne', 'Hormonal jawline acne', 'Closed comedones'],
      bestFor:
        'Adults whose breakouts return to the same spots, and who can’t or don’t want to take isotretinoin.',
    },
    {
      id: 'agnes-eye-bags',
      title: 'Under-eye bags',
      description:
        'With a nonmetal eye shield in place, measured pulses can shrink the fat pad just inside the bony rim, and a shallower pass can tighten the skin over it.',
      frequency: 'One to two sessions, at least 8 weeks apart',
      benefits: ['Flatter lower lid', 'Firmer thin skin', 'No incision'],
      targets: ['Puffy fat pads', 'Crepey lower lids'],
      bestFor: 'Small to moderate bags, if you’re not ready for lower-lid surgery.',
    },
    {
      id: 'agnes-jowls-and-chin',
      title: 'Jowls and double chin',
      description:
        'A three-pin needle brings heat to the fullness along your jaw and under your chin. We map the marginal nerve first and stay away from it.',
      frequency: 'Every 4 to 6 weeks, two to three sessions',
      benefits: ['Lighter jowl', 'Sharper angle under the chin', 'No stitches'],
      targets: ['Early jowls', 'Submental fat', 'Marionette shadow'],
      bestFor: 'A small area of fullness, without heavy, hanging skin.',
    },
    {
      id: 'agnes-syringoma',
      title: 'Syringomas and milia-like bumps',
      description: 'A hair-thin pin treats each bump from within. New ones may form over the years.',
      frequency: 'Every 4 to 6 weeks, two to four sessions',
      benefits: ['Flatter bumps', 'Minimal surface mark', 'Gentle around the lashes'],
      targets: ['Syringomas', 'Sebaceous hyperplasia'],
      bestFor: 'Benign bumps that a clinician has examined first.',
    },
    {
      id: 'agnes-fine-lines',
      title: 'Forehead, frown and smile folds',
      description:
        'Shallow pulses follow a crease to encourage new collagen beneath it. It’s an option if you’d like to skip neurotoxin or filler.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Softer etched lines', 'No injected product'],
      targets: ['Frown line', 'Nasolabial fold', 'Neck rings'],
      bestFor: 'Lines that show at rest.',
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Acne that keeps coming back',
      approach: 'We heat the oil gland of each problem pore and treat new ones as they appear.',
    },
    {
      concern: 'Bags below the eyes',
      approach: 'We treat the fat pad and lightly tighten the skin above it, in one or two visits.',
    },
    {
      concern: 'Softening of the jaw',
      approach: 'Deeper pulses treat small pockets of fat, and shallow ones follow along the skin.',
    },
    {
      concern: 'Bumps around the eyes',
      approach: 'We treat each bump with a single pin, once a clinician has confirmed that it’s harmless.',
    },
    {
      concern: 'Etched expression lines',
      approach: 'Rows of tiny points beneath the crease encourage collagen there.',
    },
  ],
  faqs: [
    {
      question: 'Will my acne be gone for good?',
      answer:
        'A treated gland often stays quieter, so look for fewer, milder breakouts where we’ve worked. You have many thousands of glands, though, and hormones can set off new ones.',
    },
    {
      question: 'How swollen will my eyes be?',
      answer:
        'Expect swelling for three to seven days, most of it on the second morning. A bruise may last 10 days; sunglasses cover both.',
    },
    {
      question: 'What are the serious risks?',
      answer:
        'They’re uncommon, and you should know them. In October 2025, the FDA reported burns, scarring, fat loss, disfigurement and nerve damage after RF microneedling, and some people needed surgical repair. We map the nerves, treat one point at a time, and stop if anything looks wrong.',
    },
    {
      question: 'Is it a substitute for eyelid surgery?',
      answer:
        'For small to moderate bags, it’s an option to try before surgery. For large ones or loose folds of skin, surgery is the surer route, and our medical director, a plastic surgeon, can show you why.',
    },
    {
      question: 'Is it suitable for deeper skin tones?',
      answer:
        'Yes, with care. The insulated pins are made to spare the layer where pigment lives. Even so, small dark dots can appear at the entry points and usually fade over weeks.',
    },
  ],
  inBrief: { time: '45 to 90 minutes', downtime: '1 to 7 days', sessions: '1 to 5' },
  pricedBy: 'area',
  suits: 'Single stubborn breakouts, under-eye bags, or fullness along the jaw.',
  feels: 'Numbed first, then pressure and brief, sharp flickers of heat.',
  sessions:
    'Acne: three to five, every 4 to 6 weeks. Contour: one to three. Bumps: two to four. Lines: three.',
  downtime: 'Acne: one to three days. Eyes and jaw: three to seven days of swelling, bruising possible.',
  prepare:
    'Stop retinoids and acids five days ahead, and come without a tan. Name any implant, metal or blood thinner.',
  contraindications: [
    'A pacemaker, defibrillator, nerve stimulator or any other implanted electronics',
    'Metal plates, screws or wires in or near the area',
    'Pregnancy or nursing',
    'Bleeding disorders, or blood thinners unless the doctor who prescribed them agrees',
    'Keloids, radiation to the area, skin cancer, or a spot nobody has examined',
    'Facial threads or filler at the exact site within three months',
    'Laser, IPL or a peel there within a month, or dermaplaning, waxing or a neurotoxin within two weeks',
    'Thyroid eye disease, or eyelid surgery within six months, for the eye treatment',
    'Isotretinoin within six months, or sunburn, cold sore, eczema, psoriasis or infection there',
    'Poorly controlled diabetes, connective tissue disease, or medicine that lowers immunity',
    'Allergy to lidocaine, metals or antibiotic ointment',
    'If you get cold sores, ask us about an antiviral first',
  ],
  aftercare: [
    'Keep the entry points dry for 12 hours. For three days, dab on our ointment morning and evening.',
    'Sleep with your head raised for a few nights, especially after eye treatment.',
    'No makeup on needle points for three days. From the second morning, wear mineral SPF 50 outdoors for four weeks.',
    'Avoid alcohol, workouts, pools and saunas for three days.',
    'For a week, skip retinoids and acids, don’t squeeze pimples, and take no ibuprofen or aspirin unless prescribed.',
  ],
  technologyFeatures: [
    'Needle shafts insulated to the tip, in several shapes for glands, fat and fine skin',
    'Energy and pulse length chosen for each concern',
    'Disposable sterile tips, opened at your chair',
  ],
  bookingRequirement:
    'We book contour and eye treatments after an in-person consultation, since it takes touch to tell fat, skin and fluid apart.',
  helpTopics: ['infection', 'burn', 'radiofrequency', 'eyes', 'cold-sore', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) database, K160469 (AGNES) and K171707 (its needle electrodes), "Indications for Use"; FDA safety
  // communication "Potential Risks with Certain Uses of Radiofrequency (RF) Microneedling", October 15, 2025 (fda.gov).
  regulatoryStatus:
    'Agnes is FDA-cleared for coagulating soft tissue during skin procedures. Most of what’s on this page, including acne, eye bags, jowls and bumps, is off-label: a clinician may choose it, but the FDA hasn’t reviewed it for that use.',
  consultationRequired: true,
  combinationTreatments: [
    'A [salicylic peel](/services/chemical-peels) a month later for remaining congestion.',
    'Scarlet SRF over the full face, six weeks after a contour treatment has settled.',
    'Hyaluronic filler in the tear trough, only once the bag is smaller and no sooner than two months later.',
  ],
  relatedServices: ['scarlet-srf-microneedling', 'plasmage-skin-tightening', 'chemical-peels', 'injectables'],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['scarlet-srf'],
} satisfies Service;
