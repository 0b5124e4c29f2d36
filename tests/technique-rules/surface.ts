/** Peels, exfoliation and serums. */
import { line, every, screen, before, after, anywhere, help, type Technique } from './rule.ts';
import {
  pregnancy,
  isotretinoin6,
  keloids,
  immunity,
  thinners,
  healing,
  skinCancer,
  infection,
  sunburn,
  antiviral,
  permanentMakeup4,
  retinoids5,
} from './shared-rules.ts';

export const surface: readonly Technique[] = [
  {
    name: 'salicylic acid',
    rules: [
      screen('aspirin', 'None with an aspirin allergy (they are related).', /aspirin/i),
      screen(
        'pregnancy',
        'None in pregnancy or while nursing (studio protocol).',
        line('pregnan', 'nursing', 'salicylic'),
      ),
      help('splash'),
    ],
  },
  {
    name: 'chemical peel',
    rules: [
      isotretinoin6,
      keloids,
      immunity,
      healing,
      skinCancer,
      infection,
      sunburn,
      antiviral,
      screen('neurotoxin', 'A week after a neurotoxin (studio protocol).', line('neurotoxin within a week')),
      screen(
        'devices',
        'Two weeks after laser, light, filler or waxing (filler instructions; studio protocol).',
        line('laser', 'IPL', 'filler', 'waxing', 'two weeks'),
      ),
      screen('needling', 'A month after needling (studio protocol).', line('needling within a month')),
      screen(
        'permanent makeup',
        'Six weeks after permanent makeup (our healing guide).',
        line('permanent makeup within six weeks'),
      ),
      retinoids5,
      after('sunscreen', 'SPF 50 for a month (American Academy of Dermatology).', line('SPF 50', 'a month')),
      help('infection', 'burn', 'color-change', 'cold-sore'),
    ],
  },
  {
    name: 'exfoliation with fluid and suction or a jet',
    rules: [
      isotretinoin6,
      skinCancer,
      sunburn,
      permanentMakeup4,
      screen(
        'needling',
        'Wait two weeks after needling of the face, one after the scalp (studio protocol).',
        line('needling', 'two weeks|a week'),
      ),
      anywhere('retinoids', 'Retinoids pause (HydraFacial provider guide).', /retinoid/i),
    ],
  },
  {
    name: 'dermaplaning',
    rules: [
      isotretinoin6,
      thinners,
      skinCancer,
      sunburn,
      permanentMakeup4,
      screen('acne', 'Not over inflamed acne (a blade spreads it).', /inflamed acne/i),
      screen(
        'injections',
        'Two weeks after filler, a week after a neurotoxin (studio protocol).',
        every('filler', 'two weeks', 'neurotoxin[^;\n]*a week'),
      ),
      screen(
        'devices',
        'Two weeks after a peel, laser, light, needling or waxing (studio protocol).',
        line('peel', 'laser', 'IPL', 'needling', 'waxing', 'two weeks'),
      ),
      before('retinoids', 'Five days without retinoids (studio protocol).', line('retinoid', '\\bfive\\b')),
      after(
        'actives',
        'No acids or retinoids for two days (studio protocol).',
        line('acids', 'retinoids', 'two days|48 hours'),
      ),
      after('sunscreen', 'SPF 30 or more (American Academy of Dermatology).', /SPF 30/),
      after(
        'sweat',
        'Hard exercise waits until tomorrow (studio protocol).',
        line('exercise|workouts', 'tomorrow'),
      ),
      after(
        'makeup',
        'After the blade, makeup waits until tomorrow (studio protocol).',
        line('makeup', 'tomorrow'),
      ),
      help('infection', 'cold-sore', 'bleeding'),
    ],
  },
  {
    name: 'exosome serum',
    rules: [
      pregnancy,
      infection,
      immunity,
      screen('cancer', 'No cancer now or in five years (studio policy).', line('cancer', 'five years')),
      screen(
        'needles',
        'Never on needled skin (FDA notification on exosomes).',
        line('needling', 'fully healed'),
      ),
      {
        id: 'status',
        says: 'Not approved for any use (FDA notification on exosomes).',
        field: 'regulatoryStatus',
        must: /no exosome product is FDA-approved/i,
      },
      help('splash'),
    ],
  },
];
