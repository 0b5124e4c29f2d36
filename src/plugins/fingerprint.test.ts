import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { INPUTS } from './fingerprint.ts';

const root = resolve(import.meta.dirname, '../..');

it('covers every file that a source file imports', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const imported = sources.flatMap((file) => {
    const text = readFileSync(join(root, 'src', file), 'utf8');
    return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, name]) =>
      relative(root, resolve(root, 'src', dirname(file), name!)),
    );
  });
  expect(imported.length).toBeGreaterThan(1000);
  const isCovered = (file: string) => INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  expect(imported.filter((file) => !isCovered(file))).toEqual([]);
});
