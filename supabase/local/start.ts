/**
 * `npm start`: builds the site if it is stale, then serves the whole product at one origin until Ctrl-C.
 * `--api-only` leaves the site out.
 */
import { nodeVersionProblem } from './node-version.ts';

const problem = nodeVersionProblem(process.versions.node);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

// Loaded after the check: an old Node.js may fail to load them.
const { runUntilStopped } = await import('./run-until-stopped.ts');
const { readyPanel } = await import('./ready-panel.ts');
const { StartupError } = await import('./startup-error.ts');
const { startLocal } = await import('./stack.ts');

const FLAGS = new Set(['--api-only']);

runUntilStopped(async () => {
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  if (unknown !== undefined) {
    throw new StartupError(`${unknown} is not an option of this command; the only one is --api-only.`);
  }
  const stack = await startLocal({ apiOnly: flags.includes('--api-only'), log: (line) => console.log(line) });
  return { message: readyPanel(stack), stop: stack.stop };
});
