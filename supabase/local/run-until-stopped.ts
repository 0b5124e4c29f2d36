import { StartupError } from './startup-error.ts';
import { whenLauncherEnds } from './launcher.ts';

/** A running server. */
export interface Running {
  /** Printed once everything is ready. */
  message: string;
  stop(): Promise<void>;
}

/**
 * Runs a server as a command: starts it, prints its message, and stops it cleanly on Ctrl-C, SIGTERM or the end of the
 * launcher. A second signal stops it at once. Exits with 0 after a clean stop, with 1 and a sentence after a failed
 * start.
 */
export function runUntilStopped(start: () => Promise<Running>): void {
  let running: Running | null = null;
  let stoppingSince: number | null = null;

  const stop = () => {
    if (stoppingSince !== null) {
      // One Ctrl-C may arrive twice, from the terminal and from a wrapper. Later ones mean: at once.
      if (Date.now() - stoppingSince > 500) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    // Lock and functions end with the process.
    if (running === null) process.exit(130);
    console.log('\nStopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };

  // The reader of our output may end (`npm start | head`). The server goes on.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  whenLauncherEnds(stop);
  start().then(
    (started) => {
      running = started;
      console.log(started.message);
    },
    (error: unknown) => {
      console.error(error instanceof StartupError ? error.message : error);
      process.exit(1);
    },
  );
}
