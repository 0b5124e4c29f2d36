import { business } from '../business.ts';
import type { Service } from './service.schema.ts';

export const service = {
  slug: 'hair-scalp-micropigmentation',
  title: 'Hair & Scalp Micropigmentation',
  tagline: 'Fuller-looking hair from thousands of tiny dots, matched to your own color.',
  category: 'hair',
  cardDescription:
    'Tattooed dots that mimic follicles for a fuller or closely shaved look, in 2 to 4 sessions.',
  imageAlt: 'A pigment pen setting tiny dots on a smooth rounded form beside two cups of pigment',
  metaTitle: `Scalp Micropigmentation in ${business.address.city}`,
  metaDescription:
    'Scalp micropigmentation for thinning hair, shaved heads and scars, in 2 to 4 sessions, 7 to 14 days apart. How we match the dots and how they heal and fade.',
  keywords: [
    'scalp micropigmentation',
    'SMP',
    'hair tattoo',
    'scalp tattoo for thinning hair',
    'transplant scar camouflage',
    'shaved head look',
    'part density for women',
  ],
  description: [
    'When hair thins, what people notice is the scalp shining through. Scalp micropigmentation softens that contrast with dots the size of a cut hair, never in rows. From a foot away, the eye reads them as follicles.',
    'If you keep your hair cropped to stubble, it gives you the outline of a full head, and if you wear it long, it makes your part look narrower and your crown less bare. It can’t add texture or length: it’s an illusion of density, and a light hand makes it believable.',
    'We build slowly, so each layer settles before we match the next one to it. After the first, it looks a little too light, and that’s the plan.',
  ],
  benefits: [
    {
      title: 'Immediate cover',
      text: 'Contrast softens from the first visit.',
    },
    {
      title: 'Works without follicles',
      text: 'It reaches bald areas where medicine and light have nothing to work with.',
    },
    {
      title: 'Low upkeep',
      text: 'Once built, the look usually lasts three to five years before a refresh.',
    },
    {
      title: 'For a wide part, too',
      text: 'Shading takes the place of powders that run in the rain.',
    },
  ],
  whatToExpect: [
    'Design: We draw and redraw a hairline until it suits your face, slightly broken rather than ruler-straight.',
    'Shade match: We compare pigment with your roots in daylight, and dilute it for gray.',
    'First session: We numb unbroken skin one section at a time, with a thin layer of over-the-counter cream. You feel light pricking for two to four hours, with breaks.',
    'Settling and layers: Dots look sharp and a little large for three days, then shrink. At the next visits, we add density and blend the edges.',
  ],
  subservices: [
    {
      id: 'smp-full-shaved',
      title: 'Full shaved look',
      description: 'You shave every day or two so real and drawn follicles match.',
      frequency: '2 to 4 sessions, 7 to 14 days apart',
      benefits: ['Outline of a full head', 'No fibers or hats'],
      targets: ['Baldness', 'Advanced recession'],
      bestFor: 'Men and women who like a closely shaved head.',
    },
    {
      id: 'smp-density',
      title: 'Density for long hair',
      description: 'We place dots between your own hairs. We pin long hair in rows and shave nothing.',
      frequency: '2 to 4 sessions, 7 to 14 days apart',
      benefits: ['Narrower-looking part', 'Keeps your length'],
      targets: ['Wide part', 'See-through crown', 'Diffuse thinning'],
      bestFor: 'Women with stable thinning and at least half their density.',
    },
    {
      id: 'smp-scar',
      title: 'Scar camouflage',
      description:
        'Dots break up strip scars and punch marks. We begin with a trial patch, because scars take ink unevenly.',
      frequency: '2 to 4 sessions, 7 to 14 days apart, longer for dense scars',
      benefits: ['Less visible line', 'Freedom to wear hair shorter'],
      targets: ['Transplant scars', 'Surgical scars', 'Burn marks'],
      bestFor: 'Flat, pale scars over a year old.',
    },
    {
      id: 'smp-hairline',
      title: 'Hairline softening',
      description: 'Sparse, irregular dots fill in recessed temples or soften a harsh transplant hairline.',
      frequency: '2 to 3 sessions, 7 to 14 days apart',
      benefits: ['Natural edge', 'Small area'],
      targets: ['Temples', 'Harsh transplant line'],
      bestFor: 'Short hair with an otherwise full top.',
    },
    {
      id: 'smp-refresh',
      title: 'Refresh session',
      description:
        'We add a single layer over faded work and adjust the tone if your hair has turned gray since.',
      frequency: 'Every 3 to 5 years',
      benefits: ['One visit', 'Updated shade'],
      targets: ['Faded dots'],
      bestFor: 'Finished work that has faded.',
    },
  ],
  faqs: [
    {
      question: 'Will it turn blue or green?',
      answer:
        'Body ink can, if it’s placed too deep. Carbon-based pigment kept shallow tends to gray and lighten instead.',
    },
    {
      question: 'What happens when I go gray?',
      answer: 'Diluted black reads as gray and blends well. A refresh can follow your new color.',
    },
    {
      question: 'Can I continue minoxidil or have a transplant later?',
      answer:
        'Pause topical minoxidil from a week before your first session until 10 days after your last. If you take tablets, don’t stop on your own; ask your prescriber. Surgeons can transplant into treated scalp.',
    },
    {
      question: 'Can it be removed?',
      answer:
        'A tattoo laser usually fades it in one to three sessions. Still, decide as you would for any tattoo.',
    },
  ],
  inBrief: { time: '2 to 4 hours', downtime: '2 to 3 days', sessions: '2 to 4' },
  pricedBy: 'area',
  suits: 'A closely shaved look, or the look of density under longer hair.',
  feels: 'Light pricking, three or four out of ten, more along the temples.',
  sessions: '2 to 4 sessions, 7 to 14 days apart, and a refresh after three to five years.',
  downtime: 'Redness. No sweating for 10 days.',
  prepare:
    'Stop topical minoxidil a week ahead, and scalp retinoids and acids two weeks ahead. Let any shedding settle first.',
  contraindications: [
    'Active psoriasis, eczema, folliculitis, sunburn or infection where we would work',
    'A history of keloids or vitiligo',
    'Skin cancer, or a mole on the scalp that nobody has checked',
    'Shedding that has just begun or is still spreading: let it stabilize first',
    'Blood thinners, hemophilia or uncontrolled diabetes',
    'Chemotherapy, or other treatment that lowers immunity',
    'Transplant less than nine months ago',
    'Pregnancy, nursing, or age under 18',
    'Isotretinoin in the past 12 months, or forehead neurotoxin in the past two weeks',
    'Allergy to pigment, metals, lidocaine or latex',
  ],
  aftercare: [
    'Keep the scalp dry for three days, and rinse with cool water alone until day five. Then use a mild shampoo, with your fingertips.',
    'Don’t scratch or shave until the scabs are gone. If you’re sore, take acetaminophen as labeled, and ask us before ibuprofen or aspirin for two days.',
    'No gym, sauna or pool for 10 days and until flaking ends, and no sun for four weeks.',
    'From day five, use a light, oil-free moisturizer.',
    'From week three, wear a matte sunscreen every day to keep your dots crisp.',
    'Restart topical minoxidil 10 days after your last session. Skip acids, retinoids and scrubs: they fade dots.',
  ],
  qualityStandards: [
    'Trial patch on scars and on skin with a history of reactions',
    'Hairline approved by you before we start',
  ],
  helpTopics: ['infection', 'pigment', 'bleeding', 'numbing'],
  skinTypes: {
    title: 'For every skin tone',
    text: 'We match pigment to yours. If you form keloids, a tattoo isn’t for you.',
  },
  techniques: ['permanent makeup', 'pigment at the hairline and scalp'],
  performedBy: 'body-art',
  // Sources: FDA, "Think Before You Ink: Tattoo Safety" and "Tattoos & Permanent Makeup: Fact Sheet" (fda.gov); California Health
  // and Safety Code section 119300 and following (Safe Body Art Act); isotretinoin prescribing information, section 5.
  regulatoryStatus:
    'This is a tattoo, and an infection, an allergy or scars can follow. No pigment is FDA-approved for injection into skin; California’s Safe Body Art Act regulates artist and room.',
  consultationRequired: true,
  combinationTreatments: [
    '[Hair restoration](/services/hair-restoration) first, where follicles can still respond, then pigment once your density has settled.',
    'A hair transplant, with dots behind the grafts.',
  ],
  relatedServices: ['phibrows-hairline-camouflage', 'hair-restoration', 'laser-scalp-therapy-led'],
  articles: ['complete-hair-scalp-care-guide'],
} satisfies Service;
