import { assert, integer, property, record, string, uniqueArray, webPath } from 'fast-check';
import { expect, it } from 'vitest';
import { packFiles } from './pack-files.ts';

it('packs hold every file exactly, whatever their number', () => {
  const files = uniqueArray(record({ path: webPath(), text: string({ minLength: 1 }) }), {
    selector: ({ path }) => path,
    minLength: 1,
  });
  assert(
    property(files, integer({ min: 1, max: 9 }), (originals, count) => {
      const packs = packFiles(originals, count);
      expect(packs.length).toBeLessThanOrEqual(count);
      expect(Object.fromEntries(packs.flatMap(Object.entries<string>))).toEqual(
        Object.fromEntries(originals.map(({ path, text }) => [path, text])),
      );
    }),
  );
});

it('packs are of about equal size, and a page is beside the script with its record', () => {
  const originals = ['botox', 'facials', 'lasers', 'peels'].flatMap((slug) => [
    { path: `/services/${slug}`, text: 'x'.repeat(50) },
    { path: `/assets/${slug}-a1.js`, text: 'x'.repeat(50) },
  ]);
  expect(packFiles(originals).map(Object.keys)).toEqual([
    ['/services/botox', '/assets/botox-a1.js', '/services/facials', '/assets/facials-a1.js'],
    ['/services/lasers', '/assets/lasers-a1.js', '/services/peels', '/assets/peels-a1.js'],
  ]);
});
