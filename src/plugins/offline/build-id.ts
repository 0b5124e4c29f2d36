import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/** The service worker carries the id, so it can't be part of it. The browser compares the script byte by byte. */
const WORKER = 'sw.js';

/**
 * Names a finished build after the content of every file in `folder`: pages, scripts, icons, the manifest, and the
 * headers that pages are served with. The service worker caches pages and unversioned files under this id, so a file
 * that is left out here would stay outdated on the device.
 * @returns ten hex digits
 */
export function buildIdOf(folder: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(folder, file).split(sep).join('/') }))
    .filter(({ name }) => name !== WORKER)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { file, name } of files)
    digest.update(`${name}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`);
  return digest.digest('hex').slice(0, 10);
}
