import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'elevated-hydrafacials',
  title: 'Elevated HydraFacials',
  tagline: 'A deep clean, a light peel and a long drink of water, with a glow you can wear tonight.',
  category: 'skin',
  cardDescription: 'Vortex cleansing, gentle peeling and hydration in 60, 75, 90 or 120 unhurried minutes.',
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
    'No steam, no squeezing, no scrub: this facial works with water. A handpiece the width of a thumb glides over your face while suction forms a small vortex in its tip. Fluid swirls across the skin, loosens oil and dead cells, and carries them into a jar you’re welcome to inspect afterward.',
    'The sequence stays the same: a cleanse, a mild peel of glycolic and salicylic acid, gentle extraction, then hyaluronic acid, peptides and antioxidants pressed into freshly prepared skin. What elevates it is everything around it. Our sessions make room for the parts that are usually rushed: a close look at your skin under the lamp, slow lymphatic strokes along the neck, and light therapy that runs its full course.',
    'You choose the time, and we fill it with what your skin needs that day. Your skin looks rested and holds makeup well right away, and the freshness lasts about a week or two. Regular visits help keep pores clear. And if one day you’d like lifting, filling or resurfacing, we’ll point you to the right treatment.',
  ],
  benefits: [
    {
      title: 'Ready the same day',
      text: 'Any pinkness usually fades within the hour, so you can keep your plans for the afternoon or evening.',
    },
    {
      title: 'Extraction without squeezing',
      text: 'Suction lifts softened plugs and spares you the marks that fingers and metal loops can leave.',
    },
    {
      title: 'Adjustable at every step',
      text: 'We set acid, suction and serum separately, so an oily nose and a dry cheek each get what they need.',
    },
    {
      title: 'Time to rest',
      text: 'Longer sessions add massage and LED rather than more products, and no one knocks on the door.',
    },
  ],
  whatToExpect: [
    'Skin reading: We look at oil, hydration, redness and congestion under magnification and choose your serums with you.',
    'Cleanse and peel: The first pass lifts surface cells, then a blend of mild acids loosens what sits in the pores; expect a faint tingle for a minute or so.',
    'Vortex extraction: Suction moves along the nose, chin and forehead. It feels cool and wet with a light tug, a little like a cat’s tongue.',
    'Infusion and light: We press in antioxidants and hyaluronic acid, followed by LED or massage in the sessions that include them.',
  ],
  partners: ['skinbetter-science', 'isdin', 'epicutis', 'neova'],
  subservices: [
    {
      id: 'essential-hydrafacial-60',
      title: 'Essential HydraFacial, 60 minutes',
      description:
        'You get the full cleanse, peel, extraction and hydration, with a skin analysis and a short LED finish.',
      frequency: 'Once a month as upkeep, or a few days before an event',
      benefits: ['Clear pores', 'Even, dewy surface', 'Back to your day right away'],
      targets: ['Dullness', 'Mild congestion', 'Dehydration'],
      bestFor: 'A first visit, or steady monthly care for skin that’s in good shape.',
      technologies: [
        { name: 'HydraFacial MD', description: 'Vortex handpiece with single-use tips for all four steps.' },
        { name: 'LED', description: 'Red light in short form to settle the skin at the end.' },
      ],
    },
    {
      id: 'clarifying-hydrafacial-75',
      title: 'Clarifying HydraFacial, 75 minutes',
      description:
        'We take more time for extraction, add a salicylic booster where you’re congested, then give a full session of blue and red light. On medium to deep skin, we shorten or skip the blue.',
      frequency: 'Every 3 to 4 weeks for three visits, then monthly',
      benefits: ['Thorough extraction', 'Less visible oil', 'Calmer-looking skin'],
      targets: ['Oily skin', 'Blackheads', 'Enlarged-looking pores', 'Congested jawline'],
      bestFor: 'Oily or combination skin that clogs easily.',
      technologies: [
        { name: 'HydraFacial MD', description: 'Stronger peel tip on congested zones only.' },
        {
          name: 'Blue and red LED',
          description: 'Light chosen for oily, congested skin and for visible redness.',
        },
      ],
    },
    {
      id: 'sculpt-and-drain-hydrafacial-90',
      title: 'Sculpt and Drain HydraFacial, 90 minutes',
      description:
        'We begin with manual lymphatic strokes from collarbone to temple, so fluid has somewhere to go before we treat your face. A facial massage and steps for the eyes and lips complete it.',
      frequency: 'Monthly, or the day before you want to look less puffy',
      benefits: ['Reduced morning puffiness', 'Softer jaw and brow', 'Eyes and lips included'],
      targets: ['Puffiness', 'Tension in the face', 'Fine dehydration lines'],
      bestFor: 'Frequent travel, clenching, poor sleep or heavy eyes in the morning.',
      technologies: [
        {
          name: 'Lymphatic therapy',
          description: 'Light, rhythmic pressure from our hands and the device’s suction cups.',
        },
        { name: 'HydraFacial MD', description: 'Full sequence plus the small tips for eyes and lips.' },
      ],
    },
    {
      id: 'unhurried-ritual-120',
      title: 'Unhurried Ritual, 120 minutes',
      description:
        'This one has it all: dermaplaning, the full HydraFacial, a targeted serum booster, lymphatic work, scalp and hand massage, and a full course of LED.',
      frequency: 'Once a season, or about a week before a wedding or portrait',
      benefits: ['Smooth surface for makeup', 'Deep rest', 'Neck and décolleté included'],
      targets: ['Dullness', 'Peach fuzz', 'Dry, tired skin', 'Neck and chest'],
      bestFor: 'A special occasion, or a fresh start after a long stretch without care.',
      technologies: [
        { name: 'Dermaplaning', description: 'A sterile blade lifts fine hair and surface cells first.' },
        { name: 'HydraFacial MD', description: 'The whole sequence on face, neck and chest.' },
        { name: 'LED', description: 'Red and near-infrared light for the closing rest.' },
      ],
    },
  ],
  treatmentTimes: [
    { label: 'Essential', time: '60 minutes' },
    { label: 'Clarifying', time: '75 minutes' },
    { label: 'Sculpt and Drain', time: '90 minutes' },
    { label: 'Unhurried Ritual', time: '120 minutes' },
  ],
  price: { kind: 'from', amount: 250, what: 'Medical-grade facials' },
  membership: 'A [membership](/memberships) saves up to 20% on every session, depending on the tier.',
  faqs: [
    {
      question: 'Which length should I book?',
      answer:
        'If you’re unsure, start with 60 minutes, and we’ll tell you whether a longer session would do more for you. Choose 75 for stubborn congestion, 90 for puffiness and tension, and 120 for a special occasion.',
    },
    {
      question: 'Can I have one while using retinol or a prescription retinoid?',
      answer:
        'Usually, yes. Pause it for two or three nights before and after, or the peel step will sting. Oral isotretinoin is different: wait until six months after your last dose.',
    },
    {
      question: 'Is it suitable for rosacea or sensitive skin?',
      answer:
        'Often, on the mildest setting and between flares. We lower the suction over flushed cheeks, leave out stronger acids and stop if redness climbs. Our [concerns guide](/shop-by-concerns) has gentler options, too.',
    },
    {
      question: 'How soon before an event should I come?',
      answer:
        'One to three days before is ideal for most clients. If it’s your first, try one a few weeks earlier so there are no surprises.',
    },
    {
      question: 'Can I have one while I’m pregnant?',
      answer:
        'Often, in a gentler form. We leave out salicylic acid and certain boosters and raise the bed. Ask your obstetrician first, and tell us when you book.',
    },
  ],
  inBrief: { time: '60 to 120 minutes', downtime: 'None', sessions: '1, often monthly' },
  pricedBy: 'length',
  suits: 'Clogged pores, thirsty skin, or a glow before an event.',
  feels: 'Cool and wet, with a gentle tug around the nose.',
  duration: 'Sessions of 60, 75, 90 and 120 minutes, as you choose.',
  sessions: 'One visit is complete on its own. Monthly visits help keep pores clear.',
  downtime: 'Slight pinkness may last up to an hour.',
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
  helpTopics: ['infection', 'burn', 'splash', 'cold-sore', 'bleeding', 'light'],
  performedBy: 'esthetics',
  // Sources: 21 CFR 878.4820 (powered dermabrasion, Class I, exempt); HydraFacial provider guide, "Contraindications". The
  // medical director must confirm the status of the model in use.
  regulatoryStatus:
    'HydraFacial is a Class I exfoliating device that doesn’t need FDA clearance. It cleans and hydrates, and isn’t approved to treat acne, rosacea or any other condition. LED lights are cleared for certain uses, depending on the model. We use them here for appearance only.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermaplaning](/services/dermaplaning) directly beforehand, for the smoothest surface.',
    'A HydraFacial about two weeks ahead of [microneedling](/services/microneedling), so pores are clear when the needles pass.',
    'A neurotoxin treatment one week later, never the same afternoon.',
  ],
  relatedServices: [
    'dermaplaning',
    'chemical-peels',
    'buccal-facial-massage',
    'laser-ipl-facial-rejuvenation',
  ],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['hydrafacial-md'],
} satisfies Service;
