/** What is still the sample's, before a site opens: files by their hashes, and alternative texts of replaced pictures. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOGO_NAME } from '../../shell/logo.ts';
import sample from './samples.json' with { type: 'json' };

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

const short = (content: string | Buffer) => hash('sha256', content).slice(0, 12);
const listed = (path: string): string[] =>
  /\.\w+$/.test(path) ? [path] : readdirSync(resolve(root, path)).map((name) => `${path}/${name}`);
const original: Readonly<Record<string, string>> = sample.files;

/** A hash of each file of the groups, by path. Of the logo's file, only the drawn name counts. */
export const currentFiles = (): Record<string, string> =>
  Object.fromEntries(
    GROUPS.flatMap(([path]) => listed(path)).map((path) => [
      path,
      short(path.endsWith('logo.ts') ? LOGO_NAME : readFileSync(resolve(root, path))),
    ]),
  );

/** One line for each group of files that are still the sample's. `files`: hashes by path. */
export function sampleFilesLeft(files: Readonly<Record<string, string>>): string[] {
  return GROUPS.flatMap(([path, what]) => {
    const left = Object.keys(files).filter(
      (file) => file.startsWith(path) && files[file] === original[file],
    ).length;
    if (left === 0) return [];
    return [`${path}: still the sample’s${left > 1 ? ` (${left} files)` : ''}: ${what}`];
  });
}

/** An alternative text, the picture that it describes, and the file below `src/content` that holds it. */
export interface Alt {
  file: string;
  picture: string;
  alt: string;
}

/** Every alternative text in a record that stands beside the name of a picture. A service's picture has its slug. */
export function altsOf(file: string, value: unknown, pictures: ReadonlySet<string>): Alt[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const alt = fields['alt'] ?? fields['imageAlt'];
  const names = Object.entries(fields).flatMap(([field, text]) =>
    typeof text !== 'string' || /alt$/i.test(field)
      ? []
      : field === 'slug'
        ? [text, `service-${text}`]
        : [text],
  );
  const own = typeof alt === 'string' ? names.filter((name) => pictures.has(name)) : [];
  return [
    ...own.map((picture) => ({ file, picture, alt: alt as string })),
    ...Object.values(fields).flatMap((part) => altsOf(file, part, pictures)),
  ];
}

/** A hash of a picture's name and text. */
export const altHash = ({ picture, alt }: Alt): string => short(`${picture} ${alt}`);

/** One line for each picture that was replaced while its alternative text is still the sample's. `files`: hashes by path. */
export function sampleAltsLeft(alts: readonly Alt[], files: Readonly<Record<string, string>>): string[] {
  const isSample = (picture: string) =>
    Object.keys(files).some(
      (path) => path.startsWith(`src/media/masters/${picture}.`) && files[path] === original[path],
    );
  const left = alts.filter((one) => sample.alts.includes(altHash(one)) && !isSample(one.picture));
  const lines = left.map(
    ({ file, picture }) =>
      `src/content/${file}: the picture ${picture} is yours, but its alternative text is still the sample’s`,
  );
  return [...new Set(lines)];
}
