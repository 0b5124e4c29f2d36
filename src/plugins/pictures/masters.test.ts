import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { heroFilms } from '../../content/service-page.ts';
import { categories } from '../../content/services/categories.ts';
import { masters } from './derive.ts';

const MB = 1_000_000;
const films = resolve(import.meta.dirname, '../../media/films');

/** Names of the image map that differ from the slug of the treatment's page. */
const RENAMED = {
  'scarlet-srf': 'service-scarlet-srf-microneedling',
  'agnes-rf': 'service-agnes-precision-rf-microneedling',
  'plasmage-skin': 'service-plasmage-skin-tightening',
  'laser-ipl': 'service-laser-ipl-facial-rejuvenation',
  'japanese-head-spa': 'service-head-spa',
  'hair-scalp-micro': 'service-hair-scalp-micropigmentation',
  'everyday-skincare': 'article-everyday-skincare-layering-guide',
};

test('every treatment has a picture, and so has every name of the image map', () => {
  const names = new Set(masters().keys());
  const slugs = categories.flatMap((category) => category.slugs);
  expect(slugs).toHaveLength(29);
  const wanted = [...slugs.map((slug) => `service-${slug}`), ...Object.values(RENAMED)];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('no two pictures are the same, and all of them together are light enough to be cloned', () => {
  const files = [...masters().values()];
  const contents = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(new Set(contents).size).toBe(files.length);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(40 * MB);
});

test('each film is there in two shapes and two formats, at most 1.2 MB each, with its pictures', () => {
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

test('a photo dropped beside the picture that it replaces is not passed over in silence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masters-'));
  writeFileSync(join(folder, 'spa-1.JPG'), 'new');
  expect(masters(folder).get('spa-1')).toBe(join(folder, 'spa-1.JPG'));
  writeFileSync(join(folder, 'spa-1.webp'), 'old');
  expect(() => masters(folder)).toThrow('two pictures "spa-1": remove spa-1.webp or spa-1.JPG');
  rmSync(folder, { recursive: true });
});
