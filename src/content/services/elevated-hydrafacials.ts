import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'elevated-hydrafacials',
  title: 'Elevated HydraFacials',
  tagline: 'Give your skin a deep clean and a long drink of water, for a glow you can wear tonight.',
  category: 'skin',
  cardDescription: 'Vortex cleansing and hydration in 60, 75, 90 or 120 unhurried minutes.',
  imageAlt: 'Three glass vials of tinted serum among water drops with a pipette',
  metaTitle: 'Elevated HydraFacials, 60 to 120 Minutes',
  metaDescription: `HydraFacial MD in ${business.address.city}, in 60, 75, 90 or 120 minutes, with LED, lymphatic drainage or dermaplaning. See what each includes and who it suits.`,
  keywords: [
    'HydraFacial',
    'HydraFacial MD',
    'medical-grade facial',
    'hydrating facial',
    'pore extraction',
    'lymphatic facial',
    'LED facial',
    'facial without downtime',
  ],
  description: [
    'This facial works with water. A handpiece the width of a thumb glides over your face while the small vortex in its tip loosens oil and dead cells and carries them into a jar you’re welcome to inspect afterward.',
    'What elevates it is everything around it. Our sessions make room for what’s usually rushed: slow strokes along the neck, or light therapy that runs its full course.',
    'You choose the time, and we fill it with what your skin needs that day. The freshness lasts a week or two.',
  ],
  benefits: [
    {
      title: 'Ready the same day',
      text: 'Keep your plans for tonight.',
    },
    {
      title: 'Extraction without squeezing',
      text: 'Suction lifts softened plugs and spares you the marks that fingers and metal loops can leave.',
    },
    {
      title: 'Adjustable at every step',
      text: 'An oily nose and a dry cheek each get what they need.',
    },
    {
      title: 'Time to rest',
      text: 'Longer sessions add massage and light, and no one knocks on the door.',
    },
  ],
  whatToExpect: [
    'Skin reading: We look at your skin under magnification and choose your serums with you.',
    'Cleanse and peel: Glycolic and salicylic acid loosen what sits in the pores, with a faint tingle.',
    'Vortex extraction: Suction feels like a light tug, a little like a cat’s tongue.',
    'Infusion and light: We press in antioxidants and hyaluronic acid. LED or massage follows in the sessions that include it.',
  ],
  partners: ['skinbetter-science', 'isdin', 'epicutis', 'neova'],
  subservices: [
    {
      id: 'essential-hydrafacial-60',
      title: 'Essential HydraFacial, 60 minutes',
      description: 'This is the full sequence, with a skin analysis and a short LED finish.',
      frequency: 'Once a month as upkeep, or a few days before an event',
      benefits: ['Clear pores', 'Even, dewy surface'],
      targets: ['Dullness', 'Mild congestion', 'Dehydration'],
      bestFor: 'A first visit, or steady monthly care for skin that’s in good shape.',
      technologies: [
        { name: 'HydraFacial MD', description: 'Single-use tips for all four steps.' },
        { name: 'LED', description: 'Red light at the end.' },
      ],
    },
    {
      id: 'clarifying-hydrafacial-75',
      title: 'Clarifying HydraFacial, 75 minutes',
      description:
        'We take more time for extraction, with a salicylic booster where you’re congested. On medium to deep skin, we shorten or skip the blue light.',
      frequency: 'Every 3 to 4 weeks for three visits, then monthly',
      benefits: ['Thorough extraction', 'Less visible oil'],
      targets: ['Oily skin', 'Blackheads', 'Enlarged-looking pores', 'Congested jawline'],
      bestFor: 'Oily or combination skin that clogs easily.',
      technologies: [
        { name: 'HydraFacial MD', description: 'Stronger peel tip on congested zones only.' },
        {
          name: 'Blue and red LED',
          description: 'A full session, for oily skin and visible redness.',
        },
      ],
    },
    {
      id: 'sculpt-and-drain-hydrafacial-90',
      title: 'Sculpt and Drain HydraFacial, 90 minutes',
      description:
        'We begin with lymphatic strokes from collarbone to temple, which give fluid somewhere to go. A facial massage completes it.',
      frequency: 'Monthly, or the day before you want to look less puffy',
      benefits: ['Reduced morning puffiness', 'Relaxed jaw and brow'],
      targets: ['Puffiness', 'Tension in the face', 'Fine dehydration lines'],
      bestFor: 'Frequent travel, or heavy eyes in the morning.',
      technologies: [
        {
          name: 'Lymphatic therapy',
          description: 'Light pressure from our hands and suction cups.',
        },
        { name: 'HydraFacial MD', description: 'Adds the small tips for eyes and lips.' },
      ],
    },
    {
      id: 'unhurried-ritual-120',
      title: 'Unhurried Ritual, 120 minutes',
      description: 'We leave nothing out, from dermaplaning to a scalp and hand massage.',
      frequency: 'Once a season, or about a week before a wedding or portrait',
      benefits: ['Smooth surface for makeup', 'Deep rest'],
      targets: ['Dullness', 'Peach fuzz', 'Dry, tired skin', 'Neck and chest'],
      bestFor: 'A special occasion, or a fresh start.',
      technologies: [
        { name: 'Dermaplaning', description: 'A sterile blade lifts fine hair first.' },
        { name: 'HydraFacial MD', description: 'The whole sequence, chest included.' },
        { name: 'LED', description: 'A full course, for the closing rest.' },
      ],
    },
  ],
  price: { kind: 'from', amount: 250, what: 'Medical-grade facials' },
  membership: 'A [membership](/memberships) saves up to 20% on every session, depending on the tier.',
  faqs: [
    {
      question: 'Which length should I book?',
      answer:
        'If you’re unsure, start with 60 minutes, and we’ll tell you whether a longer session would do more for you.',
    },
    {
      question: 'Can I have one while using retinol or a prescription retinoid?',
      answer: 'Usually, yes. Pause it for two or three nights before and after, or the peel step will sting.',
    },
    {
      question: 'Is it suitable for rosacea or sensitive skin?',
      answer:
        'Often, if you come between flares and we use the mildest setting. We stop if redness climbs. Our [concerns guide](/shop-by-concerns) has gentler options, too.',
    },
    {
      question: 'How soon before an event should I come?',
      answer: 'Come one to three days before. If it’s your first, try one a few weeks earlier.',
    },
    {
      question: 'Can I have one while I’m pregnant?',
      answer:
        'Often, once your obstetrician agrees. We leave out salicylic acid and retinol and keep the rest gentle.',
    },
  ],
  inBrief: { time: '60 to 120 minutes', downtime: 'None', sessions: '1, often monthly' },
  pricedBy: 'length',
  suits: 'Clogged pores, or a glow before an event.',
  feels: 'Cool and wet, with a gentle tug around the nose.',
  duration: 'Sessions of 60, 75, 90 and 120 minutes.',
  sessions: 'Monthly visits help keep pores clear.',
  downtime: 'Slight pinkness may last up to an hour. Suction can bruise, and a few blemishes may surface.',
  prepare:
    'Pause retinoids two to three nights, or five before the Ritual. Tell us about shellfish or aspirin allergy.',
  contraindications: [
    'Isotretinoin by mouth within the past six months',
    'Sunburn, open skin, an active cold sore or a rash on the area',
    'Allergy to shellfish, aspirin or any serum ingredient: tell us, since some boosters contain related ingredients',
    'Pregnancy or nursing: no salicylic acid or retinol boosters',
    'Dermal filler within two weeks or neurotoxin within a week on the same area; for face massage, filler within four weeks or neurotoxin within two weeks',
    'A peel, laser, IPL, needling or waxing there in the past two weeks, or permanent makeup in the past four weeks',
    'Light-triggered seizures or migraine, lupus, porphyria, eye disease or light-sensitizing medicine: no LED',
    'Skin cancer, or an unexamined growth; for the Unhurried Ritual, also anything on our dermaplaning list, such as blood thinners or inflamed acne',
    'For the lymphatic step: blood clots, untreated heart failure or cancer treatment without your physician’s consent',
  ],
  aftercare: [
    'Skip cleansers tonight, and let the serums settle in. Lift light makeup with a soft, wet cloth. After the Ritual, makeup waits until tomorrow.',
    'Avoid hot yoga, saunas and hard workouts until tomorrow.',
    'Skip acids, retinoids and scrubs for 48 hours.',
    'Wear SPF 30 or higher, because freshly polished skin burns more easily.',
    'Keep your moisturizer simple for two days.',
  ],
  helpTopics: ['infection', 'color-change', 'splash', 'cold-sore', 'bleeding', 'light'],
  skinTypes: { text: 'We set suction and acids to your skin, and wait for a rosacea flare to pass.' },
  techniques: [
    'LED and low-level laser light',
    'salicylic acid',
    'exfoliation with fluid and suction or a jet',
    'dermaplaning',
    'massage of the face',
  ],
  performedBy: 'esthetics',
  // Sources: 21 CFR 878.4820 (powered dermabrasion, Class I, exempt); HydraFacial provider guide, "Contraindications". The
  // medical director must confirm the status of the model in use.
  regulatoryStatus:
    'HydraFacial is a Class I exfoliating device that doesn’t need FDA clearance. It cleans and hydrates, and isn’t approved to treat acne, rosacea or any other condition. LED lights are cleared for certain uses, depending on the model. We use them here for appearance only.',
  consultationRequired: true,
  combinationTreatments: [
    'A HydraFacial about two weeks ahead of [microneedling](/services/microneedling), so pores are clear when the needles pass.',
    'A neurotoxin treatment one week later, never the same afternoon.',
  ],
  relatedServices: [
    'dermaplaning',
    'chemical-peels',
    'buccal-facial-massage',
    'laser-ipl-facial-rejuvenation',
  ],
} satisfies Service;
