import { expect, it } from 'vitest';
import { business } from '../../content/business.ts';
import { currentFiles, sampleFilesLeft } from './sample-files.ts';
import sample from './sample-files.json' with { type: 'json' };

it('lists every group of files that an owner has not replaced', () => {
  expect(sampleFilesLeft(sample).map((line) => line.split(':')[0])).toEqual([
    'src/shell/logo.ts',
    'public/favicon.svg',
    'public/screenshots',
    'src/media/masters',
    'src/media/films',
  ]);
  const mine = { ...sample, 'public/favicon.svg': 'mine', 'src/media/masters/about.webp': 'mine' };
  const left = sampleFilesLeft(mine);
  expect(left.some((line) => line.includes('favicon'))).toBe(false);
  expect(left.join('\n')).toContain(
    `(${Object.keys(sample).filter((path) => path.includes('masters/')).length - 1} files)`,
  );
  expect(sampleFilesLeft(Object.fromEntries(Object.keys(sample).map((path) => [path, 'mine'])))).toEqual([]);
});

// Only while the site is the sample. Update the list with `-u` when a picture of the sample has changed.
it.runIf(business.name === 'Lumen Tide')('knows the files of the sample', () =>
  expect(`${JSON.stringify(currentFiles(), null, 2)}\n`).toMatchFileSnapshot('./sample-files.json'),
);
