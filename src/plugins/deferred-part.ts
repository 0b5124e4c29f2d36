import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const routesFolder = resolve(import.meta.dirname, '../app/routes');

/**
 * The module that a route's `loadDeferred` imports: `deferred.tsx` beside the route module that is named as its folder.
 * Paths are below `src/app/routes`. @returns undefined for a route without one
 */
export function deferredPartOf(module: string): string | undefined {
  const folder = dirname(module);
  const deferred = `${folder}/deferred.tsx`;
  const isNamedAsFolder = basename(module, '.tsx') === folder;
  return isNamedAsFolder && existsSync(resolve(routesFolder, deferred)) ? deferred : undefined;
}
