import type { Service } from './schema.ts';

export const service = {
  slug: 'botox-neurotoxins',
  title: 'Botox & Neurotoxins',
  tagline: 'Fewer frowns, the same face. Small doses placed where your muscles ask for them.',
  category: 'face',
  cardDescription: 'Botox, Dysport, Xeomin, Jeuveau and Daxxify, dosed to soften lines and keep expression.',
  imageAlt: 'Two small vials, a fine syringe and a cotton pad on a white tray with an orchid bloom',
  metaTitle: 'Botox, Dysport, Xeomin, Jeuveau, Daxxify',
  metaDescription:
    'How neurotoxins relax frown lines, crow’s feet and jaw tension, how the five brands differ, when they start, how long they last, and who should not have them.',
  keywords: [
    'Botox',
    'Dysport',
    'Xeomin',
    'Jeuveau',
    'Daxxify',
    'frown line treatment',
    'masseter Botox',
    'lip flip',
    'underarm sweating treatment',
  ],
  description: [
    'Every frown is a nerve telling a muscle to shorten. Botulinum toxin type A interrupts that message: it keeps the nerve ending from releasing acetylcholine, and the muscle, receiving nothing, rests. Skin that is no longer folded a thousand times a day gets a chance to smooth itself. Meanwhile the nerve grows new endings, which is why the effect arrives within days and leaves over months.',
    'A light hand is what people notice, by not noticing. We watch you talk, squint and laugh before marking anything, because no two foreheads are built alike and a brow that sits low needs its lifting muscle left in peace. Beginners get a conservative dose and a check two weeks later, when it is easy to add a little and impossible to take any away.',
    'Lines that show only when you move respond most. Creases etched in at rest soften in part and may need filler, needling or light as well. The injections are a prescription medicine: your first visit includes a good-faith medical examination, and treatment is given by our registered nurse under the direction of the medical director.',
  ],
  benefits: [
    {
      title: 'Softer expression lines',
      text: 'Frown, forehead and eye creases ease because the muscle beneath them pulls with less force.',
    },
    {
      title: 'Minutes, not hours',
      text: 'From chair to car, the injections themselves rarely take longer than a cup of espresso.',
    },
    {
      title: 'It wears off',
      text: 'Nothing is permanent, so a dose you do not love is simply adjusted next season.',
    },
    {
      title: 'More than wrinkles',
      text: 'The same medicine can quiet a clenching jaw, a gummy smile or sweating underarms.',
    },
  ],
  whatToExpect: [
    'Medical review: A clinician takes your history, your medicines and any earlier treatment, and says no when no is the right answer.',
    'Watching you move: You frown, lift and smile while we mark a handful of dots with a white pencil.',
    'Injections: A very fine needle, five to twenty quick pinches depending on areas; ice beforehand if you like.',
    'Small bumps: Raised spots like mosquito bites flatten within 20 minutes, and a pinprick bruise is possible.',
    'Two-week check: By day fourteen the full effect has arrived, and we fine-tune any eyebrow that has ideas of its own.',
  ],
  partners: ['allergan', 'galderma', 'merz-aesthetics'],
  subservices: [
    {
      id: 'botox',
      title: 'Botox',
      description:
        'The brand everybody knows, and the one with the longest record in cosmetic use. Starts in three to five days and settles evenly.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Predictable spread', 'Decades of experience', 'Suits most areas'],
      targets: ['Frown lines', 'Forehead lines', 'Crow’s feet', 'Neck bands'],
      bestFor: 'A first treatment, or anyone who values a known quantity.',
    },
    {
      id: 'dysport',
      title: 'Dysport',
      description:
        'Tends to begin a day or so sooner and spreads a touch wider, which is pleasant across a broad forehead. Its units are counted differently from Botox units.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Early onset', 'Soft, blended look over large areas'],
      targets: ['Frown lines', 'Broad foreheads', 'Crow’s feet'],
      bestFor: 'People with an occasion close at hand and no allergy to cow’s milk protein.',
    },
    {
      id: 'xeomin',
      title: 'Xeomin',
      description:
        'Purified down to the active molecule, without the complexing proteins that surround it in nature. Some clinicians prefer it for people treated over many years.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Fewest accessory proteins', 'Crisp, local effect'],
      targets: ['Frown lines', 'Forehead lines', 'Crow’s feet'],
      bestFor: 'Long-time clients, and those who like a short ingredient list.',
    },
    {
      id: 'jeuveau',
      title: 'Jeuveau',
      description:
        'Developed for cosmetic use alone and very close to Botox in structure and dose. A straightforward choice for the lines between the brows.',
      frequency: 'Every 3 to 4 months',
      benefits: ['Familiar dosing', 'Prompt start for many'],
      targets: ['Frown lines', 'Forehead lines'],
      bestFor: 'Clients comparing options for the upper third of the face.',
    },
    {
      id: 'daxxify',
      title: 'Daxxify',
      description:
        'Held stable by a peptide rather than human albumin, and designed to stay longer. Since it also takes longer to leave, we suggest you know how neurotoxin suits you first.',
      frequency: 'About every 6 months, sometimes sooner',
      benefits: ['Fewer visits a year', 'No human or animal protein'],
      targets: ['Frown lines', 'Crow’s feet'],
      bestFor: 'Experienced clients with a full calendar.',
    },
    {
      id: 'masseter',
      title: 'Jaw relaxation',
      description:
        'Several deep injections on each side calm the masseter, the muscle you feel when you clench. Over two or three months it thins a little, and a square jaw may look slimmer.',
      frequency: 'Every 4 to 6 months',
      benefits: ['Eases clenching', 'Narrower lower face in time', 'Protects dental work'],
      targets: ['Teeth grinding', 'Jaw tension', 'Bulky masseter'],
      bestFor: 'Clenchers, with the understanding that this is an off-label use.',
    },
    {
      id: 'lip-flip-and-smile',
      title: 'Lip flip and gummy smile',
      description:
        'Two to four drops along the upper lip let it roll outward slightly, and a point beside each nostril keeps it from riding too high when you laugh.',
      frequency: 'Every 2 to 3 months',
      benefits: ['More lip on show without filler', 'Less gum when smiling'],
      targets: ['Thin upper lip', 'Gummy smile'],
      bestFor: 'Small changes, and people who do not play a wind instrument.',
    },
    {
      id: 'underarm-sweating',
      title: 'Underarm sweating',
      description:
        'A grid of shallow injections in each armpit stops the signal to sweat glands. Cool packs or numbing cream make it easy to bear.',
      frequency: 'Every 4 to 9 months',
      benefits: ['Drier underarms', 'Freedom of wardrobe'],
      targets: ['Hyperhidrosis', 'Stained shirts'],
      bestFor: 'Heavy sweating that antiperspirant has not solved.',
    },
  ],
  faqs: [
    {
      question: 'Will I look frozen?',
      answer:
        'Only if someone chases every last line. We aim for movement with less force, and on a first visit we would rather leave you wanting two more units than wishing for fewer.',
    },
    {
      question: 'Which brand should I choose?',
      answer:
        'For most people the difference between the five is smaller than the difference between two injectors. Timing, milk allergy, how long you want it to last, and what has worked for you before are the honest reasons to prefer one.',
    },
    {
      question: 'How soon does it work and how long does it last?',
      answer:
        'First signs come between day two and five, the full result at two weeks. Count on three to four months, with Daxxify often nearer six. Athletes and very expressive people may burn through it faster.',
    },
    {
      question: 'What can go wrong?',
      answer:
        'A bruise or headache is the usual nuisance. A drooping lid or uneven smile is uncommon and wears off in weeks. Trouble swallowing, breathing or speaking is very rare and an emergency.',
    },
    {
      question: 'Does starting young prevent wrinkles?',
      answer:
        'Relaxing a strong frown may delay the crease it would carve. There is no virtue in treating a forehead that does not fold, and we will send you home with sunscreen instead.',
    },
    {
      question: 'Do memberships or rewards apply?',
      answer:
        'Membership discounts do not cover Botox or dermal filler. Neurotoxin visits do earn points, as described under [Points & Rewards](/rewards).',
    },
    {
      question: 'Can I lie down or exercise afterward?',
      answer:
        'Stay upright for four hours, do not rub the area, and leave the gym until tomorrow. Those few hours give the product time to bind where it was put.',
    },
  ],
  duration: '20 to 30 minutes; allow 45 for a first visit.',
  sessions: 'One visit every three to four months for most brands; about six for Daxxify.',
  downtime: 'None. Bumps for half an hour; an occasional bruise for some days.',
  contraindications: [
    'Pregnancy, breastfeeding, or trying to conceive',
    'Myasthenia gravis, Lambert-Eaton syndrome, ALS and other disorders of nerve and muscle',
    'Allergy to any botulinum toxin or its ingredients; cow’s milk protein for Dysport, albumin for most others',
    'Skin infection where the needle would enter',
    'Aminoglycoside antibiotics or muscle relaxants at present, until your physician has agreed',
    'Weak lids or recent eye surgery: needs an individual decision',
  ],
  aftercare: [
    'Stay upright for four hours, and skip naps, massages and tight hats today.',
    'Do not rub or press on treated spots until morning.',
    'No strenuous exercise, alcohol or sauna for 24 hours.',
    'Frown, raise and squint gently for the first hour if you like; it does no harm.',
    'A cool pack and arnica help a bruise, and makeup may cover it after four hours.',
    'Seek urgent care for any difficulty in swallowing, speaking or breathing, even weeks later.',
  ],
  qualityStandards: [
    'Good-faith examination by a physician, nurse practitioner or physician assistant before the first dose',
    'Sealed vials from the manufacturers’ own United States distribution, opened and dated in front of you',
    'Dose, lot number and injection map kept in your record',
  ],
  membership:
    'Neurotoxins are outside the membership discount and earn points in [Points & Rewards](/rewards): one point for every dollar spent.',
  consultationRequired: true,
  combinationTreatments: [
    '[Dermal fillers](/services/injectables), placed two weeks later, once muscles have settled.',
    'A peel or light facial one week afterward to work on the surface of the lines.',
    'Microneedling with a gap of at least two weeks on either side.',
  ],
  relatedServices: [
    'injectables',
    'scarlet-srf-microneedling',
    'laser-ipl-facial-rejuvenation',
    'buccal-facial-massage',
  ],
} satisfies Service;
