/** What a site is built from. `build.json` says it, so that a start builds only when it must, and a deployment too. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lastChange } from './last-change.ts';

/** Files and folders that a build reads. The lock file stands for all packages. */
export const INPUTS = [
  'src',
  'public',
  'supabase/check',
  'supabase/functions/_shared',
  'supabase/local/site-rules.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
/** Below the inputs, but never part of a build. */
const NOT_AN_INPUT = /\.(?:test|spec)\.tsx?$|^studio$|^\.DS_Store$/;
/** What an owner edits. The functions get their words from it, in a generated file. */
const CONTENT = ['src/content', 'src/media'];
const GENERATED = 'supabase/functions/_shared/content.json';
/** Variables that a build reads. Not SITE_URL: the local server replaces the origin in the pages. */
const VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];

/** A hash of the content of files and folders, the same on every computer. Tests don't count. */
export function hashOf(root: string, names: readonly string[], except: readonly string[] = []): string {
  const lines: string[] = [];
  const add = (name: string) => {
    if (except.includes(name) || NOT_AN_INPUT.test(basename(name))) return;
    const file = join(root, name);
    const info = statSync(file, { throwIfNoEntry: false });
    if (info?.isDirectory()) for (const entry of readdirSync(file).sort()) add(`${name}/${entry}`);
    else if (info) lines.push(`${name} ${hash('sha256', readFileSync(file))}`);
  };
  names.forEach(add);
  return hash('sha256', lines.join('\n'));
}

/** Hashes of what a site is built from: what an owner edits, and the rest. */
export const sourcesOf = (root: string): { content: string; code: string } => ({
  content: hashOf(root, CONTENT),
  code: hashOf(root, INPUTS, [...CONTENT, GENERATED]),
});

/** What `build.json` says beside the origin: the sources, and all else that a build depends on. */
export const builtFrom = (root: string, env: Record<string, string | undefined> = process.env) => ({
  sources: sourcesOf(root),
  variables: VARIABLES.map((name) => env[name] ?? ''),
  year: new Date().getFullYear(),
  lastChange: lastChange(),
});
