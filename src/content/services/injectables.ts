import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'injectables',
  title: 'Injectables & Dermal Fillers',
  tagline: 'Restore a little of the support your face has lost, in small amounts and with a trained eye.',
  category: 'face',
  cardDescription: 'Hyaluronic fillers for cheeks and lips; collagen stimulators for gradual volume.',
  imageAlt: 'Three filler syringes in blush tones on a white card with a camellia, seen from above',
  metaTitle: `Dermal Fillers & Injectables, ${business.address.city}`,
  metaDescription:
    'Compare hyaluronic gels, Radiesse, Sculptra and Kybella: what each one does, how long results and swelling last, the risks and who should skip filler.',
  keywords: [
    'dermal filler',
    'lip filler',
    'cheek filler',
    'Juvederm',
    'Restylane',
    'Sculptra',
    'Radiesse',
    'Kybella',
    'filler dissolving',
  ],
  description: [
    'You’ve slept well, and people still ask whether you’re tired. With time, bone recedes a little, fat pads slide, and a face loses its support. Fillers give some of it back. Most are gels of hyaluronic acid, a sugar found in your own skin, firm enough to lift a cheek or soft enough to move with a lip.',
    'Biostimulators take longer. Radiesse and Sculptra are particles that your body weaves collagen around, over months. We build in careful stages, because they can’t be dissolved.',
    'We look at your whole face first, because the line that bothers you often starts where a cheek or temple has gone flat.',
  ],
  benefits: [
    {
      title: 'Visible at once',
      text: 'Gels show their shape the same day, although swelling blurs it for a week or two.',
    },
    {
      title: 'Reversible options',
      text: 'An enzyme can dissolve hyaluronic filler if you don’t love it, or if a vessel is blocked.',
    },
    {
      title: 'Gradual collagen',
      text: 'It comes so slowly that no one can name the day.',
    },
    {
      title: 'Proportion over volume',
      text: 'A small amount in the right layer often does more than a large one.',
    },
  ],
  whatToExpect: [
    'Examination: We photograph your face at rest and in motion.',
    'Plan and consent: We go over the syringes we suggest and the risks, rare ones included.',
    'Numbing: Many gels contain lidocaine, and lips may get a dental block.',
    'Placement: We inject slowly and watch your skin color the whole time.',
  ],
  partners: ['allergan', 'galderma', 'merz-aesthetics'],
  subservices: [
    {
      id: 'lip-filler',
      title: 'Lips',
      description: 'We place soft gel in the border or the body, in proportion to your face.',
      frequency: 'Every 6 to 12 months',
      benefits: ['A clearer border', 'Closer symmetry'],
      targets: ['Thin lips', 'Faded border', 'Vertical lines'],
      bestFor: 'Your own lips, a little more defined.',
    },
    {
      id: 'cheek-and-midface',
      title: 'Cheeks and midface',
      description: 'A firm gel such as Voluma, placed on the bone, brings back lift.',
      frequency: 'Every 12 to 24 months',
      benefits: ['Lifted contour', 'Less shadow under the eye'],
      targets: ['Flat cheeks', 'Midface hollowing', 'Nasolabial folds'],
      bestFor: 'A face that looks tired after weight loss or with age.',
    },
    {
      id: 'tear-trough',
      title: 'Under-eye hollow',
      description:
        'We place a very small amount of low-swelling gel deep against the rim with a cannula. Bags or dark pigment need another treatment.',
      frequency: 'Every 12 months or longer',
      benefits: ['Softer hollow', 'Less shadow'],
      targets: ['Tear trough', 'Under-eye shadow'],
      bestFor: 'True hollows under firm skin, after a careful exam. Off-label with some gels.',
      offLabel: true,
    },
    {
      id: 'jaw-and-chin',
      title: 'Jawline and chin',
      description:
        'Dense gel or Radiesse along the bone lengthens a small chin or smooths a jawline that has lost its edge.',
      frequency: 'Every 12 to 18 months',
      benefits: ['Balanced profile', 'Cleaner edge'],
      targets: ['Weak chin', 'Pre-jowl hollow', 'Undefined jaw'],
      bestFor: 'A profile a few millimeters would balance. Off-label with some products.',
      offLabel: true,
    },
    {
      id: 'sculptra',
      title: 'Sculptra',
      description:
        'We spread poly-L-lactic acid in sterile water through a cannula. The water is gone within days, and collagen follows over three to six months.',
      frequency: 'Two to four sessions, 4 to 6 weeks apart; results commonly last two years',
      benefits: ['Gradual, natural-looking fullness', 'Softer facial hollows'],
      targets: ['General volume loss', 'Temples', 'Hollow cheeks'],
      bestFor: 'Slow, subtle change. Off-label beyond folds and cheek wrinkles.',
      offLabel: true,
    },
    {
      id: 'radiesse-skin-quality',
      title: 'Diluted Radiesse',
      description:
        'We fan diluted calcium microspheres under crepey skin. They add hardly any volume; they prompt new collagen.',
      frequency: 'Two sessions 6 to 8 weeks apart, then yearly',
      benefits: ['Firmer texture', 'Finer crepe'],
      targets: ['Décolleté', 'Hands', 'Lower cheeks'],
      bestFor: 'Skin that needs strength more than shape. Mostly off-label.',
      offLabel: true,
    },
    {
      id: 'kybella',
      title: 'Kybella',
      description:
        'Deoxycholic acid breaks down fat cells under the chin. Expect swelling, and weeks of numbness. It can make your smile uneven or swallowing hard for a while.',
      frequency: 'Two to four sessions, at least one month apart',
      benefits: ['Reduces a double chin', 'No incision'],
      targets: ['Submental fat'],
      bestFor: 'Firm skin with a distinct pad under the chin.',
    },
    {
      id: 'filler-dissolving',
      title: 'Filler dissolving',
      description:
        'Hyaluronidase breaks down hyaluronic filler that has migrated or outstayed its welcome, usually within a day or two.',
      frequency: 'One to three visits, two weeks apart',
      benefits: ['A clean start', 'Relief from heaviness'],
      targets: ['Migrated lip filler', 'Puffy under-eyes', 'Lumps'],
      bestFor: 'Earlier filler that you don’t love. Off-label.',
      offLabel: true,
    },
  ],
  faqs: [
    {
      question: 'What is the most serious risk?',
      answer:
        'Filler can block an artery. It’s rare, and it can cause skin loss, blindness or a stroke. Infection and lumps are possible, and swelling can come months later, as after an illness or a vaccine.',
    },
    {
      question: 'How long do fillers last?',
      answer:
        'Lips hold filler 6 to 12 months, cheeks a year or more. Gel can outlast what you see. We add more only when you need it.',
    },
    {
      question: 'How many syringes will I need?',
      answer: 'Most gel syringes hold 1 milliliter. Lips take up to one, a midface often two.',
    },
    {
      question: 'I don’t like my old filler. Can you fix it?',
      answer:
        'If it’s hyaluronic, usually yes. We dissolve, wait at least two weeks, then talk about new filler.',
    },
  ],
  inBrief: { time: '45 to 75 minutes', downtime: '2 to 7 days for gels', sessions: '1 to 4' },
  pricedBy: 'syringe',
  suits: 'Volume you’ve lost in cheeks or lips, or fullness under the chin.',
  feels: 'Pressure and fullness, once you’re numb.',
  sessions: 'Gels: one visit, checked at two to four weeks. Biostimulators: two to four visits.',
  downtime: 'Swelling and perhaps bruises, longest for lips; a week or more after Kybella.',
  prepare: 'Wait two weeks after dental work or a vaccine. Tell us about blood thinners and cold sores.',
  contraindications: [
    'Pregnancy or breastfeeding',
    'Age under 22 for fillers, or under 18 for Kybella',
    'Infection, an active cold sore, dental abscess or sinusitis',
    'If you get cold sores, ask about an antiviral first',
    'Anaphylaxis or several severe allergies; allergy to lidocaine, or to the bacterial proteins in hyaluronic gels',
    'Bee or wasp venom allergy, for the dissolving enzyme',
    'Keloids or thick scars: no Sculptra or Radiesse, and caution with the rest',
    'Bleeding disorders: no Radiesse. Blood thinners: more bruising, so your doctor has to agree',
    'Trouble swallowing, or earlier surgery or nerve weakness under the chin, for Kybella',
    'Autoimmune disease in flare, or immune suppression without specialist advice',
    'Dental work or vaccination within two weeks, or recent facial surgery until your surgeon agrees',
    'Permanent filler or silicone already in the same place',
  ],
  aftercare: [
    'Apart from a wrapped cold pack, don’t touch the area for six hours. Wear no makeup over the needle points until tomorrow.',
    'Use the cold pack 10 minutes on and 10 off today.',
    'Avoid alcohol, hard exercise, strong sun, saunas and flights for 24 to 48 hours.',
    'Massage only if we told you to, as after Sculptra, and leave gel fillers alone.',
    'Wait two weeks before a dental cleaning or a facial, four before face massage.',
    'Call 911 for white, gray or blotchy skin, unusual pain, any change in vision, or a drooping face, weak arm or slurred speech; then call us.',
  ],
  qualityStandards: [
    'Products from the makers’ own US supply, unsealed in front of you',
    'Hyaluronidase and an occlusion protocol in every treatment room',
    'No injections to the body for contour, and no needle-free filler pens',
  ],
  membership:
    'A [membership](/memberships) discount excludes dermal filler and neurotoxins. It covers Kybella.',
  helpTopics: ['filler', 'stroke', 'kybella', 'infection', 'cold-sore', 'numbing'],
  skinTypes: {
    title: 'For every skin tone',
    text: 'Tone is no obstacle. Allergies, keloids or earlier filler can be, and we’ll ask.',
  },
  techniques: ['dermal filler', 'Kybella'],
  performedBy: 'medical',
  // Sources: FDA PMA labeling (instructions for use) of Juvederm, Restylane, RHA, Radiesse and Sculptra, "Indications",
  // "Contraindications", "Warnings"; Kybella prescribing information, sections 1, 4 and 5; Hylenex prescribing information,
  // sections 1 and 4; FDA, "Dermal Fillers (Soft Tissue Fillers)" (fda.gov).
  regulatoryStatus:
    'Hyaluronic fillers, Radiesse and Sculptra are FDA-approved for named areas, product by product, and Kybella for fullness under the chin. Most diluted Radiesse, Sculptra beyond folds and cheek wrinkles, and some chin, temple and under-eye work are off-label. So is dissolving filler: hyaluronidase is approved to help other drugs spread.',
  consultationRequired: true,
  combinationTreatments: [
    'A neurotoxin first, then gel two weeks later.',
    'RF needling or laser two weeks before filler or a month after it; with Agnes, two months before or three after.',
    'Soft lip color with [lip blush](/services/lip-blush), at least four weeks before or after lip filler.',
  ],
  relatedServices: [
    'botox-neurotoxins',
    'lip-blush',
    'agnes-precision-rf-microneedling',
    'plasmage-skin-tightening',
  ],
} satisfies Service;
