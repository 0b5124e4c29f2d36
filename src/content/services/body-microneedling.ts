import type { Service } from './schema.ts';

export const service = {
  slug: 'body-microneedling',
  title: 'Body Microneedling',
  tagline: 'For the skin that grew faster than you did: stretch marks, scars, crepe.',
  category: 'body',
  cardDescription:
    'Fine needling for stretch marks, scars and crepey skin on stomach, thighs, arms and hands.',
  imageAlt: 'A derma roller on a block of marble before folded towels and a bottle of body serum',
  metaTitle: 'Body Microneedling for Stretch Marks',
  metaDescription:
    'Microneedling for stretch marks, surgical scars and crepey skin on the body. Why it takes longer than on a face, what can change, how it heals, who waits.',
  keywords: [
    'body microneedling',
    'stretch mark treatment',
    'C-section scar treatment',
    'crepey arms',
    'microneedling stomach',
    'surgical scar microneedling',
  ],
  description: [
    'A stretch mark is a tear on the inside. When skin is pulled faster than it can grow, in puberty, in pregnancy, in a season at the gym, fibers of collagen and elastin in the dermis snap while the surface holds. First the line is red or violet because vessels show through; later it turns pale and slightly hollow. Creams stay on top of it. Needles do not.',
    'Body needling opens fine channels down to the torn layer, from a half to two and a half millimeters deep depending on where we are, and asks the skin to mend it again, slowly this time. Young red marks respond most readily, old white ones less, and neither disappears. Expect a mark that is narrower, flatter and closer in texture to its surroundings.',
    'Time runs differently below the neck. Circulation is poorer, cells turn over more slowly, clothing rubs. A face may need three sessions where a thigh needs five, and its redness lasts longer too. In return these areas are easily hidden while they heal, and you can wear your result to the beach next year rather than next week.',
  ],
  benefits: [
    {
      title: 'Texture that blends',
      text: 'Ridges and hollows of old marks tend to level out as collagen is rebuilt.',
    },
    {
      title: 'No heat, no light',
      text: 'Body skin of any color can be treated without the burns that energy devices may cause.',
    },
    {
      title: 'Suppler scars',
      text: 'Tight surgical lines often feel softer and move better after several rounds.',
    },
    {
      title: 'Combines with movement',
      text: 'You can walk out, work and live as usual, with only sweat and friction on hold.',
    },
  ],
  whatToExpect: [
    'Choosing the zone: We treat one region per visit, about two hands in size, so that healing is manageable.',
    'Numbing: Strong cream under film for 45 to 60 minutes, within a safe limit for the area.',
    'Needling: Passes in three directions; fleshy parts feel like a scratchy massage, and ribs or hip bones like a tattoo.',
    'Pinpoint bleeding: A fine dew of blood is expected over marks and scars and stops within minutes.',
    'Healing: Warm and rosy for two to five days, dry and itchy for another week.',
  ],
  partners: ['skinpen', 'neova'],
  subservices: [
    {
      id: 'stretch-marks-abdomen',
      title: 'Stretch marks, abdomen and hips',
      description:
        'The most asked-for area after pregnancy. We start once weight is steady and nursing is over, and always with a baseline photograph in slanting light.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Finer lines', 'Smoother touch', 'Firmer look to loose skin'],
      targets: ['Stretch marks', 'Loose belly skin'],
      bestFor: 'Marks under two years old, or patient owners of older ones.',
    },
    {
      id: 'stretch-marks-thighs-bust',
      title: 'Thighs, buttocks and bust',
      description:
        'Needle length is reduced on the bust and raised on the outer thigh. Wear loose cotton, since seams are the enemy for three days.',
      frequency: 'Every 4 to 6 weeks, five to six sessions',
      benefits: ['Less contrast', 'Softer ridges'],
      targets: ['Growth stretch marks', 'Gym stretch marks'],
      bestFor: 'Marks from puberty or muscle gain.',
    },
    {
      id: 'scar-needling',
      title: 'Surgical and injury scars',
      description:
        'Cesarean lines, tummy tucks, knees, elbows. Mature, flat or sunken scars only; thick, growing ones need other medicine.',
      frequency: 'Every 4 to 6 weeks, three to six sessions',
      benefits: ['More pliable scar', 'Paler line', 'Less pulling'],
      targets: ['Cesarean scars', 'Surgery scars', 'Old injuries'],
      bestFor: 'Scars at least six months old, with your surgeon’s agreement.',
    },
    {
      id: 'crepey-skin',
      title: 'Crepey arms, knees and neckline',
      description:
        'Closely spaced, shallow passes over thin, finely wrinkled skin. Sun habits decide how long the gain lasts.',
      frequency: 'Every 4 to 6 weeks, four sessions, then yearly',
      benefits: ['Denser feel', 'Fewer fine folds'],
      targets: ['Inner arms', 'Above the knees', 'Chest'],
      bestFor: 'Early crepe with good muscle tone beneath.',
    },
    {
      id: 'hand-renewal',
      title: 'Hand renewal',
      description:
        'Backs of hands, needled lightly and covered with hyaluronic gel under gloves. Gardeners and pianists choose a quiet week.',
      frequency: 'Every 4 weeks, three to four sessions',
      benefits: ['Smoother surface', 'Better hydration'],
      targets: ['Thin skin', 'Fine wrinkling'],
      bestFor: 'Hands that have seen much weather.',
    },
  ],
  faqs: [
    {
      question: 'Can it remove my stretch marks?',
      answer:
        'No treatment removes them, as the original weave of the skin does not come back. They can become less wide, less shiny and less noticeable, generally over four to six sessions.',
    },
    {
      question: 'Are red marks easier than white ones?',
      answer:
        'Yes, because the tissue is still remodeling. If yours are new, come early. If they are pale, count on more sessions and smaller steps.',
    },
    {
      question: 'Should I choose RF instead?',
      answer:
        'Where skin hangs loose as well, [Scarlet SRF](/services/scarlet-srf-microneedling) adds heat that plain needles lack. For flat marks on firm skin, the simpler method often does as much.',
    },
    {
      question: 'May I exercise?',
      answer:
        'Wait three days for sweat and five for anything that rubs the area. Swimming resumes once skin is smooth again, about a week.',
    },
    {
      question: 'Does it work on cellulite?',
      answer:
        'Hardly. Dimples come from bands and fat below the reach of these needles. Surface texture may improve a bit and the dimples will stay.',
    },
    {
      question: 'How soon after having a baby?',
      answer:
        'Six months after a cesarean for the scar, and once you have finished nursing for larger areas, on account of the numbing cream. Hormones and weight will have calmed by then, which helps.',
    },
  ],
  duration: '75 to 105 minutes, an hour of it numbing.',
  sessions: 'Three to six, every 4 to 6 weeks.',
  downtime: 'Two to five days of redness; loose clothing for three.',
  contraindications: [
    'Keloids or thick scars, in you or close relatives',
    'Pregnancy or nursing',
    'Infection, open skin, eczema, psoriasis, sunburn or a fresh tattoo on the area',
    'Skin cancer, precancer, or a mole nobody has checked',
    'Blood thinners or clotting disorders, unless your physician clears you',
    'Varicose veins or swelling in the leg to be treated',
    'Diabetes that heals slowly, radiation to the region, or isotretinoin within six months',
    'Scleroderma, lupus, or medicine that lowers immunity',
    'Allergy to lidocaine or stainless steel',
    'Seizures, an irregular heartbeat or liver disease: strong numbing cream may not be safe for you',
    'Hernia or mesh beneath the skin: tell us before we plan',
  ],
  aftercare: [
    'Shower lukewarm from the next morning; no baths for three days.',
    'Loose, clean cotton, changed daily, and fresh sheets.',
    'The plain balm supplied, twice a day for a week, then any rich unscented cream.',
    'Do not scratch; a cold cloth takes the itch away.',
    'No shaving, self-tanner, oils with fragrance or scrubs until smooth.',
    'Cover marks from the sun for eight weeks, as fresh ones stain.',
    'Call us the same day about hot, spreading redness, pus or fever.',
  ],
  treatmentApproach:
    'Depth is set by pinching the fold: thin inner arm, short needles; thick outer thigh, long ones; and along a scar we change depth every half inch, since no scar is the same from end to end.',
  helpTopics: ['infection', 'bleeding', 'numbing'],
  performedBy: 'medical',
  // Sources: FDA DEN160029 and K202243 (SkinPen Precision), "Indications for Use"; SkinPen Precision instructions for use,
  // "Contraindications" and "Warnings"; FDA, "Microneedling Devices: Getting to the Point on Benefits, Risks and Safety" (fda.gov).
  regulatoryStatus:
    'SkinPen is FDA-cleared for acne scars on the face and wrinkles of the neck, in adults 22 and older. Using it on stretch marks, body scars or crepey skin is off-label, and so is adding PRP.',
  consultationRequired: true,
  combinationTreatments: [
    'PRP spread over the needled skin, for surgical scars in particular.',
    'Silicone sheets at home between sessions on raised edges.',
    '[Laser hair removal](/services/laser-hair-removal) of the same area, finished four weeks earlier.',
  ],
  relatedServices: [
    'microneedling',
    'scarlet-srf-microneedling',
    'laser-hair-removal',
    'laser-tattoo-removal',
  ],
  devices: ['skinpen'],
} satisfies Service;
