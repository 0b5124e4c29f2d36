import type { Service } from './schema.ts';

export const service = {
  slug: 'phibrows-hairline-camouflage',
  title: 'PhiBrows Hairline Camouflage',
  tagline: 'The soft little hairs at the edge, drawn back in.',
  category: 'hair',
  cardDescription: 'Hand-drawn baby hairs and shading that soften a high or broken hairline.',
  imageAlt:
    'A hairline of fine strokes drawn in an arc on white card with a blade pen and two cups of pigment',
  metaTitle: 'PhiBrows Hairline Camouflage Tattoo',
  metaDescription:
    'Hairline camouflage draws baby hairs where traction, birth or surgery thinned the edge. How strokes differ from SMP dots, who suits them, healing and upkeep.',
  keywords: [
    'hairline camouflage',
    'PhiBrows hairline',
    'hairline tattoo',
    'hairline microblading',
    'traction alopecia cover',
    'facelift scar camouflage',
    'thin edges',
  ],
  description: [
    'A hairline is never a line. It is a strip of short, soft, half-grown hairs that point in several directions and get finer toward the face. Ponytails, braids, hormones after childbirth, or the scar of a brow lift can erase that strip, and what remains is a border that looks cut out with scissors. Powder hides it until you perspire.',
    'Camouflage borrows the PhiBrows blade from eyebrows and carries it an inch higher. Strokes about as long as an eyelash are drawn between your own hairs, following their flow, and where density is needed they are backed by stippled shadow. Compared with [scalp micropigmentation](/services/hair-scalp-micropigmentation), which imitates stubble with dots, this is a technique for long hair worn back, and for the edge alone.',
    'Skin at the temple is thin and often oily, so strokes soften faster there than in a brow. We lay them sparsely, expect to see you twice, and now and then advise dots or nothing instead. Should the cause still be at work, such as tight styles or an untreated scalp condition, that comes first, because pigment cannot hold a hairline that is moving.',
  ],
  benefits: [
    {
      title: 'Softens the border',
      text: 'Fine strokes blur the step between skin and hair, the very thing the eye catches.',
    },
    {
      title: 'Made for hair worn back',
      text: 'Ponytails, buns and wind hold less worry when temples no longer need powder.',
    },
    {
      title: 'Follows your growth',
      text: 'Directions, cowlicks and color are copied from the hairs that remain.',
    },
    {
      title: 'Nothing shaved',
      text: 'Work is done between existing strands, so no one sees where you are in the process.',
    },
  ],
  whatToExpect: [
    'Cause and candidacy: We ask about styles, births, surgery and shedding, and look for redness or scale that needs a doctor.',
    'Drawing: A pencil outline, higher or lower, tried with your hair up and down, until you nod.',
    'Strokes: After cream, the hand tool glides in short curves; the forehead side is easy and the temple rather sharper.',
    'Shadow: A few rows of stippling behind the strokes add depth where skin shows most.',
    'Return visit: Six to eight weeks on, we replace strokes that skin did not keep and extend where needed.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'hairline-temples',
      title: 'Temple softening',
      description:
        'Both temples filled with graduated baby hairs. The commonest request, and the one with the greatest change for the least pigment.',
      frequency: 'Two sessions 6 to 8 weeks apart, refreshed every 12 to 18 months',
      benefits: ['Rounder frame', 'Invisible under makeup'],
      targets: ['Thin temples', 'Recession after childbirth'],
      bestFor: 'Stable thinning at both sides.',
    },
    {
      id: 'hairline-full-front',
      title: 'Full frontal hairline',
      description:
        'From temple to temple, lowered by no more than a few millimeters. Going further would look drawn on, because it would be.',
      frequency: 'Two to three sessions 6 to 8 weeks apart',
      benefits: ['Lower-looking forehead', 'Even edge'],
      targets: ['High forehead', 'Uneven hairline', 'Patchy front'],
      bestFor: 'Fine to medium hair with a soft natural border.',
    },
    {
      id: 'hairline-traction',
      title: 'Edges after traction',
      description:
        'For borders worn by braids, weaves or extensions. Tone is matched to deeper skin, where a cool shade would look blue.',
      frequency: 'Two to three sessions 8 weeks apart',
      benefits: ['Restores the look of edges', 'Guidance on protective styling'],
      targets: ['Traction alopecia', 'Sparse edges'],
      bestFor: 'Old traction loss, with gentler styles since at least six months.',
    },
    {
      id: 'hairline-scar',
      title: 'Lift and surgery scars',
      description:
        'Pale lines from a brow lift, facelift or injury, broken up by strokes that cross them. Scars are tested in one spot before the rest.',
      frequency: 'Two to three sessions 8 weeks apart',
      benefits: ['Hides the line', 'Hair can be tucked back again'],
      targets: ['Facelift scars', 'Brow-lift scars'],
      bestFor: 'Flat scars more than a year old.',
    },
  ],
  faqs: [
    {
      question: 'Strokes or dots: how do I choose?',
      answer:
        'Long hair and a thin edge call for strokes. Short or shaved hair, wide areas and very oily skin call for dots. Some heads need both, strokes in front and dots behind.',
    },
    {
      question: 'How long will it last?',
      answer:
        'Around a year to eighteen months. Oil, sun, sweat and skin care along the hairline all shorten that, acids most.',
    },
    {
      question: 'Does it stop new hairs from growing?',
      answer:
        'No. Pigment sits above the follicle. If hair returns, it simply mingles with the drawing, and you may end up needing less.',
    },
    {
      question: 'Can I color my hair?',
      answer:
        'Do so a week before, so that we match your true shade, and wait four weeks afterward. Bleach must be kept off the treated edge.',
    },
    {
      question: 'Will it look natural up close?',
      answer:
        'At arm’s length, yes. At three inches with a magnifier anyone can see that strokes lie in the skin and not above it, which holds for every cosmetic tattoo.',
    },
    {
      question: 'I am still shedding after having a baby. Should I wait?',
      answer:
        'Please do. Most of those hairs come back within a year. After that, with nursing over, we can see what is left to draw.',
    },
  ],
  duration: 'Two to two and a half hours; the return visit about 90 minutes.',
  sessions: 'Two, six to eight weeks apart, then every 12 to 18 months.',
  downtime: 'A week of fine flakes along the edge; you can work and wear your hair down.',
  contraindications: [
    'Hair loss that is active, scarring or without a diagnosis',
    'Seborrheic dermatitis, psoriasis, infection or acne at the hairline',
    'Keloid tendency, or recent surgery of the brow or scalp',
    'Skin cancer, or a spot along the hairline that nobody has examined',
    'Blood-thinning medicine, bleeding disorders or uncontrolled diabetes',
    'Chemotherapy, or an immune system that’s suppressed',
    'Isotretinoin within a year; neurotoxin in the forehead within two weeks',
    'Pregnancy and breastfeeding; clients must be eighteen or older',
    'Allergy to lidocaine, metals or pigment',
  ],
  aftercare: [
    'Blot clear fluid on day one, then keep the edge dry until day three and away from shampoo for seven.',
    'Wear hair loosely back so that it does not rub or trap sweat.',
    'Balm only if your card says so, and no more than a pinhead; oil loosens fresh strokes.',
    'Ten days without the gym, steam or swimming, longer if flakes remain.',
    'Hold retinoids, vitamin C and exfoliants a finger’s breadth from the hairline for good.',
    'Sunscreen stick or a brimmed hat from the third week.',
    'Call us the same day about spreading redness, pus, heat or a raised rash.',
  ],
  qualityStandards: [
    'Artists trained in the PhiBrows stroke system and registered as body art practitioners',
    'Fresh sterile blade for every session',
    'Spot test on scars and reactive skin',
  ],
  helpTopics: ['infection', 'pigment', 'bleeding', 'numbing'],
  performedBy: 'body-art',
  // Sources: California Health and Safety Code section 119300 and following (Safe Body Art Act); FDA, "Think Before You Ink:
  // Tattoo Safety" (fda.gov).
  regulatoryStatus:
    'Hairline strokes are a tattoo, done by a county-registered artist under the Safe Body Art Act. The FDA regulates inks but has approved none for use under the skin.',
  consultationRequired: true,
  combinationTreatments: [
    '[PRP or needling](/services/hair-restoration) for several months beforehand, if fine hairs are still alive.',
    'Micropigmentation further back, done a month later.',
    'Fresh brows in the same style, on a separate day.',
  ],
  relatedServices: ['hair-scalp-micropigmentation', 'hair-restoration', 'microblading'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
