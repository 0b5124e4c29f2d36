import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/**
 * The service worker contains the build id, so the id can't depend on it. It needs no id, because browsers compare it with the
 * new one byte by byte. `build.json` says what was built, and no visitor reads it.
 */
const NOT_FOR_VISITORS = new Set(['sw.js', 'build.json']);
/** Files of the staff desk, which has a service worker of its own. Visitors need no update when only the desk changes. */
const STAFF_DESK = /^staff(?:\/|-)/;

/**
 * Derives the id of a finished build from every file in `folder`: pages, scripts, icons, the manifest, and the response
 * headers. The service worker caches pages and unversioned files under this id. If a file were left out here, devices
 * would keep its old version.
 * @returns ten hex digits
 */
export function buildIdOf(folder: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(folder, file).split(sep).join('/') }))
    .filter(({ name }) => !NOT_FOR_VISITORS.has(name) && !STAFF_DESK.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { file, name } of files)
    digest.update(`${name}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`);
  return digest.digest('hex').slice(0, 10);
}
