import type { Service } from './schema.ts';

export const service = {
  slug: 'iv-therapy',
  title: 'IV Therapy',
  tagline: 'Fluids and vitamins by vein, with a nurse beside you and the claims kept modest.',
  category: 'body',
  cardDescription: 'Nurse-led hydration and vitamin infusions, screened by a clinician and taken slowly.',
  imageAlt: 'An infusion bag with golden fluid hanging from a brass stand beside cut oranges',
  metaTitle: 'IV Therapy & Vitamin Infusions',
  metaDescription:
    'Nurse-given IV hydration and vitamin drips with a medical screening first. What each blend contains, how it feels, what science says, who should not.',
  keywords: [
    'IV therapy',
    'IV hydration',
    'vitamin drip',
    'Myers cocktail',
    'glutathione IV',
    'NAD infusion',
    'vitamin B12 shot',
  ],
  description: [
    'Water taken by mouth must wait its turn in the stomach and is absorbed at the gut’s own pace. An infusion passes all that by and goes directly into a vein, so a liter of balanced fluid is in circulation within the hour. For someone dried out by travel, heat or a stomach bug that is behind them, the difference can be felt before the bag is empty.',
    'With vitamins the picture is less tidy, and we would like you to have it straight. A person with a deficiency may benefit a good deal. A well-nourished person will excrete most of what is given, and the evidence that drips raise energy, shield from colds or brighten skin is thin. Vitamin blends are compounded and haven’t been approved by the FDA. Many clients enjoy them regardless, for the hour of stillness as much as for the contents; we only ask that you come with accurate expectations.',
    'It is still a medical procedure. A physician, nurse practitioner or physician assistant reviews your history and orders the infusion, and our registered nurse places the line, stays nearby and takes your pressure before and after. Kidneys and hearts that are not at their strongest cannot handle quick fluid, and in such a case our answer is no.',
  ],
  benefits: [
    {
      title: 'Direct hydration',
      text: 'Balanced salt solution reaches your circulation without depending on an unsettled stomach.',
    },
    {
      title: 'Known doses',
      text: 'Each ingredient and amount is written on your order, so you can show it to your own doctor.',
    },
    {
      title: 'Nurse at your side',
      text: 'Vein, rate and comfort are watched from the first drop to the bandage.',
    },
    {
      title: 'An hour of rest',
      text: 'A reclining chair, a blanket and a good reason not to answer the phone.',
    },
  ],
  whatToExpect: [
    'Screening: A good-faith medical exam covers heart, kidneys, medicines, allergies and pregnancy, in person or by video.',
    'Vitals and vein: Pressure, pulse and temperature are taken, the arm is warmed, and a small catheter goes in with one sting.',
    'The drip: Forty-five to sixty minutes; cool fluid in the arm, a warm flush with magnesium, a vitamin taste from B complex.',
    'Slowing down: Tell the nurse about tightness, itch or lightheadedness, and the rate is cut or the bag stopped.',
  ],
  subservices: [
    {
      id: 'hydration-drip',
      title: 'Hydration',
      description:
        'Half a liter or a liter of saline or lactated Ringer’s, without additives. Simple, and the infusion with the clearest rationale.',
      frequency: 'As needed, at most once a week',
      benefits: ['Fast rehydration', 'No vitamins to react to'],
      targets: ['Travel', 'Heat', 'After endurance exercise'],
      bestFor: 'Healthy adults who are plainly short of fluid.',
    },
    {
      id: 'myers-blend',
      title: 'Myers-style blend',
      description:
        'Magnesium, calcium, B vitamins and vitamin C after a recipe that physicians have handed down since the last century. Given slowly, since magnesium lowers pressure.',
      frequency: 'Every 2 to 4 weeks, for as long as you find it worthwhile',
      benefits: ['Classic combination', 'Warm, relaxing sensation'],
      targets: ['Low reserves', 'Stressful stretches', 'Muscle tightness'],
      bestFor: 'A first vitamin drip.',
    },
    {
      id: 'immune-blend',
      title: 'Vitamin C and zinc',
      description:
        'Moderate vitamin C with zinc in saline. Doses stay below the level at which enzyme testing is required, or we test you for G6PD first.',
      frequency: 'Every 2 to 4 weeks in season',
      benefits: ['Corrects low intake', 'Hydrates too'],
      targets: ['Poor diet', 'Before long journeys'],
      bestFor: 'People who eat badly when they are busy and know it.',
    },
    {
      id: 'glutathione-push',
      title: 'Glutathione',
      description:
        'An antioxidant your cells make for themselves, given as a slow push at the end of a bag. We do not offer it for skin lightening, where safety is in question.',
      frequency: 'Every 1 to 2 weeks, four to six times',
      benefits: ['Short addition', 'Pairs with any blend'],
      targets: ['General wellness'],
      bestFor: 'Clients who have discussed it with their physician.',
    },
    {
      id: 'nad-infusion',
      title: 'NAD+',
      description:
        'A coenzyme of energy metabolism, popular and still lightly studied. It must run over two hours or longer; hurried, it brings chest pressure, cramps and nausea.',
      frequency: 'Weekly for up to four weeks, then reviewed',
      benefits: ['Unhurried, monitored', 'Rate set by how you feel'],
      targets: ['Fatigue, once its causes have been examined'],
      bestFor: 'Curious and patient adults in good health.',
    },
    {
      id: 'vitamin-shots',
      title: 'B12 and vitamin D injections',
      description:
        'Into the muscle, in under five minutes. Useful where a blood test shows that you are low, and of little use where it does not.',
      frequency: 'B12 monthly, vitamin D by blood level',
      benefits: ['Very quick', 'No drip'],
      targets: ['Vegan diets', 'Proven deficiency'],
      bestFor: 'Anyone with lab results to guide the dose.',
    },
  ],
  faqs: [
    {
      question: 'Is it safe?',
      answer:
        'For screened, healthy adults serious problems are rare. Bruising, a sore vein and lightheadedness are the common ones. Infection, allergy, fluid overload and salt imbalance can happen with any infusion, and that is why there is a nurse and an order.',
    },
    {
      question: 'Will it help a hangover?',
      answer:
        'Fluid and rest help the dry part of it. Nothing in a bag speeds up how your liver deals with alcohol, and we do not treat anyone who is still intoxicated.',
    },
    {
      question: 'Do I need lab tests first?',
      answer:
        'Often not for hydration. High vitamin C calls for a G6PD test, vitamin D for a level, and any kidney concern for recent kidney values.',
    },
    {
      question: 'Can I drink water instead?',
      answer:
        'If you are able to drink and keep it down, that is usually enough, and it is what we recommend on an ordinary day.',
    },
    {
      question: 'How will I feel?',
      answer:
        'Some feel clear and light for a day or two, others only well rested. If you notice nothing after two visits, save yourself the third.',
    },
    {
      question: 'Does it treat illness?',
      answer:
        'No. Fever, chest pain, confusion, ongoing vomiting or exhaustion that lasts for weeks belong with a physician, and we will send you there.',
    },
  ],
  duration: '45 to 75 minutes; NAD+ two to four hours; injections five minutes.',
  sessions: 'Single visits, repeated only if you and the clinician see a reason.',
  downtime: 'None. Take it easy for an hour; a small bruise is possible.',
  contraindications: [
    'Heart failure, kidney or liver disease, or blood pressure that is not controlled',
    'An irregular heartbeat, or abnormal potassium, calcium or magnesium',
    'Pregnancy or breastfeeding, unless your obstetrician orders it',
    'G6PD deficiency, hemochromatosis, or a history of oxalate kidney stones, for vitamin C',
    'Asthma, for glutathione',
    'Allergy to any ingredient, sulfites, cobalt or preservatives included',
    'Fever, active infection or chemotherapy without your physician’s agreement',
    'Digoxin, diuretics, lithium or warfarin until interactions have been checked',
    'Being under eighteen or under the influence of alcohol',
  ],
  aftercare: [
    'Leave the dressing on for two hours and do not carry heavy bags with that arm.',
    'Get up slowly; wait fifteen minutes before driving.',
    'Eat something salty and something sweet within the next two hours.',
    'A warm compress eases a tender vein the following day.',
    'Bright yellow urine after B vitamins is expected.',
    'Call us the same day about a hot, swollen or painful arm, or fever; call 911 for chest pain, trouble breathing or faintness.',
  ],
  qualityStandards: [
    'An individual order by a licensed prescriber before each infusion',
    'Ingredients from licensed pharmacies, with lot number and expiration date noted',
    'Emergency medicines and a trained nurse in the room',
  ],
  bookingRequirement:
    'The medical screening has to be completed first; it can be done on the day if you arrive 30 minutes early with your list of medicines.',
  helpTopics: ['infusion', 'infection'],
  performedBy: 'medical',
  // Sources: 0.9% sodium chloride and lactated Ringer's prescribing information, sections 1 and 4; FDA, "FDA Highlights Concerns
  // with Using Dietary Ingredient Glutathione to Compound Sterile Injectables" and "Compounding and the FDA: Questions and Answers".
  regulatoryStatus:
    'Saline and lactated Ringer’s are FDA-approved drugs for medical needs, not for wellness. Vitamin blends, glutathione and NAD+ are compounded: the FDA hasn’t reviewed them for safety, quality or benefit.',
  consultationRequired: true,
  combinationTreatments: [
    'A quiet [head spa](/services/head-spa) afterward, once your pressure is steady.',
    'LED or a hydrating facial during or after the drip.',
    'Not on the same day as neurotoxin or filler, so that bruises and reactions can be told apart.',
  ],
  relatedServices: ['head-spa', 'elevated-hydrafacials'],
} satisfies Service;
