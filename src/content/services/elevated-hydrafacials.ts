import type { Service } from './schema.ts';

export const service = {
  slug: 'elevated-hydrafacials',
  title: 'Elevated HydraFacials',
  tagline: 'A deep clean, a light peel and a long drink of water, with nothing to hide afterward.',
  category: 'skin',
  cardDescription: 'Vortex cleansing, gentle peeling and hydration in 60, 75, 90 or 120 unhurried minutes.',
  imageAlt: 'Three glass vials of tinted serum among water drops with a pipette',
  metaTitle: 'Elevated HydraFacials, 60 to 120 Minutes',
  metaDescription:
    'HydraFacial MD sessions of 60, 75, 90 and 120 minutes with LED, lymphatic drainage and dermaplaning. What each includes, who it suits, how often to come.',
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
    'Most facials ask your skin to put up with something: steam, squeezing, a scrub. This one uses water. A handpiece the width of a thumb glides over the face while suction forms a small vortex inside its tip; fluid swirls across the skin, loosens oil and dead cells, and carries them away into a waste jar you are welcome to inspect later. Nearly everyone does.',
    'The sequence hardly changes from visit to visit: cleanse, a mild peel of glycolic and salicylic acid, extraction by suction, then hyaluronic acid, peptides and antioxidants pressed into skin that has just been made ready for them. What changes is everything around it. We call our sessions elevated because they leave room for the parts that are usually rushed, such as a proper look at your skin under a lamp, slow lymphatic strokes along the neck, and light therapy that runs its full course.',
    'You choose the time, and we fill it according to what your face needs that day. Skin looks rested and holds makeup well straight away, and that freshness lasts roughly a week or two. Regular visits keep pores clear; they do not lift, fill or resurface, and we will say so if that is what you are really after.',
  ],
  benefits: [
    {
      title: 'Ready the same day',
      text: 'Any pinkness usually fades within the hour, so an event that evening or a meeting that afternoon is no obstacle.',
    },
    {
      title: 'Extraction without squeezing',
      text: 'Softened plugs are lifted by suction, which spares you the marks that fingers and metal loops can leave.',
    },
    {
      title: 'Adjustable at every step',
      text: 'Acid strength, suction and serum are set separately, so an oily nose and a dry cheek can be treated differently in one session.',
    },
    {
      title: 'Hydration you can feel',
      text: 'Serums go on while the outermost layer is freshly polished and damp, when it takes up water most readily.',
    },
    {
      title: 'Time to actually rest',
      text: 'Longer versions add massage and LED rather than more products, and nobody knocks on the door.',
    },
  ],
  whatToExpect: [
    'Skin reading: We look at oil, hydration, redness and congestion under magnification and settle the serums with you before anything touches your face.',
    'Cleanse and peel: The first pass lifts surface cells, then a blend of mild acids loosens what sits in the pores; expect a faint tingle for a minute or so.',
    'Vortex extraction: Suction moves along the nose, chin and forehead, a cool, wet, tugging feeling a little like a cat’s tongue.',
    'Infusion and light: Antioxidants and hyaluronic acid are worked in, followed by LED or massage in the sessions that include them.',
  ],
  partners: ['skinbetter-science', 'isdin', 'epicutis', 'neova'],
  subservices: [
    {
      id: 'essential-hydrafacial-60',
      title: 'Essential HydraFacial, 60 minutes',
      description:
        'The complete cleanse, peel, extract and hydrate sequence with a skin analysis and a short LED finish. Nothing is left out; it simply moves at a brisk, pleasant pace.',
      frequency: 'Once a month as upkeep, or a few days before an event',
      benefits: ['Clear pores', 'Even, dewy surface', 'Back to your day straight away'],
      targets: ['Dullness', 'Mild congestion', 'Dehydration'],
      bestFor: 'A first visit, or steady monthly care for skin that is already in good order.',
      technologies: [
        { name: 'HydraFacial MD', description: 'Vortex handpiece with single-use tips for all four steps.' },
        { name: 'LED', description: 'Red light in short form to settle the skin at the end.' },
      ],
    },
    {
      id: 'clarifying-hydrafacial-75',
      title: 'Clarifying HydraFacial, 75 minutes',
      description:
        'Extra minutes go into extraction and a salicylic booster where congestion sits, then blue and red light for their full time. Suited to faces that shine by noon.',
      frequency: 'Every 3 to 4 weeks for three visits, then monthly',
      benefits: ['Thorough extraction', 'Less visible oil', 'Calmer breakouts'],
      targets: ['Oily skin', 'Blackheads', 'Enlarged-looking pores', 'Back of the jaw'],
      bestFor: 'Oily or combination skin, and adults who still break out.',
      technologies: [
        { name: 'HydraFacial MD', description: 'Stronger peel tip on congested zones only.' },
        { name: 'Blue and red LED', description: 'Light aimed at surface bacteria and at redness.' },
      ],
    },
    {
      id: 'sculpt-and-drain-hydrafacial-90',
      title: 'Sculpt and Drain HydraFacial, 90 minutes',
      description:
        'Begins with manual lymphatic strokes from collarbone to temple, so fluid has somewhere to go before the face itself is treated. A facial massage and eye and lip steps complete it.',
      frequency: 'Monthly, or the day before you want to look less puffy',
      benefits: ['Reduced morning puffiness', 'Softer jaw and brow', 'Treatment of eyes and lips included'],
      targets: ['Puffiness', 'Tension in the face', 'Fine dehydration lines'],
      bestFor: 'Anyone who travels, clenches, sleeps badly, or wakes with heavy eyes.',
      technologies: [
        {
          name: 'Lymphatic therapy',
          description: 'Light, rhythmic pressure by hand and with the device’s suction cups.',
        },
        { name: 'HydraFacial MD', description: 'Full sequence plus the small tips for eyes and lips.' },
      ],
    },
    {
      id: 'unhurried-ritual-120',
      title: 'Unhurried Ritual, 120 minutes',
      description:
        'Dermaplaning, the full HydraFacial, a targeted serum booster, lymphatic work, scalp and hand massage, and a full course of LED. Two hours in which you have nothing to decide.',
      frequency: 'Once a season, or about a week before a wedding or portrait',
      benefits: ['Smooth surface for makeup', 'Deep rest', 'Neck and décolleté included'],
      targets: ['Dullness', 'Peach fuzz', 'Dry, tired skin', 'Neck and chest'],
      bestFor: 'Those marking an occasion, or catching up after a long stretch without care.',
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
      question: 'Does a HydraFacial hurt?',
      answer:
        'No. It feels cool and wet, with a tug where suction is strongest. Around the nose you may notice it most, and the level can be turned down at once if you ask.',
    },
    {
      question: 'Which length should I book?',
      answer:
        'If you are unsure, take the 60 minutes; we can tell you afterward whether a longer version would earn its time. Persistent congestion points to 75, puffiness and tension to 90, and a special occasion to 120.',
    },
    {
      question: 'Can I have one while using retinol or a prescription retinoid?',
      answer:
        'Usually, yes. Pause it for two or three nights before and after, because the peel step will sting on skin it has thinned. Oral isotretinoin is different and rules this treatment out for now.',
    },
    {
      question: 'Is it suitable for rosacea or sensitive skin?',
      answer:
        'Often, in its mildest setting and outside a flare. We lower suction over flushed cheeks, leave out stronger acids, and stop if redness climbs. Our [concerns guide](/shop-by-concerns) describes gentler routes as well.',
    },
    {
      question: 'How soon before an event should I come?',
      answer:
        'One to three days is ideal for most people. If you have never had one, try it a few weeks earlier so there are no surprises.',
    },
    {
      question: 'Can I have it when I am pregnant?',
      answer:
        'Many clients do, with salicylic acid and certain boosters left out and the bed raised. Bring it up when you book, and ask your obstetrician first.',
    },
  ],
  duration: '60, 75, 90 and 120 minutes, depending on the session you choose.',
  sessions: 'One visit stands alone; monthly visits keep skin clear over time.',
  downtime: 'None. Slight pinkness may last up to an hour.',
  contraindications: [
    'Isotretinoin by mouth within the past six months',
    'Sunburn, open skin, an active cold sore or a rash on the area',
    'Allergy to shellfish, aspirin or any serum ingredient: tell us, since some boosters contain them',
    'Pregnancy or nursing: no salicylic acid or retinol boosters',
    'Dermal filler within two weeks or neurotoxin within a week on the same area',
    'A peel, laser or waxing there in the past two weeks',
    'Light-triggered seizures, or medicine that makes you light-sensitive: no LED',
    'Skin cancer, or a growth that hasn’t been examined',
    'For the lymphatic step: blood clots, untreated heart failure or cancer treatment without your physician’s consent',
  ],
  aftercare: [
    'Leave your face alone for the rest of the day; the serums are still settling in.',
    'Skip acids, retinoids and scrubs for 48 hours.',
    'Wear SPF 30 or higher, because polished skin burns more easily.',
    'Avoid hot yoga, saunas and hard workouts until tomorrow.',
    'Drink water and keep your moisturizer simple for two days.',
    'Call us if stinging or redness lasts past tomorrow, or a cold sore appears.',
  ],
  helpTopics: ['splash', 'cold-sore', 'light'],
  performedBy: 'esthetics',
  // Sources: 21 CFR 878.4820 (powered dermabrasion, Class I, exempt); HydraFacial provider guide, "Contraindications". The
  // medical director must confirm the status of the model in use.
  regulatoryStatus:
    'HydraFacial is a Class I exfoliating device that doesn’t need FDA clearance. It cleans and hydrates; it isn’t approved to treat acne, rosacea or any other condition.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermaplaning](/services/dermaplaning) directly beforehand, for the smoothest surface.',
    'A HydraFacial about two weeks ahead of [microneedling](/services/microneedling), so pores are clear when the needles pass.',
    'Neurotoxin treatment one week after, never on the same afternoon.',
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
