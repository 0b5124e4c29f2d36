import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'agnes-precision-rf-microneedling',
  title: 'Agnes Precision RF Microneedling',
  tagline:
    'Aim heat at one stubborn pore or a small bag under the eye, and spare most of the skin around it.',
  category: 'skin',
  cardDescription: 'Radiofrequency through insulated needles, one pore or fold at a time: an off-label use.',
  imageAlt: 'A single fine needle probe pointing at a pearl in a dark dish',
  metaTitle: `Agnes RF Microneedling in ${business.address.city}`,
  metaDescription:
    'Agnes RF for recurring acne, syringomas, under-eye bags and early jowls, all off-label uses, one point at a time. See recovery, limits and risks.',
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
    'You know the spot: it flares every month, always in the same place. Agnes can work on that one pore. Its needles, insulated along the shaft and bare only at the tip, enter a single pore to heat the oil gland at its root and leave the pores around it alone.',
    'A needle shaped for fat can shrink the small pad that bulges under an eye, and a slightly longer one works along the jaw. A single fine pin treats syringomas, the pale bumps under the lower lashes that creams can’t reach.',
    'When a whole face needs firming, we choose [Scarlet SRF](/services/scarlet-srf-microneedling), off-label as well. A spot treated with Agnes may swell more, and near the eyes, you’ll want a week without photographs.',
  ],
  benefits: [
    {
      title: 'Acne at its source',
      text: 'A treated gland may make less oil, and its pore flare less often.',
    },
    {
      title: 'Without a stitch',
      text: 'Heat can reduce modest bags and early jowls through tiny entries.',
    },
    {
      title: 'Heat below the surface',
      text: 'Insulation keeps most of the heat below the outer skin. Burns and dark marks can still happen.',
    },
    {
      title: 'Only where you need it',
      text: 'A breakout on your chin doesn’t have to mean treating your whole face.',
    },
  ],
  whatToExpect: [
    'Marking: Bags and folds shift when you lie down, so we mark them while you’re seated, with a mirror in your hand.',
    'Numbing: A cream is enough for acne and bumps. Around the eyes and jaw, our nurse gives small injections of lidocaine.',
    'Point-by-point pulses: For 20 to 40 minutes, you’ll hear soft beeps and feel pressure, each with a flicker of heat.',
    'Cooling down: We finish with cold compresses and an antibiotic ointment.',
  ],
  subservices: [
    {
      id: 'agnes-acne',
      title: 'Recurrent acne',
      description: 'We heat the gland, then gently clear the pore.',
      frequency: 'Every 4 to 6 weeks, three to five sessions',
      benefits: ['Fewer repeat breakouts in treated pores', 'Less inflammation'],
      targets: ['Cystic acne', 'Hormonal jawline acne', 'Closed comedones'],
      bestFor:
        'Adult breakouts that return to the same spots. For severe acne, see a dermatologist first. Off-label.',
      offLabel: true,
    },
    {
      id: 'agnes-eye-bags',
      title: 'Under-eye bags',
      description:
        'With a nonmetal eye shield in place, measured pulses can shrink the fat pad just inside the bony rim, and a shallower pass can tighten the skin over it.',
      frequency: 'One to two sessions, at least 8 weeks apart',
      benefits: ['Flatter lower lid', 'Firmer thin skin'],
      targets: ['Puffy fat pads', 'Crepey lower lids'],
      bestFor: 'Small to moderate bags, if you’re not ready for lower-lid surgery. Off-label.',
      offLabel: true,
    },
    {
      id: 'agnes-jowls-and-chin',
      title: 'Jowls and double chin',
      description:
        'A three-pin needle heats the fullness along your jaw. We map the marginal nerve first and stay away from it.',
      frequency: 'Every 4 to 6 weeks, two to three sessions',
      benefits: ['Lighter jowl', 'Sharper angle under the chin'],
      targets: ['Early jowls', 'Submental fat', 'Marionette shadow'],
      bestFor: 'A small area of fullness, without hanging skin. Off-label.',
      offLabel: true,
    },
    {
      id: 'agnes-syringoma',
      title: 'Syringomas and milia-like bumps',
      description: 'A hair-thin pin treats each bump from within. New ones may form over the years.',
      frequency: 'Every 4 to 6 weeks, two to four sessions',
      benefits: ['Flatter bumps', 'Minimal surface mark'],
      targets: ['Syringomas', 'Sebaceous hyperplasia'],
      bestFor: 'Benign bumps that a clinician has examined first. Off-label.',
      offLabel: true,
    },
    {
      id: 'agnes-fine-lines',
      title: 'Forehead, frown and smile folds',
      description:
        'Shallow pulses along a crease encourage new collagen, if you’d like to skip neurotoxin or filler.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Softer etched lines', 'Less shadow in the crease'],
      targets: ['Frown line', 'Nasolabial fold', 'Neck rings'],
      bestFor: 'Lines that show at rest. Off-label.',
      offLabel: true,
    },
  ],
  treatmentConcerns: [
    {
      concern: 'Acne that keeps coming back',
      approach: 'One pore at a time, and new ones as they appear.',
    },
    {
      concern: 'Bags below the eyes',
      approach: 'The fat pad first, then a light pass over the skin above it.',
    },
    {
      concern: 'Softening of the jaw',
      approach: 'Deep pulses for small pockets of fat, shallow ones for the skin.',
    },
  ],
  faqs: [
    {
      question: 'Will my acne be gone for good?',
      answer:
        'Look for fewer, milder breakouts where we’ve worked. With many thousands of glands, though, hormones can always set off another.',
    },
    {
      question: 'Will the change last?',
      answer:
        'Long-term studies are few. A treated pore can stay quiet or flare again while the skin around it goes on aging, which is why we compare photographs before we suggest more.',
    },
    {
      question: 'How swollen will my eyes be?',
      answer:
        'Expect swelling for three to seven days, most of it on the second morning. A bruise may last 10 days; sunglasses cover both.',
    },
    {
      question: 'What are the serious risks?',
      answer:
        'In October 2025, the FDA reported burns, scarring, fat loss, disfigurement and nerve damage after RF microneedling, and some people needed surgical repair. How often isn’t known. Near the eye, a burn, a lid that pulls or an injury to the eye is possible. We shield the eye, and stop if anything looks wrong.',
    },
    {
      question: 'Is it a substitute for eyelid surgery?',
      answer:
        'For small to moderate bags, you can try it first. Large ones do better with surgery, as our medical director, a plastic surgeon, can show you.',
    },
  ],
  inBrief: { time: '45 to 90 minutes', downtime: '1 to 7 days', sessions: '1 to 5' },
  pricedBy: 'area',
  suits: 'Single stubborn breakouts, or fullness at the eyes or jaw, all off-label.',
  feels: 'Pressure, once you’re numb, with brief flickers of heat.',
  downtime: 'Acne: one to three days. Eyes and jaw: three to seven days of swelling, bruising possible.',
  prepare:
    'Stop retinoids and acids five days ahead; no tan. Name implants, metal, blood thinners. For the eyes, get a ride home.',
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
  bookingRequirement:
    'Contour and eye treatments need a consultation in person, because only touch tells fat from fluid.',
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
    text: 'RF heats every tone alike, yet no needling is equally safe for all skin types: some tones keep dark marks for weeks or months.',
  },
  techniques: [
    'needling with a pen, with radiofrequency or of the scalp',
    'needling of the face',
    'radiofrequency needling',
  ],
  performedBy: 'medical',
  // Sources: FDA 510(k) database, K160469 (AGNES) and K171707 (its needle electrodes), "Indications for Use"; FDA safety
  // communication "Potential Risks with Certain Uses of Radiofrequency (RF) Microneedling", October 15, 2025 (fda.gov).
  regulatoryStatus:
    'Agnes is FDA-cleared for coagulating soft tissue during skin procedures. Every use on this page is off-label: a clinician may choose it, but the FDA hasn’t reviewed it for that use. In October 2025, the agency warned of serious harm after RF microneedling: burns, scarring, fat loss, disfigurement and nerve damage.',
  consultationRequired: true,
  combinationTreatments: [
    'Scarlet SRF over the full face, six weeks after a contour treatment has settled.',
    'Hyaluronic filler in the tear trough, only once the bag is smaller and no sooner than two months later.',
  ],
  relatedServices: ['scarlet-srf-microneedling', 'plasmage-skin-tightening', 'chemical-peels', 'injectables'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
