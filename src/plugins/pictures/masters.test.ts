import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { heroFilms } from '../../content/service-hero.ts';
import { categories } from '../../content/services/categories.ts';
import { masters } from './derive.ts';

const MB = 1_000_000;
const films = resolve(import.meta.dirname, '../../media/films');

/** Names in the image map that differ from the slug of the treatment's page. */
const RENAMED = {
  'scarlet-srf': 'service-scarlet-srf-microneedling',
  'agnes-rf': 'service-agnes-precision-rf-microneedling',
  'plasmage-skin': 'service-plasmage-skin-tightening',
  'laser-ipl': 'service-laser-ipl-facial-rejuvenation',
  'japanese-head-spa': 'service-head-spa',
  'hair-scalp-micro': 'service-hair-scalp-micropigmentation',
  'everyday-skincare': 'article-everyday-skincare-layering-guide',
};

test('every treatment and every name in the image map has a picture', () => {
  const names = new Set(masters().keys());
  const slugs = categories.flatMap((category) => category.slugs);
  const wanted = [...slugs.map((slug) => `service-${slug}`), ...Object.values(RENAMED)];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('no two pictures are equal, and all together are small enough to clone', () => {
  const files = [...masters().values()];
  const contents = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(new Set(contents).size).toBe(files.length);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(40 * MB);
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
