import { createHmac, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { business } from '../../src/content/business.ts';
import { type Backend, openBackend } from './backend.ts';
import { createDatabase, type NewDatabase } from '../../tests/database/server.ts';
import { type Database, openDatabase } from './database.ts';
import { uploadFilms } from './films.ts';
import { type Keys, loadKeys } from './keys.ts';
import { askStorage } from './storage-compat.ts';

let folder: string;
let keys: Keys;
let backend: Backend;
const log: string[] = [];

let empty: NewDatabase;
let database: Database;

const open = () =>
  openBackend({
    database,
    place: 'The database of the test',
    storageFolder: path.join(folder, 'data', 'storage'),
    migrations: path.join(folder, 'migrations'),
    keys,
    log: (line) => log.push(line),
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-'));
  await cp(path.join(import.meta.dirname, '..', 'migrations'), path.join(folder, 'migrations'), {
    recursive: true,
  });
  keys = await loadKeys(path.join(folder, 'data'));
  empty = await createDatabase({ migrated: false });
  database = await openDatabase(empty.url);
  backend = await open();
});
afterAll(async () => {
  await database.close();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

const LOOPBACK = '127.0.0.1';

function ask(target: string, init: RequestInit & { key?: string; peer?: string } = {}) {
  const { key, peer = LOOPBACK, ...rest } = init;
  const headers = new Headers(init.headers);
  if (key !== undefined) headers.set('apikey', key);
  headers.set('x-forwarded-for', peer);
  const request = new Request(`http://localhost${target}`, { ...rest, headers });
  return target.startsWith('/storage/')
    ? askStorage(request, (asked) => backend.fetch(asked, peer))
    : backend.fetch(request, peer);
}

const insert = (peer: string, row: object = {}) =>
  ask('/rest/v1/inquiries', {
    method: 'POST',
    key: keys.publishable,
    peer,
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({
      id: randomUUID(),
      email: 'ann@example.com',
      message: 'My secret wish',
      submitted_at: new Date().toISOString(),
      session_id: randomUUID(),
      ...row,
    }),
  });

describe('the database', () => {
  test('a later start applies new migrations only; a failing one is rolled back and named', async () => {
    expect(backend.applied.length).toBeGreaterThan(0);
    const added = path.join(folder, 'migrations', '20991231000000_added.sql');
    await writeFile(added, "create table public.added (note text default 'a;b');\nselect 1 / 0;");
    await expect(open()).rejects.toThrow('20991231000000_added.sql failed: division by zero');
    await writeFile(added, "create table public.added (note text default 'a;b');\n-- the end");
    backend = await open();
    expect(backend.applied).toEqual(['20991231000000_added.sql']);
  });
});

test('the database counts days in the time zone of the business record', async () => {
  await database.query("update private.business set time_zone = 'UTC'");
  backend = await open();
  expect(await database.query('select private.time_zone() as zone')).toEqual([{ zone: business.timeZone }]);
});

test('a database of another version is refused with a sentence and left as it is', async () => {
  const versions = 'supabase_migrations.schema_migrations';
  await database.query(`insert into ${versions} (version, name) values ('20200101000000', 'gone')`);
  await expect(open()).rejects.toThrow(
    /^The database of the test was created by another version of this project \(supabase\/migrations has no 20200101000000\), and may hold inquiries\. .+\.$/,
  );
  await database.query(`delete from ${versions} where version = '20200101000000'`);
  backend = await open();
  expect(backend.applied).toEqual([]);
});

describe('rights', () => {
  test('anon can only insert, also after a restart', async () => {
    expect((await insert(LOOPBACK)).status).toBe(201);
    for (const method of ['GET', 'DELETE']) {
      expect((await ask('/rest/v1/inquiries?email=eq.x', { method, key: keys.publishable })).status).toBe(
        401,
      );
    }
  });
  test('a request without a key is refused: admin mode is off', async () => {
    expect((await ask('/rest/v1/inquiries')).status).toBe(401);
  });
  test('the secret key can read', async () => {
    expect((await ask('/rest/v1/inquiries?select=id', { key: keys.secret })).status).toBe(200);
  });
  test('a token signed with the default secret of lite is refused', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp: 4e9 })}`;
    const token = `${body}.${createHmac('sha256', 'unsafe-secret-change-me').update(body).digest('base64url')}`;
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask('/rest/v1/inquiries', { key: keys.publishable, headers })).status).toBe(401);
  });
});

test('a flood from one address gets 429 with Retry-After; requests of this computer are not counted', async () => {
  const statuses = new Set<number>();
  let last = await insert('203.0.113.9');
  for (let i = 0; i < 110; i += 1) {
    last = await insert('203.0.113.9');
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([201, 429]);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await insert('203.0.113.10')).status).toBe(201);
  expect((await insert(LOOPBACK)).status).toBe(201);
});

test('what a visitor wrote never reaches the log', async () => {
  expect((await insert(LOOPBACK, { id: 'My secret wish' })).status).toBe(400);
  expect((await insert(LOOPBACK, { no_such_column: 'My secret wish' })).status).toBe(400);
  expect(log.join('\n')).not.toContain('secret wish');
});

describe('storage', () => {
  const json = { 'content-type': 'application/json' };
  const upload = (bucket: string, key: string, more: Record<string, string> = {}) => {
    const body = new FormData();
    body.append('', new Blob([new Uint8Array([0, 1, 2, 3, 4])], { type: 'video/mp4' }));
    const target = `/storage/v1/object/${bucket}/clip.mp4`;
    return ask(target, { method: 'POST', key, headers: more, body });
  };
  const sign = (bucket: string, key: string) =>
    ask(`/storage/v1/object/sign/${bucket}/clip.mp4`, {
      method: 'POST',
      key,
      headers: json,
      body: '{"expiresIn":60}',
    });

  test('the service signs the address of a film, and a visitor can play parts of it', async () => {
    expect((await upload('films', keys.secret)).status).toBe(200);
    const { signedURL } = (await (await sign('films', keys.secret)).json()) as { signedURL: string };
    expect(signedURL).toMatch(/^\/object\/sign\/films\/clip\.mp4\?token=/);
    const part = await ask(`/storage/v1${signedURL}`, { headers: { range: 'bytes=1-2' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.get('content-range')).toBe('bytes 1-2/5');
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([1, 2]);
  });

  test('an unsigned address is refused', async () => {
    const target = '/storage/v1/object/sign/films/clip.mp4';
    expect((await ask(target)).status).toBe(400);
    expect((await ask(`${target}?token=e30.e30.e30`)).ok).toBe(false);
    expect((await ask('/storage/v1/object/public/films/clip.mp4')).ok).toBe(false);
  });

  test('a visitor cannot sign, read, upload, replace or delete a film, nor use another bucket', async () => {
    expect((await sign('films', keys.publishable)).ok).toBe(false);
    for (const target of ['films', 'authenticated/films', 'info/films'])
      expect((await ask(`/storage/v1/object/${target}/clip.mp4`, { key: keys.publishable })).ok).toBe(false);
    expect((await upload('films', keys.publishable)).ok).toBe(false);
    expect((await upload('films', keys.publishable, { 'x-upsert': 'true' })).ok).toBe(false);
    await ask('/storage/v1/object/films/clip.mp4', { method: 'DELETE', key: keys.publishable });
    expect((await sign('films', keys.secret)).status).toBe(200);

    const bucket = JSON.stringify({ id: 'other', name: 'other', public: false });
    await ask('/storage/v1/bucket', { method: 'POST', key: keys.secret, headers: json, body: bucket });
    expect((await upload('other', keys.secret)).status).toBe(200);
    expect((await sign('other', keys.secret)).status).toBe(200);
    expect((await sign('other', keys.publishable)).ok).toBe(false);
  });

  test('no object key can leave the folder', async () => {
    const answer = await ask('/storage/v1/object/films/..%2f..%2fkeys.json', { key: keys.secret });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('sb_secret_');
  });

  test('a start uploads only films that are missing or differ', async () => {
    const from = path.join(folder, 'films');
    await mkdir(from);
    await writeFile(path.join(from, 'a.webm'), 'one');
    await writeFile(path.join(from, 'b.mp4'), 'two');
    await writeFile(path.join(from, 'notes.txt'), 'no film');
    const options = { from, stored: path.join(folder, 'data', 'storage'), secretKey: keys.secret };
    expect(await uploadFilms(backend, options)).toEqual(['a.webm', 'b.mp4']);
    expect(await uploadFilms(backend, options)).toEqual([]);
    await writeFile(path.join(from, 'a.webm'), 'another');
    expect(await uploadFilms(backend, options)).toEqual(['a.webm']);
    const film = await ask('/storage/v1/object/films/a.webm', { key: keys.secret });
    expect(await film.text()).toBe('another');
  });
});
