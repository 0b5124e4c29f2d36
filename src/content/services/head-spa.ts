import type { Service } from './schema.ts';

export const service = {
  slug: 'head-spa',
  title: 'Head Spa',
  tagline: 'Warm water, slow hands, and a scalp that can breathe again.',
  category: 'hair',
  cardDescription:
    'A Japanese-inspired scalp ritual of cleansing, steam, massage and water, 60 to 90 minutes long.',
  imageAlt: 'A brass water halo raining fine streams into a dark stone basin beside a wooden scalp brush',
  metaTitle: 'Japanese-Inspired Head Spa',
  metaDescription:
    'A Japanese-inspired head spa of 60 to 90 minutes: scalp camera, deep cleansing, steam, water halo and massage. What it helps, who should wait, what to bring.',
  keywords: [
    'head spa',
    'Japanese head spa',
    'scalp facial',
    'scalp massage',
    'scalp detox',
    'water halo treatment',
    'dry itchy scalp treatment',
    'head spa southern California',
  ],
  description: [
    'In Japan, caring for the scalp is an ordinary pleasure, something one does between work and dinner. You lie flat, your neck held by warm water, while someone who has all the time in the world washes your hair as if it had never been washed. Our head spa grew from that tradition. It lasts from 60 to 90 minutes, and few people remember the last twenty.',
    'There is sense in it as well as comfort. The scalp is thick with oil glands, and sebum, dry shampoo and flaking cells collect around each hair. A camera shows you this at two hundred times its size. We loosen the film with an enzyme or oil suited to your skin, soften it with steam, lift it off with brushes and water, and then feed what was underneath. Massage moves the tissue over the skull, where it tends to grip, and brings blood to the surface.',
    'It helps with build-up, tightness, oiliness, dry flakes and a mind that will not settle. It doesn’t regrow hair. If the camera shows thinning, we’ll tell you what we see and where to go with it.',
  ],
  benefits: [
    {
      title: 'A truly clean scalp',
      text: 'Residue that daily shampoo leaves behind is softened and lifted, and roots stand up lighter.',
    },
    {
      title: 'Rest for the nerves',
      text: 'Rhythmic pressure on scalp, temples and neck invites the body to slow its breathing.',
    },
    {
      title: 'Balanced skin',
      text: 'Products are picked for dry, oily or reactive scalps, so flakes and itch have less reason to return.',
    },
    {
      title: 'Softer, brighter lengths',
      text: 'A treatment for the hair itself is combed through under steam before the final rinse.',
    },
    {
      title: 'Something to look at',
      text: 'Camera images before and after show what changed, and they stay with your record.',
    },
  ],
  whatToExpect: [
    'Scalp camera: We part the hair in several places and look together at oil, redness, flakes and the number of hairs per follicle.',
    'Brush and cleanse: Dry brushing, an oil or enzyme mask, then two unhurried shampoos with fingertips and silicone bristles.',
    'Steam and treatment: Warm mist opens the cuticle while serum is worked along each part.',
    'Water halo: A ring of fine streams circles the head for several minutes; most people go silent here.',
    'Massage and finish: Neck, shoulders, face and scalp, then rough-dry or blowout, and tea.',
  ],
  subservices: [
    {
      id: 'signature-head-spa-60',
      title: 'Signature head spa, 60 minutes',
      description:
        'Camera, cleanse, water halo and a scalp massage. The essential ritual, and the right place to begin.',
      frequency: 'Every 4 weeks, or whenever your head feels full',
      benefits: ['Clean roots', 'Deep relaxation', 'Balanced oil'],
      targets: ['Build-up', 'Stress', 'Oily roots'],
      bestFor: 'A first visit, or regular upkeep.',
    },
    {
      id: 'restorative-head-spa-75',
      title: 'Restorative head spa, 75 minutes',
      description:
        'Adds steam, a targeted scalp mask and a conditioning treatment for mid-lengths and ends. Good company for dry winters and chlorinated summers.',
      frequency: 'Every 4 to 6 weeks',
      benefits: ['Relieved dryness', 'Smoother lengths', 'Calmer itch'],
      targets: ['Dry scalp', 'Flakes', 'Brittle hair'],
      bestFor: 'Thirsty scalps and color-treated hair.',
    },
    {
      id: 'complete-head-spa-90',
      title: 'Complete head spa, 90 minutes',
      description:
        'Everything above with a facial cleanse, longer neck and shoulder work, a warm eye pillow and a blowout. Nothing to arrange afterward but your evening.',
      frequency: 'Monthly, seasonally, or as a gift',
      benefits: ['Whole-head release', 'Face and scalp together', 'Leaves you ready to go out'],
      targets: ['Tension', 'Tired eyes', 'Tight neck'],
      bestFor: 'People who carry their week above the shoulders.',
    },
    {
      id: 'clarifying-scalp-detox',
      title: 'Clarifying scalp detox',
      description:
        'For heavy product users and those with dandruff: salicylic pre-treatment, vortex brushing, extra rinses and a light tonic without oils.',
      frequency: 'Every 3 to 4 weeks for three visits, then as needed',
      benefits: ['Fewer flakes', 'Less itch', 'Volume at the root'],
      targets: ['Dandruff', 'Dry shampoo residue', 'Seborrheic scalp between flares'],
      bestFor: 'Scalps that feel waxy two days after washing.',
    },
    {
      id: 'head-spa-and-led',
      title: 'Head spa with LED',
      description:
        'The signature ritual followed by red and near-infrared light over freshly cleaned skin. A quiet quarter of an hour more.',
      frequency: 'Every 4 weeks',
      benefits: ['Comfort for reactive scalps', 'Extra rest'],
      targets: ['Redness', 'Sensitivity', 'Dullness at the part'],
      bestFor: 'Reactive skin, or curiosity about [LED scalp therapy](/services/led-scalp-therapy).',
    },
  ],
  treatmentTimes: [
    { label: 'Signature', time: '60 minutes' },
    { label: 'Restorative', time: '75 minutes' },
    { label: 'Complete', time: '90 minutes' },
  ],
  faqs: [
    {
      question: 'Will a head spa make my hair grow?',
      answer:
        'No. A clean, comfortable scalp is a good home for healthy hair, and that’s where a head spa helps. It won’t regrow hair you’ve lost; for thinning, see [hair restoration](/services/hair-restoration).',
    },
    {
      question: 'Can I come with extensions, braids or locs?',
      answer:
        'Sewn-in and keratin bonds need care with oil and steam, and tape-ins should be removed first. Locs and braids are welcome once the scalp between them can be reached. Tell us when you book so that we set aside time.',
    },
    {
      question: 'I colored my hair yesterday. Is that a problem?',
      answer:
        'Give fresh color three days and keratin smoothing two weeks, since thorough washing takes some tone along.',
    },
    {
      question: 'What if I have eczema or psoriasis of the scalp?',
      answer:
        'Between flares we can work gently, without acids and with cooler water. When skin is cracked, weeping or treated with strong steroids, wait and see your dermatologist.',
    },
    {
      question: 'Do I have to talk?',
      answer:
        'Not at all. After the camera we stay quiet unless you would rather chat, and there is a bell at your hand.',
    },
    {
      question: 'Should I wash my hair beforehand?',
      answer: 'Please come as you are. A day or two of ordinary life shows us what your scalp really does.',
    },
    {
      question: 'Is it comfortable for a bad neck?',
      answer:
        'The bed is flat and the basin supports you from nape to crown, unlike a salon chair. With a recent neck injury, vertigo or a carotid problem, ask your physician before booking.',
    },
  ],
  duration: '60 to 90 minutes.',
  sessions: 'Once for pleasure; every four weeks or so for scalp balance.',
  downtime: 'None. Your hair is clean and your plans may become vague.',
  contraindications: [
    'Open sores, ringworm, lice or any infection of the scalp',
    'Hair transplant within the past six months, or scalp surgery not yet healed',
    'Recent concussion, neck injury, stroke, carotid disease, or dizziness when lying flat',
    'Late pregnancy lying on the back: we can raise the bed, or postpone',
    'Blood pressure that is not controlled, since steam and heat may bother you',
    'Aspirin allergy or pregnancy, for the salicylic step of the detox',
    'Light-triggered seizures or light-sensitizing medicine, if LED is added',
    'Allergy to nut oils or fragrance: name it, and we use the plain range',
  ],
  aftercare: [
    'Do not wash again for a day or two, so that serums may stay where they are.',
    'Leave out dry shampoo and heavy oils for 48 hours.',
    'Keep water lukewarm and massage with fingertips, never nails.',
    'Drink something, walk slowly, and drive only when you feel quite awake.',
    'Our [hair and scalp guide](/articles/complete-hair-scalp-care-guide) helps you carry the routine on at home.',
    'Call us if itching, burning or a rash starts, or your neck still aches the next day.',
  ],
  keyFeatures: [
    'Flat massage bed with full neck support',
    'Scalp camera with images before and after',
    'Water halo, steam and hand massage in one ritual',
    'Products chosen on the day for your scalp type',
  ],
  membership: 'Any [membership](/memberships) discount applies to head spa visits.',
  helpTopics: ['neck', 'splash'],
  performedBy: 'scalp',
  // Sources: FDA, "Is It a Cosmetic, a Drug, or Both? (Or Is It Soap?)" (fda.gov); California Business and Professions Code
  // section 7316 (cosmetology and esthetics).
  regulatoryStatus:
    'A head spa is a cosmetic service, so FDA approval doesn’t apply. It’s for cleansing, comfort and rest, and isn’t a treatment for hair loss or any scalp disease.',
  consultationRequired: true,
  combinationTreatments: [
    '[JetPeel for the scalp](/services/jet-peel-scalp), when build-up is stubborn.',
    'Buccal massage the same afternoon, for clenched jaws.',
    'A HydraFacial in the next room, so that face and scalp leave equally clean.',
  ],
  relatedServices: ['jet-peel-scalp', 'led-scalp-therapy', 'hair-restoration', 'buccal-facial-massage'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
