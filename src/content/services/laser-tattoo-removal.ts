import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'laser-tattoo-removal',
  title: 'Laser Tattoo Removal',
  tagline: 'Change your mind about ink, one flash at a time.',
  category: 'body',
  cardDescription: 'Laser fading or removal of body tattoos, color by color, every 6 to 8 weeks.',
  imageAlt: 'An ink drawing of a laurel branch breaking up into specks under a red laser point',
  metaTitle: `Laser Tattoo Removal in ${business.address.city}`,
  metaDescription:
    'Laser tattoo removal every 6 to 8 weeks: which colors clear, which resist, how many sessions to expect, how skin heals and when a cover-up makes sense.',
  keywords: [
    'laser tattoo removal',
    'tattoo fading for cover-up',
    'black ink removal',
    'colored tattoo removal',
    'tattoo removal dark skin',
    'Q-switched laser',
  ],
  description: [
    'Your body has been trying to remove your tattoo since the day you got it. White blood cells carry away what they can, but much of the ink is too large to swallow. A laser makes it smaller. Pulses of a few billionths of a second strike each particle so fast that it fractures, and your body clears the fragments over the next few weeks, until you come back for the next layer.',
    'Each color needs its own light. Black absorbs every wavelength and clears most easily; sky blue and yellow are stubborn, and white may even darken. A layered, multicolored piece on the ankle may need more than ten visits, and a trace may always remain.',
    'Good removal takes time, because your skin needs to recover fully between visits while the ink keeps clearing. If you just want room for a better tattoo, two to four are often enough.',
  ],
  benefits: [
    {
      title: 'Fade or remove',
      text: 'Go as clear as your ink allows, or just lighter.',
    },
    {
      title: 'Aimed at the ink',
      text: 'Pulses end before most of the heat can spread. Some does, and that’s why skin may blister.',
    },
    {
      title: 'More than one wavelength',
      text: 'Settings follow the colors in the design.',
    },
    {
      title: 'A plan from the start',
      text: 'Know how many visits to expect, and which colors may stay, before you commit.',
    },
  ],
  whatToExpect: [
    'Your plan: We explain which colors may linger, and test tricky inks.',
    'Numbing: We use cold air for every tattoo and cream for small ones. Our nurse can inject lidocaine if you’d like.',
    'The flash: Each pulse snaps like a hot rubber band, and the skin frosts white for about 20 minutes.',
    'Healing: Blisters and crusts may form in the first three days and clear within two weeks.',
  ],
  subservices: [
    {
      id: 'small-tattoo',
      title: 'Small tattoo',
      description: 'Up to the size of a business card, a tattoo needs a minute or two of laser.',
      frequency: 'Every 6 to 8 weeks, five to eight sessions',
      benefits: ['Quick visits', 'Predictable with black ink'],
      targets: ['Fine-line tattoos', 'Lettering', 'Finger tattoos, more slowly'],
      bestFor: 'Single-color work on the torso.',
    },
    {
      id: 'large-tattoo',
      title: 'Medium and large tattoo',
      description: 'We may treat half-sleeves and back pieces in sections, so your skin isn’t overworked.',
      frequency: 'Every 6 to 8 weeks, 8 to 12 sessions or more',
      benefits: ['Time for skin to rest', 'Section-by-section photographs'],
      targets: ['Dense black work', 'Multicolor pieces', 'Layered cover-ups'],
      bestFor: 'A larger piece you’re ready to part with.',
    },
    {
      id: 'fade-for-cover-up',
      title: 'Fade for a cover-up',
      description: 'We lighten the darkest areas, and can talk with your artist about what to leave.',
      frequency: 'Every 6 to 8 weeks, two to four sessions',
      benefits: ['Fewer visits', 'Lighter palette possible later'],
      targets: ['Heavy outlines', 'Solid black'],
      bestFor: 'Tattoo lovers who’d choose a different design today.',
    },
    {
      id: 'color-specific',
      title: 'Color-specific sessions',
      description:
        'Colors that remain after black has cleared need a wavelength of their own. Greens and yellows respond less.',
      frequency: 'Every 6 to 8 weeks, for as long as you see progress',
      benefits: ['Light matched to each color', 'A clear point to stop'],
      targets: ['Red', 'Brown', 'Blue', 'Leftover shadow'],
      bestFor: 'Partly cleared, multicolored tattoos.',
    },
    {
      id: 'traumatic-tattoo',
      title: 'Accidental and medical marks',
      description:
        'Small deposits, such as asphalt in a scraped knee, often clear in one to three visits. Ask your oncologist before you remove radiation dots. We never laser gunpowder.',
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
        'Amateur ink often takes three to six, professional black six to ten, and color more. An ankle clears more slowly than a shoulder. Plan on a year or longer.',
    },
    {
      question: 'Will it scar?',
      answer:
        'Rarely, with sensible settings and blisters left intact, which also keeps infection out. Many tattoos already have a scar that shows only once the ink is gone.',
    },
    {
      question: 'Is it suitable for deeper skin?',
      answer:
        'Often, at 1064 nanometers and lower energy. Colors that need green light generally aren’t safe to treat, since skin pigment would absorb it. Pale patches may last.',
    },
    {
      question: 'Can white or skin-tone ink be lasered?',
      answer:
        'It may turn black at once through a chemical change in the pigment. For small marks, [acid-based removal](/services/phibrows-tattoo-removal) may suit you better, though no removal solution is FDA-approved.',
    },
    {
      question: 'Where does the ink go?',
      answer:
        'Some stays in your lymph nodes; the rest leaves the body over time. What that means for your health is still being studied.',
    },
  ],
  inBrief: { time: '20 to 60 minutes', downtime: '1 to 2 weeks', sessions: '6 to 10 for most' },
  pricedBy: 'size',
  suits: 'Body tattoos to fade or remove. Black ink fades most readily.',
  feels: 'Hot snaps, five or six out of ten for a few minutes.',
  duration: 'Most of the visit is numbing; the laser runs for one to ten minutes.',
  sessions: 'Every 6 to 8 weeks.',
  downtime: 'Redness, crusts or blisters under a dressing.',
  prepare: 'Keep the tattoo out of the sun for four weeks. New ink needs eight weeks to heal.',
  contraindications: [
    'Tan, sunburn or self-tanner on the site within four weeks',
    'Keloid scars, vitiligo, or eczema or psoriasis on the site',
    'Pregnancy and breastfeeding',
    'An allergic reaction to the tattoo itself: laser may spread the allergen',
    'Isotretinoin within six months, photosensitizing drugs, or past gold therapy',
    'Skin cancer or a suspicious mole in the area, or active infection',
    'Seizures triggered by light, porphyria or lupus',
    'Blood thinners, immune suppression or poor wound healing, unless your physician consents',
    'Allergy to lidocaine or the dressing’s adhesive',
  ],
  aftercare: [
    'Cool the area with wrapped packs over the dressing today, and raise a treated leg or arm this evening.',
    'Keep ointment and a nonstick dressing on for at least five days, until blisters and crusts have healed. Change them daily.',
    'Leave blisters closed. If one opens, wash it, apply ointment and cover it.',
    'Skip the gym, pool, hot tub and shaving over it until your skin has closed.',
    'Protect it from the sun for three months with clothing or SPF 50.',
    'Try not to smoke around your sessions, because smoking slows clearing.',
  ],
  qualityStandards: [
    'Smoke evacuation and wavelength-matched eyewear',
    'Test spots on deeper skin, and for white, pink, brown and unknown inks',
  ],
  helpTopics: ['burn', 'color-change', 'eyes', 'infection', 'pigment', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'Set for your skin tone',
    text: 'No laser is equally safe for all skin types. Deeper skin can lose color for good, so we test first, go slower and may leave an ink alone.',
  },
  techniques: ['laser and intense pulsed light', 'pigment laser', 'tattoo removal with laser or acid'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of picosecond and Q-switched Nd:YAG lasers (for example K241144 and K240118), "Indications for
  // Use"; FDA, "Tattoo Removal: Options and Results" and "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov).
  regulatoryStatus:
    'Our lasers are FDA-cleared for tattoo removal, each wavelength for certain ink colors and skin tones. No one can predict every reaction to an ink, and no ink is FDA-approved.',
  consultationRequired: true,
  combinationTreatments: [
    'Microneedling for leftover texture, three months after your last session.',
    'New ink from your artist, no sooner than two months after fading.',
  ],
  relatedServices: ['phibrows-tattoo-removal', 'eyebrow-laser-removal', 'body-microneedling'],
} satisfies Service;
