import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'lip-blush',
  title: 'Lip Blush',
  tagline: 'A sheer tint in your own undertone, as if you’d just eaten berries.',
  category: 'face',
  cardDescription: 'A translucent lip tattoo that restores color and edge without adding volume.',
  imageAlt: 'A pair of lips in soft rose on a card beside four swatches of lip pigment',
  metaTitle: `Lip Blush Tattoo in ${business.address.city}`,
  metaDescription:
    'Lip blush gives pale or uneven lips a sheer, lasting tint. See how we choose a shade for your skin tone, prevent cold sores, and how lips heal and fade.',
  keywords: [
    'lip blush',
    'lip blushing',
    'lip tattoo',
    'dark lip neutralization',
    'lip tint tattoo',
    'pale lips treatment',
  ],
  description: [
    'Lips lose color over the years. They fade from rose to beige, and the border softens into the skin around it. Lip blush brings the tint back. A machine needle places tiny dots, spaced so your own tone shows between them, and the finish is closer to a popsicle stain than to lipstick.',
    'We choose the shade for your lips, not from the bottle, because you see it mixed with the color already there. On fair lips, a warm peach may heal to a soft rose. On brown lips, the same shade could heal gray, which is why we first neutralize the cool undertone there and let the color you love follow weeks later, once the base is warm.',
    'Lip blush adds no volume. For more shape, there’s [dermal filler](/services/injectables), a few weeks before or after.',
  ],
  benefits: [
    {
      title: 'Color that stays put',
      text: 'It lasts through coffee and a kiss good night.',
    },
    {
      title: 'A clearer edge',
      text: 'We redraw a blurred border within your natural line.',
    },
    {
      title: 'Better balance',
      text: 'Tone alone can even out scars and a lopsided Cupid’s bow.',
    },
    {
      title: 'For every complexion',
      text: 'Neutralizing first can spare deeper lips an ashy cast.',
    },
  ],
  whatToExpect: [
    'Cold sore question: If you’ve ever had one, a prescription antiviral starts before your appointment and continues after it.',
    'Shade and outline: We hold colors to your bare lips by a window, start light, and pencil the border within your own.',
    'Numbing: We numb unbroken skin with an over-the-counter cream. The upper lip is the tender part.',
    'Three passes: There’s time to stretch between them. You’ll leave with lips about twice as bright as they’ll heal.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'natural-lip-blush',
      title: 'Natural blush',
      description: 'A sheer wash one step above your own color. Friends may ask if you’ve been on vacation.',
      frequency: 'Two sessions 8 weeks apart, refreshed every 2 to 3 years',
      benefits: ['Soft, natural shade', 'Even tone'],
      targets: ['Pale lips', 'Uneven color'],
      bestFor: 'Lips that look pale without lipstick.',
    },
    {
      id: 'defined-lip-blush',
      title: 'Defined blush',
      description:
        'Denser dots along the rim fade inward for a softly lined look. It follows the border you were born with.',
      frequency: 'Two sessions 8 weeks apart, refreshed every 2 years or so',
      benefits: ['Crisper outline', 'Fuller impression'],
      targets: ['Blurred border', 'Feathering lipstick', 'Mature lips'],
      bestFor: 'A look you’d otherwise draw with lip liner every day.',
    },
    {
      id: 'dark-lip-neutralization',
      title: 'Dark lip neutralizing',
      description:
        'In one or two sessions, warm correctors cancel blue and gray. Once you’ve healed, your chosen tint goes on top.',
      frequency: 'Two to four sessions, 8 to 10 weeks apart',
      benefits: ['Brighter, warmer base', 'Evens upper and lower lip'],
      targets: ['Cool brown lips', 'Two-toned lips', 'Darkened edges'],
      bestFor: 'Medium to deep skin that heals without dark marks.',
    },
    {
      id: 'scar-and-asymmetry',
      title: 'Scar and asymmetry correction',
      description:
        'We build in small steps, because old cleft repairs and cold sore scars leave stiff skin that takes pigment slowly.',
      frequency: 'Two to three sessions, 8 to 12 weeks apart',
      benefits: ['Balanced Cupid’s bow', 'Camouflaged pale scars'],
      targets: ['Cleft scars', 'Uneven height', 'Lost pigment'],
      bestFor: 'Scars at least a year old.',
    },
    {
      id: 'lip-blush-refresh',
      title: 'Lip refresh',
      description:
        'One shorter session revives color that has thinned, with the tone shifted a little if you like.',
      frequency: 'One visit every 2 to 3 years',
      benefits: ['Brings back brightness', 'One visit'],
      targets: ['Faded tint'],
      bestFor: 'Lip blush that has faded to a whisper.',
    },
  ],
  faqs: [
    {
      question: 'How long does healing take?',
      answer:
        'Your lips peel from day three to seven and look almost colorless until about week four, when the tint blooms. Judge the color at eight weeks.',
    },
    {
      question: 'Why would I need an antiviral?',
      answer: 'Many adults carry the herpes simplex virus, often without knowing it. Needling can wake it.',
    },
    {
      question: 'Is it safe with lip filler?',
      answer:
        'Yes, with at least four weeks between them. Pigment first is often easier, because it sets the border.',
    },
    {
      question: 'Will it hide dark spots on my lips?',
      answer:
        'We don’t tattoo over a pigmented spot. Once a clinician has found it harmless, we can blend the tone around it.',
    },
    {
      question: 'What can I eat afterward?',
      answer:
        'On the first day, soft, cool food in small bites, and a straw. For a week, nothing salty or sour, and nothing you’d have to lick off.',
    },
  ],
  inBrief: { time: 'About 2½ hours', downtime: 'About a week', sessions: '2, at times 4' },
  pricedBy: 'area',
  suits: 'Pale or uneven lips whose border has softened.',
  feels: 'Three or four out of ten once you’re numb, most tender on the upper lip.',
  sessions: 'Two, about eight weeks apart, or two to four if neutralizing comes first.',
  downtime: 'One to two days of swelling, then about five of peeling.',
  prepare:
    'If you’ve ever had a cold sore, get an antiviral first. No retinoids or acids for two weeks, no lip filler for four.',
  contraindications: [
    'Active cold sore or infection, or chapped, cracked or sunburned lips',
    'A history of cold sores, until you have an antiviral from a prescriber',
    'Lip filler, or a peel or laser around the mouth, within four weeks; neurotoxin there within two weeks',
    'Pregnancy and breastfeeding',
    'Isotretinoin in the past year',
    'Blood thinners, low platelets, or diabetes that isn’t under control',
    'Chemotherapy, radiation or medicine that lowers immunity',
    'Vitiligo, or a tendency to dark marks, keloids or thick scars',
    'Skin cancer, or a brown or changing spot on the lip that nobody has examined',
    'Allergy to lidocaine, pigments, metals or latex',
    'Younger than 18',
  ],
  aftercare: [
    'Blot clear fluid every half hour on day one, and keep a thin film of our balm on your lips for a week.',
    'After you eat, blot with damp gauze. Don’t wipe.',
    'No kissing, lipstick, whitening toothpaste, hot drinks or spicy, salty or sour food for the first week.',
    'Don’t peel loose skin.',
    'If you were prescribed an antiviral, finish it even if nothing appears.',
    'For soreness, take acetaminophen as its label directs, and check with us before ibuprofen or aspirin for two days.',
    'No pools, saunas or hard workouts for 10 days and until the peeling is over.',
    'For four weeks, keep your lips out of the sun, and keep retinoids and acids away from them. From week three on, wear a lip balm with SPF 30.',
  ],
  helpTopics: ['infection', 'cold-sore', 'pigment', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'For every skin tone',
    text: 'Deeper lips may need neutralizing first. If you form keloids, a tinted balm is kinder.',
  },
  techniques: [
    'permanent makeup',
    'permanent makeup of the face and hairline',
    'permanent makeup of the lips',
  ],
  performedBy: 'body-art',
  // Sources: FDA, "Tattoos & Permanent Makeup: Fact Sheet" and "Think Before You Ink: Tattoo Safety" (fda.gov); California Health
  // and Safety Code section 119300 and following (Safe Body Art Act).
  regulatoryStatus:
    'Lip color is a tattoo, and like any tattoo it can bring infection, allergy or a scar. No pigment is FDA-approved for injection into skin. California law treats it as body art and sets rules for the artist’s training and hygiene.',
  consultationRequired: true,
  combinationTreatments: [
    'A subtle lip flip with a [neurotoxin](/services/botox-neurotoxins), an off-label use, two weeks apart.',
    'A peel around the mouth no sooner than six weeks later, with your lips covered.',
  ],
  relatedServices: ['semi-permanent-makeup', 'injectables', 'microblading'],
} satisfies Service;
