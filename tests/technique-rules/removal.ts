/** Removal of tattoos and permanent makeup. */
import { line, every, screen, before, after, anywhere, help, type Technique } from './rule.ts';
import { pregnancy, isotretinoin12, woundedSkin, vitiligo, lidocaine, antiviral } from './shared-rules.ts';

export const removal: readonly Technique[] = [
  {
    name: 'pigment laser',
    rules: [
      lidocaine,
      anywhere('test spot', 'White, pink and brown inks are tested first (they can darken).', /test spot/i),
      after(
        'closed skin',
        'No gym or pool until the skin has closed (infection control).',
        line('gym', 'pool', 'skin has closed'),
      ),
      help('numbing'),
    ],
  },
  {
    name: 'tattoo removal with laser or acid',
    rules: [
      ...woundedSkin,
      pregnancy,
      vitiligo,
      screen(
        'tan',
        'Four weeks without a tan (laser instructions; pigment risk of acid).',
        line('\\btan\\b', 'four weeks'),
      ),
      screen(
        'ink',
        'Ask about allergy to the ink, which can spread (FDA, tattoo removal).',
        line('allerg', 'tattoo'),
      ),
      anywhere(
        'new ink',
        'New ink heals for eight weeks first, except for acid in its first 48 hours (maker).',
        /eight weeks/i,
      ),
      {
        id: 'interval',
        says: 'Six to eight weeks between visits (specification).',
        field: 'sessions',
        must: /every 6 to 8 weeks/i,
      },
      after(
        'sun',
        'Three months out of the sun (American Academy of Dermatology).',
        line('sun', 'three months'),
      ),
      help('burn', 'color-change', 'infection', 'pigment', 'bleeding', 'numbing'),
    ],
  },
  {
    name: 'acid removal',
    rules: [
      isotretinoin12,
      antiviral,
      lidocaine,
      screen(
        'lips',
        'For lips, four weeks after filler (studio protocol).',
        line('lips', 'filler', 'four weeks'),
      ),
      screen(
        'brows',
        'For brows, two weeks after a neurotoxin (studio protocol).',
        line('brows', 'neurotoxin', 'two weeks'),
      ),
      before('retinoids', 'Two weeks without retinoids (maker).', line('retinoid', 'two weeks')),
      anywhere(
        'numbing',
        'Cream on unbroken skin only, so not on a fresh tattoo (lidocaine label).',
        every('unbroken skin', 'no numbing cream'),
      ),
      anywhere('eyelids', 'Never on eyelids (acid can injure the eye).', /never on eyelids/i),
      help('splash', 'eyes', 'cold-sore'),
    ],
  },
];
