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
    'Faces lose support before they lose anything else. Bone recedes a little, fat pads shrink and slide, ligaments stretch, and the skin above is left with more surface than scaffold. Fillers put some of that scaffold back. The majority are gels of hyaluronic acid, a sugar your own tissue is full of, cross-linked so it stays for months instead of days. Stiff gels hold up a cheekbone; soft, stretchy ones move with a lip.',
    'Biostimulators take a longer road. Calcium hydroxyapatite in Radiesse and poly-L-lactic acid in Sculptra are tiny particles around which your body weaves collagen, so that volume appears slowly and belongs to you. They cannot be dissolved, which makes planning, dilution and restraint part of the medicine.',
    'We treat the face as a whole and the syringe as the last resort of a conversation. Often half of what you came to fill is better lifted by supporting another area, and sometimes the right amount is none. All of it is done by licensed medical staff after an examination, with hyaluronidase, the enzyme that reverses hyaluronic gel, within arm’s reach.',
  ],
  benefits: [
    {
      title: 'Visible at once',
      text: 'Gels show their shape on the day, even though swelling blurs the picture for a week or two.',
    },
    {
      title: 'Reversible options',
      text: 'Hyaluronic fillers can be melted with an enzyme if you dislike them or a vessel needs relief.',
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
    'Plan and consent: You hear what we would treat, what we would leave, how many syringes that means, and every risk including the rare ones.',
    'Numbing: Cream, ice, or lidocaine within the gel itself; lips may get a dental block.',
    'Placement: A needle or a blunt cannula, slow pressure, and constant watching of color; you may hear a faint crackle and feel fullness.',
    'Settling: Swelling peaks the next morning and shape is judged two to four weeks later, not in the car mirror.',
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
        'Dense gel or Radiesse along the bone to lengthen a small chin or straighten a broken jawline. Profile photographs make the planning concrete.',
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
      bestFor: 'Patient people who would like nobody to ask what they had done.',
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
        'Deoxycholic acid breaks down fat cells under the chin. Expect a week of swelling that no scarf quite hides, in return for cells that do not come back.',
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
        'Gel entering or pressing on an artery. It is rare, and it can cost skin or, in the worst case, sight. We reduce it with anatomy, cannulas, slow injection and small portions, and we keep the antidote and a written protocol in the room.',
    },
    {
      question: 'How long do fillers last?',
      answer:
        'Lips six to twelve months, cheeks a year or more, Sculptra around two. Scans show that gel can linger past the point where you see it, one more reason not to top up by the calendar.',
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
        'If it is hyaluronic, usually yes. We dissolve, wait at least two weeks until the tissue calms, and only then discuss whether you want anything at all.',
    },
    {
      question: 'Is it covered by membership discounts?',
      answer: 'No. Botox and dermal filler are excluded from [membership](/memberships) pricing.',
    },
  ],
  duration: '45 to 75 minutes, with consultation and numbing.',
  sessions: 'Gels: one visit and a check at two to four weeks. Biostimulators: two to four.',
  downtime: 'Two to seven days of swelling and possible bruising; lips and chin at the longer end.',
  contraindications: [
    'Pregnancy or breastfeeding',
    'Infection, cold sore, dental abscess or sinusitis at the time',
    'Severe allergies with anaphylaxis, or allergy to lidocaine; bee venom allergy for the dissolving enzyme',
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
    'White, mottled or increasingly painful skin, or any change in vision, is an emergency: call us at once, and go to an emergency room if you can’t reach us or your sight is affected.',
  ],
  qualityStandards: [
    'FDA-approved products only, unsealed in front of you, with stickers for your own records',
    'Hyaluronidase and an occlusion protocol in every treatment room',
    'No injections to the body for contour, and no needle-free filler pens',
  ],
  treatmentApproach:
    'Support before surface: we look first at bone and deep fat, then at folds, then at lips, and we stop at the point where another drop would begin to show.',
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
