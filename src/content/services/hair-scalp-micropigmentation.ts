import type { Service } from './schema.ts';

export const service = {
  slug: 'hair-scalp-micropigmentation',
  title: 'Hair & Scalp Micropigmentation',
  tagline: 'Thousands of small dots, and the eye supplies the hair.',
  category: 'hair',
  cardDescription: 'Tattooed dots that mimic follicles to add density or a shaved look, in 2 to 4 sessions.',
  imageAlt: 'A pigment pen setting tiny dots on a smooth rounded form beside two cups of pigment',
  metaTitle: 'Scalp Micropigmentation (SMP)',
  metaDescription:
    'Scalp micropigmentation for thinning, shaved heads and scars: 2 to 4 sessions, 7 to 14 days apart. How dots are matched, how they heal, fade and are kept up.',
  keywords: [
    'scalp micropigmentation',
    'SMP',
    'hair tattoo',
    'scalp tattoo for thinning hair',
    'transplant scar camouflage',
    'shaved head look',
    'women’s part density',
  ],
  description: [
    'Thin hair is noticed less for the hair that is missing than for the scalp that shines between. Scalp micropigmentation deals with the shine. With a needle far finer than a body artist’s, we place dots the size of a cut hair into the upper dermis, in two or three shades, and never in rows. From a foot away the brain reads them as follicles.',
    'Two kinds of people come for it. Some keep their hair cropped to stubble and want the outline of a full head; others, many of them women, wear it long and want the part to look less wide. The technique also hides the strip or dots left behind by a transplant. What it cannot do is add texture or length: it is an illusion of density, seen flat, and it depends on restraint in the drawing.',
    'Building slowly is the whole method. We work in 2 to 4 sessions, 7 to 14 days apart, so that each layer has settled before the next is matched to it. The first should look too light, and it is meant to. Anyone who finishes your scalp in an afternoon has left no room for how skin heals.',
  ],
  benefits: [
    {
      title: 'Immediate cover',
      text: 'Contrast between hair and scalp drops at the first appointment and more with each layer.',
    },
    {
      title: 'Works without follicles',
      text: 'Bald areas and scars can be treated where no medicine or light has anything to act on.',
    },
    {
      title: 'Low upkeep',
      text: 'Once built, the look holds for three to five years before it wants refreshing.',
    },
    {
      title: 'For women’s parts too',
      text: 'Shading beneath long hair replaces powders and fibers that run in the rain.',
    },
  ],
  whatToExpect: [
    'Design: A hairline is drawn and redrawn to suit your age and forehead, slightly broken rather than ruler-straight.',
    'Shade match: We compare pigment with shaved stubble or roots in daylight, and dilute for gray.',
    'First session: Three to four hours of light pricking, most tender at temples and crown, with breaks and cream.',
    'Settling: Dots look sharp and a little large for three days, then shrink as tiny scabs drop off.',
    'Layering: At the next visits we add density, blend edges and correct what healed too pale.',
  ],
  subservices: [
    {
      id: 'smp-full-shaved',
      title: 'Full shaved look',
      description:
        'A complete cropped-hair effect with a soft, age-appropriate hairline. You shave every day or two to keep real and drawn follicles alike.',
      frequency: '2 to 4 sessions, 7 to 14 days apart',
      benefits: ['Outline of a full head', 'No fibers or hats'],
      targets: ['Baldness', 'Advanced recession'],
      bestFor: 'Men and women content with a closely shaved head.',
    },
    {
      id: 'smp-density',
      title: 'Density for long hair',
      description:
        'Dots between existing hairs along the part and crown. Long hair is pinned in rows, and nothing is shaved.',
      frequency: '2 to 4 sessions, 7 to 14 days apart',
      benefits: ['Narrower-looking part', 'Keeps your length'],
      targets: ['Wide part', 'See-through crown', 'Diffuse thinning'],
      bestFor: 'Women with stable thinning and at least half their density.',
    },
    {
      id: 'smp-scar',
      title: 'Scar camouflage',
      description:
        'Strip scars, punch marks and old injuries are broken up with dots. Scar takes ink unevenly, so a trial patch goes first.',
      frequency: '2 to 4 sessions, 7 to 14 days apart, longer for dense scars',
      benefits: ['Less visible line', 'Freedom to wear hair shorter'],
      targets: ['Transplant scars', 'Surgical scars', 'Burn marks'],
      bestFor: 'Flat, pale scars over a year old.',
    },
    {
      id: 'smp-hairline',
      title: 'Hairline softening',
      description:
        'Recessed temples or a transplant front that looks pluggy are filled with sparse, irregular points.',
      frequency: '2 to 3 sessions, 7 to 14 days apart',
      benefits: ['Natural edge', 'Small area'],
      targets: ['Temples', 'Harsh transplant line'],
      bestFor: 'Short hair with an otherwise full top.',
    },
    {
      id: 'smp-refresh',
      title: 'Refresh session',
      description:
        'A single layer over faded work, with tone adjusted if your own hair has turned gray since.',
      frequency: 'Every 3 to 5 years',
      benefits: ['One visit', 'Updated shade'],
      targets: ['Faded dots'],
      bestFor: 'Completed work that has grown light.',
    },
  ],
  faqs: [
    {
      question: 'Will it turn blue or green?',
      answer:
        'Body inks laid too deep can. We use carbon-based pigment made for scalps, kept shallow, so that it grays and lightens instead of shifting color.',
    },
    {
      question: 'What happens when I go gray?',
      answer:
        'Diluted black reads as gray by nature, since it is a shade and not a hue. As your hair lightens, the dots fade along, and refresh sessions follow.',
    },
    {
      question: 'How painful is it?',
      answer:
        'A dull three to four of ten, more along the temples. Cream is used where skin allows, and you may watch a movie.',
    },
    {
      question: 'Can I continue minoxidil or have a transplant later?',
      answer:
        'Stop minoxidil a week before and restart ten days after. Surgeons can transplant into treated scalp; tell us your plans so the hairline leaves room for them.',
    },
    {
      question: 'Can it be removed?',
      answer:
        'Tattoo lasers fade it in one to three sessions in most cases. Still, decide as you would for any tattoo.',
    },
    {
      question: 'Why not all in one day?',
      answer:
        'Fresh dots swell and look bigger than they heal. Judging density takes a rested scalp, hence the 7 to 14 days between sessions.',
    },
  ],
  duration: 'Two to four hours per session, by area.',
  sessions: '2 to 4 sessions, 7 to 14 days apart; refresh after three to five years.',
  downtime: 'Two to three days of redness; no sweat or shaving for four or five.',
  contraindications: [
    'Active psoriasis, eczema, folliculitis or infection where we would work',
    'A history of keloids',
    'Skin cancer, or a mole on the scalp that nobody has checked',
    'Shedding that has just begun or is still spreading: let it stabilize first',
    'Anticoagulants, hemophilia or uncontrolled diabetes',
    'Chemotherapy, or other treatment that lowers immunity',
    'Transplant less than nine months ago',
    'Pregnancy, nursing, or age under eighteen',
    'Isotretinoin in the past twelve months',
    'Allergy to pigment, metals, lidocaine or latex',
  ],
  aftercare: [
    'Keep the scalp dry for three days; after that, rinse with cool water alone until day five.',
    'Do not scratch or shave until scabs are gone.',
    'No gym, sauna or pool for a week, and no sun for four.',
    'From day five, moisturize with something light and oil-free.',
    'Matte sunscreen every day thereafter, the single thing that keeps dots crisp.',
    'Acids, retinoids and scrubs on the scalp fade pigment; leave them out.',
    'Call us the same day about pus, fever, spreading redness or dots that rise and itch.',
  ],
  qualityStandards: [
    'County-registered body art practice with single-use needles',
    'Trial patch on scars and on skin with a history of reactions',
    'Hairline signed off by you, upright, before work starts',
  ],
  helpTopics: ['infection', 'pigment', 'bleeding', 'numbing'],
  performedBy: 'body-art',
  // Sources: FDA, "Think Before You Ink: Tattoo Safety" and "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov); California Health
  // and Safety Code section 119300 and following (Safe Body Art Act); isotretinoin prescribing information, section 5.
  regulatoryStatus:
    'This is a tattoo. The FDA hasn’t approved any pigment for use in the skin, and California regulates the artist and the room through its Safe Body Art Act.',
  consultationRequired: true,
  combinationTreatments: [
    '[Hair restoration](/services/hair-restoration) first, where living follicles can still gain; pigment once density has settled.',
    'Transplant, with dots behind the grafts to fill what they cannot.',
    'A gentle head spa from the fifth week, without acids.',
  ],
  relatedServices: ['phibrows-hairline-camouflage', 'hair-restoration', 'laser-scalp-therapy-led'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
