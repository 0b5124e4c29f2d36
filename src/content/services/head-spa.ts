import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'head-spa',
  title: 'Head Spa',
  tagline: 'Lie back for warm water and slow hands, and get up with a clean, comfortable scalp.',
  category: 'hair',
  cardDescription: 'A Japanese-inspired ritual of warm water and massage for the scalp, in 60 to 90 minutes.',
  imageAlt: 'A brass water halo raining fine streams into a dark stone basin beside a wooden scalp brush',
  metaTitle: `Japanese-Inspired Head Spa, ${business.address.city}`,
  metaDescription:
    'A Japanese-inspired head spa in Orange County, 60 to 90 minutes long: scalp camera, deep cleanse, steam, water halo and massage. See what it helps.',
  keywords: [
    'head spa',
    'Japanese head spa',
    'scalp facial',
    'scalp massage',
    'scalp cleanse',
    'water halo treatment',
    'dry scalp treatment',
    'dandruff and flakes',
    'head spa southern California',
  ],
  description: [
    'In Japan, caring for the scalp is an everyday pleasure, something to enjoy between work and dinner. You lie flat with your neck cradled while someone with all the time in the world washes your hair. Our head spa grew from that tradition. Don’t be surprised if you can’t recall the last 20 minutes.',
    'It does your scalp good, too. Oil and dry shampoo collect around each hair, and a camera shows you this at 200 times its size. We loosen the film with an enzyme or oil suited to your skin and lift it off with brushes and water, and the massage that follows leaves what’s underneath warm and loose.',
    'It helps with buildup, and with a mind that won’t settle. If the camera shows thinning, we’ll tell you what can help.',
  ],
  benefits: [
    {
      title: 'A truly clean scalp',
      text: 'Roots feel lighter without the residue that shampoo leaves.',
    },
    {
      title: 'Deep rest',
      text: 'Somewhere in the massage, your breathing slows by itself.',
    },
    {
      title: 'Comfort that lingers',
      text: 'Products matched to your scalp help it feel fresh for longer.',
    },
    {
      title: 'Softer, brighter lengths',
      text: 'In the longer rituals, we comb a treatment through your hair under steam.',
    },
  ],
  whatToExpect: [
    'Scalp camera: We part your hair in several places and look together.',
    'Brush and cleanse: We dry brush, apply an oil or enzyme mask, then shampoo twice.',
    'Steam and water halo: In the longer rituals, warm mist softens your scalp while we work a mask along each part. Then a ring of fine streams circles your head for several minutes.',
    'Massage and finish: We massage your scalp (in longer rituals, also your neck and shoulders), then dry or style your hair while you have tea.',
  ],
  subservices: [
    {
      id: 'signature-head-spa-60',
      title: 'Signature head spa, 60 minutes',
      description: 'This is the ritual at its simplest, with massage for everything that’s left of the hour.',
      frequency: 'Every 4 weeks, or whenever your head feels full',
      benefits: ['Clean roots', 'Deep relaxation'],
      targets: ['Buildup', 'Stress', 'Oily roots'],
      bestFor: 'A first visit, or regular upkeep.',
    },
    {
      id: 'restorative-head-spa-75',
      title: 'Restorative head spa, 75 minutes',
      description:
        'We add steam and a conditioning treatment for the ends. It’s lovely after a summer in the pool.',
      frequency: 'Every 4 to 6 weeks',
      benefits: ['Relief from dryness', 'Smoother lengths'],
      targets: ['Dry scalp', 'Dry flakes', 'Brittle hair'],
      bestFor: 'Thirsty scalps and color-treated hair.',
    },
    {
      id: 'complete-head-spa-90',
      title: 'Complete head spa, 90 minutes',
      description: 'This adds a facial cleanse, and a blowout that leaves you ready for the evening.',
      frequency: 'Monthly, seasonally, or as a gift',
      benefits: ['Neck and shoulders, too', 'Face and scalp together'],
      targets: ['Tension', 'Tired eyes', 'Tight neck'],
      bestFor: 'A week you’re carrying in your shoulders.',
    },
    {
      id: 'clarifying-scalp-cleanse',
      title: 'Clarifying scalp cleanse',
      description: 'Heavy product use calls for a salicylic pretreatment and vortex brushing.',
      frequency: 'Every 3 to 4 weeks for three visits, then as needed',
      benefits: ['Loose flakes rinsed away', 'Volume at the root'],
      targets: ['Loose flakes', 'Dry shampoo residue', 'Oily scalp'],
      bestFor: 'A scalp that feels waxy two days after washing.',
    },
    {
      id: 'head-spa-and-led',
      title: 'Head spa with LED',
      description: 'The signature ritual ends with a quiet 15 minutes under red and near-infrared light.',
      frequency: 'Every 4 weeks',
      benefits: ['A quiet finish', 'Extra rest'],
      targets: ['A tired mind', 'Tension', 'Dullness at the part'],
      bestFor: 'A longer rest, or curiosity about [LED scalp therapy](/services/led-scalp-therapy).',
    },
  ],
  faqs: [
    {
      question: 'Will a head spa make my hair grow?',
      answer:
        'No. It won’t regrow hair you’ve lost, which is a matter for [hair restoration](/services/hair-restoration).',
    },
    {
      question: 'Can I come with extensions, braids or locs?',
      answer:
        'Yes, with some planning. Tape-ins should come out first. We welcome locs and braids when we can reach the scalp between them. Tell us when you book, and we’ll set aside extra time.',
    },
    {
      question: 'What if I have eczema or psoriasis of the scalp?',
      answer:
        'Between flares, we can work gently, with cooler water and no acids. If your skin is cracked or weeping, or you use strong steroids on it, see your dermatologist first.',
    },
    {
      question: 'Do I have to talk?',
      answer:
        'Not at all. After the camera, we stay quiet unless you’d like to chat, and there’s a bell within reach.',
    },
    {
      question: 'Is it comfortable for a bad neck?',
      answer:
        'Usually, yes. You lie flat on a basin that supports you from nape to crown, unlike a salon chair.',
    },
  ],
  inBrief: { time: '60 to 90 minutes', downtime: 'None', sessions: '1, or every 4 weeks' },
  pricedBy: 'length',
  suits: 'Buildup or tension, and a mind that needs an hour off.',
  feels: 'Warm water and slow massage, in silence if you like.',
  prepare: 'No need to wash your hair. Give fresh color three days and keratin smoothing two weeks.',
  contraindications: [
    'Open sores, sunburn, ringworm, lice or any infection of the scalp',
    'Scalp needling or PRP within a week, or permanent makeup within four weeks',
    'Neurotoxin that day; for face massage, neurotoxin within two weeks or filler within four weeks',
    'Hair transplant within the past six months, or scalp surgery not yet healed',
    'Recent concussion, neck injury, stroke or blood clot, carotid disease, or dizziness when lying flat',
    'Pregnancy: ask your obstetrician before LED; later on, we raise the bed or postpone',
    'Blood pressure that isn’t controlled, since steam and heat may bother you',
    'Aspirin allergy, pregnancy or nursing, for the salicylic step of the clarifying cleanse',
    'Light-triggered seizures or migraine, lupus, porphyria, eye disease or light-sensitizing medicine, if LED is added',
    'Allergy to nut oils or fragrance: name it, and we use the plain range',
  ],
  aftercare: [
    'Drink some water, take it slowly, and drive only when you feel fully awake.',
    'Don’t wash your hair for a day or two, and let the serums do their work.',
    'Skip dry shampoo and heavy oils for 48 hours.',
    'Keep the water lukewarm, and massage with your fingertips, never your nails.',
    'Our [hair and scalp guide](/articles/complete-hair-scalp-care-guide) helps you keep up the routine at home.',
  ],
  membership: 'Your [membership](/memberships) discount applies here, too.',
  helpTopics: ['scalp', 'neck', 'splash', 'light'],
  skinTypes: { text: 'Every scalp is welcome once sores have healed. Tell us first about a bad neck.' },
  techniques: [
    'LED and low-level laser light',
    'salicylic acid',
    'massage of the neck',
    'massage of the face',
    'washing and exfoliating the scalp',
  ],
  performedBy: 'scalp',
  // Sources: FDA, "Is It a Cosmetic, a Drug, or Both? (Or Is It Soap?)" (fda.gov); California Business and Professions Code
  // section 7316 (cosmetology and esthetics).
  regulatoryStatus:
    'FDA approval doesn’t apply, because a head spa is a cosmetic service. It’s for cleansing, comfort and rest, and isn’t a treatment for hair loss or any scalp disease. LED here is for rest and treats no condition.',
  consultationRequired: true,
  combinationTreatments: [
    '[JetPeel for the scalp](/services/jet-peel-scalp), when buildup is stubborn.',
    'Buccal massage the same afternoon, for a clenched jaw.',
  ],
  relatedServices: ['jet-peel-scalp', 'led-scalp-therapy', 'hair-restoration', 'buccal-facial-massage'],
} satisfies Service;
