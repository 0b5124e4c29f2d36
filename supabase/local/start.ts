/**
 * `npm start`: builds what is stale, then serves the whole product at one origin until Ctrl-C.
 * `--api-only` leaves the site out.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartupError } from './startup-error.ts';
import { type Running, runUntilStopped } from './run-until-stopped.ts';
import { startLocal } from './stack.ts';

export { type Stack, type StackOptions, startLocal } from './stack.ts';

const FLAGS = new Set(['--api-only']);

async function start(): Promise<Running> {
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  if (unknown !== undefined) {
    throw new StartupError(`${unknown} is no option of this command; there is only --api-only.`);
  }
  const stack = await startLocal({
    apiOnly: flags.includes('--api-only'),
    log: (line) => console.log(line),
  });
  return { message: `Ready: ${stack.origin} (mailbox /__mail)`, stop: stack.stop };
}

const command = process.argv[1];
if (command !== undefined && realpathSync(command) === fileURLToPath(import.meta.url)) runUntilStopped(start);
