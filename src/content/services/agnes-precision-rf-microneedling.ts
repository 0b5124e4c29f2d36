import type { Service } from './schema.ts';

export const service = {
  slug: 'agnes-precision-rf-microneedling',
  title: 'Agnes Precision RF Microneedling',
  tagline: 'One needle, one target: energy for the spot that bothers you and nowhere else.',
  category: 'skin',
  cardDescription: 'Insulated needles carry radiofrequency to one gland, bag or fold at a time.',
  imageAlt: 'A single fine needle probe pointing at a pearl in a dark dish',
  metaTitle: 'Agnes RF for Acne, Eye Bags & Jowls',
  metaDescription:
    'Agnes RF treats recurring acne, syringomas, under-eye bags and early jowls through insulated needles, one point at a time. Recovery, sessions and limits.',
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
    'Most energy devices cover ground. Agnes was designed by a dermatologist who wanted the opposite: a way to enter a single pore, switch off the oil gland at its root, and leave its neighbors in peace. Its needles are coated along the shaft and bare only at the tip, so radiofrequency heats a bead of tissue at the end and spares the skin on the way in.',
    'That idea turned out to be useful in other places. A needle shaped for fat can shrink the small pad that bulges under an eye. Another, a little longer, works along the fold in front of the chin. A fine single pin treats syringomas, those pale bumps under the lower lashes that no cream has ever moved.',
    'Precision cuts both ways. It will not tighten a whole face; [Scarlet SRF](/services/scarlet-srf-microneedling) is made for that. And because the heat is concentrated, swelling can be more noticeable in that one spot, particularly near the eyes, where we ask you to keep a week free of photographs.',
  ],
  benefits: [
    {
      title: 'Acne at its source',
      text: 'A gland that has been coagulated produces less oil, so the same pore is less apt to flare again and again.',
    },
    {
      title: 'Surgery-free contour',
      text: 'Modest bags, jowls and chin fullness can be reduced by points of heat through needle entries that need no stitches.',
    },
    {
      title: 'Protected surface',
      text: 'Insulation keeps the outer skin from heating, which lowers the chance of burns and of dark marks in brown complexions.',
    },
    {
      title: 'Nothing wasted',
      text: 'Only the trouble spots are treated, so the rest of your face needs no recovery at all.',
    },
  ],
  whatToExpect: [
    'Marking while upright: Bags and folds change when you lie down, so we draw them with you seated and agree on the borders in a mirror.',
    'Numbing: Cream for acne and bumps; around eyes and jaw, small injections of lidocaine given by our nurse.',
    'Point-by-point shots: You hear a soft beep for each one and feel pressure with a flicker of heat, for 20 to 40 minutes.',
    'Rest and cool: Cold compresses follow, then an antibiotic ointment over the pinpoint entries.',
  ],
  subservices: [
    {
      id: 'agnes-acne',
      title: 'Recurrent acne',
      description:
        'Each inflamed or habitual pore is entered with a single insulated needle and its sebaceous gland heated. Contents are expressed afterward, as gently as possible.',
      frequency: 'Every 4 to 6 weeks, three to five sessions',
      benefits: ['Fewer repeat breakouts in treated pores', 'No daily pills', 'Less inflammation'],
      targets: ['Cystic acne', 'Hormonal jawline acne', 'Closed comedones'],
      bestFor: 'Adults whose spots return to the same places, and who cannot or will not take isotretinoin.',
    },
    {
      id: 'agnes-eye-bags',
      title: 'Under-eye bags',
      description:
        'Needles reach the fat pad just inside the bony rim and shrink it with measured pulses, while a second, shallower pass tightens the skin over it.',
      frequency: 'One to two sessions, at least 8 weeks apart',
      benefits: ['Flatter lower lid', 'Firmer thin skin', 'No incision'],
      targets: ['Puffy fat pads', 'Crepey lower lids'],
      bestFor: 'Small to moderate bags in people not ready for lower-lid surgery.',
    },
    {
      id: 'agnes-jowls-and-chin',
      title: 'Jowls and double chin',
      description:
        'A three-pin needle places heat into the fullness along the jaw and beneath the chin. The marginal nerve is mapped and avoided.',
      frequency: 'Every 4 to 6 weeks, two to three sessions',
      benefits: ['Lighter jowl', 'Sharper angle under the chin', 'Works with good skin tone'],
      targets: ['Early jowls', 'Submental fat', 'Marionette shadow'],
      bestFor: 'Localized fullness, without heavy hanging skin.',
    },
    {
      id: 'agnes-syringoma',
      title: 'Syringomas and milia-like bumps',
      description:
        'Each overgrown sweat duct is treated from within by a hair-thin pin. Some disappear in a single round, others need to be revisited.',
      frequency: 'Every 4 to 6 weeks, two to four sessions',
      benefits: ['Flatter bumps', 'Minimal surface mark', 'Delicate around lashes'],
      targets: ['Syringomas', 'Sebaceous hyperplasia'],
      bestFor: 'Benign bumps that have been looked at by a clinician first.',
    },
    {
      id: 'agnes-fine-lines',
      title: 'Forehead, frown and smile folds',
      description:
        'Shallow shots follow a crease to thicken the skin beneath it. An alternative for those who would rather not have neurotoxin or filler.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Softer etched lines', 'No injected product'],
      targets: ['Frown line', 'Nasolabial fold', 'Neck rings'],
      bestFor: 'Lines that stay visible at rest.',
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Acne that keeps coming back',
      approach: 'Heat at the gland of the pores that misbehave, repeated as new ones declare themselves.',
    },
    {
      concern: 'Bags below the eyes',
      approach: 'Shrinking of the fat pad plus light tightening, spread over one or two visits.',
    },
    {
      concern: 'Softening of the jaw',
      approach: 'Deeper shots into small fat compartments, followed by shallow ones along the skin.',
    },
    {
      concern: 'Bumps around the eyes',
      approach: 'A single pin per lesion, after a clinician has confirmed that it is harmless.',
    },
    {
      concern: 'Etched expression lines',
      approach: 'Dotted rows beneath the crease to encourage collagen there.',
    },
  ],
  faqs: [
    {
      question: 'Will the acne be gone for good?',
      answer:
        'A gland that has been properly coagulated seldom returns to its old output, but you have many thousands of glands, and hormones keep choosing new ones. Expect fewer and milder spots where we have worked, and a maintenance visit now and then.',
    },
    {
      question: 'How swollen will my eyes be?',
      answer:
        'Noticeably, for three to five days, worst on the second morning. Bruising is possible and may take ten. Sunglasses, two pillows and patience are the whole remedy.',
    },
    {
      question: 'What are the serious risks?',
      answer:
        'They’re uncommon, and you should know them. In October 2025 the FDA reported burns, scarring, fat loss, disfigurement and nerve damage after RF microneedling, and some people needed surgical repair. We map the nerves, treat one point at a time, and stop if anything looks wrong.',
    },
    {
      question: 'Is it a substitute for eyelid surgery?',
      answer:
        'For moderate bags it can postpone it. For large ones, or for loose folds of skin, an operation gives more in a single step, and our medical director is a plastic surgeon who will show you the difference.',
    },
    {
      question: 'What does it feel like?',
      answer:
        'After numbing, mainly pressure. Acne shots are brief and sharp; the jaw can feel hot and tingly. You set the pace with a raised hand.',
    },
    {
      question: 'Can dark skin be treated?',
      answer:
        'Yes. Insulated pins protect the layer where pigment lives. Small dark dots at entry points can appear and ordinarily fade over several weeks.',
    },
    {
      question: 'How is it unlike ordinary RF microneedling?',
      answer:
        'A stamping device fires many needles in a grid. This one fires one, two or three under direct vision, and each shot has a reason.',
    },
  ],
  duration: '45 to 90 minutes, by number of points and type of numbing.',
  sessions: 'Acne: three to five, every 4 to 6 weeks. Contour: one to three.',
  downtime: 'Acne: one to three days. Eyes and jaw: three to seven days of swelling, bruising possible.',
  contraindications: [
    'A pacemaker, defibrillator, nerve stimulator or any other implanted electronics',
    'Metal plates, screws or wires in or near the area',
    'Pregnancy or nursing',
    'Bleeding disorders, or blood thinners unless the doctor who prescribed them agrees',
    'Keloids, radiation to the area, skin cancer, or a spot nobody has examined',
    'Facial threads or filler at the exact site within three months',
    'Thyroid eye disease, or eyelid surgery within six months, for the eye treatment',
    'Isotretinoin within six months, an active cold sore, or infection in the area',
    'Poorly controlled diabetes, connective tissue disease, or medicine that lowers immunity',
    'Allergy to lidocaine, metals or antibiotic ointment',
    'If you get cold sores, ask us about an antiviral first',
  ],
  aftercare: [
    'Keep the entries dry for 12 hours and dab on the ointment twice a day for three days.',
    'Sleep with your head raised for the first few nights, above all after eye treatment.',
    'Put no concealer directly on needle points for 24 hours.',
    'Avoid alcohol and strenuous exercise for 48 hours, as both feed swelling.',
    'Do not press out spots that surface in the first week; they are draining by themselves.',
    'Call us the same day about blisters, numbness, a new dent, a drooping lid or mouth corner, or pain that grows.',
  ],
  technologyFeatures: [
    'Needle shafts insulated to the tip, in several shapes for glands, fat and fine skin',
    'Energy and pulse length chosen for each indication',
    'Disposable sterile tips, opened at your chair',
  ],
  bookingRequirement:
    'Contour and eye treatments are booked only after an in-person consultation, since fat, skin and fluid have to be told apart by touch.',
  helpTopics: ['infection', 'burn', 'radiofrequency', 'eyes', 'cold-sore', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) database, K160469 (AGNES) and K171707 (its needle electrodes), "Indications for Use"; FDA safety
  // communication "Potential Risks with Certain Uses of Radiofrequency (RF) Microneedling", October 15, 2025 (fda.gov).
  regulatoryStatus:
    'Agnes is FDA-cleared for coagulating soft tissue during skin procedures. Most of what’s on this page, including acne, eye bags, jowls and bumps, is off-label: a clinician may choose it, but the FDA hasn’t reviewed it for that use.',
  consultationRequired: true,
  combinationTreatments: [
    'A [salicylic peel](/services/chemical-peels) two weeks later for remaining congestion.',
    'Scarlet SRF over the full face, six weeks after contour shots have settled.',
    'Hyaluronic filler in the tear trough, only once the bag is smaller and no sooner than two months on.',
  ],
  relatedServices: ['scarlet-srf-microneedling', 'plasmage-skin-tightening', 'chemical-peels', 'injectables'],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['scarlet-srf'],
} satisfies Service;
