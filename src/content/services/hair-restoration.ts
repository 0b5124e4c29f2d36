import type { Service } from './schema.ts';

export const service = {
  slug: 'hair-restoration',
  title: 'Hair Restoration',
  tagline: 'First find out why it is falling. Then decide what is worth doing.',
  category: 'hair',
  cardDescription: 'A medical look at thinning hair, then PRP, needling, light or Nutrafol where they fit.',
  imageAlt: 'A healthy lock of brown hair with a dropper of hair serum and a green sprig',
  metaTitle: 'Hair Restoration: PRP, Nutrafol & More',
  metaDescription:
    'Thinning hair has many causes. See how we look for yours, what PRP, scalp needling, light and Nutrafol can realistically do, how long it takes and who waits.',
  keywords: [
    'hair restoration',
    'PRP for hair loss',
    'thinning hair treatment',
    'Nutrafol',
    'female hair loss',
    'scalp microneedling',
    'postpartum hair loss',
    'hair loss consultation',
  ],
  description: [
    'A hair lives for years, rests for some months, and drops to make way for the next. Trouble begins when that rhythm is disturbed. Hormones and heredity shorten the growing years until each hair comes back thinner than the one before. Fever, surgery, childbirth or a crash diet push many hairs into rest at once, and they fall together three months later. Low iron and a sluggish thyroid do it quietly. Tight styles do it by force.',
    'So we start with a diagnosis in the plain sense: history, medicines, a dermoscope on several parts, and blood work through your physician if the picture calls for it. Smooth, shiny patches, scarring or round bare spots go to a dermatologist before anyone offers you a package.',
    'What remains is a short list of things with reasonable evidence behind them. Platelet-rich plasma brings concentrated growth signals from your blood to follicles that are shrinking but alive. Needling and low-level light act as prompts of another kind. Supplements such as Nutrafol fill a supporting role. None of these wakes a follicle that is gone, all need months, and most need upkeep. We would rather say that at the outset.',
  ],
  benefits: [
    {
      title: 'Cause before treatment',
      text: 'You learn which type of loss you have, so neither time nor money goes to the wrong remedy.',
    },
    {
      title: 'Support for living follicles',
      text: 'Treatment aims at hairs that have grown fine, where there is still something to strengthen.',
    },
    {
      title: 'Measured, not guessed',
      text: 'Standard photographs and counts at set spots show whether it is working by month four.',
    },
    {
      title: 'One plan, several tools',
      text: 'Injections, light, home care and nutrition are timed to work together instead of being sold apart.',
    },
  ],
  whatToExpect: [
    'Investigation: Forty-five minutes of questions and close-ups, including stress, diet, cycles, family and the pull test.',
    'A frank opinion: We name the likely cause, what each option might add, and whether a dermatologist or surgeon should see you.',
    'Treatment day: For PRP, a blood draw, ten minutes of spinning, cold air or nerve-block numbing, then many small injections across the thin area.',
    'First months: Shedding may rise slightly at two to six weeks as old hairs make room, then slows around the third month.',
  ],
  partners: ['nutrafol'],
  subservices: [
    {
      id: 'hair-assessment',
      title: 'Hair and scalp assessment',
      description:
        'Dermoscopy, photographs, a review of medicines and labs, and a written plan you may take anywhere. No treatment on the same day unless you want one.',
      frequency: 'Once, then every 6 months',
      benefits: ['Clear explanation', 'Baseline pictures', 'Referral where due'],
      targets: ['Thinning', 'Shedding', 'Uncertain causes'],
      bestFor: 'Everyone, before anything else.',
    },
    {
      id: 'prp-scalp',
      title: 'PRP for the scalp',
      description:
        'Plasma rich in your own platelets, placed at the depth of the bulb every half inch or so. An off-label use with a fair body of studies behind it.',
      frequency: 'Monthly for three to four sessions, then every 6 months',
      benefits: ['Comes from your own blood', 'Thicker shafts in responders', 'No daily product'],
      targets: ['Pattern thinning', 'Widening part', 'Thinning crown'],
      bestFor: 'Early to moderate pattern loss in men and women.',
    },
    {
      id: 'scalp-microneedling',
      title: 'Scalp microneedling',
      description:
        'Very shallow channels over the thinning area, followed by a sterile soothing serum; topical prescriptions wait until the skin has closed. Bearable, brief, and a useful partner.',
      frequency: 'Every 2 to 4 weeks, six sessions',
      benefits: ['Adds a repair signal', 'Little cost in time'],
      targets: ['Diffuse thinning', 'Temples', 'Parting'],
      bestFor: 'Early thinning, alongside a treatment you already use.',
    },
    {
      id: 'nutrafol-plan',
      title: 'Nutrafol plan',
      description:
        'A supplement matched to age, sex and life stage, and checked against what you take. It is a six-month commitment, for hair is slow.',
      frequency: 'Daily, reviewed every 3 months',
      benefits: ['Simple routine', 'Covers common gaps', 'Combines with everything here'],
      targets: ['Stress shedding', 'Menopausal thinning', 'Postpartum shedding, after nursing'],
      bestFor: 'People whose diet, stress or hormones play a part.',
    },
    {
      id: 'combined-course',
      title: 'Combined course',
      description:
        'Alternating PRP and needling, with light therapy between and a home regimen in writing. For loss that is progressing and deserves a proper effort.',
      frequency: 'Every 4 weeks for six months, then quarterly',
      benefits: ['Several pathways at once', 'Close follow-up'],
      targets: ['Advancing pattern loss', 'Loss despite a single therapy'],
      bestFor: 'Motivated clients who can keep appointments for half a year.',
    },
    {
      id: 'post-shedding-recovery',
      title: 'Recovery after shedding',
      description:
        'After illness, birth or rapid weight loss hair most often returns unaided. We check iron, protein and thyroid with your physician, calm the scalp, and keep you company through the wait.',
      frequency: 'Every 4 to 6 weeks for about four months',
      benefits: ['Reassurance with evidence', 'Gentle care', 'No needless procedures'],
      targets: ['Telogen effluvium', 'Postpartum loss', 'Loss after weight-loss medicine'],
      bestFor: 'Sudden, all-over shedding in the past half year.',
    },
  ],
  faqs: [
    {
      question: 'How do I know whether my follicles are still alive?',
      answer:
        'If there are fine, short hairs under the dermoscope, something can be supported. Skin that is bare and glossy, without openings, will not respond, and [micropigmentation](/services/hair-scalp-micropigmentation) or a transplant is a more candid answer.',
    },
    {
      question: 'When will I see a difference?',
      answer:
        'Less hair in the drain by month three, fuller photographs by six. Anyone who shows you a change at four weeks is showing you lighting.',
    },
    {
      question: 'Is PRP painful?',
      answer:
        'The scalp is well supplied with nerves. Cold air, vibration and, if you choose, a ring block make it manageable; expect tightness and a mild headache until evening.',
    },
    {
      question: 'Do I still need minoxidil or finasteride?',
      answer:
        'They have the longest record, and PRP is an addition. Minoxidil isn’t for use in pregnancy or nursing, and needs a doctor’s okay if you have heart disease. Finasteride is for men; anyone who is or may become pregnant must not take it or handle broken tablets.',
    },
    {
      question: 'What happens if I stop?',
      answer:
        'Heredity resumes where it left off. Gains fade over six to twelve months, which is why upkeep sessions are part of the plan.',
    },
    {
      question: 'Is this suitable after chemotherapy?',
      answer:
        'Hair generally comes back by itself within months. With your oncologist’s approval we can care for the scalp, but we do not use growth factors soon after cancer.',
    },
  ],
  duration: '45 minutes for assessment; 60 to 75 for PRP.',
  sessions: 'Three to six, about monthly, then upkeep two to four times a year.',
  downtime: 'One day of tenderness and tiny scabs; no hair wash until morning.',
  contraindications: [
    'Scarring alopecia or undiagnosed patches, until a dermatologist has seen them',
    'Low platelets, blood disorders, anticoagulants or anemia, for PRP',
    'Fever, sepsis or a blood-borne infection, until your physician has cleared you',
    'Active cancer or treatment within recent years without oncologist clearance',
    'Scalp infection, psoriasis flare, sunburn, skin cancer or an unexamined spot',
    'Keloids, for needling and injections',
    'Pregnancy and nursing, which also rule out several supplements and prescriptions',
    'Autoimmune disease not under control, or chronic liver disease',
    'Light-triggered seizures or light-sensitizing medicine, for light therapy',
    'Allergy to lidocaine or other local anesthetics',
  ],
  aftercare: [
    'No washing, sweating or swimming until the next day.',
    'Skip ibuprofen and aspirin for a week after PRP unless a doctor prescribed them; acetaminophen is fine, as its label directs.',
    'Return to minoxidil after 48 hours.',
    'Wear a loose hat in the sun, as needled skin burns quickly.',
    'No color, bleach or tight styles for five days.',
    'Call us the same day about fever, pus, or pain that grows. Swelling that moves to the forehead is common; call about that too.',
  ],
  treatmentApproach:
    'We treat one cause at a time wherever possible, change a single thing every three months, and let photographs rather than hope decide what stays in the plan.',
  helpTopics: ['infection', 'bleeding', 'numbing', 'light'],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of PRP preparation systems (product code ORG), "Indications for Use"; minoxidil topical Drug
  // Facts; Propecia prescribing information, sections 4, 5 and 8; FDA, "Questions and Answers on Dietary Supplements" (fda.gov).
  regulatoryStatus:
    'Placing PRP or needling in the scalp is off-label: PRP kits are FDA-cleared to prepare platelets for bone grafts. Topical minoxidil is approved for pattern hair loss, finasteride for men only. Nutrafol is a dietary supplement, not evaluated by the FDA and not intended to treat any disease.',
  consultationRequired: true,
  bookingRequirement:
    'Begin with the assessment; please bring recent blood results and a list of everything you take, hormones and supplements included.',
  combinationTreatments: [
    '[Low-level laser and LED](/services/laser-scalp-therapy-led) between injection visits.',
    'A head spa in the week before PRP, so that the scalp is clean and at ease.',
    'Fibers or pigment to disguise the part while follicles take their time.',
  ],
  relatedServices: ['laser-scalp-therapy-led', 'hair-scalp-micropigmentation', 'head-spa'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
