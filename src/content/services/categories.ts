import type { ServiceCategory } from './service.schema.ts';

export interface Category {
  readonly id: ServiceCategory;
  /** Element id of the section on the services page. Menus and the home page link to it. */
  readonly anchor: `${ServiceCategory}-section`;
  readonly title: string;
  readonly description: string;
  /** The services in the order of their cards. Every service is in exactly one category. */
  readonly slugs: readonly ServiceSlug[];
}

const list = [
  {
    id: 'skin',
    anchor: 'skin-section',
    title: 'Skin',
    description:
      'From a lunch-hour facial to devices that work in the deeper layers, each matched to your skin and your calendar.',
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
      'For softer lines, and for brows and lips in pigment made to fade. And if an older tattoo no longer suits your face, we can lighten it.',
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
      'Your scalp is skin, and it loves the same attention. Head spa rituals for a quiet mind, care for thinning hair, and pigment where hair won’t return.',
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
      'Unwanted hair or old ink, stretch marks, an hour of hydration. Care below the neck, planned as thoughtfully as care for your face.',
    slugs: ['laser-hair-removal', 'body-microneedling', 'laser-tattoo-removal', 'iv-therapy'],
  },
] as const satisfies readonly (Omit<Category, 'slugs'> & { slugs: readonly string[] })[];

/** Every service that has a page. */
export type ServiceSlug = (typeof list)[number]['slugs'][number];

/** The four sections of the services page, in order. A service gets a page by being listed here. */
export const categories: readonly Category[] = list;
