/** Calls `work` now and then every `everyMs`, never twice at once. `stop` waits for the current call. */
export function startSweep(work: () => Promise<void>, everyMs: number): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= work()
      // Ignores a failure: the jobs stay in the database, and the next call tries again.
      .catch(() => {})
      .finally(() => {
        running = null;
      });
  };
  tick();
  const timer = setInterval(tick, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Makes the mail function send jobs whose sender or device is gone. On Supabase pg_cron does this.
 * @throws Error if the function is not there or did not do it
 */
export async function sweepMail(functionsUrl: string | null, secretKey: string): Promise<void> {
  if (functionsUrl === null) throw new Error('The functions are starting.');
  const response = await fetch(`${functionsUrl}/send-inquiry-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ sweep: true }),
    signal: AbortSignal.timeout(50_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail function answered with ${response.status}.`);
}
