import type { Service } from './schema.ts';

export const service = {
  slug: 'lip-blush',
  title: 'Lip Blush',
  tagline: 'A sheer tint in your own undertone, as though you had just eaten berries.',
  category: 'face',
  cardDescription: 'A translucent lip tattoo that restores color and edge without adding volume.',
  imageAlt: 'A pair of lips in soft rose on a card beside four swatches of lip pigment',
  metaTitle: 'Lip Blush Tattoo: Color, Healing, Care',
  metaDescription:
    'Lip blush gives pale or uneven lips a sheer, lasting tint. Choosing shades for every skin tone, cold sore precautions, swelling, healing and upkeep explained.',
  keywords: [
    'lip blush',
    'lip blushing',
    'lip tattoo',
    'dark lip neutralization',
    'lip tint tattoo',
    'pale lips treatment',
  ],
  description: [
    'Lips lose color as they lose blood supply. The vermilion, that thin-skinned part with no oil glands and almost no protection from the sun, fades from rose to beige over the years, and its border dissolves into the skin around it. Lip blush returns the tint. A machine needle lays down microscopic dots, spaced widely enough that your own tone shows between them, so the finish is closer to a stained popsicle than to lipstick.',
    'Color theory does the heavy lifting. Pigment is never seen by itself; it is seen through your skin, mixed with the blue, brown or pink already there. On fair lips a warm peach may heal to a soft rose. On brown lips a shade chosen from the bottle would heal gray, so we first neutralize the cool undertone with an orange-based corrector and only then add the color you asked for, weeks later.',
    'What you will not get is volume. Lips can look fuller because the edge reads more clearly, but nothing has been added. Anyone who wants real shape should look at [fillers](/services/injectables), and may well have both, some weeks apart.',
  ],
  benefits: [
    {
      title: 'Color that stays put',
      text: 'Coffee, swimming and a kiss on both cheeks leave it as it was.',
    },
    {
      title: 'A clearer edge',
      text: 'Redrawing the blurred border within the natural line makes the mouth look more awake.',
    },
    {
      title: 'Better balance',
      text: 'Scars, pale patches and a lopsided bow can be evened out with tone alone.',
    },
    {
      title: 'For every complexion',
      text: 'Neutralizing first allows deeper lips to wear warmth without an ashy cast.',
    },
  ],
  whatToExpect: [
    'Cold sore question: If you have ever had one, a prescription antiviral starts before the appointment and continues after it.',
    'Shade and outline: We hold colors against bare lips by a window and pencil the border, staying within your own.',
    'Numbing: Cream before and gel during; upper lips are the tender part, and most people name a three or four.',
    'Three passes: Contour, gradient, fill, with time to stretch and drink through a straw between.',
    'First hours: Lips are swollen and vivid, about twice as bright as they will heal.',
  ],
  partners: ['phibrows'],
  subservices: [
    {
      id: 'natural-lip-blush',
      title: 'Natural blush',
      description:
        'A see-through wash one step above your own color. Friends say you look well; they rarely say why.',
      frequency: 'Two sessions 8 weeks apart, refreshed every 2 to 3 years',
      benefits: ['Soft, low-risk shade', 'Even tone'],
      targets: ['Pale lips', 'Uneven color'],
      bestFor: 'First-timers and lip balm people.',
    },
    {
      id: 'defined-lip-blush',
      title: 'Defined blush',
      description:
        'Denser dots along the rim fade inward, for a gently lined look. It follows the border you were born with rather than one borrowed from a photograph.',
      frequency: 'Two sessions 8 weeks apart, refreshed every 2 years or so',
      benefits: ['Crisper outline', 'Fuller impression'],
      targets: ['Blurred border', 'Feathering lipstick', 'Mature lips'],
      bestFor: 'Those who would not go out without a lip liner.',
    },
    {
      id: 'dark-lip-neutralization',
      title: 'Dark lip neutralizing',
      description:
        'Warm correctors are set in one or two sessions to cancel blue and gray. Once healed, your chosen tint goes on top.',
      frequency: 'Two to four sessions, 8 to 10 weeks apart',
      benefits: ['Brighter, warmer base', 'Evens upper and lower lip'],
      targets: ['Cool brown lips', 'Two-toned lips', 'Darkened edges'],
      bestFor: 'Medium to deep skin, provided it heals without dark marks.',
    },
    {
      id: 'scar-and-asymmetry',
      title: 'Scar and asymmetry correction',
      description:
        'Work around old cleft repairs, bites or cold sore scars, where tissue is stiff and takes pigment in its own time. Expect small steps.',
      frequency: 'Two to three sessions, 8 to 12 weeks apart',
      benefits: ['Balanced Cupid’s bow', 'Camouflaged pale scars'],
      targets: ['Cleft scars', 'Uneven height', 'Lost pigment'],
      bestFor: 'Scars at least a year old.',
    },
    {
      id: 'lip-blush-refresh',
      title: 'Lip refresh',
      description:
        'A single shorter session once color has thinned. Tone may be shifted a little to follow your hair or your taste.',
      frequency: 'Once, every 2 to 3 years',
      benefits: ['Brings back brightness', 'One visit'],
      targets: ['Faded tint'],
      bestFor: 'Healed lip blush that has dropped to a whisper.',
    },
  ],
  faqs: [
    {
      question: 'How long is healing?',
      answer:
        'Swelling is gone in one or two days. Peeling runs from day three to seven, leaving lips chalky and almost colorless until roughly week four, when tint blooms from below. Judge it at eight weeks.',
    },
    {
      question: 'Why do I need an antiviral?',
      answer:
        'Most adults carry the herpes simplex virus, many unknowingly, and needling can wake it. An outbreak is painful and takes pigment with it, so we ask our medical team about a short course for anyone with a history.',
    },
    {
      question: 'Can I see the color beforehand?',
      answer:
        'As swatches and on a drawing, yes, but only healing reveals the true tone. We begin lighter than you may expect, since adding is simple.',
    },
    {
      question: 'Is it safe with lip filler?',
      answer:
        'Leave at least four weeks in either order. Pigment first is often easier, as the border is then fixed before any gel is placed.',
    },
    {
      question: 'Will it hide dark spots on my lips?',
      answer:
        'Flat brown spots should be examined first. Once they are known to be harmless, tone can be blended around them, but we do not tattoo over a pigmented lesion.',
    },
    {
      question: 'May I eat normally?',
      answer:
        'On the first day take soft, cool food in small bites and drink with a straw. For a week avoid salt, spice, citrus and anything you would have to lick off.',
    },
  ],
  duration: 'About two and a half hours, with color selection.',
  sessions: 'Two, some eight weeks apart; two to four if neutralizing comes first.',
  downtime: 'One to two days of swelling and five to seven of peeling.',
  contraindications: [
    'Active cold sore, chapped or cracked lips',
    'A history of cold sores, until you have an antiviral from a prescriber',
    'Filler in the lips within four weeks',
    'Pregnancy and breastfeeding',
    'Isotretinoin in the past year',
    'Blood thinners, low platelets, or diabetes that is not under control',
    'Chemotherapy, radiation or medicine that lowers immunity',
    'A habit of healing with dark marks, keloids or thick scars',
    'A brown or changing spot on the lip that nobody has examined',
    'Allergy to lidocaine, pigments or metals',
    'Younger than eighteen',
  ],
  aftercare: [
    'Blot clear fluid every half hour on day one, and keep a thin film of the balm supplied on your lips for a week.',
    'Blot after eating with damp gauze; do not wipe.',
    'No kissing, lipstick, whitening toothpaste or hot drinks for the first days.',
    'Do not peel skin off, however tempting a loose edge may be.',
    'Finish the antiviral course even if nothing appears.',
    'For soreness, acetaminophen as its label directs; ask before ibuprofen or aspirin in the first two days.',
    'Call us the same day about blisters, pus, or pain and swelling that grow.',
    'From week three, a lip balm with SPF 30 keeps color longer than anything else.',
  ],
  treatmentApproach:
    'We read temperature before shade: a cool lip is warmed, a warm lip is kept from turning orange, and only after that do we talk about pink.',
  helpTopics: ['infection', 'cold-sore', 'pigment', 'bleeding', 'numbing'],
  performedBy: 'body-art',
  // Sources: FDA, "Tattoos & Permanent Makeup: Fact Sheet" and "Think Before You Ink: Tattoo Safety" (fda.gov); California Health
  // and Safety Code section 119300 and following (Safe Body Art Act).
  regulatoryStatus:
    'Lip color is placed by tattoo, with pigments that aren’t FDA-approved for injection into skin. California law treats it as body art and sets rules for the artist’s training and hygiene.',
  consultationRequired: true,
  combinationTreatments: [
    'A subtle lip flip with [neurotoxin](/services/botox-neurotoxins), two weeks apart.',
    'Brow tattooing on a different day, so that you are only ever healing one thing.',
    'Peels around the mouth no sooner than six weeks later, with lips covered.',
  ],
  relatedServices: ['semi-permanent-makeup', 'injectables', 'microblading'],
  articles: ['spmu-aftercare-guide'],
} satisfies Service;
