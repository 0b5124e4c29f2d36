/** Massage and washing. */
import { line, every, screen, before, help, type Technique } from './rule.ts';
import { infection, sunburn, permanentMakeup4 } from './shared-rules.ts';

export const touch: readonly Technique[] = [
  {
    name: 'massage of the neck',
    rules: [
      screen(
        'neck',
        'No neck injury, stroke or carotid disease (massage training).',
        every('neck injury', 'stroke', 'carotid'),
      ),
      help('neck'),
    ],
  },
  {
    name: 'massage of the face',
    rules: [
      screen(
        'injections',
        'Two weeks after a neurotoxin, four after filler (studio protocol).',
        line('neurotoxin within two weeks', 'filler within four|filler or permanent makeup within four'),
      ),
      screen('clots', 'Ask about blood clots (massage training).', /blood clot/i),
    ],
  },
  {
    name: 'washing and exfoliating the scalp',
    rules: [
      infection,
      sunburn,
      permanentMakeup4,
      screen(
        'needling',
        'A week after needling or PRP (studio protocol).',
        line('needling', 'PRP', 'a week'),
      ),
      screen(
        'transplant',
        'Six months after a transplant (studio protocol).',
        line('transplant', 'six months'),
      ),
      before('color', 'Three days after color (studio protocol).', line('color', 'three days|72 hours')),
      help('splash'),
    ],
  },
];
