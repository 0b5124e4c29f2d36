/** A part of the packed text files, written by `src/plugins/offline/pack-files.ts`. */
export interface Pack {
  /** Pieces of text, numbered across all parts. */
  pieces: string[];
  /** In the first part only: the pieces of each file by its path, as pairs of first number and count. */
  files?: Record<string, number[]>;
}

/** Restores the files by path. @throws when a part is missing */
export function* unpackFiles(parts: readonly Pack[]): Generator<[path: string, text: string]> {
  const pieces = parts.flatMap((part) => part.pieces);
  for (const [path, runs] of Object.entries(parts[0]?.files ?? {})) {
    let text = '';
    for (let at = 0; at < runs.length; at += 2) {
      const end = runs[at]! + runs[at + 1]!;
      if (end > pieces.length) throw new Error(`A part of ${path} is missing`);
      text += pieces.slice(runs[at], end).join('');
    }
    yield [path, text];
  }
}
