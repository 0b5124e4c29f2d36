import { resolve } from 'node:path';
import { buildIfStale } from '../../supabase/local/build-if-stale.ts';

/** Builds the site once before all tests, so that every server starts at once. */
export default async function buildSite(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  await buildIfStale(root, resolve(root, 'dist'), process.env, console.log);
}
