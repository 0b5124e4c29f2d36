import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The versions that this project is tested with. They are large, so `npx` fetches them when they are needed. */
export const TOOLS = { supabase: '3.1.0', wrangler: '4.86.0', 'netlify-cli': '23.15.1' };

/** One command of a deployment, as a person would type it. */
export interface Command {
  args: readonly string[];
  /** Variables, of which the text shows only the names. */
  env?: Readonly<Record<string, string>>;
  /** A file with secrets that exists only while the command runs, because everybody on a computer sees arguments. */
  file?: { path: string; text: string };
}

/** What a quiet command printed. */
export interface Result {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command in the project. `quiet`: its output is returned and not shown. Rejects if it cannot start. */
export type Run = (command: Command, quiet?: boolean) => Promise<Result>;

/** A command of the Supabase CLI. */
export const supabase = (...args: string[]): Command => ({
  args: ['npx', '--yes', `supabase@${TOOLS.supabase}`, ...args],
});

/** A statement for the database of the linked project. A secret in it goes through a file. */
export const sql = (statement: string, isSecret = false): Command =>
  isSecret
    ? {
        ...supabase('db', 'query', '--remote', '--yes', '--file', STATEMENT_FILE),
        file: { path: STATEMENT_FILE, text: statement },
      }
    : supabase('db', 'query', '--remote', '--yes', statement);
const STATEMENT_FILE = 'supabase/.temp/deploy.sql';

/** What a person may read: no value of a variable, no file, no password. */
export function textOf({ args, env = {}, file }: Command): string {
  const shown = args
    .map((each) => each.replace(/(:\/\/[^:@/]*:)[^@]*@/, '$1…@'))
    .map((each) => (/^[\w@%+=:,./-]+$/.test(each) ? each : `'${each.replaceAll("'", "'\\''")}'`));
  const variables = Object.keys(env).map((name) => `${name}=… `);
  return `${variables.join('')}${shown.join(' ')}${file ? '   # with a file that is deleted afterwards' : ''}`;
}

/** Runs commands in a folder, with the terminal of this process. */
export const runIn =
  (root: string): Run =>
  async ({ args: [program, ...args], env, file }, quiet = false) => {
    const secret = file && path.join(root, file.path);
    if (secret !== undefined) {
      await mkdir(path.dirname(secret), { recursive: true });
      await writeFile(secret, file!.text, { mode: 0o600 });
    }
    try {
      const child = spawn(program!, args, {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
        // On Windows npm and npx are scripts, which only a shell finds.
        shell: process.platform === 'win32',
      });
      let output = '';
      let errors = '';
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const code = await new Promise<number | null>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
      return { code: code ?? 1, output, errors };
    } finally {
      if (secret !== undefined) await rm(secret, { force: true });
    }
  };
