import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { heroFilms } from '../../content/service-hero.ts';
import { categories } from '../../content/services/categories.ts';
import { currentFiles } from '../content/samples.ts';
import { files as sample } from '../content/samples.json' with { type: 'json' };
import { masters } from './derive.ts';

const MB = 1_000_000;
const root = resolve(import.meta.dirname, '../../..');
const films = resolve(root, 'src/media/films');

test('every treatment has a picture', () => {
  const names = new Set(masters().keys());
  const slugs = categories.flatMap((category) => category.slugs);
  const wanted = slugs.map((slug) => `service-${slug}`);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('no two pictures are equal, and those of the sample are small enough to clone', () => {
  const files = [...masters().values()];
  const contents = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(new Set(contents).size).toBe(files.length);
  const current = currentFiles();
  const samples = Object.entries(sample).filter(
    ([path, hash]) => path.startsWith('src/media/masters/') && current[path] === hash,
  );
  const sizes = samples.map(([path]) => statSync(resolve(root, path)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * MB);
});

test('each film exists in two shapes and two formats of at most 1.2 MB, with its posters', () => {
  const wanted = Object.values(heroFilms).flatMap(({ name }) =>
    ['landscape', 'portrait'].flatMap((shape) =>
      ['mp4', 'webm'].map((format) => `${name}-${shape}.${format}`),
    ),
  );
  expect(readdirSync(films).sort()).toEqual(wanted.sort());
  for (const file of wanted) {
    const { size } = statSync(resolve(films, file));
    expect(size, file).toBeGreaterThan(50_000);
    expect(size, file).toBeLessThanOrEqual(1.2 * MB);
  }
  for (const { poster } of Object.values(heroFilms)) {
    expect([...masters().keys()]).toContain(poster);
    expect([...masters().keys()]).toContain(`${poster}-portrait`);
  }
});

test('a photo that is added beside the picture that it should replace is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masters-'));
  writeFileSync(join(folder, 'spa-1.JPG'), 'new');
  expect(masters(folder).get('spa-1')).toBe(join(folder, 'spa-1.JPG'));
  writeFileSync(join(folder, 'spa-1.webp'), 'old');
  expect(() => masters(folder)).toThrow('two pictures "spa-1": remove spa-1.webp or spa-1.JPG');
  rmSync(folder, { recursive: true });
});
