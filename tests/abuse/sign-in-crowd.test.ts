import { describe, expect, it, onTestFinished } from 'vitest';
import { codeFor, member, signInCall, stack, useStack } from './harness.ts';

useStack();

/** What the desk says of the person whose session this is. */
async function me(session: string) {
  const response = await fetch(`${stack.origin}/rest/v1/rpc/desk_me`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${session}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('beside strangers who keep asking for what they may not read', () => {
  // One connection for everybody once let the end of a stranger's request undo a session that was being made.
  const reads = 8;
  const over = new AbortController();
  const refusals: number[] = [];
  const read = async () => {
    while (!over.signal.aborted) {
      const response = await fetch(`${stack.origin}/rest/v1/inquiries`, {
        headers: { apikey: stack.keys.publishable },
      });
      await response.body?.cancel();
      refusals.push(response.status);
    }
  };

  it(
    'everybody who signs in has a session that works, and a code opens one',
    { timeout: 180_000 },
    async () => {
      const strangers = Array.from({ length: reads }, read);
      onTestFinished(async () => {
        over.abort();
        await Promise.all(strangers);
      });
      const sessions: string[] = [];
      for (let person = 0; person < 5; person++) {
        const someone = await member();
        // All of them come from this computer.
        await stack.query('delete from private.flood_counters');
        await signInCall({ email: someone });
        const entry = { email: someone, code: await codeFor(someone) };
        const entries = await Promise.all(Array.from({ length: 8 }, () => signInCall(entry)));
        const opened = entries.filter(({ status }) => status === 200);
        expect(opened).toHaveLength(1);
        sessions.push(String((opened[0]!.body['session'] as Record<string, unknown>)['access_token']));
        const answer = await me(sessions.at(-1)!);
        expect(answer).toMatchObject({ status: 200, body: { email: someone } });
      }
      await stack.query('delete from private.flood_counters');
      over.abort();
      await Promise.all(strangers);
      expect(new Set(refusals)).toEqual(new Set([401]));
      expect(refusals.length).toBeGreaterThan(100);
      for (const session of sessions) expect((await me(session)).status).toBe(200);
    },
  );
});
