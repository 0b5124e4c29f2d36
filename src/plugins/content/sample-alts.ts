import { createHash } from 'node:crypto';
import sampleAlts from './sample-alts.json' with { type: 'json' };
import sampleFiles from './sample-files.json' with { type: 'json' };

/** An alternative text, the picture that it describes, and the file below `src/content` that holds it. */
export interface Alt {
  file: string;
  picture: string;
  alt: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Every alternative text in a record that stands beside the name of a picture. A service's picture has its slug. */
export function altsOf(file: string, value: unknown, pictures: ReadonlySet<string>): Alt[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const alt = fields['alt'] ?? fields['imageAlt'];
  const own = typeof alt === 'string' ? alt : undefined;
  const names = Object.entries(fields).flatMap(([field, text]) =>
    typeof text === 'string' && !/alt$/i.test(field)
      ? [text, ...(field === 'slug' ? [`service-${text}`] : [])]
      : [],
  );
  return [
    ...(own
      ? names.filter((name) => pictures.has(name)).map((picture) => ({ file, picture, alt: own }))
      : []),
    ...Object.values(fields).flatMap((part) => altsOf(file, part, pictures)),
  ];
}

/** Hashes of the alternative texts of each picture, separated by spaces. */
export function altHashes(alts: readonly Alt[]): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const picture of new Set(alts.map((one) => one.picture).sort())) {
    const texts = alts.filter((one) => one.picture === picture).map(({ alt }) => hash(alt));
    hashes[picture] = [...new Set(texts)].sort().join(' ');
  }
  return hashes;
}

/** One line for each picture that was replaced while its alternative text is still the sample's. `files`: hashes by path. */
export function sampleAltsLeft(alts: readonly Alt[], files: Readonly<Record<string, string>>): string[] {
  const known: Readonly<Record<string, string>> = sampleAlts;
  const original: Readonly<Record<string, string>> = sampleFiles;
  const isSample = (picture: string) =>
    Object.keys(files).some(
      (path) => path.startsWith(`src/media/masters/${picture}.`) && files[path] === original[path],
    );
  const left = alts.filter(({ picture, alt }) => known[picture]?.includes(hash(alt)) && !isSample(picture));
  return [
    ...new Set(
      left.map(
        ({ file, picture }) =>
          `src/content/${file}: the picture ${picture} is yours, but its alternative text is still the sample’s`,
      ),
    ),
  ];
}
