/**
 * `npm start`: builds what is stale, then serves the whole product at one origin until Ctrl-C.
 * `--api-only` leaves the site out.
 */
import { pathToFileURL } from 'node:url';
import { StartRefused } from './refusal.ts';
import { startLocal } from './stack.ts';

export { type Stack, type StackOptions, startLocal } from './stack.ts';

/**
 * The `tsx` command runs this file in a child process of its own. A SIGKILL that was meant for the server then hits
 * the wrapper only, and an invisible server would go on holding the port and the data folder.
 */
function endWithWrapper(): void {
  if (!process.execArgv.some((argument) => argument.includes('tsx') && argument.includes('preflight')))
    return;
  const wrapper = process.ppid;
  setInterval(() => {
    if (process.ppid !== wrapper) process.exit(137);
  }, 100).unref();
}

const FLAGS = new Set(['--api-only']);

async function main(flags: string[]): Promise<void> {
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  if (unknown !== undefined)
    throw new StartRefused(`${unknown} is no option of this command; there is only --api-only.`);
  endWithWrapper();
  // Whoever read our output (`npm start | head`) may go; visitors stay.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  let stop: (() => Promise<void>) | null = null;
  let stoppingSince: number | null = null;
  const onSignal = () => {
    // Whoever asks twice does not want to wait. A terminal's one Ctrl-C may arrive twice: directly, and from a wrapper.
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > 500) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    if (stop === null) process.exit(130);
    console.log('\nStopping …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const stack = await startLocal({ apiOnly: flags.includes('--api-only'), log: (line) => console.log(line) });
  stop = stack.stop;
  console.log(`Ready: ${stack.origin} (mailbox /__mail)`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof StartRefused ? error.message : error);
    process.exit(1);
  });
}
