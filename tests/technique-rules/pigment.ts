/** Permanent makeup. */
import { line, every, screen, before, after, help, type Technique } from './rule.ts';
import { isotretinoin12, woundedSkin, vitiligo, sunburn, neurotoxin2 } from './shared-rules.ts';

export const pigment: readonly Technique[] = [
  {
    name: 'permanent makeup',
    rules: [
      ...woundedSkin,
      isotretinoin12,
      vitiligo,
      sunburn,
      screen(
        'pregnancy',
        'None in pregnancy or while nursing (studio protocol).',
        /pregnan[^.;\n]*(?:nursing|breastfeeding)/i,
      ),
      screen('age', 'Eighteen or older (Safe Body Art Act).', /(?:under|younger than) 18\b/i),
      screen(
        'allergy',
        'Ask about lidocaine, metals, pigment and latex (FDA fact sheet on permanent makeup).',
        line('lidocaine', 'metals', 'pigment', 'latex'),
      ),
      neurotoxin2,
      before(
        'retinoids',
        'Two weeks without retinoids and acids (PhiBrows training).',
        line('retinoids', 'acids', '\\btwo\\b'),
      ),
      {
        id: 'numbing',
        says: 'Numbing on unbroken skin only (lidocaine label).',
        field: 'whatToExpect',
        must: /unbroken skin/,
      },
      after(
        'water',
        'No pool, sauna or workouts for 10 days and until flaking ends (our healing guide).',
        line('pool|swimming', '10 days', 'flak|peel'),
      ),
      after('sun', 'No sun for four weeks (our healing guide).', line('sun\\b', 'four weeks')),
      after('sunscreen', 'Sunscreen from week three (our healing guide).', /(?:week three|third week)/i),
      after(
        'pain relief',
        'Acetaminophen; ask before ibuprofen or aspirin for two days (our healing guide).',
        line('acetaminophen', 'ibuprofen', 'two days'),
      ),
      after('actives', 'Retinoids and acids fade pigment (our healing guide).', /retinoids/i),
      help('infection', 'pigment', 'bleeding', 'numbing'),
    ],
  },
  {
    name: 'permanent makeup of the face and hairline',
    rules: [
      screen(
        'devices',
        'Four weeks after a peel or laser (studio protocol).',
        line('peel', 'laser', 'four weeks'),
      ),
    ],
  },
  {
    name: 'permanent makeup of the lips',
    rules: [
      screen(
        'cold sores',
        'With past cold sores, an antiviral first (American Academy of Dermatology).',
        line('cold sore', 'antiviral'),
      ),
      screen('filler', 'Four weeks after lip filler (studio protocol).', line('lip', 'filler', 'four weeks')),
      help('cold-sore'),
    ],
  },
  {
    name: 'pigment at the hairline and scalp',
    rules: [
      {
        id: 'amount of numbing',
        says: 'A thin layer only, since a scalp is a large area (FDA advisory on topical anesthetics, 2009).',
        field: 'whatToExpect',
        must: /thin layer of [a-z- ]*cream/,
      },
      before(
        'minoxidil before',
        'Topical minoxidil stops a week before (it makes skin bleed; studio protocol).',
        line('minoxidil', 'a week ahead'),
      ),
      after(
        'minoxidil after',
        'Topical minoxidil waits 10 days (its label: not on broken skin).',
        every('minoxidil', '10 days'),
      ),
    ],
  },
];
