import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** The whole server, killed at the moment at which nobody knows whether a mail has left. */
let dataDir: string;
const mailDir = () => path.join(dataDir, 'mail');
let child: ChildProcess | undefined;
let close: (() => void) | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await kill();
  close?.();
  close = undefined;
  // The database of a killed server stops a moment later.
  await eventually(async () => !existsSync(path.join(dataDir, 'postgres', 'postmaster.pid')), 10);
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the origin once the server is ready. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const started = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'start.ts'), '--api-only'],
    {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  child = started;
  for await (const line of readline.createInterface({ input: started.stdout })) {
    const origin = /^Ready: (\S+)/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('The server ended before it was ready.');
}

async function kill(): Promise<void> {
  const killed = child;
  child = undefined;
  if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
  killed.kill('SIGKILL');
  await once(killed, 'close');
}

const ask = (origin: string, id: string) =>
  fetch(`${origin}/functions/v1/send-inquiry-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      email: 'ann@example.com',
      message: 'Hello',
      submittedAt: new Date().toISOString(),
    }),
  }).catch(() => null);

/** Null until the database knows that the mail has left. */
async function notifiedAt(origin: string, id: string): Promise<string | null> {
  const { secret } = JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8')) as {
    secret: string;
  };
  const answer = await fetch(`${origin}/rest/v1/inquiries?select=notified_at&id=eq.${id}`, {
    headers: { apikey: secret },
  });
  return ((await answer.json()) as { notified_at: string | null }[])[0]!.notified_at;
}

async function eventually(condition: () => Promise<boolean>, seconds: number): Promise<void> {
  const endsAt = Date.now() + seconds * 1000;
  while (Date.now() < endsAt) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It did not happen within ${seconds} s.`);
}

describe('a server killed while it mails', () => {
  test(
    'right after its mailbox has the mail: one file, and the next start finishes the job',
    { timeout: 120_000 },
    async () => {
      await mkdir(mailDir(), { recursive: true });
      const arrived = new Promise<void>((resolve) => {
        const watcher = watch(mailDir(), (_, name) => {
          if (name === null || name.startsWith('.') || !name.endsWith('.eml')) return;
          watcher.close();
          resolve();
        });
      });
      const id = randomUUID();
      void ask(await start(), id);
      await arrived;
      await kill();

      const origin = await start();
      await eventually(async () => (await notifiedAt(origin, id)) !== null, 15);
      expect((await readdir(mailDir())).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
    },
  );

  test(
    'right before the mail server replies: the next start sends the mail again with the same Message-ID',
    { timeout: 120_000 },
    async () => {
      const messageIds: string[] = [];
      let onMail: () => Promise<void> = async () => undefined;
      const mailServer = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData(stream, _session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.once('end', () => {
            messageIds.push(/^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none');
            void onMail().then(() => done());
          });
        },
      });
      // The killed client's connection breaks.
      mailServer.on('error', () => {});
      const listener = mailServer.listen(0, '127.0.0.1');
      await once(listener, 'listening');
      close = () => mailServer.close();
      const env = { SMTP_URL: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` };

      const id = randomUUID();
      const killed = new Promise<void>((resolve, reject) => {
        onMail = () => kill().then(resolve, reject);
      });
      void ask(await start(env), id);
      await killed;
      onMail = async () => undefined;

      const origin = await start(env);
      await eventually(async () => (await notifiedAt(origin, id)) !== null, 15);
      expect(messageIds).toHaveLength(2);
      expect(new Set(messageIds).size).toBe(1);
      expect(messageIds[0]).toContain(id);
    },
  );
});
