/** Type-checks the TypeScript projects with `tsc -b` and the edge functions with Deno. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => resolve(root, 'node_modules/.bin', name);
const checks: [name: string, command: string, args: string[]][] = [
  // Every project of the root tsconfig.json, each with the libraries of its own world and no others.
  ['TypeScript projects', bin('tsc'), ['-b']],
  [
    'supabase/functions',
    bin('deno'),
    [
      'check',
      '--quiet',
      '--config',
      'supabase/functions/deno.json',
      '--node-modules-dir=manual',
      ...functionFiles(),
    ],
  ],
];

/** The files of the functions that are deployed. Their tests are checked with the TypeScript projects. */
function functionFiles(): string[] {
  const folder = 'supabase/functions';
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

/** Runs one check and prints its output if it fails. @returns whether it passed */
async function check([name, command, args]: (typeof checks)[number]): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((done) => child.once('close', done));
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

const results = await Promise.all(checks.map(check));
process.exit(results.every(Boolean) ? 0 : 1);
