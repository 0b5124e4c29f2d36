import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'body-microneedling',
  title: 'Body Microneedling',
  tagline: 'Soften stretch marks and old scars in an unhurried series of visits.',
  category: 'body',
  cardDescription:
    'Off-label microneedling for stretch marks, scars and crepey skin on the stomach, thighs, arms and hands.',
  imageAlt: 'A microneedling pen on a block of marble before folded towels and a bottle of body serum',
  metaTitle: `Body Microneedling in ${business.address.city}`,
  metaDescription:
    'Body microneedling for stretch marks, surgical scars and crepey skin, all off-label uses: how many sessions it takes, what can change and how it heals.',
  keywords: [
    'body microneedling',
    'stretch mark treatment',
    'C-section scar treatment',
    'crepey arms',
    'microneedling stomach',
    'surgical scar microneedling',
  ],
  description: [
    'A stretch mark is a tear on the inside. Skin stretched faster than it could grow, perhaps in pregnancy or during a season at the gym, until the fibers in its deeper layer snapped while the surface held. At first the line looks red or violet; later it turns pale and slightly hollow. Creams stay on top. Needles reach the layer that tore.',
    'Body microneedling opens fine channels down to that layer, 0.5 to 2.5 millimeters deep, and prompts your skin to mend it. The aim is a mark that’s flatter and closer in texture to the skin around it.',
    'Below the neck, patience pays. Circulation is slower and clothing rubs, and a thigh may need five sessions where a face needs three. Start now with next summer in mind.',
  ],
  benefits: [
    {
      title: 'Texture that blends',
      text: 'Ridges and hollows can level out as new collagen forms.',
    },
    {
      title: 'Needles, and nothing else',
      text: 'With no heat to burn you, it’s an option for every tone. Infection, dark marks and scars can still happen.',
    },
    {
      title: 'Suppler scars',
      text: 'Tight surgical lines may move more freely after several rounds.',
    },
    {
      title: 'Back to work the same day',
      text: 'You can sit at your desk that afternoon. Workouts and tight waistbands have to wait.',
    },
  ],
  whatToExpect: [
    'Choosing the area: One area per visit, about the size of two hands, keeps healing manageable.',
    'Numbing: A strong cream works under film for 45 to 60 minutes, within a safe limit for the area.',
    'Needling: We pass in three directions, and a fine dew of blood stops within minutes.',
    'Healing: You go home rosy and a little warm, and loose clothes are the kindest thing to wear.',
  ],
  partners: ['skinpen', 'neova'],
  subservices: [
    {
      id: 'stretch-marks-abdomen',
      title: 'Stretch marks, abdomen and hips',
      description:
        'Pregnancy often leaves its marks here. We start once your weight is steady and you’ve finished nursing.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Finer lines', 'Firmer look to loose skin'],
      targets: ['Stretch marks', 'Loose belly skin'],
      bestFor: 'Marks under two years old, or older ones if you’re happy to take your time. Off-label.',
      offLabel: true,
    },
    {
      id: 'stretch-marks-thighs-bust',
      title: 'Thighs, buttocks and bust',
      description:
        'We use shorter needles on the bust and longer ones on the outer thigh. Seams rub: for three days, you live in loose cotton.',
      frequency: 'Every 4 to 6 weeks, five to six sessions',
      benefits: ['Less contrast', 'Softer ridges'],
      targets: ['Growth stretch marks', 'Gym stretch marks'],
      bestFor: 'Marks from puberty or muscle gain. Off-label.',
      offLabel: true,
    },
    {
      id: 'scar-needling',
      title: 'Surgical and injury scars',
      description:
        'We treat mature scars that are flat or sunken. Thick, growing ones need a different treatment.',
      frequency: 'Every 4 to 6 weeks, three to six sessions',
      benefits: ['More pliable scar', 'Less pulling'],
      targets: ['Cesarean scars', 'Surgery scars', 'Old injuries'],
      bestFor: 'Scars at least a year old, a cesarean included, with your surgeon’s agreement. Off-label.',
      offLabel: true,
    },
    {
      id: 'crepey-skin',
      title: 'Crepey arms, knees and neckline',
      description: 'Shallow, closely spaced passes can smooth thin, finely wrinkled skin.',
      frequency: 'Every 4 to 6 weeks, four sessions, then yearly',
      benefits: ['Denser feel', 'Fewer fine folds'],
      targets: ['Inner arms', 'Above the knees', 'Chest'],
      bestFor: 'Early crepe with good muscle tone beneath. Off-label.',
      offLabel: true,
    },
    {
      id: 'hand-renewal',
      title: 'Hand renewal',
      description:
        'We needle the backs of your hands lightly, then cover them with hyaluronic gel under gloves. Plan a quiet week if you garden or play the piano.',
      frequency: 'Every 4 weeks, three to four sessions',
      benefits: ['Smoother surface', 'Better hydration'],
      targets: ['Thin skin', 'Fine wrinkling'],
      bestFor: 'Hands that have seen a lot of sun. Off-label.',
      offLabel: true,
    },
  ],
  faqs: [
    {
      question: 'Can it remove my stretch marks?',
      answer:
        'They can become less shiny and less noticeable, usually over four to six sessions. What you gain tends to stay, unless the skin stretches again. No treatment brings back its original weave.',
    },
    {
      question: 'Are red marks easier than white ones?',
      answer:
        'Yes. A red mark is still remodeling and tends to answer sooner, while a pale one needs more sessions.',
    },
    {
      question: 'Should I choose RF instead?',
      answer:
        'If your skin is loose as well, [Scarlet SRF](/services/scarlet-srf-microneedling), off-label like this, adds heat that plain needles don’t have. For flat marks on firm skin, this simpler method is often enough.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'Dark marks are the likeliest trouble, above all on deeper skin and on the legs, which heal slowly. Infection is uncommon and a scar rare. Numbing cream over a large area can be harmful, so we measure every gram.',
    },
    {
      question: 'Does it work on cellulite?',
      answer: 'The dimples will stay, because they start below the reach of these needles.',
    },
  ],
  inBrief: { time: '75 to 105 minutes', downtime: '2 to 5 days', sessions: '3 to 6' },
  pricedBy: 'area',
  suits: 'Stretch marks, scars and crepey skin on the body, an off-label use.',
  feels: 'A scratchy massage where skin is soft. Over ribs and hips, it’s closer to a tattoo.',
  sessions: 'One every 4 to 6 weeks.',
  downtime: 'Redness, mostly, then a week of itching.',
  prepare: 'Stop retinoids and acids on the area five days ahead, and let any sunburn heal.',
  contraindications: [
    'Keloids or thick scars, in you or close relatives',
    'Pregnancy or nursing',
    'Infection, open skin, eczema, psoriasis, sunburn or a fresh tattoo on the area',
    'Skin cancer, precancer, or a mole nobody has checked',
    'A bleeding disorder, or blood thinners unless your physician clears you',
    'Varicose veins or swelling in the leg to be treated',
    'Diabetes with slow healing, radiation to the region, or isotretinoin within six months',
    'Scleroderma, lupus, or medicine that lowers immunity',
    'Allergy to lidocaine or stainless steel',
    'Seizures, an irregular heartbeat or liver disease: strong numbing cream may not be safe for you',
    'With PRP: few platelets, anemia, fever, active cancer or a blood-borne infection, until your physician says yes',
    'Hernia or mesh beneath the skin: tell us before we plan',
  ],
  aftercare: [
    'You can shower in lukewarm water from the next morning on. No baths or sweating for three days, and no swimming until your skin is smooth.',
    'Wear loose, clean cotton and change it daily. Put on fresh sheets.',
    'Use our plain balm twice a day for a week, then any rich, unscented cream.',
    'Don’t scratch; a cold cloth helps. No ibuprofen or aspirin for a week unless prescribed.',
    'No shaving, self-tanner, retinoids, acids or scrubs until your skin is smooth.',
    'Keep the area out of the sun for eight weeks, because healing skin can darken.',
  ],
  treatmentApproach:
    'Your skin’s thickness sets the depth. Along a scar, we adjust every half inch, since no scar is the same from end to end.',
  helpTopics: ['infection', 'color-change', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'For every skin tone, with care',
    text: 'No needling is equally safe for all skin types: deeper skin may keep dark marks for months. If you form keloids, skip it.',
  },
  techniques: [
    'needling with a pen, with radiofrequency or of the scalp',
    'needling of scars',
    'strong numbing cream over a large area',
    'plasma rich in platelets (PRP)',
  ],
  performedBy: 'medical',
  // Sources: FDA DEN160029 and K202243 (SkinPen Precision), "Indications for Use"; SkinPen Precision instructions for use,
  // "Contraindications" and "Warnings"; FDA, "Microneedling Devices: Getting to the Point on Benefits, Risks and Safety" (fda.gov).
  regulatoryStatus:
    'SkinPen is FDA-cleared for facial acne scars, and for neck wrinkles in skin types II to IV, in adults 22 and older. Every use on this page is off-label, and so is adding PRP.',
  consultationRequired: true,
  combinationTreatments: [
    'PRP over the needled skin, particularly for surgical scars. Check with us before PRP if you take ibuprofen or aspirin.',
    '[Laser hair removal](/services/laser-hair-removal) of the same area, finished four weeks earlier.',
  ],
  relatedServices: [
    'microneedling',
    'scarlet-srf-microneedling',
    'laser-hair-removal',
    'laser-tattoo-removal',
  ],
} satisfies Service;
