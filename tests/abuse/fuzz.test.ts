/** A bad request never makes the server fail: it gets 4xx, never 5xx. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocal, type Stack } from '../../supabase/local/stack.ts';
import { createDatabase, type NewDatabase } from '../database/server.ts';
import { GARBAGE } from './bad-request-parts.ts';
import { badRequests, type BadRequest } from './bad-requests.ts';

const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 4000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
/** Concurrent requests. */
const CONCURRENCY = 16;

const folder = mkdtempSync(join(tmpdir(), 'lumen-fuzz-'));
let database: NewDatabase;
let stack: Stack;
beforeAll(async () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const files = {
    'index.html': 'home',
    '404.html': 'not found',
    'assets/app.js': '1',
    _headers: '/*\n  X-Frame-Options: DENY\n',
    _redirects: '/qrcode/:code / 200\n/old/* /:splat 301\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  database = await createDatabase();
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    STAFF_EMAIL: 'staff@example.com',
    DATABASE_URL: database.url,
  };
  stack = await startLocal({ env, dist, sweepEveryMs: 3_600_000 });
});
afterAll(async () => {
  await stack?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

interface Reply {
  status: number;
  text: string;
}

function send({ method, path, headers, body }: BadRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const options = {
      agent,
      host: '127.0.0.1',
      port: stack.port,
      method,
      path,
      headers: { ...headers, ...length },
    };
    const outgoing = request(options, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Returns the status of the response, or 0 if the connection was closed without one. */
function sendRaw(text: string): Promise<number> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(stack.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0));
    };
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
      if (reply.includes('\r\n\r\n')) done();
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.setTimeout(5000, done);
  });
}

const short = ({ method, path, headers, body }: BadRequest) =>
  `${method} ${path} ${JSON.stringify(headers)} ${body?.subarray(0, 300).toString('latin1') ?? ''}`;

test(`${COUNT} bad requests of seed ${SEED} get no 5xx`, { timeout: 300_000 }, async () => {
  process.stdout.write(`FUZZ_SEED=${SEED}\n`);
  const next = badRequests(SEED, stack.keys);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let left = COUNT;
  const worker = async () => {
    while (left-- > 0) {
      const bad = next();
      const { status, text } = await send(bad).catch((error: Error) => ({
        status: 599,
        text: String(error),
      }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failures.push(`${status} ${text.slice(0, 300)} <- ${short(bad)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  expect(failures.slice(0, 20), `seed ${SEED}`).toEqual([]);
  // Proves that requests pass the first check and reach the parts behind it.
  for (const status of [200, 201, 400, 401, 404, 405, 409]) expect([...statuses.keys()]).toContain(status);
});

test('text that is not HTTP gets no 5xx', async () => {
  for (const text of GARBAGE)
    expect([text, await sendRaw(text)]).toEqual([text, expect.toSatisfy((status: number) => status < 500)]);
});

test('the server still answers and stores afterwards', async () => {
  expect((await fetch(`${stack.origin}/healthz`)).status).toBe(200);
  const id = crypto.randomUUID();
  const reply = await fetch(`${stack.origin}/rest/v1/inquiries`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishable, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({
      id,
      email: 'ann@example.com',
      message: 'Still there',
      session_id: crypto.randomUUID(),
    }),
  });
  expect(reply.status).toBe(201);
  expect(await stack.query('select message from public.inquiries where id = $1', [id])).toEqual([
    { message: 'Still there' },
  ]);
});
