import type { Service } from './schema.ts';

export const service = {
  slug: 'phibrows-tattoo-removal',
  title: 'PhiBrows Tattoo Removal',
  tagline: 'No laser, no light. A mild acid coaxes pigment out the way it came in.',
  category: 'face',
  cardDescription:
    'Acid-based lifting of brow, lip and small tattoos that doesn’t depend on color, every 6 to 8 weeks.',
  imageAlt: 'A pale, half-faded brow on white card with swabs, cotton pads and a bottle of remover',
  metaTitle: 'PhiBrows Tattoo Removal Without Laser',
  metaDescription:
    'Acid-based removal of brow, lip and small tattoos, every 6 to 8 weeks and independent of pigment color. How scabs form, why they must stay, who should wait.',
  keywords: [
    'PhiBrows removal',
    'non-laser tattoo removal',
    'saline removal alternative',
    'brow tattoo lightening',
    'permanent makeup removal',
    'emergency microblading removal',
  ],
  description: [
    'A laser needs to see a color. Chemistry does not. In the PhiBrows removal technique a fine machine needle opens the skin to the depth at which pigment lies and works in a solution based on a hydroxy acid. The body treats the site as a small, controlled wound: fluid rises, carries loosened pigment with it, and dries into a scab. When that scab falls of its own accord, color goes along.',
    'Because nothing depends on absorption of light, white, yellow, red and skin-tone inks can respond as well as brown. Pigments that might blacken under a laser aren’t heated here. It can also be tried in the first two days after a cosmetic tattoo gone wrong, while color is still loose.',
    'It asks for discipline. You will wear dark crusts for one to two weeks and keep them dry, and each area must rest for six to eight weeks in between. Only shallow tattoos qualify: brows, lips, a small symbol on the wrist. We don’t work on eyelids or between the lashes, because acid there can injure the eye. Large or deep body art is a job for [laser](/services/laser-tattoo-removal), and any removal, by whatever method, carries some risk of a scar or a pale patch.',
  ],
  benefits: [
    {
      title: 'Doesn’t depend on color',
      text: 'Pale and warm shades that light passes straight through may lift too, though some pigment can stay.',
    },
    {
      title: 'No burst of heat',
      text: 'Without it, iron and titanium pigments are far less likely to darken.',
    },
    {
      title: 'Pigment moves outward',
      text: 'Much of the loosened color leaves with the scab.',
    },
    {
      title: 'Gentle on brow hair',
      text: 'Needles stay above the root, and hair is neither bleached nor singed.',
    },
  ],
  whatToExpect: [
    'Assessment: We judge depth, scar tissue and your own healing history, and show you what one session can and cannot do.',
    'Numbing and opening: Cream first, then small circles with the needle; a scratchy heat that eases as gel is reapplied.',
    'Solution: The remover is worked in for a few minutes, stings briefly, and pigment can be seen rising like tea in water.',
    'Scabbing: A dark, firm crust forms by the next morning and stays for about seven to fourteen days.',
    'Reading the result: True color shows only after four to six weeks, and then we decide about a further round.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'phibrows-brow-removal',
      title: 'Brow pigment removal',
      description:
        'For microblading, powder or older machine brows of any shade. We treat alternating islands when an area is dense, so that healthy skin speeds the healing of its neighbor.',
      frequency: 'Every 6 to 8 weeks, two to five sessions',
      benefits: ['Tries red, orange and white', 'Keeps hair', 'Prepares for new brows'],
    },
    {
      id: 'phibrows-emergency-removal',
      title: 'Emergency removal',
      description:
        'Within 48 hours of a procedure you regret, while pigment has not settled. A milder solution is used, and a single visit can take out a good part of it.',
      frequency: 'Once, then a review after 8 weeks',
      benefits: ['Acts before color sets', 'Short appointment', 'May spare later sessions'],
    },
    {
      id: 'phibrows-lip-removal',
      title: 'Lip pigment removal',
      description:
        'Delicate work along the lip border, in very small sections. If you’ve ever had a cold sore, a prescribed antiviral comes first.',
      frequency: 'Every 6 to 8 weeks, two to four sessions',
      benefits: ['Precise to a millimeter', 'Suited to pale pigment', 'Gradual and controllable'],
    },
    {
      id: 'phibrows-small-tattoo-removal',
      title: 'Small body tattoo lightening',
      description:
        'Fine-line letters and symbols up to the size of a postage stamp. Hands and feet scab for longer than a face, and so do ankles.',
      frequency: 'Every 6 to 8 weeks, three to six sessions',
      benefits: [
        'Not limited by ink color',
        'Suited to fine lines',
        'Alternative where laser is not advised',
      ],
    },
  ],
  faqs: [
    {
      question: 'How many sessions does it take?',
      answer:
        'Most brows fade enough for rework in two or three, spaced every 6 to 8 weeks. Complete removal may take five and is not always reached, particularly where ink was put in deep or more than once.',
    },
    {
      question: 'Does it leave scars?',
      answer:
        'It can, mainly if crusts are picked, soaked or rubbed off early, or in skin that scars easily. We keep depth shallow, and your half of the bargain is to leave the scab alone.',
    },
    {
      question: 'Is this the same as saline removal?',
      answer:
        'The principle is related: something is placed in the skin that draws pigment out. Saline does so by osmosis; here an acid loosens and lifts, and it generally needs fewer passes.',
    },
    {
      question: 'What will people see?',
      answer:
        'A brown crust in the shape of the treated patch for up to two weeks, then pink, shiny skin that blends over a couple of months. Hair or glasses help; makeup has to wait.',
    },
    {
      question: 'When may I have new brows?',
      answer:
        'Eight weeks after the last session at the earliest, twelve if skin is still pink. Pigment placed in immature skin heals patchy.',
    },
    {
      question: 'Can it be combined with laser?',
      answer:
        'Yes, in turns. Laser takes dark, deep ink; the remover takes what turns warm or pale. Eight weeks between the two lets each one finish.',
    },
  ],
  duration: '45 to 75 minutes with numbing.',
  sessions: 'Two to five, every 6 to 8 weeks.',
  downtime: '7 to 14 days of scabs that must stay dry; pinkness for some weeks more.',
  contraindications: [
    'A history of keloids or of wounds that heal thick',
    'Pregnancy or breastfeeding',
    'Diabetes with slow healing, immune disorders, or blood-thinning medicine',
    'Isotretinoin within a year, or retinoid creams on the site within two weeks',
    'Eczema, psoriasis, cold sores or infection in the area',
    'Skin cancer, or a mole inside the tattoo',
    'Recent eye surgery, for brows',
    'Sunburn or tan, and a tendency to dark marks in deeper skin: needs a patch test',
    'Allergy to alpha hydroxy acids, lidocaine or tattoo pigment',
  ],
  aftercare: [
    'Keep it dry: no washing over it, no sweat, no steam until the crust has dropped.',
    'For the first five days apply nothing at all, unless we tell you otherwise.',
    'Never lift an edge. If it catches on a pillow, trim the loose part.',
    'Afterward, a drop of the oil we give you, morning and night, for a month.',
    'Cover from sun for three months, with clothing first and SPF 50 later.',
    'Call us the same day about throbbing, yellow fluid, fever, or a scab still attached on day sixteen.',
  ],
  keyFeatures: [
    'Doesn’t depend on pigment color, and results vary',
    'Usable from the first 48 hours after a procedure',
    'Never on eyelids or between lashes; eyes stay closed and shielded for brows',
    'For shallow, small tattoos only',
  ],
  helpTopics: ['infection', 'splash', 'cold-sore', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA, "Tattoo Removal: Options and Results" and "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov). An attorney must
  // confirm who may place an acid in skin in California; until then the record says a nurse does.
  regulatoryStatus:
    'No tattoo removal solution is FDA-approved, this one included. Lasers are the tools the FDA has cleared for removal, and we’ll tell you when one suits you better.',
  consultationRequired: true,
  combinationTreatments: [
    '[Eyebrow laser removal](/services/eyebrow-laser-removal) for dark remnants, after two months of rest.',
    'LED red light once scabs have gone, to settle pinkness.',
    'Fresh powder brows when the skin is mature again.',
  ],
  relatedServices: ['eyebrow-laser-removal', 'laser-tattoo-removal', 'semi-permanent-makeup', 'microblading'],
} satisfies Service;
