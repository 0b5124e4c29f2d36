import type { PagePack } from '../../pwa/worker/page-pack.ts';

/** A page's path and document. */
export interface Page {
  path: string;
  html: string;
}

/** Where a document is cut: before each opening tag and after each style rule. */
const CUT = /(?=<[^/])|(?<=\})/;

/**
 * Packs pages for the service worker, which unpacks them (`src/pwa/worker/page-pack.ts`). The site's pages share their
 * frame and most of their styles, and the pack holds shared pieces once. HTTP compression can't do that across files.
 * @returns parts of about `partSize` characters, so that a broken connection costs one part and not all
 */
export function packPages(pages: readonly Page[], partSize = 220_000): PagePack[] {
  const documents = pages.map(({ html }) => html.split(CUT));
  const joins = joinable(documents);
  const ids = new Map<string, number>();
  const pieces: string[] = [];
  const index: Record<string, number[]> = {};
  for (const [at, { path }] of pages.entries()) {
    const list: number[] = [];
    for (const piece of merged(documents[at]!, joins)) {
      let id = ids.get(piece);
      if (id === undefined) {
        id = pieces.push(piece) - 1;
        ids.set(piece, id);
      }
      list.push(id);
    }
    index[path] = runs(list);
  }
  return inParts(pieces, index, partSize);
}

/** Pairs of adjacent pieces that occur only together, as a map from first to second. */
function joinable(documents: readonly string[][]): Map<string, string> {
  const after = new Map<string, Set<string>>();
  const before = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    (map.get(key) ?? map.set(key, new Set()).get(key)!).add(value);
  for (const tokens of documents)
    for (let at = 0; at <= tokens.length; at++) {
      add(after, tokens[at - 1] ?? '', tokens[at] ?? '');
      add(before, tokens[at] ?? '', tokens[at - 1] ?? '');
    }
  const joins = new Map<string, string>();
  for (const [token, followers] of after) {
    const [only] = followers;
    if (token && only && followers.size === 1 && before.get(only)!.size === 1) joins.set(token, only);
  }
  return joins;
}

function merged(tokens: readonly string[], joins: Map<string, string>): string[] {
  const pieces: string[] = [];
  let previous: string | undefined;
  for (const token of tokens) {
    if (previous !== undefined && joins.get(previous) === token) pieces.push(pieces.pop()! + token);
    else pieces.push(token);
    previous = token;
  }
  return pieces;
}

/** Ids as pairs of first id and count, because most are consecutive. */
function runs(ids: readonly number[]): number[] {
  const pairs: number[] = [];
  for (const id of ids) {
    const last = pairs.length - 2;
    const follows = last >= 0 && id === pairs[last]! + pairs[last + 1]!;
    if (follows) pairs[last + 1]!++;
    else pairs.push(id, 1);
  }
  return pairs;
}

function inParts(pieces: readonly string[], index: Record<string, number[]>, partSize: number): PagePack[] {
  const parts: PagePack[] = [{ pieces: [], pages: index }];
  let size = 0;
  for (const piece of pieces) {
    if (size > partSize) {
      parts.push({ pieces: [] });
      size = 0;
    }
    parts.at(-1)!.pieces.push(piece);
    size += piece.length;
  }
  return parts;
}
