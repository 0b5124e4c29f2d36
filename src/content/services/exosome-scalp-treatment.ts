import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'exosome-scalp-treatment',
  title: 'Exosome Scalp Treatment',
  tagline: 'Treat a dry, tight scalp to a quiet hour and a serum that leaves it feeling soft.',
  category: 'hair',
  cardDescription:
    'Topical exosome serum for scalp comfort and a healthy look, in 3 to 4 treatments 8 to 12 weeks apart.',
  imageAlt: 'A glass vial and translucent golden spheres on a dark teal surface',
  metaTitle: `Exosome Scalp Treatment, ${business.address.city}`,
  metaDescription:
    'A topical exosome serum for a comfortable, healthy-looking scalp: 3 to 4 treatments, 8 to 12 weeks apart. How it feels, what it can’t do and who should wait.',
  keywords: [
    'exosome scalp treatment',
    'topical exosomes',
    'exosome scalp serum',
    'soothing scalp treatment',
    'dry tight scalp',
    'scalp facial',
  ],
  description: [
    'Your face gets a serum every day; your scalp gets shampoo. This light serum conditions the surface and leaves it feeling soft. It’s made with exosomes: particles that cells release, each about a thousandth the width of a hair.',
    'It’s a cosmetic and goes on unbroken skin, never under it and never right after needles. Before we open a vial, you’re welcome to read our supplier’s papers on where it comes from.',
    'Book it when color or a dry wind has left your scalp tight and you’d like something softer than a scrub, with a slow massage first and 10 quiet minutes under red light to end on. If your concern is thinning, start with [hair restoration](/services/hair-restoration): this serum isn’t a treatment for that.',
  ],
  benefits: [
    {
      title: 'A calmer scalp',
      text: 'Dry skin can feel softer and less tight, often at once.',
    },
    {
      title: 'An hour that’s yours',
      text: 'Enjoy a slow massage, then a while alone under soft red light.',
    },
    {
      title: 'Nothing to heal',
      text: 'The serum stays on the surface, without a needle.',
    },
    {
      title: 'A short series',
      text: 'You come three or four times, months apart, and later only when you miss the feeling.',
    },
  ],
  whatToExpect: [
    'Scalp study: You point out where it feels dry or tight while we take photographs under magnification.',
    'Cleansing: A JetPeel or enzyme wash removes oil and residue.',
    'Massage: Slow fingertip circles warm the scalp. We leave any scratched or sore spots alone.',
    'Serum: We smooth it along each part in thin layers, then you rest for 10 minutes under red light.',
  ],
  subservices: [
    {
      id: 'exosome-scalp-course',
      title: 'Full scalp serum',
      description: 'We smooth the serum on along every part, and photograph your scalp at each visit.',
      frequency: '3 to 4 treatments, 8 to 12 weeks apart',
      benefits: ['Even coverage', 'A calm hour'],
      targets: ['Dry scalp', 'Tightness', 'Dull-looking skin'],
      bestFor: 'A scalp that’s thirsty all over.',
    },
    {
      id: 'exosome-hairline',
      title: 'Hairline and temples',
      description: 'We smooth serum along the border where sunscreen and tight styles leave skin tender.',
      frequency: '3 to 4 treatments, 8 to 12 weeks apart',
      benefits: ['Care for tender edges', 'A shorter visit'],
      targets: ['Temples', 'Tender hairline', 'Dryness after coloring'],
      bestFor: 'Sensitive edges without an active rash.',
    },
    {
      id: 'exosome-with-led',
      title: 'Exosomes with light therapy',
      description: 'Between serums, you come in every other week for half an hour under LED light.',
      frequency: 'Serum 8 to 12 weeks apart, light every 2 weeks',
      benefits: ['Comfort between serums', 'Half an hour’s rest'],
      targets: ['A scalp that feels dry', 'A need for quiet'],
      bestFor: 'A steady routine rather than a single visit.',
    },
    {
      id: 'exosome-maintenance',
      title: 'Maintenance visit',
      description: 'When the season turns and your scalp feels dry, one visit brings the serum back.',
      frequency: 'Once or twice a year',
      benefits: ['Keeps the scalp comfortable', 'Ongoing photographs'],
      targets: ['Seasonal dryness'],
      bestFor: 'Keeping the feeling after your series.',
    },
  ],
  faqs: [
    {
      question: 'Are exosomes FDA approved?',
      answer:
        'No. The agency has warned the public about exosomes sold as treatments. Ours is a cosmetic for the skin’s surface, and your consent form says the same.',
    },
    {
      question: 'Where do they come from?',
      answer:
        'Makers derive them from cultured human cells, plants or platelets. Our consultation sheet names the source of ours.',
    },
    {
      question: 'How will I know it’s working?',
      answer:
        'Your scalp tells you: it should feel softer after the first visit. If it doesn’t, we suggest a head spa or JetPeel instead of a second one.',
    },
    {
      question: 'Why this, and not a head spa or another serum?',
      answer:
        'A [head spa](/services/head-spa) is about water and massage. This is for skin that feels dry or tender, as it may after color: the serum is light enough to leave in overnight. We can’t promise that exosomes do more than another good serum.',
    },
    {
      question: 'Are there side effects?',
      answer:
        'You may have brief redness or tightness. Allergy is possible with any serum, and long-term data on exosomes don’t exist yet.',
    },
  ],
  inBrief: { time: 'About 75 minutes', downtime: 'None to a few hours', sessions: '3 to 4' },
  pricedBy: 'session',
  suits: 'A dry or tight scalp that could use an hour of care.',
  feels: 'Fingertips, a light serum, rest.',
  sessions: '3 to 4 treatments, 8 to 12 weeks apart.',
  downtime: 'A little pinkness.',
  prepare: 'If you’re shedding, find out why first. Let scratches heal.',
  contraindications: [
    'Cancer now or in the past five years, or a suspicious lesion on the scalp',
    'Pregnancy, trying to conceive, or breastfeeding',
    'Autoimmune illness or medicines that alter immunity, unless your specialist agrees',
    'Infection, scratches, open wounds, or psoriasis or dermatitis in flare',
    'Needling, PRP, laser, pigment or a transplant there until the skin has fully healed',
    'Sudden, patchy or scarring hair loss: see a dermatologist first',
    'Light-triggered seizures or migraine, porphyria, lupus, eye disease, or medicine that sensitizes to light: no red light',
    'Isotretinoin within six months: enzyme wash only, no JetPeel',
    'Allergy to any ingredient; ask, and we’ll send you the list',
  ],
  aftercare: [
    'Leave your hair unwashed until the next morning to let the serum dry in.',
    'Use a clean pillowcase and clean combs tonight.',
    'Use a sulfate-free shampoo for three days.',
    'No minoxidil, hairspray or dry shampoo until the second day.',
    'Stay out of strong sun and heavy sweat for 48 hours.',
  ],
  qualityStandards: [
    'Never injected, and never combined with needling',
    'Lot number and test results for each vial',
  ],
  helpTopics: ['scalp', 'splash', 'light'],
  skinTypes: {
    title: 'For unbroken skin',
    text: 'It goes where there’s no scratch or sore. We ask about allergies and your health first.',
  },
  complianceFact: 'exosomeSource',
  techniques: ['LED and low-level laser light', 'exosome serum'],
  performedBy: 'scalp',
  // Sources: FDA, "Consumer Alert on Regenerative Medicine Products Including Stem Cells and Exosomes" and "Public Safety
  // Notification on Exosome Products" (fda.gov). Never claim growth here: the claim would make the serum an unapproved drug.
  regulatoryStatus:
    'No exosome product is FDA-approved for any use. We apply ours as a cosmetic, to the surface of the skin, for comfort and appearance only; it isn’t a treatment for hair loss or any condition. The red light is for rest alone.',
  consultationRequired: true,
  combinationTreatments: [
    '[JetPeel](/services/jet-peel-scalp) as the cleansing step, in the same appointment.',
    'LED scalp sessions every other week between serums.',
  ],
  relatedServices: ['head-spa', 'jet-peel-scalp', 'led-scalp-therapy', 'hair-restoration'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
