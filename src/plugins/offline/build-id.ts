import { readdirSync } from 'node:fs';
import { hashOf } from '../fingerprint.ts';

/**
 * What visitors need no update for: the record of the build, the staff desk, which has a service worker of its own, and the
 * service worker itself, which contains the id and which browsers compare byte by byte.
 */
const NOT_FOR_VISITORS = /^(?:build\.json|sw\.js|staff(?:-.*)?)$/;

/**
 * Derives the id of a finished build from every file in `folder`: pages, scripts, icons, the manifest, and the response
 * headers. The service worker caches pages and unversioned files under this id. If a file were left out here, devices
 * would keep its old version.
 * @returns ten hex digits
 */
export const buildIdOf = (folder: string): string =>
  hashOf(
    folder,
    readdirSync(folder)
      .filter((name) => !NOT_FOR_VISITORS.test(name))
      .sort(),
  ).slice(0, 10);
