/** Type-checks every world with its own libraries, and the edge functions with Deno. Two at a time. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => resolve(root, 'node_modules/.bin', name);
const projects = ['src', 'src/pwa/worker', 'src/outbox', 'src/plugins', 'supabase/local', 'tests'];
const checks: [name: string, command: string, args: string[]][] = [
  ...projects.map((project): [string, string, string[]] => [project, bin('tsc'), ['-p', project]]),
  [
    'supabase/functions',
    bin('deno'),
    [
      'check',
      '--quiet',
      '--config',
      // A test holds the functions' deno.json files equal.
      'supabase/functions/unsubscribe/deno.json',
      '--node-modules-dir=manual',
      ...functionFiles(),
    ],
  ],
];

/** Everything that is deployed: the tests beside it belong to vitest's world. */
function functionFiles(): string[] {
  const folder = 'supabase/functions';
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

let failed = 0;
async function work(): Promise<void> {
  for (let next = checks.shift(); next; next = checks.shift()) {
    const [name, command, args] = next;
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const code = await new Promise((done) => child.once('close', done));
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) {
      failed++;
      console.log(output);
    }
  }
}
await Promise.all([work(), work()]);
process.exit(failed > 0 ? 1 : 0);
