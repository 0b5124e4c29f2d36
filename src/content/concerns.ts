import { business } from './business.ts';
import { paths } from '../site/paths.ts';
import type { Concerns } from './concerns.schema.ts';

export const concerns = {
  meta: {
    title: 'Shop by concerns: skin treatments by type',
    description: `Find skin treatments in ${business.address.city} for sensitive, oily or dry skin, rosacea, acne scars and enlarged pores, with signs to look for and where to begin.`,
  },
  hero: {
    eyebrow: 'Shop by concerns',
    title: 'Skin treatments by concern',
    text: 'Start with your skin. Find the description that sounds like yours, and see where we’d begin.',
    actions: [{ kind: 'link', label: 'LEARN MORE', about: 'about our services', to: paths.services }],
  },
  groups: [
    {
      id: 'skin-types',
      title: 'Skin types',
      text: 'Your skin type is how your skin behaves on an ordinary day. It changes with age and season, so choose what fits today.',
      concerns: [
        {
          id: 'sensitive',
          type: 'Sensitive',
          description:
            'Sensitive skin reacts quickly, often because its outer barrier is thin or worn and irritants slip in. Whether it’s dry or oily, calming it comes first.',
          characteristics: [
            'Stings or burns with products that are mild for others',
            'Flushes with heat, wind, spice or stress',
            'Feels tight or itchy after washing',
            'Stays red for a while after rubbing or exfoliating',
          ],
          image: { name: 'concern-sensitive', alt: 'A white feather resting on soft folds of linen' },
          recommendedTreatments: [
            {
              name: 'Elevated HydraFacials',
              description:
                'Cleansing and hydration with water and gentle suction, and the acid step softened or left out.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'Chemical Peels',
              description:
                'The mildest kinds, such as lactic or mandelic, in fewer layers and for a short time.',
              slug: 'chemical-peels',
            },
            {
              name: 'Buccal Facial Massage',
              description:
                'Relief for the muscles of jaw and cheek, with a lighter touch on your skin and no active ingredients.',
              slug: 'buccal-facial-massage',
            },
          ],
        },
        {
          id: 'oily',
          type: 'Oily',
          description:
            'Oily skin has generous oil glands, mostly thanks to genes and hormones. The oil protects you until it mixes with dead cells and stays in the pore. Stripping it leaves skin irritated, not matte.',
          characteristics: [
            'Shine by midday, especially on the forehead, nose and chin',
            'Blackheads and congestion that come back',
            'Pores that are easy to see',
            'Makeup that slides or separates',
          ],
          image: {
            name: 'concern-oily',
            alt: 'Golden drops of oil on a smooth amber surface, seen from above',
          },
          recommendedTreatments: [
            {
              name: 'Chemical Peels',
              description: 'Salicylic acid dissolves in oil and loosens what’s inside the pore.',
              slug: 'chemical-peels',
            },
            {
              name: 'Elevated HydraFacials',
              description: 'Gentle extraction by suction, with hydration so your skin doesn’t feel tight.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'Agnes Precision RF Microneedling',
              description:
                'For blemishes that return to the same spots: energy aimed at single oil glands, off-label and after an exam.',
              slug: 'agnes-precision-rf-microneedling',
            },
          ],
        },
        {
          id: 'dry-dehydrated',
          type: 'Dry/Dehydrated',
          description:
            'Dry skin makes too little oil. Dehydrated skin holds too little water, and even an oily face can be dehydrated. Both feel tight, but they need different care, and a consultation tells them apart.',
          characteristics: [
            'Tight after cleansing, rough to the touch',
            'Fine lines that soften when you apply cream',
            'Flakes around the nose and mouth',
            'Makeup that catches or looks powdery',
          ],
          image: {
            name: 'concern-dry',
            alt: 'Cracked dry clay with a single clear drop of water and a green shoot',
          },
          recommendedTreatments: [
            {
              name: 'Elevated HydraFacials',
              description:
                'Water and humectants pressed into freshly cleansed skin, for a comfortable first step.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'Dermaplaning',
              description: 'Lifts dull cells and fine hair, and your serum reaches the skin.',
              slug: 'dermaplaning',
            },
            {
              name: 'Chemical Peels',
              description: 'A gentle lactic acid peel hydrates as it lifts dry, dull flakes.',
              slug: 'chemical-peels',
            },
          ],
        },
      ],
    },
    {
      id: 'skin-conditions',
      title: 'Skin conditions',
      text: 'These concerns have causes and patterns of their own. Some need a doctor’s diagnosis first, and we’ll tell you if yours does. Some treatments here are off-label uses; each service page says which.',
      concerns: [
        {
          id: 'rosacea',
          type: 'Rosacea',
          description:
            'Rosacea brings flushing and visible vessels to the middle of the face, sometimes with bumps or irritated eyes. On deeper skin, it may look brown or dusky, and you may feel the heat before you see any red. It can be calmed, but it tends to return, and we plan for that.',
          characteristics: [
            'Redness or warmth on the cheeks, nose and chin that comes in waves',
            'Fine vessels you can see up close',
            'Bumps without blackheads',
            'Known triggers such as sun, heat, wine or spice',
          ],
          image: {
            name: 'concern-rosacea',
            alt: 'A rose-red camellia floating in a bowl of cool water with fallen petals',
          },
          recommendedTreatments: [
            {
              name: 'Laser IPL Facial Rejuvenation',
              description:
                'Light that small vessels absorb, in sessions every 3 to 4 weeks. It isn’t for every skin tone.',
              slug: 'laser-ipl-facial-rejuvenation',
            },
            {
              name: 'Laser Facial Rejuvenation',
              description:
                'A more focused choice for single vessels, with settings chosen for you after an exam.',
              slug: 'laser-facial-rejuvenation',
            },
            {
              name: 'Elevated HydraFacials',
              description: 'A cool, gentle version between flares, without heat or strong acids.',
              slug: 'elevated-hydrafacials',
            },
          ],
        },
        {
          id: 'acne-scars',
          type: 'Acne Scars',
          description:
            'Acne scars are the dents or waves that inflammation leaves, often with flat red or brown marks. Raised scars need a dermatologist first. Marks fade with time and sun protection, while dents need new collagen. We calm active acne first, and progress takes months.',
          characteristics: [
            'Shallow rolling dents that show in side light',
            'Small deep points or box-shaped edges',
            'Flat red or brown marks where blemishes were',
            'Texture that makeup can’t hide',
          ],
          image: {
            name: 'concern-acne-scars',
            alt: 'A cream ceramic dish mended with fine lines of gold',
          },
          recommendedTreatments: [
            {
              name: 'SkinPen Microneedling',
              description: 'Fine channels prompt skin of every tone to build new collagen.',
              slug: 'microneedling',
            },
            {
              name: 'Scarlet SRF Microneedling',
              description:
                'Off-label: microneedles with radiofrequency for deeper dents, every 4 to 6 weeks.',
              slug: 'scarlet-srf-microneedling',
            },
            {
              name: 'Chemical Peels',
              description: 'Help fade flat marks and refine the surface, a month apart from microneedling.',
              slug: 'chemical-peels',
            },
          ],
        },
        {
          id: 'enlarged-pores',
          type: 'Enlarged Pores',
          description:
            'A pore looks smaller when it’s empty and the skin around it is firm. That’s what these treatments work on, while home care helps with oil. Nothing erases a pore.',
          characteristics: [
            'Visible openings on nose, cheeks and forehead',
            'Oval pores where the cheek has softened',
            'Frequent blackheads or fine gray filaments',
            'Skin that looks like orange peel in some light',
          ],
          image: {
            name: 'concern-enlarged-pores',
            alt: 'A porous pumice stone beside an open jar of cream and a smooth pebble',
          },
          recommendedTreatments: [
            {
              name: 'Elevated HydraFacials',
              description: 'Clear pores and soften their look, with regular visits to keep them clear.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'SkinPen Microneedling',
              description: 'Can firm skin around the pore over time, off-label.',
              slug: 'microneedling',
            },
            {
              name: 'Scarlet SRF Microneedling',
              description: 'Adds heat in the deeper skin, off-label, for pores in loose skin.',
              slug: 'scarlet-srf-microneedling',
            },
          ],
        },
      ],
    },
  ],
  labels: { characteristics: 'How to recognize it', treatments: 'Where we’d begin' },
  more: {
    title: 'Something else on your mind?',
    text: 'For lines, see [neurotoxins](/services/botox-neurotoxins); for sun spots on fair to medium skin, [IPL](/services/laser-ipl-facial-rejuvenation). [Filler](/services/injectables) can define a jaw, and [Kybella](/services/injectables) can reduce a double chin. If your hair is thinning, begin with [hair restoration](/services/hair-restoration).',
  },
  unsure: {
    title: 'Do two of these sound like you?',
    text: 'Most of us are a mix. Share a few photos in daylight, and we’ll help you sort it out by video.',
    action: { kind: 'link', label: 'VIRTUAL CONSULTATIONS', to: paths.virtualConsultations },
  },
  closing: {
    title: 'Ready for a closer look?',
    text: 'Every treatment begins with a consultation. Learn what would help now and what can wait.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'LEARN MORE', about: 'about our services', to: paths.services },
    ],
  },
} satisfies Concerns;
