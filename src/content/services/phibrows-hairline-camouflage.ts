import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'phibrows-hairline-camouflage',
  title: 'PhiBrows Hairline Camouflage',
  tagline: 'Soft little strokes along your edges, drawn one by one.',
  category: 'hair',
  cardDescription: 'Hand-drawn baby hairs that soften a high or broken hairline.',
  imageAlt:
    'A hairline of fine strokes drawn in an arc on white card with a blade pen and two cups of pigment',
  metaTitle: `Hairline Camouflage Tattoo, ${business.address.city}`,
  metaDescription:
    'Hairline camouflage draws baby hairs where traction, childbirth or surgery has thinned your edges. See how strokes differ from SMP dots, and how they heal.',
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
    'A hairline isn’t really a line. It’s a strip of short, soft hairs that get finer toward the face, and when years of braids or the scar of a brow lift have erased it, what’s left looks cut out with scissors. Powder hides it until you perspire.',
    'Camouflage takes the PhiBrows blade from the brows to the hairline. We draw strokes about as long as an eyelash between your own hairs and follow their flow. [Scalp micropigmentation](/services/hair-scalp-micropigmentation) imitates stubble with dots; this is for the edge of long hair worn back.',
    'If the cause is still active, such as tight styles or an untreated scalp condition, we start there, because pigment can’t hold a hairline that’s moving.',
  ],
  benefits: [
    {
      title: 'Softens the border',
      text: 'Fine strokes blur the step that the eye notices.',
    },
    {
      title: 'Made for hair worn back',
      text: 'Windy days are easier when your temples don’t need powder.',
    },
    {
      title: 'Follows your growth',
      text: 'We copy direction and cowlicks from your own hair.',
    },
    {
      title: 'Nothing shaved',
      text: 'We work between your own hairs and leave you no strip to grow out.',
    },
  ],
  whatToExpect: [
    'Your history: Tell us about styles and shedding. We look for redness or scale that needs a doctor.',
    'Drawing: We pencil an outline, with your hair up and down, until you love it.',
    'Strokes: After a thin layer of numbing cream on unbroken skin, the hand tool glides in short curves.',
    'Return visit: Six to eight weeks later, we replace any strokes your skin didn’t keep.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'hairline-temples',
      title: 'Temple softening',
      description:
        'We fill both temples with graduated baby hairs. It’s the biggest change for the least pigment.',
      frequency: 'Two sessions 6 to 8 weeks apart, refreshed every 12 to 18 months',
      benefits: ['Rounder frame', 'Blends under makeup'],
      targets: ['Thin temples', 'Recession after childbirth'],
      bestFor: 'Stable thinning on both sides.',
    },
    {
      id: 'hairline-full-front',
      title: 'Full frontal hairline',
      description:
        'We draw from temple to temple and lower the line by no more than a few millimeters, which keeps it believable.',
      frequency: 'Two to three sessions 6 to 8 weeks apart',
      benefits: ['Lower-looking forehead', 'Even edge'],
      targets: ['High forehead', 'Uneven hairline', 'Patchy front'],
      bestFor: 'Fine to medium hair with a soft natural border.',
    },
    {
      id: 'hairline-traction',
      title: 'Edges after traction',
      description: 'We match the tone to deeper skin, where a cool shade would look blue.',
      frequency: 'Two to three sessions 8 weeks apart',
      benefits: ['Restores the look of edges', 'Guidance on protective styling'],
      targets: ['Traction alopecia', 'Sparse edges'],
      bestFor: 'Old traction loss, after at least six months of gentler styles.',
    },
    {
      id: 'hairline-scar',
      title: 'Facelift and brow-lift scars',
      description: 'Strokes break up pale lines. We test one spot on the scar first.',
      frequency: 'Two to three sessions 8 weeks apart',
      benefits: ['Softens the line', 'Hair you can tuck back again'],
      targets: ['Facelift scars', 'Brow-lift scars'],
      bestFor: 'Flat scars more than a year old.',
    },
  ],
  faqs: [
    {
      question: 'Strokes or dots: how do I choose?',
      answer:
        'Choose strokes for long hair with a thin edge, and dots for shaved hair or very oily skin. You may need both.',
    },
    {
      question: 'How long will it last?',
      answer:
        'Strokes last about 12 to 18 months. Sun and skincare along the hairline shorten that, acids most of all.',
    },
    {
      question: 'Does it stop new hairs from growing?',
      answer: 'No. Pigment sits above the root. If your hair returns, it blends in with the strokes.',
    },
    {
      question: 'Will it look natural up close?',
      answer: 'At arm’s length, yes. In a magnifying mirror, you can see that the strokes lie in the skin.',
    },
    {
      question: 'I’m still shedding after having a baby. Should I wait?',
      answer: 'Yes. Most of those hairs come back within a year.',
    },
  ],
  inBrief: { time: '2 to 2½ hours', downtime: 'About a week', sessions: '2 to 3' },
  pricedBy: 'area',
  suits: 'A high or broken hairline in longer hair.',
  feels: 'Short, scratchy strokes over numbed skin, sharper at the temple.',
  duration: 'The return visit takes about 90 minutes.',
  sessions: 'Six to eight weeks apart, with a refresh every 12 to 18 months.',
  downtime: 'Fine flakes along the edge. You can work, with your hair loosely back.',
  prepare:
    'Color your hair and stop topical minoxidil a week ahead. For two weeks, no retinoids, acids or forehead neurotoxin.',
  contraindications: [
    'Hair loss that is active, scarring or without a diagnosis',
    'Seborrheic dermatitis, eczema, psoriasis, sunburn, infection or acne at the hairline',
    'Vitiligo, a tendency to keloids, or recent surgery of the brow or scalp',
    'Skin cancer, or a spot along the hairline that nobody has examined',
    'Blood-thinning medicine, bleeding disorders or uncontrolled diabetes',
    'Chemotherapy, or an immune system that’s suppressed',
    'Isotretinoin within a year',
    'Neurotoxin in the forehead within two weeks, or a laser or peel at the edge within four weeks',
    'Pregnancy, breastfeeding, or age under 18',
    'Allergy to latex, lidocaine, metals or pigment',
  ],
  aftercare: [
    'Blot clear fluid on day one, then keep the edge dry until day three and away from shampoo for seven days.',
    'Wear your hair loosely back so it doesn’t rub or trap sweat. No color for four weeks, and no bleach on the edge after that.',
    'Use balm only if your card calls for it, and no more than a pinhead. If you’re sore, acetaminophen is fine as its label directs; ask us before ibuprofen or aspirin in the first two days.',
    'Don’t pick. For 10 days, or longer if you’re still flaking, skip the gym, steam and swimming, and keep makeup, hairspray and minoxidil off the edge.',
    'From now on, keep retinoids, vitamin C and exfoliants a finger’s width from your hairline.',
    'Keep the edge out of the sun for four weeks. Wear a sunscreen stick or a brimmed hat from the third week on.',
  ],
  qualityStandards: ['Fresh sterile blade for every session', 'Spot test on scars and reactive skin'],
  helpTopics: ['infection', 'pigment', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'Crispest on dry to normal skin',
    text: 'Strokes soften sooner on very oily skin, where dots often hold better.',
  },
  techniques: [
    'permanent makeup',
    'permanent makeup of the face and hairline',
    'pigment at the hairline and scalp',
  ],
  performedBy: 'body-art',
  // Sources: California Health and Safety Code section 119300 and following (Safe Body Art Act); FDA, "Think Before You Ink:
  // Tattoo Safety" (fda.gov).
  regulatoryStatus:
    'Hairline strokes are a tattoo, done by a county-registered artist under the Safe Body Art Act. The FDA has approved no ink for injection, and an ink can cause infection, allergy or scars.',
  consultationRequired: true,
  combinationTreatments: [
    '[PRP or needling](/services/hair-restoration) for several months beforehand, if fine hairs are still alive.',
    'Micropigmentation farther back, a month later.',
  ],
  relatedServices: ['hair-scalp-micropigmentation', 'hair-restoration', 'microblading'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
