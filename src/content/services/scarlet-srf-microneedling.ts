import type { Service } from './schema.ts';

export const service = {
  slug: 'scarlet-srf-microneedling',
  title: 'Scarlet SRF Microneedling',
  tagline: 'Needles for depth, radiofrequency for warmth, and the surface left almost untouched.',
  category: 'skin',
  cardDescription: 'Radiofrequency delivered through fine needles to firm loose skin and even out texture.',
  imageAlt: 'A radiofrequency handpiece with a field of fine gold needles glowing scarlet beside rose petals',
  metaTitle: 'Scarlet SRF RF Microneedling',
  metaDescription:
    'Scarlet SRF pairs microneedles with short pulses of radiofrequency for laxity, scars and pores. Sensation, 1 to 3 days of downtime, spacing and limits.',
  keywords: [
    'Scarlet SRF',
    'RF microneedling',
    'radiofrequency microneedling',
    'skin tightening without surgery',
    'jawline laxity',
    'RF for acne scars',
    'crepey neck treatment',
  ],
  description: [
    'Skin loosens from the inside. Collagen in the dermis thins and uncoils with age and sun, and no cream travels far enough to reach it. Scarlet SRF does so mechanically: a grid of needles finer than acupuncture pins slides to a depth we set in tenths of a millimeter, and between them passes a short burst of radiofrequency current. Resistance in the tissue turns that current into heat, right where the needles are, for a fraction of a second.',
    'Two signals reach the skin together. Tiny punctures say repair; brief warmth says contract and rebuild. Since the electrical field forms in the dermis and not on the surface, the outer layer stays comparatively cool, which is why the method can be used on dark complexions that would be at risk under many lasers.',
    'It belongs in the middle of the ladder. It reaches further than plain microneedling and asks less of you than a resurfacing laser or a facelift. It can firm mild to moderate laxity and takes a few days, at most, out of your schedule, but it cannot remove excess skin, and where we see that surgery would serve you better, our medical director will tell you so.',
  ],
  benefits: [
    {
      title: 'Firmer lower face',
      text: 'Heat at several depths encourages a slackening jawline and cheek to tighten gradually over a few months.',
    },
    {
      title: 'Scars worked from below',
      text: 'Energy at the base of a depression loosens and remodels it, which a surface treatment cannot do.',
    },
    {
      title: 'Suits deeper complexions',
      text: 'Radiofrequency ignores melanin, so settings follow thickness and not color.',
    },
    {
      title: 'Precise by region',
      text: 'Needles go shallow beside the eye, deep along the jaw, and somewhere between on the forehead, all within one sitting.',
    },
  ],
  whatToExpect: [
    'Mapping and cream: We photograph, draw the zones, and apply a strong numbing cream for 45 minutes under film.',
    'First pass: Each stamp is a quick prick with a pulse of warmth; most clients call it moderate, with the forehead and upper lip the liveliest spots.',
    'Second pass: Shallower needles go over the same ground, so the heat lies in layers rather than at one level.',
    'Cooling: Chilled rollers and a sterile gel bring the temperature down, and you see a uniform flush with faint grid marks.',
  ],
  partners: ['skinbetter-science', 'epicutis', 'neova'],
  subservices: [
    {
      id: 'scarlet-full-face',
      title: 'Scarlet full face',
      description:
        'Two to three passes from hairline to jaw. Depth is altered at least four times along the way, because a temple and a chin have little in common.',
      frequency: 'Every 4 to 6 weeks, three sessions',
      benefits: ['Overall firmness', 'Tighter-looking pores', 'Smoother cheeks'],
      targets: ['Early laxity', 'Pores', 'Fine lines', 'Dull texture'],
      bestFor: 'Faces that have begun to soften but keep their shape.',
    },
    {
      id: 'scarlet-jaw-and-neck',
      title: 'Jawline and neck',
      description:
        'Concentrates on the border between face and throat, including the fold under the chin. The thyroid area in front is treated lightly or skipped.',
      frequency: 'Every 4 to 6 weeks, three to four sessions',
      benefits: ['Cleaner jaw contour', 'Less crepe on the throat', 'Softer horizontal lines'],
      targets: ['Mild jowls', 'Loose neck', 'Skin under the chin'],
      bestFor: 'Profile worries in skin with moderate looseness at most.',
    },
    {
      id: 'scarlet-acne-scars',
      title: 'Scar revision series',
      description:
        'Individual scars get extra stamps at full depth, then the whole cheek receives a blending pass. Suitable for scarring on brown skin that should avoid laser.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Lifts depressed scars', 'Blends edges', 'No light involved'],
      targets: ['Rolling and boxcar acne scars', 'Surgical scars older than six months'],
      bestFor: 'Stable scars once breakouts have stopped.',
    },
    {
      id: 'scarlet-eye-contour',
      title: 'Eye contour',
      description:
        'A small tip with shallow needles for crow’s feet and crepey skin over the orbital bone. Metal shields protect the eyes whenever we work close.',
      frequency: 'Every 4 to 6 weeks, three times',
      benefits: ['Finer crow’s feet', 'Thicker-looking under-eye skin'],
      targets: ['Crow’s feet', 'Under-eye crepiness', 'Slight hooding'],
      bestFor: 'Thin, lined skin around the eyes without large fat pads.',
    },
    {
      id: 'scarlet-body-zones',
      title: 'Body zones',
      description:
        'Knees, inner arms, lower abdomen or hands, one zone per visit. Body skin turns over more slowly than facial skin and needs more sessions.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Smoother crepe', 'Softer stretch marks', 'No incisions'],
      targets: ['Upper arms', 'Above the knee', 'Abdomen', 'Backs of hands'],
      bestFor: 'Small patches of thin, wrinkled skin after weight change or years of sun.',
    },
  ],
  faqs: [
    {
      question: 'How painful is it?',
      answer:
        'With good numbing most people place it at a four or five out of ten, for about twenty minutes. We can pause, cool, or lower the energy at any point without spoiling the result.',
    },
    {
      question: 'When does tightening show?',
      answer:
        'A slight early firmness comes from swelling and does not count. Look at the pictures three months after your last visit, when new collagen has had time to knit.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'Most people have redness and swelling only. The FDA’s October 2025 notice on RF microneedling lists burns, scarring, fat loss, disfigurement and nerve damage, at times needing surgery to repair. We measure first, stay shallow on slim cheeks, and turn away faces with no volume to spare.',
    },
    {
      question: 'Do fillers or implants matter?',
      answer:
        'Filler in the treated area should be at least a month old, and we plan depths around it. Metal implants or wires beneath the site, and any pacemaker, rule it out.',
    },
    {
      question: 'How long do results stay?',
      answer:
        'Collagen you build is yours, although aging continues. One upkeep visit a year suits the majority, more if you smoke or tan.',
    },
    {
      question: 'Do I need days off work?',
      answer:
        'Plan a Friday if you meet the public. By Monday the leftovers are usually a fine roughness that sunscreen and tinted mineral powder will cover.',
    },
  ],
  duration: 'About 90 minutes for the face, half of it numbing time.',
  sessions: 'Three to four for the face, every 4 to 6 weeks; up to six for scars and body.',
  downtime: '1 to 3 days of redness, mild swelling and small grid marks.',
  contraindications: [
    'A pacemaker, defibrillator or other implanted electronics',
    'Metal plates, wires or gold threads under the planned area',
    'Pregnancy or nursing',
    'Keloid-prone skin, or isotretinoin in the past six months',
    'Active infection, cold sore or inflamed acne on the day; with a history of cold sores, an antiviral first',
    'Blood thinners or a bleeding disorder, without your physician’s okay',
    'Skin cancer or an undiagnosed spot in the area, or radiation there',
    'Filler in the area within a month',
    'Uncontrolled diabetes, autoimmune disease of connective tissue, or treatment that suppresses immunity',
    'Allergy to lidocaine, gold or other metals',
  ],
  aftercare: [
    'Use cool packs in clean cloth for ten minutes at a time on the first evening, never ice on bare skin.',
    'Stick to the gentle cleanser and healing balm you were given for three days.',
    'Avoid ibuprofen and aspirin for a week unless prescribed, since a little inflammation is the engine of the result.',
    'Cover up outdoors and apply mineral SPF 50 from the second morning.',
    'Let grid marks flake by themselves; scrubbing may leave brown dots.',
    'Return to retinoids and acids after seven days.',
    'Call us the same day about blisters, gray or open skin, numbness, a new hollow, or pain that builds.',
  ],
  technologyFeatures: [
    'Bipolar radiofrequency in short pulses, confined to the space between needles',
    'Depth set electronically and changed from zone to zone',
    'Needles that retract at once, limiting heat on the way out through the surface',
  ],
  treatmentApproach:
    'Thickness guides us: we pinch, we look at photographs from the side, and we choose deeper passes for heavy, sebaceous skin and shallower ones where bone is near.',
  helpTopics: ['infection', 'burn', 'radiofrequency', 'eyes', 'cold-sore', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA 510(k) K180872 (SCARLET SRF), "Indications for Use"; FDA safety communication "Potential Risks with Certain Uses
  // of Radiofrequency (RF) Microneedling", October 15, 2025 (fda.gov).
  regulatoryStatus:
    'Scarlet SRF is FDA-cleared for electrocoagulation and hemostasis, meaning to heat and seal tissue, in skin procedures. Tightening, scars, pores, lines and body areas are off-label.',
  consultationRequired: true,
  combinationTreatments: [
    '[Agnes RF](/services/agnes-precision-rf-microneedling) for a single under-eye bag or jowl, with Scarlet over the wider area on another day.',
    'Neurotoxin two weeks before or after, for lines made by movement.',
    'A hydrating facial four weeks later, as a gentle bridge between sessions.',
  ],
  relatedServices: [
    'agnes-precision-rf-microneedling',
    'microneedling',
    'plasmage-skin-tightening',
    'body-microneedling',
  ],
  articles: ['everyday-skincare-layering-guide'],
  devices: ['scarlet-srf', 'skinpen'],
} satisfies Service;
