import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'laser-scalp-therapy-led',
  title: 'Laser Scalp Therapy with LED',
  tagline: 'Treat hereditary thinning with a steady course of cool laser light, in short visits.',
  category: 'hair',
  cardDescription: 'Cool red laser and LED light in a steady course for hereditary thinning.',
  imageAlt: 'A light bar sending red beams onto smooth brown hair',
  metaTitle: `Laser Hair Growth Therapy, ${business.address.city}`,
  metaDescription:
    'Low-level laser and LED for hereditary thinning in women and men: how cool red light works on follicles, the weekly schedule, and when to expect a change.',
  keywords: [
    'low-level laser therapy hair',
    'LLLT',
    'laser hair growth therapy',
    'laser cap alternative',
    'pattern hair loss treatment',
    'female pattern thinning',
  ],
  description: [
    'In the 1960s, a Hungarian physician who was looking for something else shone a weak red laser on the shaved backs of mice, and their fur grew back faster. Low-level laser therapy began with that accident. The beams are too faint to warm anything, but at about 650 nanometers, the cells of the follicle absorb them, and a follicle with more energy may keep growing longer.',
    'Our dome combines laser diodes with LEDs that fill the gaps. In trials, many users gained a modest amount of hair, though some gained very little. The gains lasted as long as the treatment.',
    'Consistency makes the difference. Your follicles need light often and for months; more at once doesn’t speed things up and may even blunt the effect.',
  ],
  benefits: [
    {
      title: 'Nothing to recover from',
      text: 'You sit under the dome for half an hour, then go on with your day.',
    },
    {
      title: 'Free of drugs',
      text: 'It’s an option if you can’t or don’t want to take pills for pattern hair loss.',
    },
    {
      title: 'Pairs with other care',
      text: 'With minoxidil or, off-label, PRP, it may do more than alone.',
    },
    {
      title: 'Progress on record',
      text: 'We photograph the same square of scalp each time.',
    },
  ],
  whatToExpect: [
    'Pattern check: With a dermoscope, the examining clinician tells hereditary thinning, which may respond, from shedding and scarring, which won’t. Hairs are counted at two points.',
    'Under the dome: Once your goggles are on, the dome comes down. The next 20 to 30 minutes are yours.',
    'First months: A brief rise in shedding around week four is normal as new hairs replace resting ones.',
    'Review: We compare counts at week 16 and week 26 and continue if it’s working for you.',
  ],
  subservices: [
    {
      id: 'laser-led-starter',
      title: 'Starter course',
      description: 'You come twice a week while consistency counts most, at a standing time if you like.',
      frequency: 'Twice weekly for 8 weeks',
      benefits: ['Builds the habit', 'Full dose from the start'],
      targets: ['Early pattern thinning', 'Widening part'],
      bestFor: 'A first course, if you live or work nearby.',
    },
    {
      id: 'laser-led-continuation',
      title: 'Continuation course',
      description: 'Weekly light takes you through the months when a change becomes measurable.',
      frequency: 'Weekly for 16 to 18 weeks',
      benefits: ['Sustains the signal', 'Includes both reviews'],
      targets: ['Crown', 'Frontal thinning'],
      bestFor: 'The months after your first eight weeks.',
    },
    {
      id: 'laser-led-with-prp',
      title: 'Light around PRP',
      description: 'We group your sessions around each plasma visit, without contact on a tender scalp.',
      frequency: 'Weekly around each monthly PRP visit',
      benefits: ['Fuller-looking coverage', 'A calmer scalp between visits'],
      targets: ['Moderate thinning', 'Tender scalp'],
      bestFor: 'Clients in a [hair restoration](/services/hair-restoration) program. Off-label.',
      offLabel: true,
    },
    {
      id: 'laser-led-after-transplant',
      title: 'Support after a transplant',
      description: 'Once your surgeon approves it, we light both areas without touching the grafts.',
      frequency: 'Twice weekly for 6 weeks, once cleared',
      benefits: ['Less redness', 'A more comfortable scalp'],
      targets: ['Post-surgical redness', 'Tender scalp after surgery'],
      bestFor: 'The weeks after a transplant, with your surgeon’s written approval. Off-label.',
      offLabel: true,
    },
    {
      id: 'laser-led-maintenance',
      title: 'Maintenance light',
      description: 'If you respond, we look for the fewest visits that keep your gains.',
      frequency: 'Every 1 to 2 weeks',
      benefits: ['Preserves gains', 'Fits into a lunch break'],
      targets: ['Stable pattern loss'],
      bestFor: 'Clients with improved counts at six months.',
    },
  ],
  faqs: [
    {
      question: 'How is this different from the LED therapy you also offer?',
      answer:
        '[LED scalp therapy](/services/led-scalp-therapy) is for comfort, in a handful of visits. This one adds laser diodes and is meant for hereditary thinning.',
    },
    {
      question: 'Does it really work?',
      answer:
        'Yes, modestly, for many people. Controlled trials found more hairs per square centimeter than with sham devices. It won’t fill in a bald area.',
    },
    {
      question: 'When should I expect results?',
      answer: 'Look for less shedding at three months and a visible change at six or later.',
    },
    {
      question: 'Would a home laser cap do the same?',
      answer:
        'It may come close, if you use it several times a week, and we’ll help you choose one. Clients come to us when they know a cap would end up in a drawer.',
    },
    {
      question: 'Is it safe for my eyes and brain?',
      answer:
        'Goggles protect your eyes. Red light at this power scatters within millimeters and doesn’t pass through the skull in any meaningful amount.',
    },
  ],
  inBrief: { time: '20 to 30 minutes', downtime: 'None', sessions: 'Twice a week at first' },
  pricedBy: 'series',
  suits: 'Adults with early to moderate hereditary thinning.',
  feels: 'Restful: you wear goggles and feel next to nothing.',
  sessions: 'Twice a week for 8 weeks, weekly to month six, then upkeep.',
  prepare: 'Come with clean, dry hair. Name every medicine you take.',
  contraindications: [
    'Scarring alopecia, sudden patchy loss, or shedding still unexplained',
    'Precancerous or cancerous spots on the scalp',
    'Light-sensitizing drugs, or photosensitive disease such as lupus or porphyria',
    'Seizures or migraine provoked by light',
    'Retinal disease, unless your eye doctor agrees',
    'Infection, sunburn or open skin on the scalp',
    'Pregnancy and nursing, because it hasn’t been studied',
    'Under 18 years of age',
  ],
  aftercare: [
    'Style and wash as you like, because light leaves nothing to heal. After PRP, needling or a transplant, follow those instructions first.',
    'Come to your next visit without fibers, sprays or oil, which block the beam.',
    'Keep using your prescribed topicals or pills.',
    'Protect a wide part from the sun.',
    'Keep the rhythm. A missed week is fine; after a missed month, we start the course over.',
  ],
  technologyFeatures: [
    'Laser diodes near 650 nanometers between red LEDs',
    'Automatic timer that prevents overexposure',
  ],
  helpTopics: ['light'],
  skinTypes: {
    title: 'FDA-cleared for light to medium skin',
    text: 'It hasn’t been shown to be safe for all skin types. On deeper skin the use is off-label, and we start with shorter sessions.',
  },
  techniques: ['LED and low-level laser light'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries, product code OAP (laser comb and cap devices), "Indications for Use": Norwood-Hamilton IIa to V,
  // Ludwig-Savin I-4 to II-2, Fitzpatrick I to IV. The owner names the model here.
  regulatoryStatus:
    'Low-level laser devices are FDA-cleared to promote hair growth in adults with certain stages of hereditary thinning and skin types I to IV. Other uses here, such as on deeper skin, after PRP or after a transplant, are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    '[PRP](/services/hair-restoration) once a month, with light in the weeks around it.',
    'Scalp microneedling on a different day of the same week.',
  ],
  relatedServices: ['hair-restoration', 'led-scalp-therapy', 'hair-scalp-micropigmentation'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
