/**
 * Prints the progress of a long phase: one line that is rewritten in a terminal, or else one line at the start and one at
 * the end. Prints nothing for a short phase, such as one served from a cache.
 * @returns a function to call with the number of finished parts
 */
export function progress(phase: string, total: number): (finished: number) => void {
  const started = Date.now();
  let hasPrinted = false;
  return (finished) => {
    const isOver = finished === total;
    if (!hasPrinted && (isOver || Date.now() - started < QUIET_MS)) return;
    const line = `${phase} ${finished}/${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${isOver ? '\n' : ''}`);
    else if (!hasPrinted || isOver) console.log(line);
    hasPrinted = true;
  };
}

/** Phases shorter than this print nothing. */
const QUIET_MS = 1000;
