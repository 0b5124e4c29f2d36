import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'scarlet-srf-microneedling',
  title: 'Scarlet SRF Microneedling',
  tagline: 'When skin starts to loosen, warmth at the right depth can help it rebuild from below.',
  category: 'skin',
  cardDescription:
    'Radiofrequency through fine needles, an off-label option for skin that has begun to loosen.',
  imageAlt: 'A radiofrequency handpiece with a field of fine gold needles glowing scarlet beside rose petals',
  metaTitle: `Scarlet RF Microneedling, ${business.address.city}`,
  metaDescription:
    'Scarlet SRF pairs microneedles with radiofrequency for loose skin, scars and pores, all off-label uses. See how it feels, 1 to 3 days of downtime and risks.',
  keywords: [
    'Scarlet SRF',
    'RF microneedling',
    'radiofrequency microneedling',
    'skin tightening without surgery',
    'jawline laxity',
    'RF for acne scars',
    'crepey neck treatment',
  ],
  description: [
    'When you look down at your phone, the jaw isn’t as crisp as it was. Collagen thins with age and sun, deeper than creams can travel. A grid of fine needles slides to a depth we set in tenths of a millimeter, and a short burst of radiofrequency turns to heat right where the needles are.',
    'The tiny punctures call for repair, and the warmth prompts collagen to contract and rebuild. The outer layer is largely spared, which makes this an option for deep skin tones, although burns and dark marks remain possible.',
    'It’s the middle step: it adds heat to needles and asks less of you than a facelift. Excess skin is still a question for a surgeon, and our medical director is one.',
  ],
  benefits: [
    {
      title: 'Firmer lower face',
      text: 'Heat can help a softening jawline tighten over a few months.',
    },
    {
      title: 'Scars worked from below',
      text: 'Energy reaches the base of a scar, where a surface treatment can’t.',
    },
    {
      title: 'Suits deeper complexions',
      text: 'Radiofrequency heats every tone alike. On deep skin, we still lower the energy and space the visits.',
    },
    {
      title: 'Precise by region',
      text: 'The needles go shallow near the eye and deep along the jaw.',
    },
  ],
  whatToExpect: [
    'Mapping and cream: We mark the areas and apply a strong numbing cream under film for 45 minutes.',
    'First pass: The tip presses and warms. Expect it to be moderate, strongest on the forehead.',
    'Second pass: Shallower needles go over the same area, so the heat works in layers.',
    'Cooling: Chilled rollers come last. You’ll see an even flush with faint grid marks.',
  ],
  partners: ['skinbetter-science', 'epicutis', 'neova'],
  subservices: [
    {
      id: 'scarlet-full-face',
      title: 'Scarlet full face',
      description:
        'We change the depth at least four times on the way from hairline to jaw, because a temple needs different care from a chin.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Overall firmness', 'Tighter-looking pores'],
      targets: ['Early laxity', 'Pores', 'Fine lines', 'Dull texture'],
      bestFor: 'A face that has begun to soften but still has its shape. Off-label.',
      offLabel: true,
    },
    {
      id: 'scarlet-jaw-and-neck',
      title: 'Jawline and neck',
      description:
        'We focus on the border between face and neck, and treat the thyroid area in front lightly or skip it.',
      frequency: 'Every 4 to 6 weeks, three to four sessions',
      benefits: ['Cleaner jaw contour', 'Less crepe on the throat'],
      targets: ['Mild jowls', 'Loose neck', 'Skin under the chin'],
      bestFor: 'Mild to moderate looseness along the profile. Off-label.',
      offLabel: true,
    },
    {
      id: 'scarlet-acne-scars',
      title: 'Scar revision series',
      description: 'Individual scars get extra stamps at full depth, then we blend the whole cheek.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Shallower-looking scars', 'Softer edges'],
      targets: ['Rolling and boxcar acne scars', 'Surgical scars older than a year'],
      bestFor: 'Stable scars once breakouts have stopped. Off-label.',
      offLabel: true,
    },
    {
      id: 'scarlet-eye-contour',
      title: 'Eye contour',
      description:
        'A small tip with shallow needles treats crow’s feet and crepey skin over the orbital bone. Nonmetal shields protect your eyes whenever we work close to them.',
      frequency: 'Every 4 to 6 weeks, three times',
      benefits: ['Finer crow’s feet', 'Thicker-looking under-eye skin'],
      targets: ['Crow’s feet', 'Under-eye crepiness', 'Slight hooding'],
      bestFor: 'Thin, lined skin without large fat pads. Off-label.',
      offLabel: true,
    },
    {
      id: 'scarlet-body-zones',
      title: 'Body zones',
      description: 'We treat one zone per visit. Body skin renews more slowly and needs more sessions.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Smoother crepe', 'Softer stretch marks'],
      targets: ['Upper arms', 'Above the knee', 'Abdomen', 'Backs of hands'],
      bestFor: 'Thin, wrinkled skin after weight change or years of sun. Off-label.',
      offLabel: true,
    },
  ],
  faqs: [
    {
      question: 'When will I see tightening?',
      answer:
        'Look for it about three months after your last visit. The slight firmness in the first days comes from swelling.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'Redness and swelling are the usual aftermath. Brown marks can appear and usually fade. The FDA’s October 2025 notice on RF microneedling lists burns, scarring, fat loss, disfigurement and nerve damage, at times needing surgery to repair. We stay shallow on slim cheeks, and don’t treat a face with no volume to spare.',
    },
    {
      question: 'How long do results last?',
      answer: 'The collagen you build ages as the rest of you does. One upkeep visit a year is usual.',
    },
    {
      question: 'Do I need days off work?',
      answer: 'Choose a Friday. By Monday, most of the redness has usually settled.',
    },
  ],
  inBrief: { time: 'About 90 minutes', downtime: '1 to 3 days', sessions: '3 to 6' },
  pricedBy: 'area',
  suits: 'Mild looseness or scars on the face or the body, an off-label use.',
  feels: 'Quick pricks with a pulse of warmth, four or five out of ten.',
  sessions: 'Every 4 to 6 weeks. Scars and body may take six.',
  downtime: 'Redness and mild swelling, with small grid marks.',
  prepare:
    'Skip retinoids and acids for five days, filler for a month, and any tan. Name implants; bring a driver for the eye area.',
  contraindications: [
    'A pacemaker, defibrillator or other implanted electronics',
    'Metal plates, wires or gold threads under the planned area',
    'Pregnancy or nursing',
    'Keloid-prone skin, or isotretinoin in the past six months',
    'Infection, eczema, psoriasis, sunburn, cold sore or inflamed acne that day; with a history of cold sores, an antiviral first',
    'A bleeding disorder, or blood thinners without your physician’s okay',
    'Skin cancer or an undiagnosed spot in the area, or radiation there',
    'Filler, a peel, laser or IPL there within a month; neurotoxin, waxing or dermaplaning within two weeks',
    'Uncontrolled diabetes, autoimmune disease of connective tissue, or treatment that suppresses immunity',
    'Eyelid surgery within six months, for the eye contour',
    'Permanent makeup within four weeks; later, we keep the needles clear of it',
    'Allergy to lidocaine, gold or other metals',
    'A history of seizures, an irregular heartbeat or liver disease, because our numbing cream is strong',
  ],
  aftercare: [
    'Use cool packs in clean cloth for 10 minutes at a time on the first evening, never ice on bare skin.',
    'For three days, use only the gentle cleanser and healing balm we give you, plus sunscreen from the second morning. Skip makeup for those three days, too.',
    'Avoid ibuprofen and aspirin for a week unless prescribed, since a little inflammation drives your result.',
    'Cover up outdoors for four weeks, with mineral SPF 50 from the second morning.',
    'Skip the gym, saunas, hot showers and pools for three days, or longer if you’re still red. Let the grid marks flake on their own, because scrubbing may leave brown dots.',
    'Return to retinoids and acids after seven days.',
  ],
  technologyFeatures: [
    'Depth set electronically and changed from zone to zone',
    'Needles that retract at once, to limit heat near the surface',
  ],
  helpTopics: [
    'infection',
    'burn',
    'color-change',
    'radiofrequency',
    'eyes',
    'cold-sore',
    'bleeding',
    'numbing',
  ],
  skinTypes: {
    title: 'For every skin tone, with care',
    text: 'Heat that doesn’t depend on pigment can suit every tone, but RF needling isn’t equally safe for all skin types. Dark marks can appear, and usually fade.',
  },
  techniques: [
    'needling with a pen, with radiofrequency or of the scalp',
    'needling of the face',
    'needling of the whole face',
    'needling of scars',
    'radiofrequency needling',
    'strong numbing cream over a large area',
  ],
  performedBy: 'medical',
  // Sources: FDA 510(k) K180872 (SCARLET SRF), "Indications for Use"; FDA safety communication "Potential Risks with Certain Uses
  // of Radiofrequency (RF) Microneedling", October 15, 2025 (fda.gov).
  regulatoryStatus:
    'Scarlet SRF is FDA-cleared for electrocoagulation and hemostasis, meaning to heat and seal tissue, in skin procedures. Every use on this page is off-label. In October 2025, the FDA warned of injuries with devices of its kind: burns, scars, loss of fat, disfigurement and nerve damage, some needing surgery.',
  consultationRequired: true,
  combinationTreatments: [
    '[Agnes RF](/services/agnes-precision-rf-microneedling), off-label as well, for a single under-eye bag or jowl, with Scarlet over the wider area six weeks later.',
    'A neurotoxin two weeks before or after, for lines from movement.',
  ],
  relatedServices: [
    'agnes-precision-rf-microneedling',
    'microneedling',
    'plasmage-skin-tightening',
    'body-microneedling',
  ],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
