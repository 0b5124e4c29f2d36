import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'phibrows-tattoo-removal',
  title: 'PhiBrows Tattoo Removal',
  tagline: 'Let brow or lip color you no longer love fade, without a laser.',
  category: 'face',
  cardDescription:
    'Acid-based lifting of brow, lip and small tattoos that doesn’t depend on color, every 6 to 8 weeks.',
  imageAlt: 'A pale, half-faded brow on white card with swabs, cotton pads and a bottle of remover',
  metaTitle: `PhiBrows Tattoo Removal, ${business.address.city}`,
  metaDescription:
    'Acid-based removal of brow, lip and small tattoos without a laser, every 6 to 8 weeks. It doesn’t depend on color. See how skin heals and who should wait.',
  keywords: [
    'PhiBrows removal',
    'non-laser tattoo removal',
    'saline removal alternative',
    'brow tattoo lightening',
    'permanent makeup removal',
    'emergency microblading removal',
  ],
  description: [
    'A laser needs ink that absorbs its light. The PhiBrows technique works by chemistry instead: a fine machine needle opens the skin down to the pigment and works in a solution based on a hydroxy acid. Fluid rises, carrying loosened pigment with it, and dries into a scab that you leave alone, because when it falls off, some of the color goes with it.',
    'White or skin-tone inks may respond, too, because nothing here depends on light. It can also be tried in the first two days after a cosmetic tattoo gone wrong, while color is still loose.',
    'Healing takes care, because every method of removal risks infection, a scar or a pale patch. We don’t work on eyelids or between the lashes, because acid there can injure the eye. Large or deep body art is a job for a [laser](/services/laser-tattoo-removal). For a shallow tattoo, it’s a measured way back toward bare skin.',
  ],
  benefits: [
    {
      title: 'Doesn’t depend on color',
      text: 'Pale shades that light passes right through may lift, though some pigment can stay.',
    },
    {
      title: 'Works without heat',
      text: 'There’s no laser pulse that could darken iron or titanium pigments.',
    },
    {
      title: 'Pigment moves outward',
      text: 'Much of the loosened color leaves with the scab.',
    },
    {
      title: 'Gentle on brow hair',
      text: 'The needles stay above the root.',
    },
  ],
  whatToExpect: [
    'Assessment: We check scar tissue and how you’ve healed before, and show you what one session can do.',
    'Numbing and removal: After numbing cream on unbroken skin, the needle works in small circles, and pigment rises like tea in water.',
    'Scabbing: A dark, firm crust forms by the next morning and stays for about 7 to 14 days.',
    'Your result: The true color shows after four to six weeks, and then we plan the next visit with you.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'phibrows-brow-removal',
      title: 'Brow pigment removal',
      description:
        'This is for brows that have turned red, orange or gray. In dense areas, we treat alternating patches, so the healthy skin in between speeds healing.',
      frequency: 'Every 6 to 8 weeks, two to five sessions',
      benefits: ['May lift red, orange and white', 'Prepares for new brows'],
    },
    {
      id: 'phibrows-emergency-removal',
      title: 'Emergency removal',
      description: `[Call ${business.phone.display}](${business.phone.href}) within 48 hours of a tattoo you regret. Skin just tattooed scars more easily, and we often advise you to let it heal first. If the examining clinician agrees, one visit may lift some of the color. We use no numbing cream, because the skin is still open. If yours needs a patch test, we wait.`,
      frequency: 'Once, then a review after 8 weeks',
      benefits: ['For color that’s still loose', 'May spare later sessions'],
    },
    {
      id: 'phibrows-lip-removal',
      title: 'Lip pigment removal',
      description:
        'We work along the lip border in very small sections. If you’ve ever had a cold sore, a prescribed antiviral comes first.',
      frequency: 'Every 6 to 8 weeks, two to four sessions',
      benefits: ['May soften an overdrawn border', 'Suited to pale pigment'],
    },
    {
      id: 'phibrows-small-tattoo-removal',
      title: 'Small body tattoo lightening',
      description:
        'We fade fine-line letters and symbols up to the size of a postage stamp. Hands and feet scab for longer than the face.',
      frequency: 'Every 6 to 8 weeks, three to six sessions',
      benefits: ['Can be tried on any ink color', 'Suited to fine lines'],
    },
  ],
  faqs: [
    {
      question: 'Does it leave scars?',
      answer:
        'It can, mainly if crusts come off early or if you scar easily. We stay shallow, and you leave the scab alone.',
    },
    {
      question: 'Is this the same as saline removal?',
      answer:
        'It’s related: both draw pigment out of the skin, saline by osmosis and this method with an acid that loosens it.',
    },
    {
      question: 'When can I have new brows?',
      answer:
        'Plan them for eight weeks after your last session at the earliest, or 12 if your skin is still pink.',
    },
    {
      question: 'Can it be combined with laser?',
      answer:
        'Yes, one after the other. The laser takes the dark ink and, eight weeks later, the remover takes what has turned warm or pale.',
    },
  ],
  inBrief: { time: '45 to 75 minutes', downtime: '7 to 14 days', sessions: '2 to 6' },
  pricedBy: 'size',
  suits: 'Brow and lip tattoos in colors that lasers handle poorly.',
  feels: 'Scratchy and warm with a brief sting, after numbing cream.',
  sessions: 'Every 6 to 8 weeks.',
  downtime: 'A brown crust that must stay dry, then pinkness for about two months.',
  prepare:
    'Stop retinoid creams two weeks ahead, let a tan fade for four, and plan around a scab that shows.',
  contraindications: [
    'Vitiligo, or a history of keloids or of wounds that heal thick',
    'Pregnancy or breastfeeding',
    'Diabetes with slow healing, medicine that lowers immunity, or blood thinners, unless your physician consents',
    'Isotretinoin within a year, or retinoid creams on the site within two weeks',
    'Eczema, psoriasis, cold sores or infection in the area; for lips with past cold sores, an antiviral first',
    'Skin cancer, or a mole inside the tattoo',
    'For brows, eye surgery within six months or neurotoxin within two weeks; for lips, filler within four weeks',
    'Sunburn, or a tan within four weeks; a tendency to dark marks needs a patch test first',
    'Allergy to alpha hydroxy acids, lidocaine, metals or tattoo pigment',
  ],
  aftercare: [
    'Keep the area dry: no washing over it, no sweat and no steam until the crust falls off. On lips, blot after every drink or bite, and finish the antiviral if you were prescribed one.',
    'Apply nothing, makeup included, until the crust is off, unless we tell you otherwise.',
    'Never lift an edge. If it catches on a pillow, trim the loose part.',
    'Once the crust is off, apply a drop of the oil we give you, morning and night, for a month.',
    'Protect it from the sun for three months, with a hat or clothing first and SPF 50 once the skin has closed.',
    'If a scab is still attached on day 16, call us.',
  ],
  keyFeatures: [
    'An option within 48 hours of a new tattoo, or from eight weeks on',
    'Never on eyelids or between lashes; eyes stay closed and shielded for brows',
  ],
  helpTopics: [
    'infection',
    'burn',
    'color-change',
    'splash',
    'eyes',
    'cold-sore',
    'pigment',
    'bleeding',
    'numbing',
  ],
  skinTypes: {
    title: 'Patch tested where it counts',
    text: 'It isn’t equally safe for all skin types. Deeper skin can react with dark marks, and we patch test it first. A tan has to fade.',
  },
  techniques: ['tattoo removal with laser or acid', 'acid removal'],
  performedBy: 'medical',
  // Sources: FDA, "Tattoo Removal: Options and Results" and "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov). An attorney must
  // confirm who may place an acid in skin in California; until then the record says a nurse does.
  regulatoryStatus:
    'No tattoo removal solution is FDA-approved, this one included. The FDA has cleared lasers for removal, and we explain both before you choose.',
  consultationRequired: true,
  combinationTreatments: [
    '[Eyebrow laser removal](/services/eyebrow-laser-removal) for dark traces, after two months of rest.',
    'Fresh powder brows once your skin has fully healed.',
  ],
  relatedServices: ['eyebrow-laser-removal', 'laser-tattoo-removal', 'semi-permanent-makeup', 'microblading'],
} satisfies Service;
