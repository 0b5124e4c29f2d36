/** Lasers, intense pulsed light and LED. */
import { line, every, screen, before, after, anywhere, help, type Technique } from './rule.ts';
import {
  pregnancy,
  isotretinoin6,
  woundedSkin,
  vitiligo,
  lidocaine,
  antiviral,
  neurotoxin2,
  retinoids5,
} from './shared-rules.ts';

export const light: readonly Technique[] = [
  {
    name: 'laser and intense pulsed light',
    rules: [
      ...woundedSkin,
      pregnancy,
      isotretinoin6,
      vitiligo,
      screen('tan', 'Four weeks without a tan (laser instructions).', line('\\btan\\b', 'four weeks')),
      anywhere(
        'self-tanner',
        'Four weeks without self-tanner (laser instructions).',
        line('self-tanner', 'four weeks'),
      ),
      screen(
        'light-sensitizing medicine',
        'No light with medicine that sensitizes to it (laser instructions).',
        /light[- ]sensiti|photosensitizing|sensitize to light/i,
      ),
      screen('gold', 'No gold therapy, ever (skin can turn slate gray).', /\bgold\b/i),
      screen(
        'light-provoked illness',
        'No lupus, porphyria or light-triggered seizures (laser instructions).',
        every('lupus', 'porphyria', 'seizures'),
      ),
      after('sunscreen', 'SPF 50 until the skin has recovered (American Academy of Dermatology).', /SPF 50/),
      after(
        'heat and sweat',
        'No workouts, pools or saunas at first (laser instructions).',
        line('gym|workouts|sweating', 'pool'),
      ),
      help('burn', 'color-change', 'eyes', 'infection'),
    ],
  },
  {
    name: 'laser hair removal',
    rules: [
      antiviral,
      lidocaine,
      screen(
        'root',
        'Four weeks without waxing or threading (the hair’s root is the target).',
        line('waxing', 'four weeks'),
      ),
      screen('peel', 'Two weeks after a peel (studio protocol).', line('\\bpeel\\b', 'within two')),
      before('shave', 'Shave the day before (FDA, Removing Hair Safely).', /shave the day before/i),
      before(
        'retinoids',
        'On the face, no retinoids for five days (studio protocol).',
        line('retinoid', 'five days'),
      ),
      after('two days', 'No heat or sweat for two days (laser instructions).', line('gym', 'two days')),
      after(
        'sun',
        'Cover up or SPF 50 for four weeks (American Academy of Dermatology).',
        line('SPF 50', 'four weeks'),
      ),
      anywhere(
        'numbing',
        'Cream on small areas only (FDA advisory, 2009).',
        line('numbing cream', 'small areas only'),
      ),
      help('cold-sore', 'numbing'),
    ],
  },
  {
    name: 'laser and light on the face',
    rules: [antiviral, neurotoxin2, retinoids5, help('cold-sore')],
  },
  {
    name: 'facial rejuvenation with laser or light',
    rules: [
      {
        id: 'neurotoxin afterward',
        says: 'Two weeks before a neurotoxin, not the same day (studio protocol).',
        field: 'combinationTreatments',
        must: line('neurotoxin', 'two weeks'),
        mustNot: line('neurotoxin', 'same day'),
      },
      screen(
        'melasma',
        'Ask about melasma, which heat can darken (American Academy of Dermatology).',
        /melasma/i,
      ),
      screen(
        'tattoos',
        'Nothing over tattoos or permanent makeup (FDA fact sheet).',
        line('permanent makeup', 'tattoos'),
      ),
      screen(
        'filler',
        'A month after filler (filler instructions: inflammation).',
        line('filler', 'a month'),
      ),
      screen('needling', 'A month after needling (studio protocol).', line('needling', 'a month')),
      screen(
        'surface',
        'Two weeks after a peel or dermaplaning (studio protocol).',
        line('peel', 'dermaplaning', 'two weeks'),
      ),
      after(
        'actives',
        'Retinoids and acids wait a week (studio protocol).',
        line('retinoids', 'acids', 'week'),
      ),
      after(
        'sunscreen',
        'SPF 50 for four weeks (American Academy of Dermatology).',
        line('SPF 50', 'four weeks|a month'),
      ),
      after(
        'makeup',
        'Makeup waits at least until tomorrow (studio protocol).',
        line('makeup', 'tomorrow|24 hours'),
      ),
    ],
  },
  {
    name: 'LED and low-level laser light',
    rules: [
      screen(
        'seizures',
        'No light-triggered seizures or migraine (device labels).',
        line('seizures|epilepsy', 'migraine', 'light'),
      ),
      screen('light-provoked illness', 'No lupus or porphyria (device labels).', line('lupus', 'porphyria')),
      screen(
        'medicine',
        'No medicine that sensitizes to light (device labels).',
        /light[- ]sensiti|sensitize[^.]* light/i,
      ),
      screen('eyes', 'Ask about eye disease (device labels).', /eye disease|retinal disease/i),
      screen('pregnancy', 'The obstetrician agrees, or no light (few data).', /pregnan/i),
      help('light'),
    ],
  },
];
