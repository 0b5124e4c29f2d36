import type { ServiceCategory, ServiceSlug } from './schema.ts';

export interface Category {
  readonly id: ServiceCategory;
  /** Element id of the section on the catalogue page; menus and the home page link to it. */
  readonly anchor: `${ServiceCategory}-section`;
  readonly title: string;
  readonly description: string;
  /** Cards in the order shown. Every service is in exactly one category. */
  readonly slugs: readonly ServiceSlug[];
}

/** The four sections of the catalogue, in order. */
export const categories: readonly Category[] = [
  {
    id: 'skin',
    anchor: 'skin-section',
    title: 'Skin',
    description:
      'Texture, tone, clarity, firmness. From a facial you can have on your lunch hour to devices that work in the deeper layers, each matched to your skin and your calendar.',
    slugs: [
      'elevated-hydrafacials',
      'chemical-peels',
      'dermaplaning',
      'microneedling',
      'scarlet-srf-microneedling',
      'agnes-precision-rf-microneedling',
      'laser-ipl-facial-rejuvenation',
      'laser-facial-rejuvenation',
    ],
  },
  {
    id: 'face',
    anchor: 'face-section',
    title: 'Face',
    description:
      'Lines softened, contours supported, brows and lips drawn in pigment made to fade. And, when an older tattoo no longer suits your face, ways to take it back.',
    slugs: [
      'botox-neurotoxins',
      'injectables',
      'plasmage-skin-tightening',
      'buccal-facial-massage',
      'semi-permanent-makeup',
      'microblading',
      'lip-blush',
      'eyebrow-laser-removal',
      'phibrows-tattoo-removal',
    ],
  },
  {
    id: 'hair',
    anchor: 'hair-section',
    title: 'Hair',
    description:
      'The scalp is skin, and it repays the same attention. Head spa rituals for rest and cleanliness, courses for thinning hair, and pigment for the places where hair will not return.',
    slugs: [
      'head-spa',
      'hair-restoration',
      'exosome-scalp-treatment',
      'jet-peel-scalp',
      'led-scalp-therapy',
      'laser-scalp-therapy-led',
      'hair-scalp-micropigmentation',
      'phibrows-hairline-camouflage',
    ],
  },
  {
    id: 'body',
    anchor: 'body-section',
    title: 'Body',
    description:
      'Unwanted hair, old ink, stretch marks, a week that has left you depleted. Care below the neck, planned with the same thoroughness as a face.',
    slugs: ['laser-hair-removal', 'body-microneedling', 'laser-tattoo-removal', 'iv-therapy'],
  },
];
