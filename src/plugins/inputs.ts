/** Records what a build was made from, so that the next start can tell whether the build is still current. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { lastChange } from './last-change.ts';

/** Fingerprints of everything that a build reads. */
export interface Inputs {
  /** Environment variables and other facts that are not in files, such as the date of the last change. */
  values: Record<string, string>;
  /** Size and modification time of every file, by its path in the project. */
  files: Record<string, string>;
  /** Names in every folder of such a file, because a listing or glob may pick up a new file there. */
  folders: Record<string, string>;
}

/** Build-time variables. Not SITE_URL: the local server replaces the origin in the pages. */
const VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];
/** Files that tools read without a plugin's knowledge. The lock file represents all packages. */
const READ_BY_TOOLS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src/tsconfig.json',
  'src/boot/tsconfig.json',
  'src/outbox/tsconfig.json',
  'src/plugins/tsconfig.json',
  'src/pwa/worker/tsconfig.json',
];
/** Never part of a build, so a change there must not cause a rebuild. */
const NOT_AN_INPUT = /\.(?:test|spec)\.tsx?$|^\.(?!env)/;
const CHANGED = 'changed during the build';

/** The file that records the inputs of the last complete build. */
export const recordFile = (projectRoot: string): string =>
  resolve(projectRoot, 'node_modules/.cache/build-inputs.json');

/** @returns the inputs of the last complete build, or null when there is no readable record */
export function readRecord(projectRoot: string): Inputs | null {
  try {
    return JSON.parse(readFileSync(recordFile(projectRoot), 'utf8')) as Inputs;
  } catch {
    return null;
  }
}

/** Whether no input has changed since the build. */
export function isCurrent(
  projectRoot: string,
  { values, files, folders }: Inputs,
  env: Record<string, string | undefined> = process.env,
): boolean {
  const isSame = (was: Record<string, string>, now: (name: string) => string) =>
    Object.entries(was).every(([name, fingerprint]) => now(name) === fingerprint);
  const present = valuesNow(env);
  return (
    isSame(values, (name) => present[name] ?? '') &&
    isSame(files, (name) => fileNow(resolve(projectRoot, name))) &&
    isSame(folders, (name) => folderNow(resolve(projectRoot, name)))
  );
}

function valuesNow(env: Record<string, string | undefined>): Record<string, string> {
  const variables = VARIABLES.map((name) => [name, env[name] ?? '']);
  return {
    ...Object.fromEntries(variables),
    year: String(new Date().getFullYear()),
    lastChange: lastChange(),
  };
}

function fileNow(file: string): string {
  const info = statSync(file, { throwIfNoEntry: false });
  return info?.isFile() ? `${info.size} ${info.mtimeMs}` : 'missing';
}

function folderNow(folder: string): string {
  try {
    return readdirSync(folder)
      .filter((name) => !NOT_AN_INPUT.test(name))
      .sort()
      .join('/');
  } catch {
    return 'missing';
  }
}

/** Collects the inputs of a build, including those of its nested builds (prerenderer, boot script, workers). */
export class InputRecorder {
  readonly #root: string;
  /** Taken before anything is read, because changes during the build are not part of it. */
  readonly #before: Inputs;
  readonly #read = new Set<string>();

  constructor(projectRoot: string) {
    this.#root = projectRoot;
    this.#before = { values: valuesNow(process.env), files: {}, folders: {} };
    this.#snapshot(projectRoot);
  }

  /** Adds files that a plugin reads itself. The bundler reports only modules. */
  add(...files: string[]): void {
    for (const file of files) this.#read.add(file);
  }

  /** A plugin that collects the modules, stylesheets and public files of a build. Each nested build needs its own. */
  collect(): Plugin {
    const read = this.#read;
    return {
      name: 'collect-inputs',
      apply: 'build',
      // A stylesheet that another one imports is not a module of the bundle, but each of its rules names its file.
      config: () => ({
        css: {
          postcss: {
            plugins: [
              {
                postcssPlugin: 'collect-inputs',
                OnceExit(root) {
                  root.walk(({ source }) => void (source?.input.file && read.add(source.input.file)));
                },
              },
            ],
          },
        },
      }),
      configResolved({ configFile, configFileDependencies, publicDir }) {
        for (const file of [configFile, ...configFileDependencies]) if (file) read.add(file);
        if (!publicDir || !existsSync(publicDir)) return;
        for (const entry of readdirSync(publicDir, { recursive: true, withFileTypes: true }))
          read.add(resolve(entry.parentPath, entry.name));
      },
      generateBundle: {
        order: 'post',
        handler() {
          for (const id of this.getModuleIds()) read.add(id.split('?')[0]!);
        },
      },
    };
  }

  /** Removes the record when the build begins, and writes a new one after everything else has succeeded. */
  record(): Plugin {
    const file = recordFile(this.#root);
    let hasWritten = false;
    return {
      name: 'record-inputs',
      apply: 'build',
      configResolved: () => rmSync(file, { force: true }),
      writeBundle: { order: 'post', sequential: true, handler: () => void (hasWritten = true) },
      closeBundle: {
        order: 'post',
        sequential: true,
        // Vite also calls this, without an error, when a plugin has stopped the build.
        handler: () => {
          if (!hasWritten) return;
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, JSON.stringify(this.#inputs(), null, 1));
        },
      },
    };
  }

  #inputs(): Inputs {
    const { values, files, folders } = this.#before;
    const inputs: Inputs = { values, files: {}, folders: {} };
    const read = [...this.#read, ...READ_BY_TOOLS.map((name) => resolve(this.#root, name))];
    for (const name of read.map((file) => this.#nameOf(file)).sort()) {
      if (name.startsWith('..') || /(?:^|\/)node_modules\/|\0/.test(name)) continue;
      const info = statSync(resolve(this.#root, name), { throwIfNoEntry: false });
      if (info === undefined) continue;
      if (info.isFile()) inputs.files[name] = files[name] ?? CHANGED;
      const folder = info.isFile() ? dirname(name) : name;
      // The project's root holds files of many tools. Those of the build are listed above.
      if (folder !== '.') inputs.folders[folder] = folders[folder] ?? CHANGED;
    }
    return inputs;
  }

  #nameOf(file: string): string {
    return relative(this.#root, file).split(sep).join('/');
  }

  #snapshot(folder: string): void {
    // Changed after this process started, so tools may have read an earlier version.
    const isNew = (mtimeMs: number) => mtimeMs >= performance.timeOrigin && mtimeMs <= Date.now();
    this.#before.folders[this.#nameOf(folder)] = folderNow(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = resolve(folder, entry.name);
      if (entry.isDirectory() && !/^(?:node_modules|dist|\.git|\.temp|\.cache)$/.test(entry.name))
        this.#snapshot(path);
      else if (entry.isFile())
        this.#before.files[this.#nameOf(path)] = isNew(statSync(path).mtimeMs) ? CHANGED : fileNow(path);
    }
  }
}
