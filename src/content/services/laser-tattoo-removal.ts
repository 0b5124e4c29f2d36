import type { Service } from './schema.ts';

export const service = {
  slug: 'laser-tattoo-removal',
  title: 'Laser Tattoo Removal',
  tagline: 'Ink undone the slow way: a flash, a few weeks, and your own immune system.',
  category: 'body',
  cardDescription: 'Laser fading or removal of body tattoos, color by color, every 6 to 8 weeks.',
  imageAlt: 'An ink drawing of a laurel branch breaking up into specks under a red laser point',
  metaTitle: 'Laser Tattoo Removal, Color by Color',
  metaDescription:
    'Laser tattoo removal every 6 to 8 weeks: which inks clear, which resist, how many sessions to expect, what blistering is normal, and when a cover-up is wiser.',
  keywords: [
    'laser tattoo removal',
    'tattoo fading for cover-up',
    'black ink removal',
    'colored tattoo removal',
    'tattoo removal dark skin',
    'Q-switched laser',
  ],
  description: [
    'Your body has been trying to remove your tattoo since the day you had it. White cells engulf ink and carry away what they can; the rest is simply too large to swallow. A laser helps by making it smaller. Pulses that last a few billionths of a second or less strike each particle so fast that it fractures, and over weeks the fragments drift off through the lymph. Then you come back, and it is done again to what is left.',
    'Colors differ because light does. Black absorbs every wavelength and goes most willingly. Red answers to green light, dark blue and brown to infrared. Sky blue, bright green and yellow are stubborn, white and flesh tones may even darken. An amateur tattoo with little ink can be gone in a few visits; a professional, layered, many-colored piece on the ankle may need more than ten, and something may always remain.',
    'There is no hurrying it. We space sessions every 6 to 8 weeks, longer toward the end, because clearing continues in between and skin has to recover fully. If all you want is room for a better tattoo, two to four visits will often do, and your artist will thank you.',
  ],
  benefits: [
    {
      title: 'Targets ink, spares skin',
      text: 'Pulses end before heat can spread, so surrounding tissue is mostly left as it was.',
    },
    {
      title: 'Fade or remove',
      text: 'You decide whether to aim for bare skin or for a lighter base beneath new work.',
    },
    {
      title: 'More than one wavelength',
      text: 'Settings change within a session to follow the colors in the design.',
    },
    {
      title: 'A realistic forecast',
      text: 'We estimate visits from ink, depth, age, place and skin tone before you commit to any.',
    },
  ],
  whatToExpect: [
    'Forecast: We score the tattoo with you, explain which colors may linger, and take a test on tricky inks.',
    'Numbing: Cream for small pieces, cold air for all, and an injection of lidocaine by our nurse where it is wanted.',
    'The flash: A snap like hot oil and a rubber band together; a postage stamp takes under a minute, a forearm perhaps ten.',
    'Frosting: Skin whitens for twenty minutes as gas escapes, then turns red and swells.',
    'Healing: Blisters and crusts may form in the first three days and clear within two weeks, while fading goes on quietly below.',
  ],
  subservices: [
    {
      id: 'small-tattoo',
      title: 'Small tattoo',
      description:
        'Names, dates, symbols up to the size of a business card. The visit is brief enough that numbing takes longer than treatment.',
      frequency: 'Every 6 to 8 weeks, five to eight sessions',
      benefits: ['Quick visits', 'Predictable with black ink'],
      targets: ['Fine-line tattoos', 'Lettering', 'Finger tattoos, more slowly'],
      bestFor: 'Single-color work on torso, arm or neck.',
    },
    {
      id: 'large-tattoo',
      title: 'Medium and large tattoo',
      description:
        'Half-sleeves, back pieces and old cover-ups, treated whole or by sections so that no area is overburdened.',
      frequency: 'Every 6 to 8 weeks, eight to twelve sessions or more',
      benefits: ['Staged safely', 'Section-by-section photographs'],
      targets: ['Dense black work', 'Multicolor pieces', 'Layered cover-ups'],
      bestFor: 'People with time and a clear reason.',
    },
    {
      id: 'fade-for-cover-up',
      title: 'Fade for a cover-up',
      description:
        'Lightens the darkest passages so that your artist has freedom again. We can speak with them about what to reduce and what to leave.',
      frequency: 'Every 6 to 8 weeks, two to four sessions',
      benefits: ['Fewer visits', 'Lighter palette possible later'],
      targets: ['Heavy outlines', 'Solid black'],
      bestFor: 'Those who still love tattoos, just not this one.',
    },
    {
      id: 'color-specific',
      title: 'Color-specific sessions',
      description:
        'For what remains after black has gone: reds, browns and blues that need their own wavelength. Greens and yellows are attempted with open eyes.',
      frequency: 'Every 6 to 8 weeks, as long as progress shows',
      benefits: ['Adjusted light', 'A clear stop when it stalls'],
      targets: ['Red', 'Brown', 'Blue', 'Leftover shadow'],
      bestFor: 'Partly cleared, multicolored tattoos.',
    },
    {
      id: 'traumatic-tattoo',
      title: 'Accidental and medical marks',
      description:
        'Asphalt in a scraped knee, pencil lead, radiation dots. Small deposits often leave in one to three rounds. Gunpowder is never lasered.',
      frequency: 'Every 6 to 8 weeks, one to three sessions',
      benefits: ['Few visits', 'Closure, for some'],
      targets: ['Gravel tattoos', 'Radiation markers'],
      bestFor: 'Marks you never chose.',
    },
  ],
  faqs: [
    {
      question: 'How many sessions does a tattoo take?',
      answer:
        'Amateur ink three to six, professional black six to ten, color more. Location counts: the further from the heart, the slower. With visits every 6 to 8 weeks, plan for a year or longer.',
    },
    {
      question: 'Will it scar?',
      answer:
        'If settings are sensible and blisters left intact, seldom. Many tattoos already have a scar underneath that shows only when ink is gone. Keloid-prone skin is a reason to decline.',
    },
    {
      question: 'What about dark skin?',
      answer:
        'We use 1064 nanometers, lower energy and longer gaps. Black ink does fine; colors that need green light are generally unsafe, since skin pigment would take it up. Pale patches can occur and may last.',
    },
    {
      question: 'Can white or skin-tone ink be lasered?',
      answer:
        'It may blacken at once through a chemical change in the pigment. For small marks we would rather use [acid-based removal](/services/phibrows-tattoo-removal).',
    },
    {
      question: 'Where does the ink go?',
      answer:
        'Into lymph nodes and out by the usual channels over time; a part stays in the nodes, as it did when you were tattooed. No harm has been established, and research continues.',
    },
    {
      question: 'Is the pain worse than getting the tattoo?',
      answer:
        'Sharper but far shorter. With cold air and lidocaine most rate it five or six of ten for a few minutes.',
    },
    {
      question: 'How new may a tattoo be?',
      answer: 'Eight weeks at least, so that skin has healed and your own cells have settled what they can.',
    },
  ],
  duration: '20 to 60 minutes with numbing; the laser runs from one to ten.',
  sessions: 'Every 6 to 8 weeks; six to ten for most black professional work.',
  downtime: 'One to two weeks of redness, crusts or blisters under a dressing.',
  contraindications: [
    'Tan, sunburn or self-tanner on the site within four weeks',
    'Keloid scars',
    'Pregnancy and breastfeeding',
    'An allergic reaction to the tattoo itself: laser may spread the allergen',
    'Isotretinoin within six months; photosensitizing drugs; past gold therapy',
    'Suspicious moles inside the tattoo, or active infection',
    'Lupus, or seizures triggered by light',
    'Blood thinners, immune suppression or poor wound healing, unless your physician consents',
    'Allergy to lidocaine or the dressing’s adhesive',
  ],
  aftercare: [
    'Ointment and a non-stick dressing for three to five days, changed daily.',
    'Leave blisters closed; if one opens, wash, ointment, cover.',
    'Elevate a treated leg or arm on the first evening.',
    'No gym, pool, hot tub or shaving over it until sealed.',
    'Keep from the sun for three months with clothing or SPF 50.',
    'Do not smoke around sessions if you can help it, as it slows clearance.',
    'Call us the same day about pus, a rash over the ink or severe pain. Fever with red streaks needs a doctor at once.',
  ],
  qualityStandards: [
    'Licensed medical operators and physician oversight',
    'Smoke evacuation and wavelength-matched eyewear',
    'Test spots for white, pink, brown and unknown inks',
  ],
  treatmentApproach:
    'Lowest energy that frosts, the longest interval you can bear, and a new photograph each time: those three habits do more for clear skin than force.',
  helpTopics: ['burn', 'infection', 'pigment', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of picosecond and Q-switched Nd:YAG lasers (for example K241144 and K240118), "Indications for
  // Use"; FDA, "Tattoo Removal: Options and Results" and "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov).
  regulatoryStatus:
    'Our lasers are FDA-cleared for tattoo removal, each wavelength for certain ink colors and skin tones. The ink itself was never FDA-approved, so no one can predict every reaction.',
  consultationRequired: true,
  combinationTreatments: [
    'Needling of leftover texture, three months after the final pulse.',
    'Acid-based lifting for a small pale remnant, in alternation.',
    'New ink by your artist no sooner than two months after fading.',
  ],
  relatedServices: ['phibrows-tattoo-removal', 'eyebrow-laser-removal', 'body-microneedling'],
} satisfies Service;
