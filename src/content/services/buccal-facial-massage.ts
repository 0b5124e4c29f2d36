import type { Service } from './schema.ts';

export const service = {
  slug: 'buccal-facial-massage',
  title: 'Buccal Facial Massage',
  tagline: 'For the jaw that never stops working: massage from outside the cheek, and from within.',
  category: 'face',
  cardDescription: 'Sculpting massage inside and outside the cheeks to release a tight jaw and drain fluid.',
  imageAlt: 'A jade roller and gua sha on linen with a bowl of oil and a white orchid',
  metaTitle: 'Buccal Facial Massage & Jaw Release',
  metaDescription:
    'Buccal massage works inside and outside the cheek to ease clenching and puffiness. Hygiene, sensation, frequency, when braces or filler mean you should wait.',
  keywords: [
    'buccal massage',
    'intraoral facial massage',
    'jaw tension massage',
    'TMJ massage',
    'sculpting facial',
    'lymphatic face massage',
  ],
  description: [
    'Put a fingertip on the corner of your jaw and close your teeth. The muscle that jumps is the masseter, for its size among the strongest you own, and many of us keep it switched on through traffic, screens and sleep. From the outside you can only press it against bone. From the inside of the cheek, with a gloved finger and thumb, it can be held, lengthened and persuaded to let go.',
    'That is the core of buccal massage. Around it we build a full facial treatment: oil and slow strokes along the neck and collarbones to open the way for lymph, firm kneading of cheeks and brow, and ten to fifteen minutes of intraoral work on masseter, buccinator and the muscles that lift and lower the corners of the mouth. Nothing is cut, filled or heated.',
    'You get up looking less puffy and feeling as if someone had loosened a strap. Contour changes come from relaxed muscle and drained fluid and last from days to a week or two; they are not fat loss, and they will not hold without repetition. For many clients the quieter jaw is the real reason they return.',
  ],
  benefits: [
    {
      title: 'A looser jaw',
      text: 'Direct pressure on chewing muscles can ease the tightness that clenching builds up.',
    },
    {
      title: 'Less puffiness',
      text: 'Strokes toward the lymph nodes of the neck help stagnant fluid move on.',
    },
    {
      title: 'Visible lift, briefly',
      text: 'Cheeks look higher and corners of the mouth calmer while the muscles remain at ease.',
    },
    {
      title: 'No products required',
      text: 'Unscented oil and a pair of nitrile gloves are enough, which suits skin that reacts to everything.',
    },
  ],
  whatToExpect: [
    'Talk and touch: We ask about clenching, dental work and headaches, and feel how far and how evenly your jaw opens.',
    'Neck first: Long, light strokes from ear to collarbone clear the path before anything else is moved.',
    'Outer face: Kneading, pinching and lifting along the cheekbones, brow and scalp, warm and fairly brisk.',
    'Inside the cheek: With your consent and fresh gloves we work one side, then the other; it is intense, about like a deep calf massage, and you steer it with a raised hand.',
    'Quiet finish: A cool compress, a sip of water, and a mirror, so that you can compare halves along the way if you are curious.',
  ],
  partners: ['epicutis'],
  subservices: [
    {
      id: 'buccal-signature',
      title: 'Signature buccal facial',
      description:
        'Neck, face and scalp massage with full intraoral work on both sides. The complete version, with a cleanse before and a mask to close.',
      frequency: 'Weekly for three or four visits, then every 3 to 4 weeks',
      benefits: ['Deep muscle release', 'Sculpted look', 'Whole-face relaxation'],
      targets: ['Cheeks', 'Jaw', 'Neck', 'Tired expression'],
      bestFor: 'A first experience, or preparation for an event.',
    },
    {
      id: 'jaw-release',
      title: 'Jaw release session',
      description:
        'A shorter appointment for masseter, temples and the small muscles under the chin, without any skin care. You may keep your makeup above the cheekbones.',
      frequency: 'Every 1 to 2 weeks while symptoms are strong',
      benefits: ['Easier opening', 'Relief from clench fatigue', 'Fits a lunch hour'],
      targets: ['Teeth grinding', 'Tension headaches', 'Tight temples'],
      bestFor: 'Clenchers and night grinders, alongside a dentist’s care.',
    },
    {
      id: 'sculpt-and-drain',
      title: 'Sculpt and drain',
      description:
        'Mostly outside the mouth: manual lymphatic drainage, gua sha with a cool stone, and only a few minutes within. Gentle, and wonderfully sleepy.',
      frequency: 'As often as weekly, or before an occasion',
      benefits: ['De-puffed eyes and jaw', 'Clearer contour', 'Calm'],
      targets: ['Puffiness', 'Fluid under the eyes', 'Heaviness after flights'],
      bestFor: 'Those who are unsure about intraoral work.',
    },
    {
      id: 'buccal-and-led',
      title: 'Buccal massage with LED',
      description:
        'The signature treatment followed by 20 minutes under red and near-infrared light. You lie still, warmed and unhurried, and may well nod off.',
      frequency: 'Every 3 to 4 weeks',
      benefits: ['Longer rest', 'Soothed skin', 'Massage and light in one'],
      targets: ['Dull skin', 'Jaw tension', 'Stress'],
      bestFor: 'Anyone who needs to be unreachable for an hour and a half.',
    },
  ],
  faqs: [
    {
      question: 'Does it hurt?',
      answer:
        'It is a good deal stronger than a facial and should stop short of pain. Tender spots soften within a minute if pressure is held and you keep breathing. Next day your cheeks may feel as though you had laughed too much.',
    },
    {
      question: 'Is it hygienic?',
      answer:
        'We use new gloves for the mouth, never the ones that touched your hair or skin, and you rinse beforehand. Sessions are postponed for cold sores, ulcers or a sore throat.',
    },
    {
      question: 'Can it slim my face?',
      answer:
        'It can reduce fluid and let a bulky muscle rest, and both make a face look narrower for a while. Fat stays where it is. If masseters are large, [neurotoxin](/services/botox-neurotoxins) has a more lasting effect.',
    },
    {
      question: 'Will it help my TMJ disorder?',
      answer:
        'Muscle-related pain often eases. Clicking with locking, arthritis or a displaced disc needs a dentist or physician, and we are glad to work beside one.',
    },
    {
      question: 'I have filler. Is that a problem?',
      answer:
        'Wait four weeks after filler, two after neurotoxin, and six months after facial surgery or threads. Tell us where product lies and we leave that area alone.',
    },
    {
      question: 'What about braces, veneers or implants?',
      answer:
        'Veneers and healed implants are fine. Fixed braces make inner work uncomfortable, and recent extractions or gum surgery mean waiting until your dentist is content.',
    },
  ],
  duration: '45 to 90 minutes, by version.',
  sessions: 'Three or four weekly visits to start with, then monthly.',
  downtime: 'None, apart from mild tenderness or flush for a day.',
  contraindications: [
    'Cold sores, mouth ulcers, sore throat, fever, gum infection or dental abscess',
    'Filler within four weeks, neurotoxin within two, threads or surgery within six months',
    'Extraction, root canal or implant placement in the past month',
    'Jaw dislocation, fracture or acute joint inflammation',
    'Trigeminal neuralgia, recent Bell’s palsy, or a carotid condition',
    'A stroke or blood clot, blood thinners or a bleeding disorder, unless your physician agrees',
    'Osteoporosis medicine with jaw problems, or radiation to the jaw',
    'Cancer of the head or neck under treatment, unless your oncologist agrees',
    'Pregnancy: tell us, so we can position you comfortably',
    'Allergy to nitrile, nut oils or fragrance',
  ],
  aftercare: [
    'Drink water and eat something soft if your jaw feels used.',
    'Rest your tongue on the roof of your mouth with teeth apart, a posture worth keeping all week.',
    'Skip chewing gum, hard bread and wide yawns until tomorrow.',
    'Warmth on the jaw in the evening helps tenderness.',
    'Wear your night guard as usual.',
    'Call us if your jaw locks or won’t close, or if it still hurts after two days.',
  ],
  keyFeatures: [
    'No needles, heat or acids',
    'Intraoral work only with your explicit consent, and stopped at a sign from you',
    'Unscented oils available',
    'Suitable beside dental treatment for grinding',
  ],
  helpTopics: ['jaw', 'neck'],
  performedBy: 'massage',
  // Sources: California Business and Professions Code section 4600 and following (Massage Therapy Act); contraindications follow
  // ordinary massage practice and are for the medical director to confirm.
  regulatoryStatus:
    'Massage isn’t a drug or a medical device, so there’s no FDA approval to look for. It relaxes muscle and moves fluid; it doesn’t diagnose or treat a jaw disorder.',
  consultationRequired: true,
  combinationTreatments: [
    'A [HydraFacial](/services/elevated-hydrafacials) afterward, once muscles are soft and fluid is moving.',
    'The [head spa](/services/head-spa) on the same day, for tension that climbs from jaw to scalp.',
    'Jaw relaxation with neurotoxin, leaving two weeks between the two.',
  ],
  relatedServices: ['elevated-hydrafacials', 'head-spa', 'botox-neurotoxins'],
  articles: ['everyday-skincare-layering-guide'],
} satisfies Service;
