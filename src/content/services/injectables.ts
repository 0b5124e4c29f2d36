import type { Service } from './schema.ts';

export const service = {
  slug: 'injectables',
  title: 'Injectables & Dermal Fillers',
  tagline: 'Structure returned in small amounts, by people who know when to put the syringe down.',
  category: 'face',
  cardDescription: 'Hyaluronic fillers and collagen stimulators to support cheeks, lips, folds and hollows.',
  imageAlt: 'Three filler syringes in blush tones on a white card with a camellia, seen from above',
  metaTitle: 'Dermal Fillers & Biostimulators',
  metaDescription:
    'Juvederm, Restylane, Radiesse, Sculptra and Kybella compared: what each does, how long swelling lasts, what the real risks are, and when filler is wrong.',
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
    'Faces lose support before they lose anything else. Bone recedes a little, fat pads shrink and slide, ligaments stretch, and the skin above is left with more surface than scaffold. Fillers put some of that scaffold back. The majority are gels of hyaluronic acid, a sugar found in your own skin, linked so it stays for months. Stiff gels hold up a cheekbone; soft, stretchy ones move with a lip.',
    'Biostimulators take a longer road. Calcium hydroxyapatite in Radiesse and poly-L-lactic acid in Sculptra are tiny particles around which your body weaves collagen, so that volume appears slowly and belongs to you. They can’t be dissolved, so planning and restraint matter.',
    'We treat the face as a whole. Sometimes another area needs the support, and sometimes the right amount is none. Our nurse treats you after a medical exam, with hyaluronidase, the enzyme that dissolves hyaluronic gel, within reach.',
  ],
  benefits: [
    {
      title: 'Visible at once',
      text: 'Gels show their shape on the day, even though swelling blurs the picture for a week or two.',
    },
    {
      title: 'Reversible options',
      text: 'Hyaluronic fillers can be dissolved with an enzyme if you dislike them or a vessel is blocked.',
    },
    {
      title: 'Gradual collagen',
      text: 'Biostimulators thicken skin over months, so colleagues notice that you look well without knowing why.',
    },
    {
      title: 'Proportion over volume',
      text: 'Small amounts in the right plane often do more than a large one under the fold itself.',
    },
  ],
  whatToExpect: [
    'Examination: We take photographs at rest and in motion, ask about earlier filler and its brand, and feel the tissue.',
    'Plan and consent: You hear what we’d treat, how many syringes that means, and every risk, including the rare ones.',
    'Numbing: Cream, ice, or lidocaine within the gel itself; lips may get a dental block.',
    'Placement: A needle or a blunt cannula, slow pressure, and constant watching of color; you may hear a faint crackle and feel fullness.',
  ],
  partners: ['allergan', 'galderma', 'merz-aesthetics'],
  subservices: [
    {
      id: 'lip-filler',
      title: 'Lips',
      description:
        'Soft gel for border, body or both. We keep the height of the upper lip in proportion to the lower and would rather build over two visits than stretch in one.',
      frequency: 'Every 6 to 12 months',
      benefits: ['Definition', 'Hydrated look', 'Corrected asymmetry'],
      targets: ['Thin lips', 'Faded border', 'Vertical lines'],
      bestFor: 'Those who want their own lips, a little clearer.',
    },
    {
      id: 'cheek-and-midface',
      title: 'Cheeks and midface',
      description:
        'A firm gel such as Voluma set on the bone gives the face back its upper light. Folds beside the nose often soften by themselves once this is done.',
      frequency: 'Every 12 to 24 months',
      benefits: ['Lifted contour', 'Less shadow under the eye', 'Lighter folds'],
      targets: ['Flat cheeks', 'Midface hollowing', 'Nasolabial folds'],
      bestFor: 'Faces that look tired after weight loss or with age.',
    },
    {
      id: 'tear-trough',
      title: 'Under-eye hollow',
      description:
        'A very small quantity of low-swelling gel through a cannula, deep against the rim. Bags, loose skin and dark pigment are reasons not to do it.',
      frequency: 'Every 12 months or longer',
      benefits: ['Softer hollow', 'Less shadow'],
      targets: ['Tear trough', 'Under-eye shadow'],
      bestFor: 'True hollows beneath firm skin, after careful selection.',
    },
    {
      id: 'jaw-and-chin',
      title: 'Jawline and chin',
      description:
        'Dense gel or Radiesse along the bone to lengthen a small chin or straighten a broken jawline.',
      frequency: 'Every 12 to 18 months',
      benefits: ['Balanced profile', 'Cleaner edge', 'Camouflaged early jowl'],
      targets: ['Weak chin', 'Pre-jowl hollow', 'Undefined jaw'],
      bestFor: 'Profiles that would gain from a few millimeters.',
    },
    {
      id: 'sculptra',
      title: 'Sculptra',
      description:
        'Poly-L-lactic acid in sterile water, spread widely through a cannula. The water is absorbed within days and collagen follows over three to six months.',
      frequency: 'Two to four sessions, 4 to 6 weeks apart; results commonly last two years',
      benefits: ['Diffuse, natural thickening', 'Long duration', 'No sudden change'],
      targets: ['General volume loss', 'Temples', 'Hollow cheeks'],
      bestFor: 'Patient people who want slow, quiet change.',
    },
    {
      id: 'radiesse-skin-quality',
      title: 'Diluted Radiesse',
      description:
        'Thinned calcium microspheres fanned under crepey skin. It adds hardly any volume; it is there to make the dermis busy.',
      frequency: 'Two sessions 6 to 8 weeks apart, then yearly',
      benefits: ['Firmer texture', 'Covers broad areas'],
      targets: ['Neck', 'Décolleté', 'Hands', 'Lower cheeks'],
      bestFor: 'Thin, crinkled skin that needs strength more than shape.',
    },
    {
      id: 'kybella',
      title: 'Kybella',
      description:
        'Deoxycholic acid breaks down fat cells under the chin. Expect a week of swelling and numbness. Rarely, it weakens a nerve of the smile or makes swallowing hard for a while.',
      frequency: 'Two to four sessions, at least one month apart',
      benefits: ['Reduces a double chin', 'No incision'],
      targets: ['Submental fat'],
      bestFor: 'Firm skin with a distinct pad beneath the jaw.',
    },
    {
      id: 'filler-dissolving',
      title: 'Filler dissolving',
      description:
        'Hyaluronidase takes apart hyaluronic filler that has migrated, turned lumpy, or outstayed its welcome, wherever it was first placed. Effects show within one or two days.',
      frequency: 'One to three visits, two weeks apart',
      benefits: ['A clean start', 'Relief from heaviness'],
      targets: ['Migrated lip filler', 'Puffy under-eyes', 'Lumps'],
      bestFor: 'Anyone unhappy with an earlier treatment.',
    },
  ],
  faqs: [
    {
      question: 'What is the most serious risk?',
      answer:
        'Filler blocking an artery. It’s rare, and it can cause skin loss, blindness or a stroke. We lower the risk with anatomy, slow injection and small portions, and keep the antidote and a written protocol in the room.',
    },
    {
      question: 'How long do fillers last?',
      answer:
        'Lips six to twelve months, cheeks a year or more, Sculptra around two. Gel can linger after you stop seeing it, so we don’t top up by the calendar.',
    },
    {
      question: 'How many syringes will I need?',
      answer:
        'A syringe holds one milliliter, about a fifth of a teaspoon. Lips take half to one; a midface usually two. You will know the number before we begin.',
    },
    {
      question: 'Filler or neurotoxin?',
      answer:
        'Movement lines call for [neurotoxin](/services/botox-neurotoxins), lost volume for filler. Many faces use a little of both, weeks apart.',
    },
    {
      question: 'Can I go back to work the same day?',
      answer:
        'Cheeks and jaw, probably. Lips swell for two to four days and tend to bruise, so give yourself a weekend. Kybella deserves a week.',
    },
    {
      question: 'I hate my old filler. Can you fix it?',
      answer:
        'If it’s hyaluronic, usually yes. We dissolve, wait at least two weeks, and only then talk about new filler.',
    },
    {
      question: 'Is it covered by membership discounts?',
      answer: 'No. Botox and dermal filler are excluded from [membership](/memberships) pricing.',
    },
  ],
  duration: '45 to 75 minutes, with consultation and numbing.',
  sessions: 'Gels: one visit and a check at two to four weeks. Biostimulators: two to four.',
  downtime: 'Two to seven days of swelling and possible bruising, longest for lips and chin.',
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
    'Dental work, vaccination or facial surgery within two weeks',
    'Permanent filler or silicone already in the same place',
  ],
  aftercare: [
    'For six hours touch nothing; until tomorrow wear no makeup over needle points.',
    'Ice in cloth, ten minutes on and ten off, during the first day.',
    'Avoid alcohol, hard exercise, saunas and flights for 24 to 48 hours.',
    'Massage only if we told you to: Sculptra yes, lips and cheeks no.',
    'Postpone dental cleaning and facials by two weeks.',
    'Call 911 for white, gray or blotchy skin, unusual pain, any change in vision, or a drooping face, weak arm or slurred speech; then call us.',
    'Call us the same day about a hot or growing lump, an open sore, or a cold sore.',
  ],
  qualityStandards: [
    'Products from the makers’ own US supply, unsealed in front of you, with lot stickers for your records',
    'Every off-label use named in your consent form before you decide',
    'Hyaluronidase and an occlusion protocol in every treatment room',
    'No injections to the body for contour, and no needle-free filler pens',
  ],
  treatmentApproach:
    'Support before surface: we look first at bone and deep fat, then at folds, then at lips, and we stop at the point where another drop would begin to show.',
  helpTopics: ['filler', 'stroke', 'kybella', 'infection', 'cold-sore', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA PMA labeling (instructions for use) of Juvederm, Restylane, RHA, Radiesse and Sculptra, "Indications",
  // "Contraindications", "Warnings"; Kybella prescribing information, sections 1, 4 and 5; Hylenex prescribing information,
  // sections 1 and 4; FDA, "Dermal Fillers (Soft Tissue Fillers)" (fda.gov).
  regulatoryStatus:
    'Hyaluronic fillers, Radiesse and Sculptra are FDA-approved for named areas, product by product, and Kybella for fullness under the chin. Temples, neck, diluted Radiesse and some under-eye work are off-label, and so is dissolving filler, since hyaluronidase is approved to help other injected drugs spread.',
  consultationRequired: true,
  combinationTreatments: [
    'Neurotoxin first, then gel two weeks later, since a quiet muscle shifts less of it.',
    'RF needling or laser before filler, or at least a month after it.',
    'A fresh lip tint with [lip blush](/services/lip-blush), four weeks ahead of any lip gel or four after.',
  ],
  relatedServices: [
    'botox-neurotoxins',
    'lip-blush',
    'agnes-precision-rf-microneedling',
    'plasmage-skin-tightening',
  ],
} satisfies Service;
