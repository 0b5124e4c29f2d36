/** Calls `work` now and then every `everyMs`, never twice at the same time. `stop` waits for a call under way. */
export function startSweep(work: () => Promise<void>, everyMs: number): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= work()
      // The next round tries again; what matters stays in the database.
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
 * Has the mail function pick up jobs that nobody asked for, because the phone that wrote them is gone. On Supabase
 * pg_cron does this.
 */
export async function sweepMail(functionsUrl: string | null, secretKey: string): Promise<void> {
  if (functionsUrl === null) return;
  const answer = await fetch(`${functionsUrl}/send-inquiry-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ sweep: true }),
    signal: AbortSignal.timeout(50_000),
  });
  await answer.body?.cancel();
}
