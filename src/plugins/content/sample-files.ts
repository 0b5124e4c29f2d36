import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOGO_NAME } from '../../shell/logo.ts';
import sample from './sample-files.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../../..');

/** What shows the sample's brand or belongs to it, and how an owner replaces it. */
const GROUPS = [
  ['src/shell/logo.ts', 'the drawn name of the logo'],
  ['public/favicon.svg', 'the icon; afterward run `npx tsx src/media/icons/make-icons.ts`'],
  [
    'public/screenshots',
    'what install dialogs show; run `npx tsx src/media/screenshots/make-screenshots.ts`',
  ],
  ['src/media/masters', 'pictures; some show the sample’s name on a bottle'],
  ['src/media/films', 'films'],
] as const;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);
const listed = (path: string): string[] =>
  /\.\w+$/.test(path) ? [path] : readdirSync(resolve(root, path)).map((name) => `${path}/${name}`);

/** A hash of each file of the groups, by path. Of the logo's file, only the drawn name counts. */
export const currentFiles = (): Record<string, string> =>
  Object.fromEntries(
    GROUPS.flatMap(([path]) => listed(path)).map((path) => [
      path,
      hash(path.endsWith('logo.ts') ? LOGO_NAME : readFileSync(resolve(root, path))),
    ]),
  );

/** One line for each group of files that are still the sample's. Pure. */
export function sampleFilesLeft(files: Readonly<Record<string, string>>): string[] {
  const original: Readonly<Record<string, string>> = sample;
  return GROUPS.flatMap(([path, what]) => {
    const left = Object.keys(files).filter(
      (file) => file.startsWith(path) && files[file] === original[file],
    ).length;
    if (left === 0) return [];
    return [`${path}: still the sample’s${left > 1 ? ` (${left} files)` : ''}: ${what}`];
  });
}
