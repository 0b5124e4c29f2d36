import { expect, test } from 'vitest';
import { table } from './report.ts';

test('the table aligns its columns and gives every figure its unit', () => {
  const rows = [
    {
      kind: 'paint',
      what: 'first visit',
      path: '/',
      fcp: 612,
      lcp: 1204.4,
      cls: 0,
      bytes: 238_400,
      script: 92_600,
    },
    { kind: 'precache', what: 'everything', ms: 45_210, bytes: 2_900_000 },
    {
      kind: 'ratio',
      what: 'first paint, scanned / opened directly',
      path: '/qrcode/front-desk',
      value: 1.0324,
      limit: 1.1,
    },
  ];
  expect(table(rows)).toBe(
    [
      'measured                                page                median',
      '--------------------------------------  ------------------  ----------------------------------------------------------------',
      'first visit                             /                   first paint 612 ms, largest 1,204 ms, shift 0, 238 KB, script 93 KB',
      'everything                                                  45.2 s, 2,900 KB',
      'first paint, scanned / opened directly  /qrcode/front-desk  1.032, limit 1.1',
    ]
      .join('\n')
      .replace(
        /(-{60,})/,
        '-'.repeat('first paint 612 ms, largest 1,204 ms, shift 0, 238 KB, script 93 KB'.length),
      ),
  );
});
