/** Needles, with and without heat or plasma. */
import { line, every, screen, before, after, anywhere, help, type Technique } from './rule.ts';
import {
  pregnancy,
  isotretinoin6,
  isotretinoin12,
  woundedSkin,
  vitiligo,
  sunburn,
  lidocaine,
  antiviral,
  neurotoxin2,
  permanentMakeup4,
  retinoids5,
} from './shared-rules.ts';

export const needling: readonly Technique[] = [
  {
    name: 'needling with a pen, with radiofrequency or of the scalp',
    rules: [
      ...woundedSkin,
      pregnancy,
      isotretinoin6,
      sunburn,
      lidocaine,
      screen(
        'metals',
        'Ask about allergy to metals (SkinPen instructions: stainless steel).',
        /steel|metals/i,
      ),
      screen(
        'connective tissue',
        'Ask about lupus, scleroderma and their kin (SkinPen instructions).',
        /lupus|connective tissue|autoimmune/i,
      ),
      retinoids5,
      after(
        'pain relief',
        'No ibuprofen or aspirin for a week unless prescribed (they dampen repair).',
        line('ibuprofen', 'aspirin', 'week', 'prescribed'),
      ),
      after(
        'sweat and pools',
        'No sweat, pool or sauna for three days, or 72 hours (SkinPen aftercare).',
        line('sweat|workout|gym', 'three days|72 hours'),
      ),
      after('pools', 'Pools are named (SkinPen aftercare).', /pools|swimming/i),
      after('sun', 'Protect needled skin from the sun (SkinPen aftercare).', /\bsun\b|SPF/i),
      help('infection', 'bleeding', 'numbing'),
    ],
  },
  {
    name: 'needling of the face',
    rules: [
      antiviral,
      neurotoxin2,
      screen(
        'eyelids',
        'Six months after eyelid surgery (studio protocol).',
        line('eyelid surgery', 'six months'),
      ),
      {
        id: 'peel afterward',
        says: 'A month before the next peel (studio protocol).',
        field: 'combinationTreatments',
        mustNot: line('\\bpeel\\b', 'two weeks|same day'),
      },
      screen(
        'peels and light',
        'A month after a peel, laser or light (studio protocol).',
        line('peel', 'laser', 'a month'),
      ),
      screen(
        'surface',
        'Two weeks after waxing or dermaplaning (studio protocol).',
        line('waxing', 'dermaplaning', 'two weeks'),
      ),
      after(
        'sunscreen',
        'Mineral SPF 50 from day two, for four weeks (SkinPen aftercare: after 24 hours).',
        every('SPF 50', 'four weeks'),
      ),
      after(
        'actives',
        'No retinoids or acids for three days after a pen (SkinPen aftercare), a week after heat.',
        line('retinoid', 'acid'),
      ),
      help('color-change', 'eyes', 'cold-sore'),
    ],
  },
  {
    name: 'needling of the whole face',
    rules: [permanentMakeup4],
  },
  {
    name: 'needling of scars',
    rules: [
      anywhere(
        'age of scars',
        'Scars are at least a year old (SkinPen: newer scars not studied).',
        line('scar', 'a year'),
      ),
      {
        id: 'newer scars',
        says: 'No page treats scars of six months (SkinPen: not studied).',
        field: 'all',
        mustNot: line('scars?\\b.*six months'),
      },
    ],
  },
  {
    name: 'radiofrequency needling',
    rules: [
      screen('implants', 'No pacemaker or other electronic implant (device instructions).', /pacemaker/i),
      screen('metal', 'No metal plates or wires in the area (device instructions).', /metal plates/i),
      screen(
        'filler',
        'A month after filler, three at the exact site of Agnes (heat can harm filler; studio protocol).',
        line('filler', 'months?\\b'),
      ),
      after(
        'makeup',
        'No makeup on needle points for three days (studio protocol).',
        line('makeup', 'three days'),
      ),
      after(
        'actives',
        'Retinoids and acids wait a week (studio protocol).',
        line('retinoid', 'week|seven days'),
      ),
      anywhere(
        'FDA notice',
        'The page names the notice of October 15, 2025 (FDA safety communication).',
        /October 2025/,
      ),
      help('burn', 'color-change', 'radiofrequency'),
    ],
  },
  {
    name: 'strong numbing cream over a large area',
    rules: [
      screen(
        'strong cream',
        'Ask about seizures, heartbeat and liver (FDA advisory on topical anesthetics, 2009).',
        line('seizures', 'heartbeat', 'liver'),
      ),
    ],
  },
  {
    name: 'plasma rich in platelets (PRP)',
    rules: [
      screen(
        'blood',
        'No PRP with low platelets, anemia, fever, blood-borne infection or cancer (maker of the kit).',
        every('platelets', 'anemia', 'fever', 'blood-borne', 'cancer'),
      ),
      anywhere(
        'pain relief',
        'Ask about ibuprofen before PRP (it blocks platelets).',
        line('ibuprofen', 'before PRP'),
      ),
    ],
  },
  {
    name: 'plasma pen',
    rules: [
      ...woundedSkin,
      pregnancy,
      isotretinoin12,
      vitiligo,
      antiviral,
      lidocaine,
      screen('skin tone', 'Fair skin only (maker; risk of lasting marks).', /Fitzpatrick types IV to VI/),
      screen('implants', 'No pacemaker (maker).', /pacemaker/i),
      screen(
        'neurotoxin and surface',
        'Two weeks after a neurotoxin, waxing or dermaplaning (studio protocol).',
        line('neurotoxin', 'waxing', 'two weeks'),
      ),
      screen(
        'filler and peels',
        'A month after filler, needling, laser or a peel (studio protocol).',
        line('filler', 'needling', 'peel', 'a month'),
      ),
      before('sun', 'No tan for four weeks (maker: risk of dark marks).', line('tan|sun', 'four weeks')),
      retinoids5,
      after(
        'crusts',
        'No pool, sauna, workout or makeup until crusts are gone (maker).',
        line('pools', 'workouts', 'crust'),
      ),
      after(
        'sunscreen',
        'SPF 50 for three months (maker: risk of dark marks).',
        line('SPF 50', 'three months'),
      ),
      anywhere('eyes', 'A shield for work on the lids (studio protocol).', line('lids', 'nonmetal shield')),
      help('infection', 'burn', 'color-change', 'eyes', 'cold-sore', 'bleeding', 'numbing'),
    ],
  },
];
