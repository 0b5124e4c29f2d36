import type { Service } from './schema.ts';

export const service = {
  slug: 'microneedling',
  title: 'SkinPen Microneedling',
  tagline: 'Tiny channels, a natural repair, and collagen you make yourself.',
  category: 'skin',
  cardDescription: 'SkinPen makes fine, vertical channels that prompt skin to rebuild its own collagen.',
  imageAlt: 'A microneedling pen touching a drop of serum in front of two small ampoules',
  metaTitle: 'SkinPen Microneedling for Scars & Texture',
  metaDescription:
    'SkinPen microneedling for acne scars, pores and fine lines: how it works, how numbing feels, 24 to 48 hours of downtime, session spacing and who should wait.',
  keywords: [
    'microneedling',
    'SkinPen',
    'collagen induction',
    'acne scar treatment',
    'microneedling for pores',
    'PRP microneedling',
    'microneedling for dark skin',
  ],
  description: [
    'A wound, if it is small and clean enough, leaves no scar. Microneedling makes use of that. The SkinPen drives a cluster of sterile needles straight in and out of the skin many times a second, opening channels narrower than a hair. Each closes within minutes to hours, but not before platelets have arrived and called for repair. Over the following weeks fibroblasts lay down new collagen and elastin along those paths.',
    'Because nothing is burned or bleached, pigment cells are left largely in peace. That makes it one of the more forgiving ways to treat texture on brown and deep skin, where heat and light can leave a stain of their own. SkinPen was the first device of its kind cleared by the FDA, for facial acne scars and for wrinkles of the neck in adults of 22 and older; we’ll tell you when yours is a different use.',
    'Patience is part of the treatment. Skin looks fresh after a few days and then, apparently, nothing happens; the real change comes at around the six to twelve week mark and continues for months after the last session.',
  ],
  benefits: [
    {
      title: 'Softer acne scars',
      text: 'Rolling and boxcar scars tend to rise toward the level of the surrounding skin as new collagen fills in.',
    },
    {
      title: 'Refined texture',
      text: 'Pores and fine etched lines look less distinct once the surface around them is firmer.',
    },
    {
      title: 'No heat, no light',
      text: 'Mechanical channels do not depend on color, so depth is chosen by area and not by complexion.',
    },
    {
      title: 'A short recovery',
      text: 'For most people the social cost is a flushed day or two, with makeup back on soon after.',
    },
  ],
  whatToExpect: [
    'Numbing: A lidocaine cream sits on the skin for 30 minutes or so while we take photographs and talk through the plan.',
    'Needling: The tip moves in small overlapping passes over a slip of hydrogel; it feels like sandpaper with a buzz, sharper on the lip and forehead, and comfort is rated mild to moderate.',
    'Serum or plasma: While channels are open we apply only what is made for it, either a sterile hyaluronic gel or your own platelet-rich plasma.',
    'First evening: You look as if you had fallen asleep at the beach and your face feels warm and tight.',
    'The next two days: Redness settles over 24 to 48 hours, sometimes followed by slight dryness like fine sandpaper.',
  ],
  partners: ['skinpen', 'skinbetter-science', 'neova'],
  subservices: [
    {
      id: 'skinpen-face',
      title: 'SkinPen face',
      description:
        'The full face in one session, with depth set separately for forehead, cheeks, nose and jaw. Thin skin gets short needles, and scarred cheeks longer ones.',
      frequency: 'Every 4 to 6 weeks, three to four sessions',
      benefits: ['Brighter, denser-looking skin', 'Smaller-looking pores', 'Softened fine lines'],
      targets: ['Texture', 'Pores', 'Fine lines', 'Early laxity'],
      bestFor: 'General renewal from the late twenties onward.',
    },
    {
      id: 'skinpen-acne-scars',
      title: 'Acne scar program',
      description:
        'A longer course with several passes over each scar and hand-held subcision where one is tethered down, if our medical team recommends it. Photographed at every visit.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Lifts rolling scars', 'Blurs boxcar edges', 'Tracks progress in pictures'],
      targets: ['Rolling scars', 'Boxcar scars', 'Uneven cheeks'],
      bestFor: 'Scars older than six months in skin whose acne is under control.',
    },
    {
      id: 'microneedling-prp',
      title: 'Microneedling with PRP',
      description:
        'A small tube of your blood is spun in a centrifuge, and the golden layer rich in platelets is spread over the needled skin. Growth factors come from you and from nobody else.',
      frequency: 'Every 4 to 6 weeks, three sessions, then once or twice a year',
      benefits: ['Shorter redness for many', 'No foreign ingredients', 'Supports repair'],
      targets: ['Under-eye crepiness', 'Dull skin', 'Scars'],
      bestFor: 'People who do not mind a blood draw and want to use their own biology.',
    },
    {
      id: 'skinpen-neck-chest',
      title: 'Neck and décolleté',
      description:
        'Horizontal neck lines and a crepey chest respond to a lighter hand and closer passes. It may be added to the face or booked alone.',
      frequency: 'Every 4 to 6 weeks, four sessions',
      benefits: ['Softer necklace lines', 'Smoother chest', 'Blends with a treated face'],
      targets: ['Neck wrinkles', 'Chest creases', 'Sun-aged skin'],
      bestFor: 'Those whose collar reveals more than their face does.',
    },
    {
      id: 'skinpen-lip-and-eye',
      title: 'Upper lip and eye zone',
      description:
        'A small, precise session for vertical lip lines and the bone-supported rim under the eye. Never on the lid itself.',
      frequency: 'Every 4 weeks, three to four times',
      benefits: ['Targets just what bothers you', 'Half the time', 'Little to conceal'],
      targets: ['Smoker’s lines', 'Crow’s feet', 'Under-eye texture'],
      bestFor: 'Anyone happy with the rest of the face.',
    },
  ],
  faqs: [
    {
      question: 'Is this safer than a roller at home?',
      answer:
        'A roller enters at an angle and leaves at another, which tears, and its needles blunt and collect bacteria. SkinPen goes in vertically, in a sealed single-use cartridge that keeps fluid out of the handpiece.',
    },
    {
      question: 'How is it different from RF microneedling?',
      answer:
        'Here needles do the work alone. [Scarlet SRF](/services/scarlet-srf-microneedling) adds radiofrequency heat at the tips and is the stronger choice when skin is loose as well as uneven.',
    },
    {
      question: 'Will I bleed?',
      answer:
        'Pinpoint spots appear where we go deeper, for instance over scars. They stop within minutes and are wiped away before you see a mirror, unless you ask for one.',
    },
    {
      question: 'When can I wear makeup and work out?',
      answer:
        'Give makeup 24 hours and exercise 48 to 72. Sweat in open channels stings and invites infection, so a slow walk is the better plan.',
    },
    {
      question: 'Does it help with melasma or dark spots?',
      answer:
        'It can help a little by evening texture and carrying brighteners, but melasma may also flare. We treat it carefully, or suggest a [peel program](/services/chemical-peels) instead.',
    },
    {
      question: 'What about ice-pick scars?',
      answer:
        'Narrow, deep pits rarely lift with needling alone. A drop of strong acid in each, or a tiny surgical punch, does more; our medical director can advise.',
    },
  ],
  duration: 'About 75 minutes, including 30 of numbing.',
  sessions: 'Three to six, every 4 to 6 weeks, then one or two a year.',
  downtime: 'Minimal: 24 to 48 hours of redness and tightness.',
  contraindications: [
    'Active acne with pustules, infection, eczema, psoriasis or open skin where we would needle',
    'An active cold sore; if you get them, we ask a prescriber about an antiviral first',
    'A personal history of keloids or raised scars',
    'Skin cancer, precancer, or an undiagnosed spot in the area',
    'Isotretinoin in the last six months, or any bleeding disorder or anticoagulant without clearance',
    'Immune suppression, chemotherapy or radiation in progress',
    'Scleroderma, lupus, heart disease or diabetes that isn’t controlled',
    'Pregnancy or nursing',
    'Allergy to lidocaine, stainless steel or other metals',
    'Neurotoxin or filler in the same area within two weeks',
  ],
  aftercare: [
    'Wash only with water for the first evening, using clean hands and no cloth.',
    'For 24 hours nothing but the gel we send home with you; for 72 no acids, retinoids or vitamin C.',
    'From day two, mineral sunscreen and shade.',
    'Sleep on a fresh pillowcase, on your back if you can.',
    'Skip pools, saunas and the gym until redness is gone.',
    'Call us the same day about pus, blisters, spreading heat, or swelling after the third day.',
  ],
  technologyFeatures: [
    'Adjustable needle depth, changed by region within one session',
    'Sealed, single-use cartridge that prevents fluid from reaching the handpiece',
    'Vertical motion, which leaves clean channels instead of tears',
  ],
  helpTopics: ['infection', 'cold-sore', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA DEN160029 and K202243 (SkinPen Precision), "Indications for Use"; SkinPen Precision instructions for use,
  // "Contraindications", "Warnings" and "Precautions"; FDA, "Microneedling Devices: Getting to the Point" (fda.gov).
  regulatoryStatus:
    'SkinPen is FDA-cleared for facial acne scars in every skin tone, and for neck wrinkles in skin types II to IV, in adults 22 and older. Other areas, and adding PRP, are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    'LED immediately afterward, to calm redness.',
    'Neurotoxin at least two weeks apart, so that needling cannot spread it.',
    'A course of [IPL](/services/laser-ipl-facial-rejuvenation) first where color is the greater worry, then needling for texture.',
  ],
  relatedServices: ['scarlet-srf-microneedling', 'body-microneedling', 'chemical-peels', 'hair-restoration'],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['skinpen'],
} satisfies Service;
