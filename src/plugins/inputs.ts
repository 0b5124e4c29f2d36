/** Records what a build was made from, so that the next start can tell whether the build is still current. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { lastChange } from './last-change.ts';

/** Fingerprints of everything that a build was made from. */
export interface Inputs {
  /** Environment variables, and facts that come from outside the files, such as the date of the last change. */
  values: Record<string, string>;
  /** Size and modification time of every file, by its path in the project. */
  files: Record<string, string>;
  /** Names in every folder that holds such a file: a new file there may be picked up by a listing or a glob. */
  folders: Record<string, string>;
}

/** Build-time variables. SITE_URL is not one of them: the local server puts its own origin into the pages. */
const VARIABLES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];
/** What the tools read on their own, without telling a plugin. The lock file stands for all packages. */
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
/** Never part of a build, so a change there must not cause one. */
const NOT_AN_INPUT = /\.(?:test|spec)\.tsx?$|^\.(?!env)/;
const CHANGED = 'changed during the build';

/** Where the record of the project's last complete build lies. */
export const recordFile = (projectRoot: string): string =>
  resolve(projectRoot, 'node_modules/.cache/build-inputs.json');

/** @returns the record of the last complete build; null when there is none or it can't be read */
export function readRecord(projectRoot: string): Inputs | null {
  try {
    return JSON.parse(readFileSync(recordFile(projectRoot), 'utf8')) as Inputs;
  } catch {
    return null;
  }
}

/** Whether everything that the build was made from is as it was then. */
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

/** Collects the inputs of one build, which may consist of several (pages, prerenderer, service worker). */
export class InputRecorder {
  readonly #root: string;
  /** As it was before anything was read: what changes later must not count as built. */
  readonly #before: Inputs;
  readonly #read = new Set<string>();

  constructor(projectRoot: string) {
    this.#root = projectRoot;
    this.#before = { values: valuesNow(process.env), files: {}, folders: {} };
    this.#snapshot(projectRoot);
  }

  /** Adds files that a plugin reads by itself; the bundler knows only of modules. */
  add(...files: string[]): void {
    for (const file of files) this.#read.add(file);
  }

  /** Reports the modules, stylesheets and public files of one build. Every nested build needs one of its own. */
  collect(): Plugin {
    const read = this.#read;
    return {
      name: 'collect-inputs',
      apply: 'build',
      // Stylesheets that another one imports are no modules of the bundle. After the import every rule names its file.
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
    const write = () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(this.#inputs(), null, 1));
    };
    return {
      name: 'record-inputs',
      apply: 'build',
      buildStart: () => rmSync(file, { force: true }),
      closeBundle: {
        order: 'post',
        sequential: true,
        handler: (error?: Error) => {
          if (error === undefined) write();
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
      // The project's own folder holds the inputs of many tools; those of the build are named above.
      if (folder !== '.') inputs.folders[folder] = folders[folder] ?? CHANGED;
    }
    return inputs;
  }

  #nameOf(file: string): string {
    return relative(this.#root, file).split(sep).join('/');
  }

  #snapshot(folder: string): void {
    // Read while this process started, before the snapshot: it may have changed in between.
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
