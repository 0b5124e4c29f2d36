/** Injections and infusions. */
import { line, screen, after, anywhere, help, type Technique } from './rule.ts';
import { pregnancy, keloids, immunity, thinners, infection, lidocaine, antiviral } from './shared-rules.ts';

export const injections: readonly Technique[] = [
  {
    name: 'botulinum toxin',
    rules: [
      pregnancy,
      infection,
      thinners,
      lidocaine,
      screen(
        'nerve and muscle',
        'No nerve and muscle disease (FDA labels, section 5).',
        line('myasthenia', 'Lambert-Eaton'),
      ),
      screen(
        'swallowing',
        'Ask about swallowing and breathing (boxed warning).',
        line('swallowing', 'breathing'),
      ),
      screen('age', 'Adults only (FDA labels, section 8.4).', /under 18/i),
      screen('interval', 'At least 90 days between treatments (FDA labels, section 2).', /90 days/),
      screen(
        'allergy',
        'Cow’s milk protein for Dysport, albumin (FDA labels, section 4).',
        line('milk', 'Dysport', 'albumin'),
      ),
      screen(
        'medicines',
        'Ask about aminoglycosides and muscle relaxants (section 7).',
        line('aminoglycoside', 'muscle relaxants'),
      ),
      after('upright', 'Upright for four hours (customary care).', line('upright', 'four hours')),
      after(
        'sweat',
        'No hard exercise, alcohol or sauna for 24 hours (customary care).',
        line('exercise', 'alcohol', 'sauna', '24 hours'),
      ),
      after('massage', 'No face massage for two weeks (customary care).', line('face massage', 'two weeks')),
      after(
        '911',
        'Trouble swallowing, speaking or breathing: 911 (boxed warning).',
        line('911', 'swallowing', 'breathing'),
      ),
      help('neurotoxin', 'infection', 'numbing'),
    ],
  },
  {
    name: 'dermal filler',
    rules: [
      pregnancy,
      infection,
      antiviral,
      keloids,
      immunity,
      thinners,
      lidocaine,
      screen('age', 'Adults 22 and older (filler labels).', /under 22/i),
      screen(
        'allergy',
        'No anaphylaxis or bacterial protein allergy (filler labels).',
        line('anaphylaxis', 'bacterial proteins'),
      ),
      screen(
        'bleeding',
        'No Radiesse with a bleeding disorder (its label).',
        line('bleeding disorders', 'Radiesse'),
      ),
      screen(
        'dental work',
        'Two weeks after dental work or a vaccine (filler safety consensus).',
        line('dental work', 'vaccin', 'two weeks'),
      ),
      after(
        'heat',
        'No alcohol, exercise, strong sun or heat for a day (filler labels).',
        line('alcohol', 'exercise', 'sun', '24'),
      ),
      after(
        'face',
        'A facial after two weeks, face massage after four (studio protocol).',
        line('facial', 'two weeks', 'four', 'massage'),
      ),
      after(
        '911',
        'Blanching, odd pain, sight, signs of a stroke: 911 (FDA, fillers).',
        line('911', 'white', 'pain', 'vision', 'speech'),
      ),
      anywhere(
        'energy',
        'A month between filler and RF needles or laser (filler instructions: inflammation).',
        line('laser', 'filler', 'month after'),
      ),
      help('filler', 'stroke', 'cold-sore', 'infection', 'numbing'),
    ],
  },
  {
    name: 'Kybella',
    rules: [
      screen('age', 'Adults only (its FDA label).', /under 18 for Kybella/i),
      screen(
        'swallowing',
        'Ask about swallowing and nerves (FDA label, section 5).',
        line('swallowing', 'nerve', 'Kybella'),
      ),
      anywhere(
        'interval',
        'At least a month between visits (FDA label, section 2).',
        /at least one month apart/i,
      ),
      help('kybella'),
    ],
  },
  {
    name: 'infusion',
    rules: [
      screen(
        'organs',
        'No heart failure, kidney or liver disease (saline label).',
        line('heart failure', 'kidney', 'liver'),
      ),
      screen(
        'pregnancy',
        'In pregnancy only by order of the obstetrician (studio protocol).',
        line('pregnancy', 'obstetrician'),
      ),
      screen(
        'G6PD',
        'Ask about G6PD and glucose meters before vitamin C (ascorbic acid label, section 5).',
        line('G6PD', 'glucose', 'vitamin C'),
      ),
      screen(
        'infection',
        'No fever or active infection without the physician (studio protocol).',
        line('fever', 'infection'),
      ),
      screen(
        'sodium',
        'No fluid for low sodium, or signs of it after long exercise, before a blood test (saline and Ringer’s labels, section 5).',
        line('low sodium', 'long exercise', 'blood test'),
      ),
      after(
        '911',
        'Chest pain or trouble breathing: 911 (infusion labels).',
        line('911', 'chest pain', 'breathing'),
      ),
      help('infusion', 'infection'),
    ],
  },
];
