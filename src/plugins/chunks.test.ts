import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNKS, isNamedBy } from './chunks.ts';

const source = resolve(import.meta.dirname, '..');
const entries = Object.values(CHUNKS).flat();
/** The site's own modules, and those that it shares with the functions. */
const modules = [source, resolve(source, '../supabase/functions/_shared')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

it.each(entries)('%s exists', (entry) => {
  const isPackage = entry.startsWith('npm:');
  const found = isPackage
    ? existsSync(resolve(source, '../node_modules', entry.slice(4)))
    : modules.some((id) => isNamedBy(entry, id));
  expect(found).toBe(true);
});

it('no module is in two chunks', () => {
  const named = modules.map((id) => entries.filter((entry) => isNamedBy(entry, id)));
  expect(named.filter((names) => names.length > 1)).toEqual([]);
});
