import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'hair-restoration',
  title: 'Hair Restoration',
  tagline: 'Find out why your hair is thinning, then support it with a plan that fits.',
  category: 'hair',
  cardDescription: 'A medical look at thinning hair first, then off-label PRP or light where they fit.',
  imageAlt: 'A healthy lock of brown hair with a dropper of hair serum and a green sprig',
  metaTitle: 'Hair Restoration: PRP, Nutrafol & More',
  metaDescription: `Hair restoration in ${business.address.city} starts with the cause. See what PRP (off-label), light and Nutrafol can do, how long it takes and who should wait.`,
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
    'Your part looks wider than in last summer’s photograph, or there’s more hair in the drain. Heredity makes each hair come back finer than the one before. A fever or a crash diet sends many hairs into rest at once, and they fall together three months later. Low iron can do it quietly, and tight styles do it by force.',
    'That’s why we start by looking for the cause, with a dermoscope and, if it’s needed, blood work through your physician. If we see scarring or round bare spots, a dermatologist comes first.',
    'From there, we choose from a short list with reasonable evidence behind it. Platelet-rich plasma brings growth signals from your own blood to follicles that are shrinking but alive, while microneedling and low-level light may stir the same follicles by other routes. Nothing here revives follicles that are gone.',
  ],
  benefits: [
    {
      title: 'Cause before treatment',
      text: 'Your time and money go to what your hair needs.',
    },
    {
      title: 'Support for living follicles',
      text: 'We work where there’s still something to strengthen.',
    },
    {
      title: 'Measured along the way',
      text: 'Photographs and counts at set spots show by month four whether it’s working.',
    },
    {
      title: 'One plan, several tools',
      text: 'We time injections and light so they help each other.',
    },
  ],
  whatToExpect: [
    'Assessment: We talk about stress and family history, study your scalp, and pull gently on a few hairs.',
    'Your options: The examining clinician explains the likely cause and what each option may add.',
    'Treatment day: For PRP, we draw blood and spin it for 10 minutes, then place many small injections.',
    'First months: Shedding may rise slightly at two to six weeks as old hairs make room.',
  ],
  partners: ['nutrafol'],
  subservices: [
    {
      id: 'hair-assessment',
      title: 'Hair and scalp assessment',
      description: 'We begin with dermoscopy and your labs, and write a plan that’s yours to keep.',
      frequency: 'Once, then every 6 months',
      benefits: ['Clear explanation', 'Referral where needed'],
      targets: ['Thinning', 'Shedding', 'Uncertain causes'],
      bestFor: 'Everyone, before any treatment.',
    },
    {
      id: 'prp-scalp',
      title: 'PRP for the scalp',
      description:
        'We place plasma rich in your own platelets at the depth of the follicle, every half inch or so. It’s an off-label use with a fair number of studies behind it. Infection is possible, though rare.',
      frequency: 'Monthly for three to four sessions, then every 6 months',
      benefits: ['Thicker strands', 'A narrower-looking part'],
      targets: ['Pattern thinning', 'Widening part', 'Thinning crown'],
      bestFor: 'Early to moderate pattern loss in men and women. Off-label.',
      offLabel: true,
    },
    {
      id: 'scalp-microneedling',
      title: 'Scalp microneedling',
      description:
        'Needles open very shallow channels, and a sterile hydrogel follows; topical prescriptions wait until the skin has closed.',
      frequency: 'About monthly, six sessions',
      benefits: ['Less scalp showing through', 'Fine hairs that thicken'],
      targets: ['Diffuse thinning', 'Temples', 'Widening part line'],
      bestFor: 'Early thinning, alongside a treatment you already use. Off-label.',
      offLabel: true,
    },
    {
      id: 'nutrafol-plan',
      title: 'Nutrafol plan',
      description:
        'We match the supplement to your life stage and check it against what you already take. Tell your lab if yours has biotin, which can distort blood tests. These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
      frequency: 'Daily, reviewed every 3 months',
      benefits: ['Simple routine', 'Reviewed with you'],
      targets: ['Gaps in the diet', 'After menopause', 'After pregnancy and nursing'],
      bestFor: 'Thinning linked to diet or stress.',
    },
    {
      id: 'combined-course',
      title: 'Combined course',
      description: 'PRP and microneedling take turns, with light therapy in between.',
      frequency: 'Every 4 weeks for six months, then quarterly',
      benefits: ['Slower loss', 'Denser-looking coverage'],
      targets: ['Advancing pattern loss', 'Loss despite one treatment'],
      bestFor: 'Advancing loss, with time for regular visits. Partly off-label.',
      offLabel: true,
    },
    {
      id: 'post-shedding-recovery',
      title: 'Recovery after shedding',
      description:
        'After illness, birth or rapid weight loss, hair most often returns on its own. We check iron and thyroid with your physician and see you through the wait.',
      frequency: 'Every 4 to 6 weeks for about four months',
      benefits: ['Reassurance from your lab work', 'No needless procedures'],
      targets: ['Telogen effluvium', 'Postpartum loss', 'Loss after weight-loss medicine'],
      bestFor: 'Sudden, all-over shedding in the past six months.',
    },
  ],
  faqs: [
    {
      question: 'How do I know whether my follicles are still alive?',
      answer:
        'If we see fine, short hairs under the dermoscope, there’s something to support. Bare, glossy skin won’t respond; then we’d talk about [micropigmentation](/services/hair-scalp-micropigmentation) or a transplant instead.',
    },
    {
      question: 'When will I see a difference?',
      answer:
        'Look for less hair in the drain by month three and, if you respond, a fuller look by month six.',
    },
    {
      question: 'Do I still need minoxidil or finasteride?',
      answer:
        'They have the longest record, and PRP is an addition. Minoxidil isn’t for use in pregnancy or nursing, and needs a doctor’s okay if you have heart disease. Finasteride is for men; anyone who is or may become pregnant must not take it or handle broken tablets.',
    },
    {
      question: 'What happens if I stop?',
      answer: 'Heredity picks up where it left off, and gains fade over 6 to 12 months.',
    },
    {
      question: 'Is this suitable after chemotherapy?',
      answer: 'Hair usually comes back on its own within months. We don’t use PRP soon after cancer.',
    },
  ],
  inBrief: { time: '45 to 75 minutes', downtime: 'About a day', sessions: '3 to 6, then upkeep' },
  pricedBy: 'session',
  suits: 'Thinning hair whose follicles are still at work.',
  feels: 'Easy at the assessment. PRP means many small injections, eased by cold air or a nerve block.',
  duration: '45 minutes for assessment; 60 to 75 for PRP.',
  sessions: 'Three to six, about monthly, then upkeep two to four times a year.',
  downtime: 'Tenderness and tiny scabs. Any forehead swelling fades in a few days.',
  prepare:
    'Bring blood work and a list of all you take. Stop scalp retinoids five days ahead. Ask us about ibuprofen before PRP.',
  contraindications: [
    'Scarring alopecia or undiagnosed patches, until a dermatologist has seen them',
    'Blood thinners or a bleeding disorder, unless your physician agrees; for PRP, also low platelets or anemia',
    'Fever, sepsis or a blood-borne infection, until your physician has cleared you',
    'Cancer now or in recent years, unless your oncologist agrees',
    'Scalp infection, psoriasis flare, sunburn, skin cancer or an unexamined spot',
    'Keloids, isotretinoin within six months, or allergy to metals, for needling and injections',
    'Pregnancy and nursing, which also rule out several supplements and prescriptions',
    'Autoimmune disease or diabetes not under control, medicine that lowers immunity, or chronic liver disease',
    'Light-triggered seizures or migraine, lupus, porphyria, retinal disease or light-sensitizing medicine, for light therapy',
    'Allergy to lidocaine or other local anesthetics',
  ],
  aftercare: [
    'Don’t wash your hair until the next day, and avoid sweat, pools and saunas for three days.',
    'Skip ibuprofen and aspirin for a week after PRP unless a doctor prescribed them; acetaminophen is fine, as its label directs.',
    'Return to minoxidil after 48 hours.',
    'Wear a loose hat in the sun, because needled skin burns quickly.',
    'No color, bleach or tight styles for five days.',
    'If your forehead swells, raise your head at night. It fades in a few days.',
  ],
  helpTopics: ['infection', 'bleeding', 'numbing', 'light'],
  skinTypes: {
    title: 'For every skin tone, with one limit',
    text: 'Laser light is cleared for light to medium skin. On deeper skin it’s off-label, and we start with shorter sessions.',
  },
  techniques: [
    'LED and low-level laser light',
    'needling with a pen, with radiofrequency or of the scalp',
    'plasma rich in platelets (PRP)',
  ],
  performedBy: 'medical',
  // Sources: FDA 510(k) summaries of PRP preparation systems (product code ORG), "Indications for Use"; minoxidil topical Drug
  // Facts; Propecia prescribing information, sections 4, 5 and 8; FDA, "Questions and Answers on Dietary Supplements" (fda.gov).
  regulatoryStatus:
    'Placing PRP or needling in the scalp is off-label: PRP kits are FDA-cleared to prepare platelets for bone grafts. Low-level lasers are cleared for some thinning patterns in skin types I to IV. Topical minoxidil is approved for pattern hair loss, finasteride for men only.',
  consultationRequired: true,
  treatedLater: true,
  combinationTreatments: [
    '[Low-level laser and LED](/services/laser-scalp-therapy-led) between injection visits.',
    'A head spa in the week before PRP, for a clean, relaxed scalp.',
  ],
  relatedServices: ['laser-scalp-therapy-led', 'hair-scalp-micropigmentation', 'head-spa'],
} satisfies Service;
