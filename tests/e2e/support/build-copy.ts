import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIdOf } from '../../../src/plugins/offline/build-id.ts';

const dist = resolve(import.meta.dirname, '../../../dist');
const TEXT_FILES = /\.(?:html|js|css|txt|json|webmanifest)$/;

/** A copy of the built site that a test may change. Its methods return the copy, so that calls can be chained. */
export class BuildCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'lumen-build-'));

  constructor() {
    cpSync(dist, this.folder, { recursive: true });
  }

  /**
   * Makes this a new build in which every asset has changed: adds `suffix` to the name of each asset, in the folder and
   * in everything that refers to it.
   */
  renameAssets(suffix: string): this {
    const assets = join(this.folder, 'assets');
    const renamed = new Map<string, string>();
    for (const file of readdirSync(assets)) {
      const next = file.replace(/(\.\w+)$/, `${suffix}$1`);
      renameSync(join(assets, file), join(assets, next));
      renamed.set(file, next);
    }
    const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    this.rewrite((text) => text.replace(names, (name) => renamed.get(name)!));
    return this.rewrite((text) => text.replace(/pages-[0-9a-f]{10}(?=["`])/g, `pages-${suffix}`), /sw\.js$/);
  }

  /** Changes the content of every text file, or of those whose path matches `only`. */
  rewrite(change: (text: string) => string, only = TEXT_FILES): this {
    for (const entry of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!only.test(entry) || !TEXT_FILES.test(entry)) continue;
      const file = join(this.folder, entry);
      const text = readFileSync(file, 'utf8');
      const changed = change(text);
      if (changed !== text) writeFileSync(file, changed);
    }
    return this;
  }

  /** Appends a newline to a file and updates its hash in the service worker, as the build would. */
  touch(file: string): this {
    const path = join(this.folder, file);
    const digest = () => createHash('md5').update(readFileSync(path)).digest('hex');
    const before = digest();
    appendFileSync(path, '\n');
    return this.rewrite((text) => text.replace(before, digest()), /^sw\.js$/);
  }

  /** The build id in the service worker. */
  get id(): string {
    return /pages-([0-9a-f]{10})(?=["`])/.exec(readFileSync(join(this.folder, 'sw.js'), 'utf8'))![1]!;
  }

  /** Replaces the build id in the service worker by the id of the current files. */
  updateBuildId(): this {
    const { id } = this;
    return this.rewrite(
      (text) => text.replaceAll(`pages-${id}`, `pages-${buildIdOf(this.folder)}`),
      /^sw\.js$/,
    );
  }

  /** Names of the files in one of its folders. */
  list(folder: string): string[] {
    return readdirSync(join(this.folder, folder));
  }

  remove(file: string): this {
    rmSync(join(this.folder, file));
    return this;
  }

  /** Overwrites `file` with a copy of `other`. */
  replace(file: string, other: string): this {
    cpSync(join(this.folder, other), join(this.folder, file));
    return this;
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
