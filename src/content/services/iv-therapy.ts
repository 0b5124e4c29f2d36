import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'iv-therapy',
  title: 'IV Therapy',
  tagline: 'Sit down for an hour of calm, with fluids by IV and a nurse at your side.',
  category: 'body',
  cardDescription: 'Hydration and vitamin infusions, given slowly by a nurse after a medical exam.',
  imageAlt: 'An infusion bag with golden fluid hanging from a brass stand beside cut oranges',
  metaTitle: `IV Therapy & Vitamin Drips, ${business.address.city}`,
  metaDescription:
    'IV hydration and vitamin drips given by our nurse after a medical screening. See what’s in each blend, how it feels, what science says and who should wait.',
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
    'The water you drink waits its turn in your stomach and is absorbed at the gut’s own pace. An infusion goes directly into a vein, so a liter of salt solution reaches your circulation within the hour. If you’re dehydrated after travel, heat or a stomach bug that’s behind you, you may feel the difference before the bag is empty.',
    'What vitamins can do depends on what you need. If you’re low, you may benefit a good deal. If you’re well nourished, your body passes most of the extra, and there’s little evidence that drips raise energy, protect from colds or brighten skin. The blends are compounded, and the FDA hasn’t approved them. Many clients come for the hour of stillness as much as for what’s in the bag.',
    'It’s a medical procedure, and we treat it that way. A physician, nurse practitioner or physician assistant examines you, in person or by video, and orders the infusion. Our registered nurse places the line, stays with you and checks your blood pressure before and after. We screen for both and don’t infuse if you have either, because fast fluid isn’t safe with heart failure or kidney disease.',
  ],
  benefits: [
    {
      title: 'Direct hydration',
      text: 'Balanced salt solution reaches your circulation without depending on an unsettled stomach.',
    },
    {
      title: 'Known doses',
      text: 'Every ingredient and amount is on your order, so you can share it with your own doctor.',
    },
    {
      title: 'A nurse at your side',
      text: 'Our nurse watches your vein, the rate and your comfort from the first drop to the bandage.',
    },
    {
      title: 'An hour of rest',
      text: 'You have a reclining chair, a blanket and a good reason not to answer the phone.',
    },
  ],
  whatToExpect: [
    'Screening: A good-faith medical exam covers heart, kidneys, medicines, allergies and pregnancy, in person or by video.',
    'Vitals and vein: We take your blood pressure, pulse and temperature, warm your arm, and place a small catheter with one sting.',
    'The drip: Over 45 to 60 minutes, you may feel cool fluid in your arm, a warm flush from magnesium or a vitamin taste from B complex.',
    'Your pace: Tell the nurse right away about any tightness, itch or lightheadedness. We stop the drip and check you before we go on.',
  ],
  subservices: [
    {
      id: 'hydration-drip',
      title: 'Hydration',
      description:
        'We run half a liter or a liter of saline or lactated Ringer’s with nothing added. It’s our simplest infusion and the one with the clearest rationale.',
      frequency: 'As needed, at most once a week',
      benefits: ['Fast rehydration', 'No vitamins to react to'],
      targets: ['Travel', 'Heat', 'After endurance exercise'],
      bestFor: 'Healthy adults who are low on fluids.',
    },
    {
      id: 'myers-blend',
      title: 'Myers-style blend',
      description:
        'Magnesium, calcium, B vitamins and vitamin C come together in a recipe that physicians have handed down since the last century. We give it slowly, since magnesium lowers blood pressure.',
      frequency: 'Every 2 to 4 weeks, reviewed with the clinician',
      benefits: ['Classic combination', 'Warm, relaxing sensation'],
      targets: ['Low intake', 'Stressful stretches', 'An hour of quiet'],
      bestFor: 'A first vitamin drip.',
    },
    {
      id: 'vitamin-c-and-zinc',
      title: 'Vitamin C and zinc',
      description:
        'This one pairs moderate vitamin C with zinc in saline. We stay below the dose that requires enzyme testing, or test you for G6PD first.',
      frequency: 'Every 2 to 4 weeks, if the clinician agrees',
      benefits: ['Adds to a low intake', 'Hydrates too'],
      targets: ['Poor diet', 'Long work weeks'],
      bestFor: 'Busy weeks when you don’t eat well.',
    },
    {
      id: 'glutathione-push',
      title: 'Glutathione',
      description:
        'Your cells make this antioxidant for themselves. We give it as a slow push at the end of a bag. We don’t offer it for skin lightening, where its safety is in question.',
      frequency: 'Every 1 to 2 weeks, four to six times',
      benefits: ['Short addition', 'Pairs with any blend'],
      targets: ['General wellness'],
      bestFor: 'Clients who’ve talked it over with their physician.',
    },
    {
      id: 'nad-infusion',
      title: 'NAD+',
      description:
        'NAD+ is a coenzyme involved in energy metabolism, popular and still lightly studied. We run it over two hours or longer, because a faster drip brings chest pressure, cramps and nausea.',
      frequency: 'Weekly for up to four weeks, then reviewed',
      benefits: ['Unhurried and monitored', 'Rate set to your comfort'],
      targets: ['General wellness, once a doctor has looked into any fatigue'],
      bestFor: 'Adults in good health with an afternoon free.',
    },
    {
      id: 'vitamin-shots',
      title: 'B12 and vitamin D injections',
      description:
        'Our nurse gives an injection into the muscle in under five minutes. It helps if a blood test shows you’re low, and does little if you’re not.',
      frequency: 'B12 monthly, vitamin D based on your blood level',
      benefits: ['Very quick', 'No drip'],
      targets: ['Vegan diets', 'Proven deficiency'],
      bestFor: 'A low result on your lab work.',
    },
  ],
  faqs: [
    {
      question: 'Is it safe?',
      answer:
        'For screened, healthy adults, serious problems are rare. Bruising, a sore vein and lightheadedness are the most common effects. Infection, allergy, fluid overload and salt imbalance can happen with any infusion, which is why you have a medical order and a nurse.',
    },
    {
      question: 'Will it help a hangover?',
      answer:
        'Fluid and rest can ease the dehydration. Nothing in a bag speeds up how your liver handles alcohol, and we don’t treat anyone who’s still intoxicated.',
    },
    {
      question: 'Do I need lab tests first?',
      answer:
        'Often not for hydration. High-dose vitamin C calls for a G6PD test, vitamin D for a blood level, and any kidney concern for recent kidney results.',
    },
    {
      question: 'Can I drink water instead?',
      answer:
        'On an ordinary day, if you can drink and keep it down, water is usually enough. A drip is for the day you’d like fluid sooner, with an hour of rest.',
    },
    {
      question: 'How will I feel?',
      answer:
        'Some clients feel clear and light for a day or two, others simply well rested. If you notice nothing after two visits, we’ll suggest something you’ll enjoy more.',
    },
    {
      question: 'Does it treat illness?',
      answer:
        'No. Call 911 for chest pain or confusion. See your doctor about fever, ongoing vomiting or exhaustion that lasts for weeks.',
    },
  ],
  inBrief: { time: '45 to 75 minutes', downtime: 'None', sessions: '1 at a time' },
  pricedBy: 'infusion',
  suits: 'Healthy, screened adults who’d like hydration and an hour of rest.',
  feels: 'One sting, cool fluid in your arm and perhaps a warm flush.',
  duration: 'NAD+ takes two to four hours, an injection five minutes.',
  sessions: 'You repeat it when you and the clinician see a reason.',
  downtime: 'Take it easy for an hour; a small bruise is possible.',
  prepare: 'Arrive 30 minutes early for your screening, with a list of your medicines.',
  contraindications: [
    'Heart failure, kidney or liver disease, or blood pressure that isn’t controlled',
    'An irregular heartbeat, myasthenia gravis, or abnormal potassium, calcium or magnesium',
    'Pregnancy or breastfeeding, unless your obstetrician orders it',
    'G6PD deficiency, hemochromatosis, past oxalate kidney stones, or diabetes with a glucose sensor or meter, for vitamin C',
    'Lymphedema or lymph nodes removed on one side: we use your other arm',
    'Asthma, for glutathione',
    'Allergy to any ingredient, sulfites, cobalt or preservatives included; Leber’s disease of the optic nerve, for B12',
    'Fever, active infection or chemotherapy without your physician’s agreement',
    'Digoxin, diuretics, lithium or warfarin until interactions have been checked; for injections, also any blood thinner or bleeding disorder',
    'Being under 18 or under the influence of alcohol',
  ],
  aftercare: [
    'Leave the dressing on for two hours, and don’t carry heavy bags with that arm.',
    'Get up slowly, and wait 15 minutes before you drive.',
    'Have a light meal or snack within the next two hours.',
    'A warm compress eases a tender vein the following day.',
    'Bright yellow urine after B vitamins is expected.',
    'Call 911 for chest pain, trouble breathing or fainting, even hours later.',
  ],
  qualityStandards: [
    'An individual order by a licensed prescriber before each infusion',
    'Ingredients from licensed pharmacies, with lot number and expiration date noted',
    'Emergency medicines and a registered nurse in the room',
  ],
  bookingRequirement:
    'Your medical screening comes first. You can do it the same day: arrive 30 minutes early with a list of your medicines.',
  helpTopics: ['infusion', 'infection', 'bleeding'],
  performedBy: 'medical',
  // Sources: 0.9% sodium chloride and lactated Ringer's prescribing information, sections 1 and 4; FDA, "FDA Highlights Concerns
  // with Using Dietary Ingredient Glutathione to Compound Sterile Injectables" and "Compounding and the FDA: Questions and Answers".
  regulatoryStatus:
    'Saline and lactated Ringer’s are FDA-approved drugs for medical needs, not for wellness; B12 injections are approved for deficiency. Vitamin blends, vitamin D injections, glutathione and NAD+ are compounded: the FDA hasn’t reviewed them for safety, quality or benefit.',
  consultationRequired: true,
  combinationTreatments: [
    'A quiet [head spa](/services/head-spa) afterward, once your blood pressure is steady.',
    'LED or a hydrating facial after the drip.',
    'Neurotoxin or filler on a different day, to tell bruises and reactions apart.',
  ],
  relatedServices: ['head-spa', 'elevated-hydrafacials'],
} satisfies Service;
