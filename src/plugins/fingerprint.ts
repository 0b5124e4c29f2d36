/** Tells whether the built site is still what the sources say, so that a start builds only when it must. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
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
/** Variables that a build reads. Not SITE_URL: the local server replaces the origin in the pages. */
const VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];

/** The file with the fingerprint of the last complete build. */
export const fingerprintFile = (projectRoot: string): string =>
  resolve(projectRoot, 'node_modules/.cache/build-fingerprint');

/** Whether nothing has changed since the last complete build. */
export function isBuildCurrent(projectRoot: string, env = process.env): boolean {
  try {
    return readFileSync(fingerprintFile(projectRoot), 'utf8') === fingerprint(projectRoot, env);
  } catch {
    return false;
  }
}

/** A hash of everything that a build depends on: names, sizes and times of its files, variables, year, last change. */
function fingerprint(projectRoot: string, env: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  const values = VARIABLES.map((name) => env[name] ?? '');
  hash.update(JSON.stringify([...values, new Date().getFullYear(), lastChange()]));
  const add = (name: string) => {
    const info = statSync(join(projectRoot, name), { throwIfNoEntry: false });
    if (info?.isDirectory())
      for (const entry of readdirSync(join(projectRoot, name)).sort())
        if (!NOT_AN_INPUT.test(entry)) add(`${name}/${entry}`);
    hash.update(`${name} ${info?.isFile() ? `${info.size} ${info.mtimeMs}` : ''}\n`);
  };
  INPUTS.forEach(add);
  return hash.digest('hex');
}

/** A hash of the content of files and folders, the same on every computer. Tests don't count. */
export function hashOf(projectRoot: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (name: string) => {
    const file = join(projectRoot, name);
    if (statSync(file).isDirectory()) {
      for (const entry of readdirSync(file).sort()) if (!NOT_AN_INPUT.test(entry)) add(`${name}/${entry}`);
    } else hash.update(`${name} ${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`);
  };
  names.forEach(add);
  return hash.digest('hex');
}

/** What an owner edits. The functions get their words from it in a generated file. */
const CONTENT = ['src/content', 'src/media', 'supabase/functions/_shared/content.json'];

/** Hashes of what a site is built from: what an owner edits, and the rest. `build.json` holds them. */
export function sourcesOf(projectRoot: string): { content: string; code: string } {
  const below = (folder: string) =>
    readdirSync(join(projectRoot, folder))
      .sort()
      .map((name) => `${folder}/${name}`);
  const code = INPUTS.flatMap((name) =>
    CONTENT.some((path) => path.startsWith(`${name}/`)) ? below(name) : name,
  );
  return {
    content: hashOf(projectRoot, CONTENT.slice(0, 2)),
    code: hashOf(
      projectRoot,
      code.filter((name) => !CONTENT.includes(name) && !NOT_AN_INPUT.test(name)),
    ),
  };
}

/** Stores the fingerprint of what the build began with, after everything has succeeded. */
export function recordFingerprint(projectRoot: string): Plugin {
  const file = fingerprintFile(projectRoot);
  const begun = fingerprint(projectRoot, process.env);
  let hasWritten = false;
  return {
    name: 'record-fingerprint',
    apply: 'build',
    configResolved: () => rmSync(file, { force: true }),
    writeBundle: { order: 'post', sequential: true, handler: () => void (hasWritten = true) },
    closeBundle: {
      order: 'post',
      sequential: true,
      // Vite also calls this, without an error, when a plugin has stopped the build.
      handler() {
        if (!hasWritten) return;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, begun);
      },
    },
  };
}
