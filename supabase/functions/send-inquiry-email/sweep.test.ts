import { describe, expect, it } from 'vitest';
import { post, read } from '../_shared/fakes.ts';
import { down, job, withDatabase } from './fakes.ts';

describe('the sweep', () => {
  const authorized = { Authorization: 'Bearer sb_secret_test' };
  const due = (subjectId: string, kind = 'inquiry') => ({
    ...job,
    kind,
    subjectId,
    ...(kind === 'welcome' && {
      payload: { email: 'sub@example.com', token: 't'.repeat(64), returning: false },
    }),
  });
  const queueOf = (jobs: unknown[]) => () => jobs.splice(0, 1);

  it('sends everything that is due and counts it', async () => {
    const { handle, mails } = withDatabase({
      claim_due_email_jobs: queueOf([due('a'), due('b', 'welcome'), due('c')]),
    });
    const reply = await read(await handle(post('send-inquiry-email', { sweep: true }, authorized)));
    expect(reply).toEqual({
      status: 200,
      body: { id: null, success: true, sent: 3, failed: 0, visitor: 'unknown' },
    });
    expect(mails.map((mail) => mail.to)).toEqual([
      'staff@spa.example.com',
      'sub@example.com',
      'staff@spa.example.com',
    ]);
  });

  it.each([{}, { Authorization: 'Bearer wrong' }, { apikey: 'sb_publishable_x' }])(
    'is refused without the service key: %j',
    async (headers) => {
      const { handle, calls } = withDatabase();
      const reply = await read(await handle(post('send-inquiry-email', { sweep: true }, headers)));
      expect(reply).toMatchObject({ status: 401, body: { success: false } });
      expect(calls).toEqual([]);
    },
  );

  it('stops after three failures in a row, and skips a job that cannot be read', async () => {
    const jobs = ['1', '2', '3', '4', '5', '6'].map((id) => due(id));
    const poisoned = withDatabase(
      { claim_due_email_jobs: queueOf([...jobs]) },
      { send: (mail) => (mail.messageId.startsWith('<inquiry-2@') ? down : { ok: true }) },
    );
    const skipped = await read(
      await poisoned.handle(post('send-inquiry-email', { sweep: true }, authorized)),
    );
    expect(skipped.body).toMatchObject({ sent: 5, failed: 1 });
    const dead = withDatabase({ claim_due_email_jobs: queueOf([...jobs]) }, { send: () => down });
    const stopped = await read(await dead.handle(post('send-inquiry-email', { sweep: true }, authorized)));
    expect(stopped.body).toMatchObject({ sent: 0, failed: 3 });
  });

  it('asks the host for a build once a scheduled value has begun', async () => {
    for (const [due, builds] of [
      [true, 1],
      [false, 0],
    ] as const) {
      let asked = 0;
      const { handle } = withDatabase(
        { claim_due_email_jobs: [], claim_due_build: due },
        { change: { requestBuild: async () => void asked++ } },
      );
      await handle(post('send-inquiry-email', { sweep: true }, authorized));
      expect(asked).toBe(builds);
    }
  });

  it('follows every inquiry, for at most three mails', async () => {
    const jobs = ['1', '2', '3', '4', '5'].map((id) => due(id));
    const { send, mails, settled } = withDatabase({ claim_due_email_jobs: queueOf(jobs) });
    await send();
    await settled();
    expect(mails).toHaveLength(4);
    expect(jobs).toHaveLength(2);
  });
});
