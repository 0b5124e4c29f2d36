import { expect, it } from 'vitest';
import { business } from '../../content/business.ts';
import { masters } from '../pictures/derive.ts';
import { readAll } from './content-records.ts';
import { altHash, altsOf, currentFiles, sampleAltsLeft, sampleFilesLeft } from './samples.ts';
import sample from './samples.json' with { type: 'json' };

const pictures = new Set(masters().keys());
const { all } = await readAll();
const alts = all.flatMap(({ file, value }) => altsOf(file, value, pictures));

it('lists every group of files that an owner has not replaced', () => {
  const { files } = sample;
  expect(sampleFilesLeft(files).map((line) => line.split(':')[0])).toEqual([
    'src/shell/logo.ts',
    'public/favicon.svg',
    'public/screenshots',
    'src/media/masters',
    'src/media/films',
  ]);
  const mine = { ...files, 'public/favicon.svg': 'mine', 'src/media/masters/about.webp': 'mine' };
  const left = sampleFilesLeft(mine);
  expect(left.some((line) => line.includes('favicon'))).toBe(false);
  expect(left.join('\n')).toContain(
    `(${Object.keys(files).filter((path) => path.includes('masters/')).length - 1} files)`,
  );
  expect(sampleFilesLeft(Object.fromEntries(Object.keys(files).map((path) => [path, 'mine'])))).toEqual([]);
});

it('finds the text beside a picture, whatever the field is called', () => {
  const record = { hero: { picture: 'a', alt: 'An A' }, slug: 'b', imageAlt: 'A B' };
  expect(altsOf('page.ts', record, new Set(['a', 'service-b']))).toEqual([
    { file: 'page.ts', picture: 'service-b', alt: 'A B' },
    { file: 'page.ts', picture: 'a', alt: 'An A' },
  ]);
});

// Only while the site is the sample. Update the list with `-u` when a picture or a text of the sample has changed.
it.runIf(business.name === 'Lumen Tide')('knows the files and texts of the sample', async () => {
  const current = { files: currentFiles(), alts: [...new Set(alts.map(altHash))].sort() };
  await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot('./samples.json');
});

it.runIf(business.name === 'Lumen Tide')('names a picture that was replaced while its text was not', () => {
  expect(sample.alts.length).toBeGreaterThan(50);
  expect(sampleAltsLeft(alts, sample.files)).toEqual([]);
  const { 'src/media/masters/service-head-spa.webp': _, ...others } = sample.files;
  const mine = { ...others, 'src/media/masters/service-head-spa.jpg': 'mine' };
  expect(sampleAltsLeft(alts, mine)).toEqual([
    'src/content/services/head-spa.ts: the picture service-head-spa is yours, but its alternative text is still the sample’s',
  ]);
  const rewritten = alts.map((one) => ({ ...one, alt: `My ${one.alt}` }));
  expect(sampleAltsLeft(rewritten, mine)).toEqual([]);
});
