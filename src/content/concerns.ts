import { paths } from '../site/paths.ts';
import type { Concerns } from './concerns.schema.ts';

export const concerns = {
  meta: {
    title: 'Shop by concerns: skin types and conditions',
    description:
      'Find treatments for sensitive, oily or dehydrated skin, rosacea, acne scars and enlarged pores: how to recognize each one and three places to begin.',
  },
  hero: {
    eyebrow: 'Shop by concerns',
    title: 'Start with your skin',
    text: 'You don’t need to know the name of a treatment. Find the description that sounds like your skin, and see where we would begin.',
    actions: [{ kind: 'link', label: 'LEARN MORE', about: 'about our services', to: paths.services }],
  },
  groups: [
    {
      id: 'skin-types',
      title: 'Skin types',
      text: 'Your type is what your skin does on an ordinary day. It changes with age, season and habits, so look at it as it is now.',
      concerns: [
        {
          id: 'sensitive',
          type: 'Sensitive',
          description:
            'Skin that answers quickly and loudly. Often the outer barrier is thin or worn, so things get in that should stay out. It can be dry or oily; what it has in common is that calm comes before everything else.',
          characteristics: [
            'Stings or burns with products others find mild',
            'Flushes with heat, wind, spice or stress',
            'Feels tight or itchy after washing',
            'Stays red for a while after rubbing or exfoliating',
          ],
          image: { name: 'concern-sensitive', alt: 'A white feather resting on soft folds of linen' },
          recommendedTreatments: [
            {
              name: 'Elevated HydraFacials',
              description:
                'Cleansing and hydration by water and gentle suction, with the acid step softened or left out.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'Chemical Peels',
              description:
                'Only the mildest kinds, such as lactic or mandelic, after a patch test and in short contact.',
              slug: 'chemical-peels',
            },
            {
              name: 'Buccal Facial Massage',
              description:
                'For tension more than for skin: work on the muscles of jaw and cheek, without active ingredients.',
              slug: 'buccal-facial-massage',
            },
          ],
        },
        {
          id: 'oily',
          type: 'Oily',
          description:
            'Skin whose glands are generous, mostly by inheritance and hormones. Oil itself protects; trouble starts when it mixes with dead cells and stays in the pore. Stripping it makes skin irritated, not matte.',
          characteristics: [
            'Shine by midday, above all on forehead, nose and chin',
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
              description: 'Salicylic acid dissolves in oil, so it can loosen what sits inside the pore.',
              slug: 'chemical-peels',
            },
            {
              name: 'Elevated HydraFacials',
              description: 'Painless extraction by suction, with hydration so that skin isn’t left tight.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'Agnes Precision RF Microneedling',
              description:
                'For recurring blemishes in the same spots: energy placed at single oil glands, after examination.',
              slug: 'agnes-precision-rf-microneedling',
            },
          ],
        },
        {
          id: 'dry-dehydrated',
          type: 'Dry/Dehydrated',
          description:
            'Dry skin makes too little oil; dehydrated skin holds too little water, and even an oily face can do that. Both look dull and feel smaller than you are. They need different things, and a consultation tells them apart.',
          characteristics: [
            'Tight after cleansing, rough to the touch',
            'Fine lines that soften when you apply cream',
            'Flakes around nose and mouth',
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
                'Water and humectants pressed into freshly cleared skin; a comfortable first step.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'Dermaplaning',
              description:
                'Lifts dull cells and fine hair, so that what you put on afterward reaches the skin.',
              slug: 'dermaplaning',
            },
            {
              name: 'Chemical Peels',
              description: 'A gentle lactic acid peel hydrates while it lifts dry, dull flakes.',
              slug: 'chemical-peels',
            },
          ],
        },
      ],
    },
    {
      id: 'skin-conditions',
      title: 'Skin conditions',
      text: 'A condition is something that can be named and followed. Some need a doctor’s diagnosis first, and we will say so when yours does.',
      concerns: [
        {
          id: 'rosacea',
          type: 'Rosacea',
          description:
            'A long-lasting condition of the central face with flushing, lasting redness and visible vessels, sometimes with bumps or irritated eyes. On deeper skin it may look brown or dusky and feel hot more than it looks red. It can be calmed, and it tends to return, so we plan for the long run.',
          characteristics: [
            'Redness or warmth on cheeks, nose and chin that comes in waves',
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
                'Light that vessels and redness absorb; usually every 3 to 4 weeks, and not for every skin tone.',
              slug: 'laser-ipl-facial-rejuvenation',
            },
            {
              name: 'Laser Facial Rejuvenation',
              description:
                'A more focused choice for single vessels, with settings chosen after examination.',
              slug: 'laser-facial-rejuvenation',
            },
            {
              name: 'Elevated HydraFacials',
              description: 'A cool, gentle version between flares, without heat, scrubs or strong acids.',
              slug: 'elevated-hydrafacials',
            },
          ],
        },
        {
          id: 'acne-scars',
          type: 'Acne Scars',
          description:
            'Dents, waves or raised spots left after inflammation, often together with flat marks in red or brown. Marks fade with time and sun protection; dents need new collagen. Active acne should be quiet first, and progress is counted in months.',
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
              description:
                'Fine channels with SkinPen that prompt the skin to remodel itself; suits every skin tone.',
              slug: 'microneedling',
            },
            {
              name: 'Scarlet SRF Microneedling',
              description: 'Microneedles with radiofrequency for deeper dents, usually every 4 to 6 weeks.',
              slug: 'scarlet-srf-microneedling',
            },
            {
              name: 'Chemical Peels',
              description: 'Helps the color of flat marks and refines the surface between needling visits.',
              slug: 'chemical-peels',
            },
          ],
        },
        {
          id: 'enlarged-pores',
          type: 'Enlarged Pores',
          description:
            'A pore can’t open or close, and it can’t be erased. It can look smaller when it is empty, when the skin around it is firmer and when less oil passes through it. That is what these treatments aim for.',
          characteristics: [
            'Visible openings on nose, cheeks and forehead',
            'Oval pores that follow the slackening of the cheek',
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
              description:
                'Empties pores and softens their edges; the effect is pleasant and needs repeating.',
              slug: 'elevated-hydrafacials',
            },
            {
              name: 'SkinPen Microneedling',
              description: 'Builds firmness around the pore over a series of visits.',
              slug: 'microneedling',
            },
            {
              name: 'Scarlet SRF Microneedling',
              description: 'Adds warmth in the deeper skin where pores go with slackening.',
              slug: 'scarlet-srf-microneedling',
            },
          ],
        },
      ],
    },
  ],
  labels: { characteristics: 'How to recognize it', treatments: 'Where we would begin' },
  unsure: {
    title: 'Two of them sound like you?',
    text: 'Most people are a mixture. Send us a few photos in daylight and we will help you to sort it out by video.',
    action: { kind: 'link', label: 'VIRTUAL CONSULTATIONS', to: paths.virtualConsultations },
  },
  closing: {
    title: 'Ready to have your skin looked at?',
    text: 'Treatments begin with a consultation. We look, ask, explain what would help and what can wait.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'LEARN MORE', about: 'about our services', to: paths.services },
    ],
  },
} satisfies Concerns;
