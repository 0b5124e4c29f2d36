import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'laser-ipl-facial-rejuvenation',
  title: 'Laser IPL Facial Rejuvenation',
  tagline: 'Sun spots can lift and redness can settle, a few flashes of light at a time.',
  category: 'skin',
  cardDescription: 'Pulses of filtered light help fade sun spots and redness in fair to medium skin.',
  imageAlt:
    'Amber protective goggles beside a light handpiece, with a bright window over a strip of spectrum colors',
  metaTitle: `IPL Photofacial in ${business.address.city}`,
  metaDescription:
    'IPL photofacials for sun spots and small red vessels, every 3 to 4 weeks. See how it feels, how spots lift, the risks and which skin tones should skip IPL.',
  keywords: [
    'IPL photofacial',
    'IPL for sun spots',
    'IPL for rosacea',
    'photorejuvenation',
    'broken capillaries treatment',
    'sun damage treatment',
    'IPL chest',
  ],
  description: [
    'The spots on your cheek weren’t there ten summers ago, and the redness around your nose shows through by noon. Intense pulsed light isn’t a laser but a bright flash, filtered to the colors we want. Brown pigment turns part of it into heat and flakes away within days, while small vessels absorb another part and collapse, to be cleared by your body over the next few weeks.',
    'IPL works on contrast. On fair skin that has seen many summers, the change can be striking. On brown or deep skin, or over a tan or self-tanner, the skin itself absorbs the light and may burn or lose color, sometimes for good. Any skin can blister, scar or darken, though rarely.',
    'Your spots turn as dark as coffee grounds before they lift. It’s startling the first time, and a good sign.',
  ],
  benefits: [
    {
      title: 'Two colors at once',
      text: 'A change of filter treats spots and vessels in one visit.',
    },
    {
      title: 'Barely any recovery',
      text: 'You can usually go back to work the next day, perhaps speckled.',
    },
    {
      title: 'Calmer flushing',
      text: 'With rosacea, the redness in the background often fades over a series.',
    },
    {
      title: 'Face, chest and hands',
      text: 'The places that show the most sun can be treated to match.',
    },
  ],
  whatToExpect: [
    'Tone check: We compare your skin with a color chart and do test flashes if there’s any doubt.',
    'Gel and goggles: Opaque shields cover your eyes, and we announce every flash.',
    'Flashes: Each is a warm snap that lasts less than a blink, with a chilled tip right behind it.',
    'Afterward: Your eyes may be puffy until morning. Spots darken for 5 to 10 days, then wash away.',
  ],
  partners: ['isdin', 'skinbetter-science', 'neova'],
  subservices: [
    {
      id: 'ipl-full-face',
      title: 'Full-face photofacial',
      description:
        'An even pass from forehead to jaw comes first. A second goes over spots and vessels. We cover your brows and beard, because the light would thin them.',
      frequency: 'Every 3 to 4 weeks, three to five sessions',
      benefits: ['More even color', 'Lighter freckles'],
      targets: ['Sun damage', 'Uneven tone', 'Fine surface texture'],
      bestFor: 'Fair to light olive skin without a tan. Off-label for texture.',
      offLabel: true,
    },
    {
      id: 'ipl-redness',
      title: 'Redness and rosacea',
      description: 'We use longer pulses, and plan your visits away from heat waves.',
      frequency: 'Every 3 to 4 weeks, four to six sessions, then once or twice a year',
      benefits: ['Less baseline flush', 'Fewer visible capillaries'],
      targets: ['Rosacea', 'Broken capillaries', 'Flushed cheeks and nose'],
      bestFor: 'A face that looks flushed when you don’t feel warm. Some models are cleared for rosacea.',
    },
    {
      id: 'ipl-spot',
      title: 'Spot session',
      description: 'A small tip treats just the few sun spots that draw the eye.',
      frequency: 'Every 3 to 4 weeks until clear, most often one to three times',
      benefits: ['Only the spots you choose', 'Clear skin left alone'],
      targets: ['Sun spots', 'Age spots on the temples'],
      bestFor: 'A few marks that a clinician has confirmed are benign.',
    },
    {
      id: 'ipl-neck-chest',
      title: 'Neck and chest',
      description:
        'Poikiloderma, the mottled red-brown of an open collar, responds slowly and needs lower energy.',
      frequency: 'Every 3 to 4 weeks, four to six sessions',
      benefits: ['Less mottling', 'Blends chest with face'],
      targets: ['Poikiloderma', 'Décolleté freckling'],
      bestFor: 'Years of sunscreen that stopped at the chin.',
    },
    {
      id: 'ipl-hands',
      title: 'Hands and forearms',
      description:
        'The backs of your hands heal slowly. Pick your moment, because speckling lasts up to two weeks here.',
      frequency: 'Every 3 to 4 weeks, two to four sessions',
      benefits: ['Fewer brown spots', 'Younger-looking hands'],
      targets: ['Age spots', 'Sun-speckled forearms'],
      bestFor: 'Hands that show more sun than your face.',
    },
  ],
  faqs: [
    {
      question: 'Does it help melasma?',
      answer:
        'Usually not. It might look better for two weeks and then worse for two months, because heat provokes melasma. Gentle peels are a better start.',
    },
    {
      question: 'Do you treat moles?',
      answer:
        'No. Light can disguise a spot that should be examined under a microscope. See a dermatologist about anything uneven or changing.',
    },
    {
      question: 'Will the spots come back?',
      answer:
        'They can, and every summer may add new ones. Daily sunscreen does the most to keep them away, with an upkeep visit when you want one.',
    },
    {
      question: 'Will it tighten my skin?',
      answer:
        'A little smoothing is common, but firmness isn’t its strength. For that, look at [Scarlet SRF](/services/scarlet-srf-microneedling), an off-label use.',
    },
    {
      question: 'What about medicines?',
      answer:
        'Some antibiotics, diuretics, acne medicines and herbs such as St. John’s wort make skin sensitive to light.',
    },
  ],
  inBrief: { time: '20 to 45 minutes', downtime: 'Minimal', sessions: '3 to 6 for most' },
  pricedBy: 'area',
  suits: 'Sun spots and redness on fair to medium skin.',
  feels: 'Warm snaps through cold gel.',
  duration: '30 to 45 minutes for the face, 20 for a spot session.',
  sessions: 'Every 3 to 4 weeks, then upkeep.',
  downtime: 'Pink for a few hours, with darker spots for 5 to 10 days, or up to two weeks on the hands.',
  prepare:
    'Avoid sun and self-tanner for four weeks and retinoid creams for five days. Bring your medicine list.',
  contraindications: [
    'Brown or deep natural skin color, or any tan from the past four weeks',
    'Light-sensitizing medicine, lupus, porphyria or light-triggered seizures',
    'Melasma or vitiligo in the area',
    'Pregnancy or nursing',
    'Isotretinoin within six months, unless our medical director agrees; retinoid creams within five days',
    'Skin cancer or a changing mole in the area, or a history of melanoma without your dermatologist’s agreement',
    'An active cold sore; if you’ve had them around the mouth, ask about an antiviral first',
    'Keloids, eczema, psoriasis, infection or open skin',
    'Medicine that lowers immunity, blood thinners or slow healing, unless your physician clears you',
    'Past gold therapy',
    'Tattoos or permanent makeup under the flash',
    'Filler or needling there within a month; neurotoxin, waxing, a peel or dermaplaning within two weeks',
  ],
  aftercare: [
    'Cool the skin with wrapped gel packs today if it feels hot.',
    'Makeup waits until tomorrow. Skip hot showers, saunas, pools and hard workouts for two days, and spicy food if you flush.',
    'Wear SPF 50, reapply it, and add a hat for four weeks, then keep up the sunscreen. It helps keep pigment from returning.',
    'Let the dark flecks fall off on their own, with nothing rougher than a soft cloth.',
    'Leave retinoids and acids alone for a week.',
  ],
  technologyFeatures: ['Filters that favor brown or red', 'A chilled sapphire tip'],
  helpTopics: ['burn', 'color-change', 'eyes', 'infection', 'cold-sore'],
  skinTypes: {
    title: 'For fair to medium skin',
    text: 'Filtered light isn’t safe for all skin types. A tan has to fade first. For deeper skin, we choose a peel or a different wavelength.',
  },
  techniques: [
    'laser and intense pulsed light',
    'laser and light on the face',
    'facial rejuvenation with laser or light',
  ],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of IPL systems (for example K153566), "Indications for Use"; device manual, "Contraindications";
  // isotretinoin prescribing information. The owner names the model here.
  regulatoryStatus:
    'IPL is FDA-cleared for benign brown spots and small red vessels, on some models for rosacea, within each model’s skin tones. Fine texture and overall glow are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    '[Microneedling](/services/microneedling) for texture, started a month after the last flash.',
    'A neurotoxin two weeks later, once the redness has settled.',
  ],
  relatedServices: ['laser-facial-rejuvenation', 'chemical-peels', 'elevated-hydrafacials', 'microneedling'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
