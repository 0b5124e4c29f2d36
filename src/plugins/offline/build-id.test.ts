import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIdOf } from './build-id.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'));
  mkdirSync(join(folder, 'icons'));
  for (const file of ['index.html', 'favicon.svg', 'icons/icon-192.png', 'manifest.webmanifest', '_headers'])
    write(file, 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test.each(['index.html', 'favicon.svg', 'icons/icon-192.png', 'manifest.webmanifest', '_headers'])(
  'a changed %s changes the build id',
  (file) => {
    const before = buildIdOf(folder);
    write(file, 'two');
    expect(buildIdOf(folder)).not.toBe(before);
    write(file, 'one');
    expect(buildIdOf(folder)).toBe(before);
  },
);

test('a renamed file changes the build id', () => {
  const before = buildIdOf(folder);
  rmSync(join(folder, 'favicon.svg'));
  write('favicon-2.svg', 'one');
  expect(buildIdOf(folder)).not.toBe(before);
});

test('the service worker, which contains the id, does not change it', () => {
  const before = buildIdOf(folder);
  write('sw.js', before);
  expect(buildIdOf(folder)).toBe(before);
});
