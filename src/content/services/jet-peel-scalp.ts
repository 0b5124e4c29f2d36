import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'jet-peel-scalp',
  title: 'JetPeel for the Scalp',
  tagline: 'Lift months of residue off your scalp with a cool, fine mist, without scrubbing.',
  category: 'hair',
  cardDescription: 'A needle-free jet of saline and gas that rinses the scalp and hydrates it.',
  imageAlt: 'A slim nozzle spraying a cone of fine mist over a bowl of water',
  metaTitle: `JetPeel Scalp Treatment in ${business.address.city}`,
  metaDescription:
    'JetPeel clears oil, flakes and residue from your scalp with a mist of saline and serum, without needles or scrubs. See how it feels and who should wait.',
  keywords: [
    'JetPeel scalp',
    'scalp exfoliation',
    'scalp hydrafacial alternative',
    'scalp buildup treatment',
    'oily scalp treatment',
    'needle-free scalp serum',
  ],
  description: [
    'Think of a sea breeze, aimed with precision. JetPeel mixes sterile saline with compressed gas and releases both through hair-fine nozzles. The droplets move so fast that they sweep oil and dead cells off the skin, and the liquid is spread so thin that it feels more like wind than water.',
    'Scrubs leave grit behind on a scalp, while the jet finds its way between the strands to the skin itself. Then comes a serum, which moistens the outer layers well; it doesn’t reach the root of the hair, a few millimeters deeper.',
    'It’s for a scalp that seems coated however often you wash.',
  ],
  benefits: [
    {
      title: 'Cleans without friction',
      text: 'Nothing pulls or tangles fragile hair.',
    },
    {
      title: 'Cool and comfortable',
      text: 'The expanding gas cools, a relief for scalps that run hot.',
    },
    {
      title: 'A clean start',
      text: 'With the residue gone, serums and light meet skin instead of wax.',
    },
    {
      title: 'A change you can see',
      text: 'The camera shows your scalp before and after.',
    },
  ],
  whatToExpect: [
    'Camera and comb: We comb out your hair and show you your scalp, enlarged on a screen.',
    'Saline pass: The nozzle moves along each part an inch at a time.',
    'Serum pass: We switch from saline to a serum chosen for your scalp.',
    'Rinse and massage: Lukewarm water carries off what’s come loose, and slow fingertips do the rest.',
  ],
  subservices: [
    {
      id: 'jetpeel-clarifying',
      title: 'Clarifying scalp jet',
      description:
        'After two saline passes, we mist on a salicylic or tea tree serum. Your roots dry lighter, and your hair moves again.',
      frequency: 'Every 3 to 4 weeks, three sessions, then as you like',
      benefits: ['Lifts residue', 'Stays fresh longer'],
      targets: ['Oily scalp', 'Dry shampoo buildup', 'Odor'],
      bestFor: 'Hair that never feels clean, even with daily washing.',
    },
    {
      id: 'jetpeel-hydrating',
      title: 'Hydrating scalp jet',
      description: 'One soft pass comes before hyaluronic acid and panthenol. We lower the pressure.',
      frequency: 'Every 4 weeks in dry months',
      benefits: ['Relief of tightness', 'Dry flakes rinsed away'],
      targets: ['Dry scalp', 'Winter tightness', 'Hard water dryness'],
      bestFor: 'A parched or chemically treated scalp.',
    },
    {
      id: 'jetpeel-revitalizing',
      title: 'Revitalizing scalp jet',
      description:
        'Peptides and caffeine freshen roots that look flat. It doesn’t replace a medical plan for thinning.',
      frequency: 'Every 2 to 4 weeks, six sessions',
      benefits: ['Clean base for topicals', 'Needle-free'],
      targets: ['Dull scalp', 'Flat roots'],
      bestFor: 'A fresh scalp between other visits.',
    },
    {
      id: 'jetpeel-prep',
      title: 'Pre-treatment cleanse',
      description: 'Enjoy 25 minutes of jet cleansing, then go straight on to your next treatment.',
      frequency: 'Whenever another scalp treatment follows',
      benefits: ['Better contact', 'Adds little time'],
      targets: ['Sebum film', 'Styling residue'],
      bestFor: 'Exosome serum or LED on the same day.',
    },
  ],
  faqs: [
    {
      question: 'Is this the same as a HydraFacial for the scalp?',
      answer:
        'They’re cousins. A HydraFacial uses a tip that touches your skin, while the jet works from a short distance and finds its way between dense or curly strands.',
    },
    {
      question: 'Should I choose this or a head spa?',
      answer:
        'Choose the jet for residue and flakes. The head spa is for the massage and the rest; it can begin with the jet.',
    },
    {
      question: 'Will my blowout survive?',
      answer: 'No, your hair will be soaked. Allow 20 minutes to dry it, or we’ll rough-dry it for you.',
    },
    {
      question: 'Is it suitable for dandruff?',
      answer:
        'Loose flakes rinse away, but it doesn’t treat dandruff itself. Keep your medicated shampoo in the shower.',
    },
    {
      question: 'Can I have it with extensions or a weave?',
      answer: 'Come between installations, because pressure and moisture loosen bonds and tapes.',
    },
  ],
  inBrief: { time: '45 to 60 minutes', downtime: 'None', sessions: '1, or 3 to 6' },
  pricedBy: 'session',
  suits: 'Residue and flakes on a scalp that dislikes scrubbing.',
  feels: 'Brisk, cold pressure, strongest at the temples. If it’s too much, we hold the nozzle farther away.',
  duration: '25 minutes if it prepares for another treatment.',
  sessions: 'One for refreshment, three to six for an ongoing concern.',
  downtime: 'You may look a little pink for an hour.',
  prepare: 'Wait 72 hours after color or bleach, and save the blowout for afterward.',
  contraindications: [
    'Broken, sunburned, weeping or infected skin on the scalp',
    'Needling or PRP there within a week, or permanent makeup within four weeks',
    'Surgery or a transplant on the scalp within six months',
    'Skin cancer there, or a spot without a diagnosis',
    'Recent eye surgery or ear perforation, because spray may travel',
    'Severe asthma triggered by fine mists',
    'Known allergy to a serum ingredient, aspirin and other salicylates among them',
    'Pregnancy or nursing: no salicylic serum; while pregnant, bring your obstetrician’s okay',
    'Isotretinoin within six months, or retinoids on the scalp within five days',
    'Fresh color or bleach within 72 hours',
  ],
  aftercare: [
    'Leave the serum in overnight, and shampoo the next day.',
    'Avoid oils, waxes and dry shampoo for two days.',
    'Put off coloring and chemical straightening for three days.',
    'Wear a hat outdoors, because a freshly cleaned part burns easily.',
    'Once a week, shampoo twice at home and massage with the pads of your fingers.',
  ],
  helpTopics: ['scalp', 'splash'],
  skinTypes: { text: 'Water and air suit every tone, on a scalp without open or inflamed skin.' },
  techniques: [
    'salicylic acid',
    'exfoliation with fluid and suction or a jet',
    'washing and exfoliating the scalp',
  ],
  performedBy: 'scalp',
  // Sources: FDA establishment registration and device listing for the model in use, to be entered by the owner; FDA, "Is It a
  // Cosmetic, a Drug, or Both? (Or Is It Soap?)" (fda.gov). The status line is the cautious statement until then.
  regulatoryStatus:
    'We use JetPeel to clean and moisturize the scalp, which is a cosmetic use. It isn’t FDA-cleared or approved to treat hair loss, dandruff or any disease.',
  consultationRequired: true,
  combinationTreatments: [
    '[Exosome serum](/services/exosome-scalp-treatment) right after, on clean skin.',
    'The [head spa](/services/head-spa), with the jet in place of the first shampoo.',
  ],
  relatedServices: ['head-spa', 'exosome-scalp-treatment', 'led-scalp-therapy'],
} satisfies Service;
