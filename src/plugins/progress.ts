/**
 * Reports how far a long phase is: one line that is rewritten in a terminal; elsewhere a line at the start and the
 * end. Says nothing about a phase that is over at once, as one served from a cache is.
 * @returns a function to call with the number of finished parts
 */
export function progress(phase: string, total: number): (finished: number) => void {
  const started = Date.now();
  let hasSpoken = false;
  return (finished) => {
    const isOver = finished === total;
    if (!hasSpoken && (isOver || Date.now() - started < QUIET_MS)) return;
    const line = `${phase} ${finished}/${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${isOver ? '\n' : ''}`);
    else if (!hasSpoken || isOver) console.log(line);
    hasSpoken = true;
  };
}

/** Shorter phases are not worth a line. */
const QUIET_MS = 1000;
