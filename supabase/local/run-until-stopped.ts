import { StartupError } from './startup-error.ts';
import { whenLauncherEnds } from './launcher.ts';

/** What a command has started. */
export interface Running {
  /** Printed when everything is ready. */
  message: string;
  stop(): Promise<void>;
}

/**
 * Runs a server as a command: starts it, says so, and stops it cleanly when asked to (Ctrl-C, SIGTERM, or the launcher
 * gone), at once when asked twice. Ends with code 0 after a clean stop, 1 with a sentence after a refused start.
 */
export function runUntilStopped(start: () => Promise<Running>): void {
  let running: Running | null = null;
  let stoppingSince: number | null = null;

  const stop = () => {
    if (stoppingSince !== null) {
      // Whoever asks twice does not want to wait. A terminal's one Ctrl-C may arrive twice: directly, and from a
      // wrapper.
      if (Date.now() - stoppingSince > 500) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    // What has been begun ends with the process: the lock, and through its lifeline the functions.
    if (running === null) process.exit(130);
    console.log('\nStopping …');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };

  // Whoever read our output (`npm start | head`) may go; visitors stay.
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
