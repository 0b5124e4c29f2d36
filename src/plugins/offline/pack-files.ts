/** A page's document, a script or a stylesheet. */
export interface TextFile {
  /** A page's path, or the path of a file in `assets`. */
  path: string;
  text: string;
}

/** A file's name without its folders, so that files about one subject are neighbors. */
const subject = (path: string) => `${path.slice(path.lastIndexOf('/') + 1)} ${path}`;

/**
 * Packs pages, scripts and stylesheets for the service worker, which unpacks them (`src/pwa/worker/install.ts`). A page and
 * the script with its record contain the same sentences, so they are neighbors, which lets the host's compression find the
 * repetition.
 * @returns packs of about equal size, which hold texts by path. With several, a broken connection costs one instead of
 * everything. Few, because the host's compression starts anew in each (`.github/decisions/002-workbox-lists-and-routes.md`).
 */
export function packFiles(files: readonly TextFile[], count = 2): Record<string, string>[] {
  const sorted = files.toSorted((a, b) => (subject(a.path) < subject(b.path) ? -1 : 1));
  const total = sorted.reduce((sum, { text }) => sum + text.length, 0);
  const packs: Record<string, string>[] = Array.from({ length: count }, () => ({}));
  let size = 0;
  for (const { path, text } of sorted) {
    packs[Math.floor((size / total) * count)]![path] = text;
    size += text.length;
  }
  return packs.filter((pack) => Object.keys(pack).length > 0);
}
