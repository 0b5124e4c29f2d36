import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'microneedling',
  title: 'SkinPen Microneedling',
  tagline: 'Fine needles give skin a reason to rebuild, and acne scars can soften as it does.',
  category: 'skin',
  cardDescription: 'SkinPen makes fine, vertical channels that prompt skin to rebuild its own collagen.',
  imageAlt: 'A microneedling pen touching a drop of serum in front of two small ampoules',
  metaTitle: `SkinPen Microneedling in ${business.address.city}`,
  metaDescription:
    'SkinPen microneedling for acne scars and, off-label, for pores and fine lines. See how it works and feels, 24 to 48 hours of downtime and who should wait.',
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
    'Your skin mends small injuries every day, and microneedling puts that to work. SkinPen moves a cluster of sterile needles straight in and out of the skin, opening fine channels that close within hours, and over the next few weeks, your skin builds new collagen along those paths.',
    'Pigment cells are mostly undisturbed, because the needles carry no heat. That makes microneedling one of the gentler ways to treat texture on brown and deep skin, where heat can leave dark marks. SkinPen was the first device of its kind that the FDA authorized.',
    'Your skin looks fresh after a few days. The real change shows at about 6 to 12 weeks.',
  ],
  benefits: [
    {
      title: 'Softer acne scars',
      text: 'Rolling and boxcar scars tend to rise as new collagen fills in.',
    },
    {
      title: 'Refined texture',
      text: 'An off-label aim: pores that look softer once the skin around them is firmer.',
    },
    {
      title: 'Needles without heat',
      text: 'We set the depth for the area, not for your complexion.',
    },
    {
      title: 'A short recovery',
      text: 'Makeup can go back on after a day.',
    },
  ],
  whatToExpect: [
    'Numbing: A lidocaine cream works for about 30 minutes while we take photographs.',
    'Needling: The tip moves in small overlapping passes over a slip of hydrogel. Pinpoints of blood stop within minutes.',
    'Hydrogel or plasma: While the channels are open, nothing goes on but a sterile hydrogel or, as an off-label choice, your own platelet-rich plasma.',
    'First two days: Your face feels warm and tight, as if you’d fallen asleep at the beach. Redness settles over 24 to 48 hours.',
  ],
  partners: ['skinpen', 'skinbetter-science', 'neova'],
  subservices: [
    {
      id: 'skinpen-face',
      title: 'SkinPen face',
      description:
        'We treat your full face in one session. Thin skin gets shorter needles, scarred cheeks longer ones.',
      frequency: 'Every 4 to 6 weeks, three to four sessions',
      benefits: ['Brighter, denser-looking skin', 'Smaller-looking pores'],
      targets: ['Texture', 'Pores', 'Fine lines', 'Early laxity'],
      bestFor: 'Overall renewal, from your late twenties on. Off-label.',
      offLabel: true,
    },
    {
      id: 'skinpen-acne-scars',
      title: 'Acne scar program',
      description:
        'This longer series makes several passes over each scar. If a scar is tethered, our medical director can talk you through subcision, a separate procedure.',
      frequency: 'Every 4 to 6 weeks, four to six sessions',
      benefits: ['Lifts rolling scars', 'Blurs boxcar edges'],
      targets: ['Rolling scars', 'Boxcar scars', 'Uneven cheeks'],
      bestFor: 'Scars at least a year old, with acne under control.',
    },
    {
      id: 'microneedling-prp',
      title: 'Microneedling with PRP',
      description:
        'We spin a small tube of your blood and spread the golden, platelet-rich layer over the needled skin. If you take ibuprofen or aspirin, ask us before PRP.',
      frequency: 'Every 4 to 6 weeks, three sessions, then once or twice a year',
      benefits: ['Smoother, fresher-looking skin', 'Softer scars'],
      targets: ['Crepey skin', 'Dull skin', 'Scars'],
      bestFor: 'Working with your own biology, if a blood draw doesn’t bother you. Off-label.',
      offLabel: true,
    },
    {
      id: 'skinpen-neck-chest',
      title: 'Neck and décolleté',
      description: 'Horizontal neck lines and a crepey chest ask for a lighter hand.',
      frequency: 'Every 4 to 6 weeks, four sessions',
      benefits: ['Softer necklace lines', 'Smoother chest'],
      targets: ['Neck wrinkles', 'Chest creases', 'Sun-aged skin'],
      bestFor: 'A neck that shows more sun than your face. Off-label for the chest.',
      offLabel: true,
    },
    {
      id: 'skinpen-lip-and-eye',
      title: 'Upper lip and eye zone',
      description:
        'We treat vertical lip lines and the skin outside the bony rim of the eye. We never needle inside it.',
      frequency: 'Every 4 weeks, three to four times',
      benefits: ['Softer lip lines', 'Smoother skin beside the eyes'],
      targets: ['Smoker’s lines', 'Crow’s feet', 'Upper cheek texture'],
      bestFor: 'Fine lines in one small area, if you love the rest. Off-label.',
      offLabel: true,
    },
  ],
  faqs: [
    {
      question: 'Is this safer than a roller at home?',
      answer:
        'For most people, yes. SkinPen goes straight in and out, while a roller’s needles enter at an angle and can tear. Infection, cold sores, dark marks and scars are possible with either.',
    },
    {
      question: 'How long does it last?',
      answer:
        'A scar that has softened usually stays softer. For the rest of your skin, which goes on aging, one or two visits a year keep up the texture.',
    },
    {
      question: 'How is it different from RF microneedling?',
      answer:
        '[Scarlet SRF](/services/scarlet-srf-microneedling) adds heat at the tips and, off-label, is the stronger choice when skin is loose as well as uneven.',
    },
    {
      question: 'When can I wear makeup and work out?',
      answer: 'Give makeup 24 hours and exercise 72. Sweat in open channels invites infection.',
    },
    {
      question: 'Does it help with melasma or dark spots?',
      answer:
        'Melasma may flare. We treat it carefully, or suggest a [peel program](/services/chemical-peels) instead.',
    },
    {
      question: 'What about ice-pick scars?',
      answer:
        'Narrow, deep pits respond better to a drop of strong acid or a tiny surgical punch. Our medical director can advise you.',
    },
  ],
  inBrief: { time: 'About 75 minutes', downtime: '24 to 48 hours', sessions: '3 to 6' },
  pricedBy: 'area',
  suits: 'Acne scars and, off-label, texture that has grown rough.',
  feels: 'Like buzzing sandpaper: mild to moderate, sharpest on the forehead.',
  sessions: 'Every 4 to 6 weeks, then one or two a year.',
  downtime: 'Minimal: redness and tightness.',
  prepare:
    'No tan, no retinoids or acids for five days. Wait two weeks after injections. Tell us ahead if you get cold sores.',
  contraindications: [
    'Active acne with pustules, a rosacea flare, infection, sunburn, eczema, psoriasis or open skin where we would needle',
    'An active cold sore; if you get them, we ask a prescriber about an antiviral first',
    'A personal history of keloids or raised scars',
    'Skin cancer, precancer, or an undiagnosed spot in the area',
    'Any bleeding disorder, isotretinoin in the last six months, or an anticoagulant without your physician’s clearance',
    'For PRP: low platelets, anemia, fever, a blood-borne infection or active cancer, unless your physician clears you',
    'Immune suppression, chemotherapy or radiation in progress',
    'Scleroderma or lupus; heart disease or diabetes that isn’t controlled',
    'Pregnancy or nursing',
    'Eyelid surgery in the past six months, for the eye zone',
    'Permanent makeup within four weeks; once it has healed, we work around it',
    'Allergy to lidocaine, stainless steel or other metals',
    'Neurotoxin, filler, waxing or dermaplaning in the same area within two weeks; a peel, laser or IPL within a month',
  ],
  aftercare: [
    'On the first evening, wash with water only, using clean hands and no cloth.',
    'For 24 hours, use only the gel we send home with you, and no makeup. For 72 hours, skip acids, retinoids and vitamin C.',
    'Stay out of the sun on day one, while you can’t wear sunscreen. From day two, wear mineral SPF 50 and keep to the shade for four weeks.',
    'Sleep on a fresh pillowcase. Skip ibuprofen and aspirin for a week unless a doctor prescribed them.',
    'Skip pools, saunas and the gym for 72 hours, or longer if you’re still red.',
  ],
  technologyFeatures: [
    'A sealed, single-use cartridge that keeps fluid out of the handpiece',
    'Vertical motion, which leaves clean channels instead of tears',
  ],
  helpTopics: ['infection', 'color-change', 'eyes', 'cold-sore', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'For every skin tone, with care',
    text: 'It isn’t equally safe for all skin types: dark marks can follow. Keloids rule it out.',
  },
  techniques: [
    'needling with a pen, with radiofrequency or of the scalp',
    'needling of the face',
    'needling of the whole face',
    'needling of scars',
    'plasma rich in platelets (PRP)',
  ],
  performedBy: 'medical',
  // Sources: FDA DEN160029 and K202243 (SkinPen Precision), "Indications for Use"; SkinPen Precision instructions for use,
  // "Contraindications", "Warnings" and "Precautions"; FDA, "Microneedling Devices: Getting to the Point" (fda.gov).
  regulatoryStatus:
    'SkinPen is FDA-cleared for facial acne scars in every skin tone, and for neck wrinkles in skin types II to IV, in adults 22 and older. Every other use, adding PRP included, is off-label.',
  consultationRequired: true,
  combinationTreatments: [
    'A neurotoxin, with at least two weeks between the two so the needles can’t spread it.',
    '[IPL](/services/laser-ipl-facial-rejuvenation) first if color bothers you more, then microneedling for texture.',
  ],
  relatedServices: ['scarlet-srf-microneedling', 'body-microneedling', 'chemical-peels', 'hair-restoration'],
} satisfies Service;
