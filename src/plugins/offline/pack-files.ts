import type { Pack } from '../../pwa/worker/pack.ts';

/** A page's document, a script or a stylesheet. */
export interface TextFile {
  /** A page's path, or the path of a file in `assets`. */
  path: string;
  text: string;
}

/** Where a document is cut: before each opening tag and after each style rule. Scripts and stylesheets stay whole. */
const CUT = /(?=<[^/])|(?<=\})/;
const cut = ({ path, text }: TextFile) => (/\.(?:js|css)$/.test(path) ? [text] : text.split(CUT));

/** Orders files by their names without their folders, so that files about one subject are neighbors. */
function bySubject(a: TextFile, b: TextFile): number {
  const [first, second] = [a, b].map(({ path }) => `${path.slice(path.lastIndexOf('/') + 1)} ${path}`);
  return first! < second! ? -1 : 1;
}

/**
 * Packs pages, scripts and stylesheets for the service worker, which unpacks them (`src/pwa/worker/pack.ts`). A pack holds
 * each piece of text once that several pages share, such as their frame and styles. A page and the script with its record
 * contain the same sentences, so they are neighbors, which lets the host's compression find the repetition.
 * @returns the pack in parts of about equal size. With parts, a broken connection costs one part instead of everything. Few
 * parts, because the host's compression starts anew in each (`.github/decisions/002-workbox-lists-and-routes.md`).
 */
export function packFiles(files: readonly TextFile[], partCount = 2): Pack[] {
  const sorted = files.toSorted(bySubject);
  const cuts = sorted.map(cut);
  const joins = joinable(cuts);
  const ids = new Map<string, number>();
  const pieces: string[] = [];
  const index: Record<string, number[]> = {};
  for (const [at, { path }] of sorted.entries()) {
    const list: number[] = [];
    for (const piece of merged(cuts[at]!, joins)) {
      let id = ids.get(piece);
      if (id === undefined) {
        id = pieces.push(piece) - 1;
        ids.set(piece, id);
      }
      list.push(id);
    }
    index[path] = runs(list);
  }
  return inParts(pieces, index, partCount);
}

/** Pairs of adjacent pieces that occur only together, as a map from first to second. */
function joinable(files: readonly string[][]): Map<string, string> {
  const after = new Map<string, Set<string>>();
  const before = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    (map.get(key) ?? map.set(key, new Set()).get(key)!).add(value);
  for (const tokens of files)
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

function inParts(pieces: readonly string[], index: Record<string, number[]>, partCount: number): Pack[] {
  const parts: Pack[] = [{ pieces: [], files: index }];
  let size = JSON.stringify(index).length;
  const partSize = pieces.reduce((sum, piece) => sum + piece.length, size) / partCount;
  for (const piece of pieces) {
    if (size >= partSize * parts.length) parts.push({ pieces: [] });
    parts.at(-1)!.pieces.push(piece);
    size += piece.length;
  }
  return parts;
}
