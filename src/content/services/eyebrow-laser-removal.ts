import type { Service } from './schema.ts';

export const service = {
  slug: 'eyebrow-laser-removal',
  title: 'Eyebrow Laser Removal',
  tagline: 'For brows that were someone else’s idea: pigment broken up, hair left in place.',
  category: 'face',
  cardDescription:
    'Short laser pulses shatter unwanted brow pigment every 6 to 8 weeks until it clears or fades.',
  imageAlt: 'A drawn eyebrow fading away under a green laser point on a dark teal table',
  metaTitle: 'Eyebrow Tattoo Laser Removal',
  metaDescription:
    'Laser fading for microblading and old brow tattoos, every 6 to 8 weeks. Color shifts, test spots, eye protection, what happens to brow hair, who should wait.',
  keywords: [
    'eyebrow tattoo removal',
    'microblading removal',
    'laser brow removal',
    'fade permanent makeup',
    'brow tattoo correction',
    'Q-switched laser brows',
  ],
  description: [
    'Brow tattoos outlive trends. They also change: black turns slate, brown turns salmon, and a shape drawn at twenty-five sits a little low at forty. A laser can undo much of this, though not by bleaching. Its pulse lasts billionths of a second, so briefly that a grain of pigment has no time to pass its heat on; it swells and shatters. Over the following weeks the white cells of your immune system haul the debris away.',
    'Brows are a special case of tattoo removal, for three reasons. They lie close to the eyes, so metal shields are placed and checked before anything is switched on. They often contain iron oxide or titanium dioxide, which can turn darker in a blink when struck by a laser, and therefore we treat one hidden test spot and look at it before going further. And there is hair you would like to keep: it may frost white for some weeks, but the pulse is too short to harm its root.',
    'Aims differ. If you are planning new work, we only need to fade the old to a shadow, commonly two to four visits. Complete clearance takes longer and, with some cosmetic inks, does not arrive at all.',
  ],
  benefits: [
    {
      title: 'Reaches deep ink',
      text: 'Light travels further into the skin than acids or scrubs, so old, saturated tattoos respond.',
    },
    {
      title: 'Surface stays closed',
      text: 'Most sessions leave skin intact, with swelling and pinpoint crusts at worst.',
    },
    {
      title: 'Keeps your brow hair',
      text: 'Pulses are far too brief to heat a follicle, though hair may look frosted for a while.',
    },
    {
      title: 'Partial fading possible',
      text: 'We can lighten a tail or an upper edge alone, and let the part you like remain.',
    },
  ],
  whatToExpect: [
    'Reading the ink: Under magnification we note color, depth and layers, and ask what was used and when.',
    'Test spot: A few pulses near the tail; fifteen minutes later, and again after some weeks, we see whether it lightens or darkens.',
    'Shields and numbing: Steel contact shields or sealed metal goggles go on after numbing drops or cream.',
    'The pulses: Two or three minutes of hot snaps, each with a crack and a white frosting that fades within half an hour.',
  ],
  subservices: [
    {
      id: 'brow-fade-for-rework',
      title: 'Fade before new brows',
      description:
        'Enough clearing for an artist to draw a fresh shape over what remains. We photograph, and tell you when another session would no longer repay you.',
      frequency: 'Every 6 to 8 weeks, two to four sessions',
      benefits: ['Clean canvas', 'Fewer visits than full clearance'],
      targets: ['Old microblading', 'Grayed brows', 'Shape too thick'],
      bestFor: 'Those who want [new brows](/services/semi-permanent-makeup) rather than none.',
    },
    {
      id: 'brow-full-clearance',
      title: 'Full clearance',
      description:
        'A longer course with a change of wavelength as colors separate. Warm leftovers such as yellow or peach are the most obstinate.',
      frequency: 'Every 6 to 8 weeks, five to eight sessions or more',
      benefits: ['Maximum lightening', 'Bare brow again where ink allows'],
      targets: ['Dense black or brown tattoo', 'Layered work'],
      bestFor: 'People who have decided against tattooed brows altogether.',
    },
    {
      id: 'brow-edge-correction',
      title: 'Edge and tail correction',
      description:
        'A small spot size removes a line that strays above, below or beyond the brow, while the good part is masked in white.',
      frequency: 'Every 6 to 8 weeks, one to three sessions',
      benefits: ['Keeps what works', 'Very short visit'],
      targets: ['Uneven arch', 'Tails too long', 'Migrated pigment'],
      bestFor: 'A brow that is nearly right.',
    },
    {
      id: 'emergency-color-shift',
      title: 'Correction after color shift',
      description:
        'Where pigment has gone red, orange or dark under an earlier laser, we test wavelengths side by side and may combine light with an acid-based remover.',
      frequency: 'Every 6 to 8 weeks, as agreed after testing',
      benefits: ['Careful testing', 'Two methods under one roof'],
      targets: ['Salmon brows', 'Oxidized pigment', 'White-ink cover-ups'],
      bestFor: 'Brows that previous treatment has made odd.',
    },
  ],
  faqs: [
    {
      question: 'How many visits until my brows are clear?',
      answer:
        'Two to four for a fade, five to eight for near-clearance, spaced every 6 to 8 weeks. Amateur ink and fresh microblading go sooner, layered brows later.',
    },
    {
      question: 'My brows could turn darker? Really?',
      answer:
        'Yes. Iron and titanium in flesh, pink and many brown pigments may oxidize to gray or black at the first pulse. It is generally treatable afterward, but it is the reason we insist on a test spot and do not skip it for anyone.',
    },
    {
      question: 'Will I lose my eyebrow hair?',
      answer:
        'Not in the ordinary course. Hairs can blanch to white or break at skin level, and they grow back in their own color within a cycle or two.',
    },
    {
      question: 'Laser or acid-based removal: which one?',
      answer:
        'Laser suits dark pigment that lies deep. The [PhiBrows method](/services/phibrows-tattoo-removal) ignores color and is useful for white, red and yellow, or as a first aid within days of a mistake. Sometimes we use one after the other.',
    },
    {
      question: 'How soon after microblading can you treat?',
      answer:
        'Skin has to heal first, about eight weeks. Before that, an acid-based remover may be possible; call early.',
    },
    {
      question: 'Is it suitable for dark skin?',
      answer:
        'With the 1064 nanometer wavelength, low energy and a test spot, often yes. Pale or dark patches remain a risk, and we go slower because of it.',
    },
  ],
  duration: '20 to 40 minutes, of which the laser runs for about three.',
  sessions: 'Every 6 to 8 weeks: two to four for fading, five to eight or more for clearance.',
  downtime: 'One to three days of swelling, up to a week of fine crusts.',
  contraindications: [
    'A tan or self-tanner on the forehead',
    'Isotretinoin within six months, or medicines that sensitize to light',
    'Pregnancy or nursing',
    'Gold treatment at any time in the past',
    'Brow tattoo younger than eight weeks, or skin still healing',
    'Keloid scarring, active eczema, cold sores or infection nearby',
    'A mole in the brow, or skin cancer there at any time',
    'Recent eye surgery, retinal disease, or seizures triggered by light',
    'Blood thinners, slow healing, or medicine that lowers immunity, unless your physician agrees',
    'Known allergy to tattoo ink, since fragments can travel',
    'Allergy to lidocaine or numbing eye drops',
  ],
  aftercare: [
    'Cool with a wrapped pack for ten minutes each hour this afternoon.',
    'A thin layer of healing ointment three times daily until crusts have gone.',
    'No makeup on the brow while it is scabbed or shiny.',
    'Sleep propped up the first night, as lids may swell.',
    'Keep out of sun, pools and saunas for two weeks; SPF 50 thereafter.',
    'Call us the same day about blisters, discharge or new brown edges; for any change in sight, call 911.',
  ],
  qualityStandards: [
    'Intraocular metal shields or fully sealed goggles for every pulse around the orbit',
    'A documented test spot before the first full session',
    'Laser operated by licensed medical staff under physician direction',
  ],
  helpTopics: ['burn', 'eyes', 'infection', 'cold-sore', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of Q-switched and picosecond Nd:YAG lasers (for example K241144), "Indications for Use"; FDA,
  // "Tattoo Removal: Options and Results" (fda.gov). The owner names the model and its clearance here.
  regulatoryStatus:
    'Lasers of this type are FDA-cleared for removing tattoos; each model is limited to certain ink colors and skin tones. Clearance doesn’t mean that every cosmetic pigment will fade.',
  consultationRequired: true,
  combinationTreatments: [
    'Acid-based removal six to eight weeks later, for warm tones that light leaves behind.',
    'New [microblading](/services/microblading) or powder brows, no sooner than eight weeks after the last pulse.',
    'LED from the third day on, if skin remains pink.',
  ],
  relatedServices: [
    'phibrows-tattoo-removal',
    'semi-permanent-makeup',
    'microblading',
    'laser-tattoo-removal',
  ],
} satisfies Service;
