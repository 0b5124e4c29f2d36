/** A part of the packed pages, written by `src/plugins/offline/pack-pages.ts`. */
export interface PagePack {
  /** Pieces of HTML, numbered across all parts. */
  pieces: string[];
  /** In the first part only: the pieces of each page, as pairs of first number and count. */
  pages?: Record<string, number[]>;
}

/** Restores the pages by path. @throws when a part is missing */
export function* unpackPages(parts: readonly PagePack[]): Generator<[path: string, html: string]> {
  const pieces = parts.flatMap((part) => part.pieces);
  for (const [path, runs] of Object.entries(parts[0]?.pages ?? {})) {
    let html = '';
    for (let at = 0; at < runs.length; at += 2) {
      const end = runs[at]! + runs[at + 1]!;
      if (end > pieces.length) throw new Error(`A part of ${path} is missing`);
      html += pieces.slice(runs[at], end).join('');
    }
    yield [path, html];
  }
}
