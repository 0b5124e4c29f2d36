/** A copy of the repository that a test may edit, as an owner or a developer would. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'project-copy-'));

  /** Copies what the repository tracks, or would track. */
  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter(Boolean))
      cpSync(join(root, file), join(this.folder, file), { force: true, recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
    // Tests ask Git which files belong to the repository.
    execFileSync('git', ['init', '--quiet'], { cwd: this.folder });
    execFileSync('git', ['add', '--all'], { cwd: this.folder });
  }

  read = (file: string): string => readFileSync(join(this.folder, file), 'utf8');

  write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
    execFileSync('git', ['add', file], { cwd: this.folder });
  }

  /** Replaces the first `from` in a file. @throws if it isn't there */
  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const found = typeof from === 'string' ? text.includes(from) : from.test(text);
    if (!found) throw new Error(`${file} has changed: it has no ${from}`);
    writeFileSync(
      join(this.folder, file),
      text.replace(from, () => to),
    );
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
    execFileSync('git', ['add', '--all', file], { cwd: this.folder });
  }

  /** Runs a program of the project. @returns what it printed, if it failed; nothing if it succeeded */
  problemsOf(...command: string[]): Promise<string> {
    return new Promise((done) => {
      const env: NodeJS.ProcessEnv = { ...process.env, PICTURES: 'fast' };
      // This runs under Vitest, but the copy must be built as visitors get it.
      if (command[0] === 'vite') env['NODE_ENV'] = 'production';
      // The copy starts a server and chooses ports of its own.
      for (const name of Object.keys(env)) if (/^(?:VITEST|TEST_|VITE_)/.test(name)) delete env[name];
      const options = { cwd: this.folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile('npx', command, options, (error, output, errors) =>
        done(error ? output + errors || error.message : ''),
      );
    });
  }

  /** What `npm start` does first. */
  async writeFunctionContent(): Promise<void> {
    const script = "import('./supabase/local/function-content.ts').then((m) => m.writeFunctionContent('.'))";
    const problems = await this.problemsOf('tsx', '--eval', script);
    if (problems) throw new Error(problems);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
