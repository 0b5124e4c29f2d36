import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'buccal-facial-massage',
  title: 'Buccal Facial Massage',
  tagline: 'An hour off for a jaw that never rests: massage from outside the cheek, and from within.',
  category: 'face',
  cardDescription: 'Massage inside and outside the cheeks to release a tight jaw and drain fluid.',
  imageAlt: 'A jade roller and gua sha on linen with a bowl of oil and a white orchid',
  metaTitle: 'Buccal Facial Massage & Jaw Release',
  metaDescription: `Buccal facial massage in ${business.address.city} works inside and outside the cheek to ease clenching and puffiness. How it feels, how often, and who should wait.`,
  keywords: [
    'buccal massage',
    'intraoral facial massage',
    'jaw tension massage',
    'clenched jaw massage',
    'sculpting facial',
    'lymphatic face massage',
  ],
  description: [
    'Put a fingertip on the corner of your jaw and close your teeth. The muscle that jumps is the masseter, and many of us keep it working through traffic and even through sleep. From the outside, all anyone can do is press it against bone, but a gloved finger inside the cheek can take hold of it and stay there, patiently, until it lets go.',
    'Around that, we work the whole face. We spend 10 to 15 minutes inside the mouth. Nothing is cut, and nothing is filled.',
    'You may get up looking less puffy and feeling as if someone had loosened a strap. The contour, which comes from relaxed muscle and not fat loss, lasts a few days to two weeks. The quieter jaw is often the real reason to come back.',
  ],
  benefits: [
    {
      title: 'A looser jaw',
      text: 'Direct pressure can ease the tightness that clenching causes.',
    },
    {
      title: 'Less puffiness',
      text: 'Strokes toward the lymph nodes help trapped fluid move on.',
    },
    {
      title: 'A rested face',
      text: 'Your cheeks feel soft and light for as long as the muscles stay relaxed.',
    },
    {
      title: 'Kind to reactive skin',
      text: 'We use unscented oil, a relief if most products sting.',
    },
  ],
  whatToExpect: [
    'Talk and touch: We ask about clenching and dental work, and feel how evenly your jaw opens.',
    'Neck first: Long, light strokes from ear to collarbone clear the path.',
    'Outer face: Warm hands knead and lift along your cheekbones and brow.',
    'Inside the cheek: With your consent and fresh gloves, we work one side, then the other, about as firmly as a deep calf massage.',
  ],
  partners: ['epicutis'],
  subservices: [
    {
      id: 'buccal-signature',
      title: 'Signature buccal massage',
      description:
        'The complete version runs from your collarbones to your hairline, with full work inside both cheeks.',
      frequency: 'Weekly for three or four visits, then every 3 to 4 weeks',
      benefits: ['Deep muscle release', 'A quieter jaw'],
      targets: ['Cheeks', 'Jaw', 'Neck', 'Tired expression'],
      bestFor: 'A first experience, or preparation for an event.',
    },
    {
      id: 'jaw-release',
      title: 'Jaw release session',
      description:
        'This shorter visit is for the masseter and temples, with no skincare. You can keep your makeup on above the cheekbones.',
      frequency: 'Every 1 to 2 weeks while your jaw feels tight',
      benefits: ['Easier opening', 'Relief from clench fatigue'],
      targets: ['Clenching', 'A tired jaw', 'Tight temples'],
      bestFor: 'A jaw that feels tight by evening, alongside your dentist’s care.',
    },
    {
      id: 'sculpt-and-drain',
      title: 'Sculpt and drain',
      description: 'We stay mostly outside the mouth, with lymphatic drainage and a cool gua sha stone.',
      frequency: 'As often as weekly, or before an occasion',
      benefits: ['De-puffed eyes and jaw', 'A lighter face'],
      targets: ['Puffiness', 'Fluid under the eyes', 'Heaviness after flights'],
      bestFor: 'A first try, if you’re unsure about work inside the mouth.',
    },
    {
      id: 'buccal-and-led',
      title: 'Buccal massage with LED',
      description:
        'After the signature massage, you lie still under 20 minutes of red and near-infrared light, set up by a licensed esthetician. It’s an easy place to fall asleep.',
      frequency: 'Every 3 to 4 weeks',
      benefits: ['Soothed skin', 'Massage and light in one'],
      targets: ['Dull skin', 'Jaw tension', 'Stress'],
      bestFor: 'An hour and a half when no one can reach you.',
    },
  ],
  faqs: [
    {
      question: 'Is it hygienic?',
      answer:
        'Yes. We use new gloves for the mouth, never the ones that touched your hair or skin, and you rinse first.',
    },
    {
      question: 'Can it slim my face?',
      answer:
        'It may look narrower for a while, once a bulky muscle rests. If your masseters are large, a [neurotoxin](/services/botox-neurotoxins), off-label for this, lasts longer.',
    },
    {
      question: 'Will it help my TMJ disorder?',
      answer:
        'Tight muscles often ease, although massage doesn’t treat the joint itself. A jaw that locks needs a dentist or physician, and so does arthritis or a displaced disc.',
    },
    {
      question: 'What about braces, veneers or implants?',
      answer:
        'Veneers and healed implants are fine. Fixed braces make work inside the mouth uncomfortable. After gum surgery, wait until your dentist says you’re ready.',
    },
  ],
  inBrief: { time: '45 to 90 minutes', downtime: 'None', sessions: '3 or 4, then monthly' },
  pricedBy: 'length',
  suits: 'A jaw that clenches, or a face that holds fluid.',
  feels: 'Deep and brisk, but short of pain. Raise a hand, and we stop.',
  sessions: 'Weekly to start with.',
  downtime: 'You may be a little tender or flushed for a day.',
  prepare: 'Skip makeup, and postpone if you have a cold sore, mouth ulcer or sore throat.',
  contraindications: [
    'Cold sores, mouth ulcers, sore throat, fever, gum infection or dental abscess',
    'Filler or permanent makeup within four weeks, neurotoxin within two weeks, threads or surgery within six months (we leave areas with product alone)',
    'Extraction, root canal or implant placement in the past month',
    'Jaw dislocation, fracture or acute joint inflammation',
    'Trigeminal neuralgia, recent Bell’s palsy or neck injury, or a carotid condition',
    'A stroke or blood clot, blood thinners or a bleeding disorder, unless your physician agrees',
    'Osteoporosis medicine with jaw problems, or radiation to the jaw',
    'Cancer of the head or neck under treatment, unless your oncologist agrees',
    'Seizures or migraine set off by light, lupus, porphyria, eye disease, or medicine that makes you light-sensitive: no LED',
    'Pregnancy: check with your obstetrician, and we’ll position you comfortably',
    'Allergy to nitrile, nut oils or fragrance',
  ],
  aftercare: [
    'Drink water and eat something soft if your jaw feels tired.',
    'Rest your tongue on the roof of your mouth with your teeth apart. It’s a good habit all week.',
    'Skip chewing gum, hard bread and wide yawns until tomorrow.',
    'Warmth on the jaw in the evening eases tenderness.',
    'Wear your night guard as usual.',
  ],
  helpTopics: ['jaw', 'neck', 'light'],
  skinTypes: { text: 'Any skin is welcome. What we ask about are your teeth and jaw.' },
  complianceFact: 'massageTherapist',
  techniques: ['LED and low-level laser light', 'massage of the neck', 'massage of the face'],
  performedBy: 'massage',
  // Sources: California Business and Professions Code section 4600 and following (Massage Therapy Act); contraindications follow
  // ordinary massage practice and are for the medical director to confirm.
  regulatoryStatus:
    'There’s no FDA approval to look for, because massage isn’t a drug or a medical device. It relaxes muscle and moves fluid; it doesn’t diagnose or treat a jaw disorder.',
  consultationRequired: true,
  combinationTreatments: [
    'A [HydraFacial](/services/elevated-hydrafacials) afterward, once your muscles are soft.',
    'Jaw relaxation with a neurotoxin, an off-label use, with two weeks between the two.',
  ],
  relatedServices: ['elevated-hydrafacials', 'head-spa', 'botox-neurotoxins'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
