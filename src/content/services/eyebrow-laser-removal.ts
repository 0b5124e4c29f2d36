import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'eyebrow-laser-removal',
  title: 'Eyebrow Laser Removal',
  tagline: 'A fresh start for brows you’ve outgrown: pigment fades, and your own hair usually stays.',
  category: 'face',
  cardDescription:
    'Short laser pulses, every 6 to 8 weeks, fade unwanted brow pigment and sometimes clear it.',
  imageAlt: 'A drawn eyebrow fading away under a green laser point on a dark teal table',
  metaTitle: `Eyebrow Tattoo Laser Removal, ${business.address.city}`,
  metaDescription:
    'Laser removal for microblading and old brow tattoos, every 6 to 8 weeks. Learn about color shifts, test spots, eye protection, brow hair and who should wait.',
  keywords: [
    'eyebrow tattoo removal',
    'microblading removal',
    'laser brow removal',
    'fade permanent makeup',
    'brow tattoo correction',
    'Q-switched laser brows',
  ],
  description: [
    'Brow tattoos outlive trends. They also change: black turns slate, and a shape drawn at twenty-five sits a little low at forty. A laser can undo much of this. Its pulse is so brief that a grain of pigment shatters, and over the next few weeks, your immune system carries the fragments away.',
    'Brows need special care. They’re close to the eyes, which is why metal shields are in place before we switch anything on. Brow inks often contain iron oxide or titanium dioxide, which a laser can darken in an instant, and we begin with a single hidden spot and wait to see what it does.',
    'How far we go depends on what’s next. If you’re planning new brows, we only need to fade the old ones to a shadow. Full clearance takes longer, and some cosmetic inks never clear completely.',
  ],
  benefits: [
    {
      title: 'Reaches deep ink',
      text: 'Light passes through the surface to color that was placed deep.',
    },
    {
      title: 'Gentle on the surface',
      text: 'Most sessions leave the skin intact apart from pinpoint crusts.',
    },
    {
      title: 'Kind to your brow hair',
      text: 'Pulses this brief rarely affect a follicle, though hairs may look frosted for a few weeks.',
    },
    {
      title: 'Keep the part you love',
      text: 'We can lighten just a tail and leave the rest.',
    },
  ],
  whatToExpect: [
    'Reading the ink: Under magnification, we look for the pale and warm pigments that a laser can darken.',
    'Test spot: A few pulses near the tail show, after 15 minutes and again after a few weeks, whether it lightens or darkens.',
    'Shields and numbing: Steel contact shields or sealed metal goggles go on after numbing drops or cream.',
    'The pulses: Each snap comes with a crack and a white frosting that fades within half an hour.',
  ],
  subservices: [
    {
      id: 'brow-fade-for-rework',
      title: 'Fade before new brows',
      description: 'We fade the old color just enough for an artist to draw a fresh shape over it.',
      frequency: 'Every 6 to 8 weeks, two to four sessions',
      benefits: ['Clean canvas', 'Fewer visits than full clearance'],
      targets: ['Old microblading', 'Grayed brows', 'Shape too thick'],
      bestFor: 'A clean base for [new brows](/services/semi-permanent-makeup).',
    },
    {
      id: 'brow-full-clearance',
      title: 'Full clearance',
      description:
        'We change wavelength as the colors separate. Yellow or peach leftovers are the most stubborn.',
      frequency: 'Every 6 to 8 weeks, five to eight sessions or more',
      benefits: ['Each color in its own light', 'A bare brow again where the ink allows'],
      targets: ['Dense black or brown tattoo', 'Layered work'],
      bestFor: 'A return to your own brows.',
    },
    {
      id: 'brow-edge-correction',
      title: 'Edge and tail correction',
      description: 'A small beam lifts a line that strays, while we mask the part you’re keeping.',
      frequency: 'Every 6 to 8 weeks, one to three sessions',
      benefits: ['Keeps what works', 'Very short visit'],
      targets: ['Uneven arch', 'Tails too long', 'Migrated pigment'],
      bestFor: 'A brow that’s almost right.',
    },
    {
      id: 'emergency-color-shift',
      title: 'Correction after color shift',
      description:
        'If an earlier laser turned your pigment red, orange or dark, we test wavelengths side by side and may combine light with an acid-based remover.',
      frequency: 'Every 6 to 8 weeks, as agreed after testing',
      benefits: ['Careful testing', 'Two methods under one roof'],
      targets: ['Salmon brows', 'Oxidized pigment', 'White-ink cover-ups'],
      bestFor: 'Brows that changed color after an earlier treatment.',
    },
  ],
  faqs: [
    {
      question: 'Could my brows turn darker?',
      answer:
        'Yes. Iron and titanium in skin-toned, pink and many brown pigments may turn gray or black at the first pulse. It’s usually treatable.',
    },
    {
      question: 'Laser or acid-based removal: which is better?',
      answer:
        'Laser suits deep, dark pigment. The [PhiBrows method](/services/phibrows-tattoo-removal) doesn’t depend on color. It can be tried on white or red, or within 48 hours of a mistake.',
    },
    {
      question: 'How soon after microblading can you treat?',
      answer:
        'Your skin has to heal first, for about eight weeks. Before that, an acid-based remover may be an option, so call us early.',
    },
    {
      question: 'Is it suitable for deep skin tones?',
      answer:
        'Often, with the 1064-nanometer wavelength and low energy. Pale or dark patches are still a risk, and on any skin, so are burns, infection and scars.',
    },
  ],
  inBrief: { time: '20 to 40 minutes', downtime: 'Up to a week', sessions: '2 to 4 to fade' },
  pricedBy: 'session',
  suits: 'Dark brow pigment that you’d like faded or cleared.',
  feels: 'Hot snaps for two or three minutes, numbed beforehand.',
  sessions: 'Every 6 to 8 weeks, five times or more to clear.',
  downtime: 'One to three days of swelling, up to a week of fine crusts.',
  prepare:
    'No tan or self-tanner for four weeks, no retinoids for five days. Wear glasses, not contacts, and get a ride home.',
  contraindications: [
    'A tan or self-tanner on the forehead within four weeks',
    'Isotretinoin within six months, or medicines that sensitize to light',
    'Pregnancy or nursing',
    'Gold medicine, as for arthritis, at any time in the past',
    'Brow tattoo younger than eight weeks, skin still healing, or neurotoxin nearby within two weeks',
    'Keloid scarring, vitiligo, active eczema or infection nearby',
    'An active cold sore; with past ones on the face, a prescribed antiviral first',
    'A mole in the brow, or skin cancer there at any time',
    'Eye surgery within six months, retinal disease, lupus, porphyria, or light-triggered seizures',
    'Blood thinners, slow healing, or medicine that lowers immunity, unless your physician agrees',
    'Known allergy to tattoo ink, since fragments can travel',
    'Allergy to lidocaine or numbing eye drops',
  ],
  aftercare: [
    'Cool the brow with a wrapped pack, 10 minutes each hour, for the rest of the day.',
    'After numbing drops, have someone drive you home. Don’t rub your eyes or wear contacts until they feel normal and you see clearly. Sleep propped up tonight, because your lids may swell.',
    'Apply a thin layer of healing ointment three times a day until the crusts are gone.',
    'Don’t pick, tweeze or wax, and keep makeup, retinoids and acids off the brow while it’s scabbed or shiny.',
    'No gym, pool or sauna until the skin has closed, up to two weeks. Then wear SPF 50; keep out of the sun for three months.',
  ],
  qualityStandards: [
    'Metal eye shields or fully sealed goggles for every pulse near the eye',
    'A documented test spot before the first full session',
  ],
  helpTopics: ['burn', 'color-change', 'eyes', 'infection', 'cold-sore', 'pigment', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'Tested on your skin first',
    text: 'No one setting is safe for all skin types. Deeper skin gets a gentler wavelength and can still change color, so everyone has a test spot.',
  },
  techniques: [
    'laser and intense pulsed light',
    'laser and light on the face',
    'pigment laser',
    'tattoo removal with laser or acid',
  ],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of Q-switched and picosecond Nd:YAG lasers (for example K241144), "Indications for Use"; FDA,
  // "Tattoo Removal: Options and Results" (fda.gov). The owner names the model and its clearance here.
  regulatoryStatus:
    'Lasers of this type are FDA-cleared for removing tattoos; each model is limited to certain ink colors and skin tones. No acid-based remover is FDA-approved.',
  consultationRequired: true,
  treatedLater: true,
  combinationTreatments: [
    'Acid-based removal eight weeks later, for warm tones that light leaves behind.',
    'New [microblading](/services/microblading) or powder brows, no sooner than eight weeks after the last pulse.',
  ],
  relatedServices: [
    'phibrows-tattoo-removal',
    'semi-permanent-makeup',
    'microblading',
    'laser-tattoo-removal',
  ],
} satisfies Service;
