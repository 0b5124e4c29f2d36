import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'iv-therapy',
  title: 'IV Therapy',
  tagline: 'Put your feet up for an hour of hydration, in a nurse’s care.',
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
    'A long flight, or a stomach bug that’s behind you, can leave you low on fluid. An infusion goes into a vein: a liter of saline reaches your circulation within the hour, and you may feel the difference before the bag is empty. For most people, drinking works as well, only more slowly.',
    'What vitamins can do depends on what you need. If you’re low, you may benefit a good deal. If you’re well nourished, your body passes most of the extra, and there’s little evidence that drips raise energy, protect from colds or brighten skin. You may come for the hour of stillness as much as for what’s in the bag.',
    'Our registered nurse places the line and looks after you, from the first drop to the bandage. We don’t infuse anyone with heart failure or kidney disease, because fast fluid isn’t safe with either.',
  ],
  benefits: [
    {
      title: 'Direct hydration',
      text: 'Fluid goes straight to your bloodstream and leaves your stomach out of it.',
    },
    {
      title: 'Every dose in writing',
      text: 'Your order lists every ingredient, to share with your own doctor.',
    },
    {
      title: 'A nurse close by',
      text: 'Your nurse keeps an eye on the rate, and on you.',
    },
    {
      title: 'An hour of rest',
      text: 'You have a blanket and a good reason not to answer the phone.',
    },
  ],
  whatToExpect: [
    'Screening: A good-faith medical exam, in person or by video, covers heart, kidneys and medicines.',
    'Vitals and vein: We take your blood pressure before and again after. One sting places a small catheter.',
    'The drip: It runs for 45 to 60 minutes. If there’s magnesium in your blend, you may feel a warm flush.',
    'Your pace: Tell the nurse right away about any tightness, itch or lightheadedness, and we stop the drip.',
  ],
  subservices: [
    {
      id: 'hydration-drip',
      title: 'Hydration',
      description:
        'We infuse saline or lactated Ringer’s, with nothing added. Of all our bags, it has the clearest rationale.',
      frequency: 'As needed, at most once a week',
      benefits: ['Fast rehydration', 'No vitamins to react to'],
      targets: ['Travel', 'Heat'],
      bestFor: 'Healthy adults who are low on fluids.',
    },
    {
      id: 'myers-blend',
      title: 'Myers-style blend',
      description:
        'Physicians have handed down this recipe of magnesium, calcium, B vitamins and vitamin C since the last century. We give it slowly, since magnesium lowers blood pressure.',
      frequency: 'Every 2 to 4 weeks, reviewed with the clinician',
      benefits: ['Classic combination', 'Warm, relaxing sensation'],
      targets: ['Low intake', 'An hour of quiet'],
      bestFor: 'A first vitamin drip.',
    },
    {
      id: 'vitamin-c-and-zinc',
      title: 'Vitamin C and zinc',
      description:
        'We stay below the dose of vitamin C that requires enzyme testing, or test you for G6PD first.',
      frequency: 'Every 2 to 4 weeks, if the clinician agrees',
      benefits: ['Adds to a low intake', 'Hydrates too'],
      targets: ['Low intake', 'A diet short on fruit'],
      bestFor: 'A low intake that a clinician has confirmed.',
    },
    {
      id: 'glutathione-push',
      title: 'Glutathione',
      description:
        'We give this antioxidant as a slow push at the end of a bag, but never for skin lightening, where its safety is in question.',
      frequency: 'Every 1 to 2 weeks, up to six times, if the clinician agrees',
      benefits: ['Takes little extra time', 'Pairs with any blend'],
      targets: ['General wellness'],
      bestFor: 'Clients who’ve talked it over with their physician.',
    },
    {
      id: 'nad-infusion',
      title: 'NAD+',
      description:
        'This coenzyme is popular and still lightly studied. We run it over two hours or longer, because a faster drip brings chest pressure, cramps and nausea.',
      frequency: 'Weekly for up to four weeks, then reviewed',
      benefits: ['Unhurried and monitored', 'Rate set to your comfort'],
      targets: ['General wellness, once a doctor has looked into any fatigue'],
      bestFor: 'Adults in good health with an afternoon free.',
    },
    {
      id: 'vitamin-shots',
      title: 'B12 and vitamin D injections',
      description:
        'An injection into the muscle helps if a blood test shows you’re low, and does little if you’re not.',
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
        'For screened, healthy adults, serious problems are rare. The usual nuisance is a bruise or a sore vein. Infection, allergy, fluid overload and salt imbalance can happen with any infusion.',
    },
    {
      question: 'Will it help a hangover?',
      answer: 'Fluid can ease the dehydration. Nothing in a bag speeds up how your liver handles alcohol.',
    },
    {
      question: 'Do I need lab tests first?',
      answer:
        'Not always. Hydration often needs none, while high-dose vitamin C calls for a G6PD test and vitamin D for a blood level. With any kidney concern, we need recent results.',
    },
    {
      question: 'Does it treat illness?',
      answer:
        'No. See your doctor about fever, ongoing vomiting or exhaustion that lasts for weeks. Call 911 for chest pain or confusion.',
    },
  ],
  inBrief: { time: '45 to 75 minutes', downtime: 'None', sessions: '1 at a time' },
  pricedBy: 'infusion',
  suits: 'Healthy, screened adults who’d like hydration and an hour of rest.',
  feels: 'One sting, cool fluid in your arm and perhaps a warm flush.',
  duration: 'NAD+ takes two to four hours, an injection five minutes.',
  sessions: 'You repeat it when you and the clinician see a reason.',
  downtime: 'Take it easy for an hour; a small bruise is possible.',
  prepare:
    'On your first visit, allow two hours, the consultation and screening included. Bring a list of your medicines.',
  contraindications: [
    'Heart failure, kidney or liver disease, or blood pressure that isn’t controlled',
    'An irregular heartbeat, myasthenia gravis, or abnormal potassium, calcium or magnesium',
    'Low sodium, or nausea, headache or confusion after long exercise: a doctor and a blood test come first',
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
    'Ingredients from licensed pharmacies, lot number noted',
    'Emergency medicines in the room',
  ],
  bookingRequirement: 'Your medical screening comes first. You can do it the same day.',
  helpTopics: ['infusion', 'infection', 'bleeding'],
  skinTypes: {
    title: 'Screened first',
    text: 'An infusion has to be safe for your heart and kidneys. An exam comes first.',
  },
  complianceFact: 'ivCompounding',
  techniques: ['infusion'],
  performedBy: 'medical',
  // Sources: 0.9% sodium chloride and lactated Ringer's prescribing information, sections 1 and 4; FDA, "FDA Highlights Concerns
  // with Using Dietary Ingredient Glutathione to Compound Sterile Injectables" and "Compounding and the FDA: Questions and Answers".
  regulatoryStatus:
    'Saline and lactated Ringer’s are FDA-approved drugs for medical needs, not for wellness; B12 injections are approved for deficiency. Vitamin blends, vitamin D injections, glutathione and NAD+ are compounded: the FDA hasn’t reviewed them for safety, quality or benefit.',
  consultationRequired: true,
  combinationTreatments: [
    'A quiet [head spa](/services/head-spa) afterward, once your blood pressure is steady.',
    'Neurotoxin or filler on a different day, to tell bruises and reactions apart.',
  ],
  relatedServices: ['head-spa', 'elevated-hydrafacials'],
} satisfies Service;
