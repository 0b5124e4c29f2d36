import { expect, it } from 'vitest';
import { business } from '../../content/business.ts';
import { masters } from '../pictures/derive.ts';
import { readAll } from './content-records.ts';
import { altHashes, altsOf, sampleAltsLeft } from './sample-alts.ts';
import sampleAlts from './sample-alts.json' with { type: 'json' };
import sampleFiles from './sample-files.json' with { type: 'json' };

const pictures = new Set(masters().keys());
const { all } = await readAll();
const alts = all.flatMap(({ file, value }) => altsOf(file, value, pictures));

it('finds the text beside a picture, whatever the field is called', () => {
  const record = { hero: { picture: 'a', alt: 'An A' }, slug: 'b', imageAlt: 'A B' };
  expect(altsOf('page.ts', record, new Set(['a', 'service-b']))).toEqual([
    { file: 'page.ts', picture: 'service-b', alt: 'A B' },
    { file: 'page.ts', picture: 'a', alt: 'An A' },
  ]);
});

// Only while the site is the sample. Update the list with `-u` when a text of the sample has changed.
it.runIf(business.name === 'Lumen Tide')('knows the texts of the sample', async () => {
  await expect(`${JSON.stringify(altHashes(alts), null, 2)}\n`).toMatchFileSnapshot('./sample-alts.json');
});

it.runIf(business.name === 'Lumen Tide')('names a picture that was replaced while its text was not', () => {
  expect(Object.keys(sampleAlts).length).toBeGreaterThan(50);
  expect(sampleAltsLeft(alts, sampleFiles)).toEqual([]);
  const { 'src/media/masters/service-head-spa.webp': _, ...others } = sampleFiles;
  const mine = { ...others, 'src/media/masters/service-head-spa.jpg': 'mine' };
  expect(sampleAltsLeft(alts, mine)).toEqual([
    'src/content/services/head-spa.ts: the picture service-head-spa is yours, but its alternative text is still the sample’s',
  ]);
  const rewritten = alts.map((one) => ({ ...one, alt: `My ${one.alt}` }));
  expect(sampleAltsLeft(rewritten, mine)).toEqual([]);
});
