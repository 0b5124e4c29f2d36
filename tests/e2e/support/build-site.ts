import { resolve } from 'node:path';
import { buildIfStale } from '../../../supabase/local/build-if-stale.ts';

/** Builds the site if it is stale, so that no server has to build it when it starts. */
export default async function buildSite(): Promise<void> {
  const root = resolve(import.meta.dirname, '../../..');
  await buildIfStale(root, resolve(root, 'dist'), process.env, console.log);
}
