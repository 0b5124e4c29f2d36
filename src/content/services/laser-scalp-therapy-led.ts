import type { Service } from './schema.ts';

export const service = {
  slug: 'laser-scalp-therapy-led',
  title: 'Laser Scalp Therapy with LED',
  tagline: 'Low-level laser for pattern thinning, dosed by the week and judged by the half year.',
  category: 'hair',
  cardDescription: 'Cool red laser and LED light in a steady course for hereditary thinning.',
  imageAlt: 'A light bar sending red beams onto smooth brown hair',
  metaTitle: 'Low-Level Laser Hair Therapy with LED',
  metaDescription:
    'Low-level laser and LED for hereditary thinning in women and men: how cool red light acts on follicles, the weekly schedule, realistic timing and exclusions.',
  keywords: [
    'low-level laser therapy hair',
    'LLLT',
    'laser hair growth therapy',
    'laser cap alternative',
    'pattern hair loss treatment',
    'female pattern thinning',
  ],
  description: [
    'In the 1960s a Hungarian physician, looking for something else entirely, shone a weak red laser on the shaved backs of mice and found that their fur came back faster. Low-level laser therapy descends from that accident. The beams are cold: too faint to cut, warm or remove anything. At about 650 nanometers, though, they are absorbed inside the cells of the follicle, and a follicle with more energy may remain in its growing phase longer.',
    'Our dome combines laser diodes, which send coherent light deeper between the hairs, with LEDs that fill the spaces and even out the dose. Devices of this kind have FDA clearance for hereditary thinning in men and women within certain patterns and skin types. Trials show modest gains in hair count for many users, little for some, and a return to the former course when treatment stops.',
    'Regularity is everything here. Light has to be given often, at the right amount, for months; more at once does not speed it up and may even blunt the effect. We therefore sell courses that people can actually keep, and we tell you candidly if a home cap would suit your calendar better.',
  ],
  benefits: [
    {
      title: 'Painless and dry',
      text: 'You sit under a dome fully dressed, with a book, and leave as you came.',
    },
    {
      title: 'No drugs',
      text: 'It offers something to those who cannot or would not take pills for pattern loss.',
    },
    {
      title: 'Works beside other care',
      text: 'Minoxidil, PRP and needling may all continue, and the combination often suits better than one alone.',
    },
    {
      title: 'Tracked properly',
      text: 'Landmarks measured from brow and ear let us photograph the very same square of scalp each time.',
    },
  ],
  whatToExpect: [
    'Pattern check: Dermoscopy sorts hereditary thinning, which may respond, from shedding and scarring, which will not.',
    'Baseline: Close-up photographs and a hair count at two points are taken and stored.',
    'Under the dome: Twenty to thirty minutes with goggles; you sense a slight warmth from the electronics and nothing of the light.',
    'First months: A brief rise in shedding around week four is usual, as resting hairs are replaced.',
    'Review: We compare counts at week 16 and week 26, and carry on only if there is cause.',
  ],
  subservices: [
    {
      id: 'laser-led-starter',
      title: 'Starter course',
      description:
        'Two sessions a week during the period when consistency counts most. Appointments are kept short and may be booked as a standing time.',
      frequency: 'Twice weekly for 8 weeks',
      benefits: ['Builds the habit', 'Full dose from the start'],
      targets: ['Early pattern thinning', 'Widening part'],
      bestFor: 'New clients living or working close by.',
    },
    {
      id: 'laser-led-continuation',
      title: 'Continuation course',
      description:
        'Weekly light once the starter phase is done, through the months in which a change would become measurable.',
      frequency: 'Weekly for 16 to 18 weeks',
      benefits: ['Sustains the signal', 'Includes both reviews'],
      targets: ['Crown', 'Frontal thinning'],
      bestFor: 'Those who have finished the first eight weeks.',
    },
    {
      id: 'laser-led-with-prp',
      title: 'Light around PRP',
      description:
        'Sessions are clustered in the two weeks before and the month after plasma injections, while the scalp is tender.',
      frequency: 'Weekly around each monthly PRP visit',
      benefits: ['Supports recovery', 'Two approaches in step'],
      targets: ['Moderate thinning', 'Tender scalp'],
      bestFor: 'Clients in a [hair restoration](/services/hair-restoration) program.',
    },
    {
      id: 'laser-led-after-transplant',
      title: 'Support after a transplant',
      description:
        'From the day your surgeon permits it, light over donor and recipient areas without touching the grafts.',
      frequency: 'Twice weekly for 6 weeks, once cleared',
      benefits: ['Contact-free', 'Calms redness'],
      targets: ['Post-surgical redness', 'Shock shedding'],
      bestFor: 'Patients with written consent from their surgeon.',
    },
    {
      id: 'laser-led-maintenance',
      title: 'Maintenance light',
      description:
        'For responders. Gains hold only while the light continues, so we look for the least that keeps yours.',
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
        '[LED scalp therapy](/services/led-scalp-therapy) is for comfort: redness, itch and oil, in a handful of visits. This one adds laser diodes, follows a schedule of many months, and is meant for hereditary thinning.',
    },
    {
      question: 'Does it really work?',
      answer:
        'For a fair number of people with early to moderate pattern loss, modestly. Controlled trials found more hairs per square centimeter than with sham devices. It will not refill a bald area.',
    },
    {
      question: 'When should I expect results?',
      answer:
        'Less shedding at three months, visible change at six at the earliest. Stopping before then makes it impossible to tell.',
    },
    {
      question: 'Would a home laser cap do the same?',
      answer:
        'If used as directed, several times a week for good, it may come close. People choose us when they know that a cap would end up in a drawer, or when it is part of a larger plan.',
    },
    {
      question: 'Is it safe for my eyes and brain?',
      answer:
        'Goggles protect your eyes. Red light at this power is scattered within millimeters and does not pass through the skull in any meaningful amount.',
    },
    {
      question: 'Are there people it was not tested on?',
      answer:
        'Clearances mostly cover lighter to medium skin tones and certain stages of loss. On very dark skin more light is absorbed at the surface; we discuss that openly and shorten exposure at first.',
    },
  ],
  duration: '20 to 30 minutes under the dome.',
  sessions: 'Twice weekly for 8 weeks, weekly to month six, then upkeep.',
  downtime: 'None.',
  contraindications: [
    'Scarring alopecia, sudden patchy loss, or shedding still unexplained',
    'Precancerous or cancerous spots on the scalp',
    'Light-sensitizing drugs or photosensitive disease',
    'Seizures provoked by light',
    'Retinal disease, unless your eye doctor agrees',
    'Infection, sunburn or open skin on the scalp',
    'Pregnancy and nursing, because it hasn’t been studied',
    'Under eighteen years of age',
  ],
  aftercare: [
    'Nothing to heal, so style and wash as you please.',
    'Arrive next time without fibers, sprays or oil, which block the beam.',
    'Keep taking prescribed topicals or pills.',
    'Protect a wide part from the sun.',
    'Hold the rhythm; a missed week is no disaster, a missed month is a fresh start.',
    'Call us about a headache, eye discomfort or a scalp that burns after light.',
  ],
  technologyFeatures: [
    'Laser diodes near 650 nanometers with interleaved red LEDs',
    'Even dose over the whole top of the head, delivered without contact',
    'Automatic timer that prevents overexposure',
  ],
  helpTopics: ['light'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries, product code OAP (laser comb and cap devices), "Indications for Use": Norwood-Hamilton IIa to V,
  // Ludwig-Savin I-4 to II-2, Fitzpatrick I to IV. The owner names the model here.
  regulatoryStatus:
    'Low-level laser devices are FDA-cleared to promote hair growth in adults with certain stages of hereditary thinning and skin types I to IV. Other uses here, such as after PRP or a transplant, are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    '[PRP](/services/hair-restoration) once a month, with light in the weeks around it.',
    'Scalp needling on a different day of the same week.',
    'Nutrafol at home, if diet or stress contributes.',
  ],
  relatedServices: ['hair-restoration', 'led-scalp-therapy', 'hair-scalp-micropigmentation'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
