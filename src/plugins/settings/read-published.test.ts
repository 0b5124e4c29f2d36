import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askPublished, publishedOf, settled, withPhotos } from './read-published.ts';

const EVE = { date: '2026-12-24', note: 'Christmas Eve' };
const row = (value: unknown, starts_at = '2026-11-01T00:00:00+00:00', key = 'specialHours') => ({
  key,
  starts_at,
  value,
});
const NOW = Date.parse('2026-12-01T00:00:00Z');

it('a build takes the value that holds, and none that begins later', () => {
  const told: string[] = [];
  const rows = [row([], '2026-12-20T00:00:00Z'), row([EVE]), row([], '2026-10-01T00:00:00Z')];
  expect(publishedOf(rows, NOW, (line) => told.push(line))).toEqual({ specialHours: [EVE] });
  expect(told).toEqual([]);
});

it('a build refuses a link to a page that it no longer has', () => {
  const told: string[] = [];
  const news = { text: 'A new room', to: '/gone', from: '2026-11-01', until: '2026-12-31' };
  expect(publishedOf([row([news], undefined, 'announcements')], NOW, (line) => told.push(line))).toEqual({});
  expect(told.join()).toContain('announcements.0.to: There is no page /gone.');
});

it('a build says which published value it refuses and why, and uses the record’s own', () => {
  const told: string[] = [];
  const rows = [row([{ ...EVE, note: '<b>' }]), row(1, undefined, 'unheardOf')];
  expect(publishedOf(rows, NOW, (line) => told.push(line))).toEqual({});
  expect(told).toEqual([
    'Published setting specialHours.0.note: no trademark symbol, markup or link here. The record’s own value is used.',
    'Published setting unheardOf: is unknown here. The record’s own value is used.',
  ]);
});

it.each([
  ['status 503', async () => new Response('', { status: 503 })],
  ['no route', () => Promise.reject(new Error('no route'))],
  ['no settings in the answer', async () => Response.json({ message: 'no' })],
  ['.*JSON.*', async () => new Response('<html>')],
] as [string, typeof fetch][])(
  'a database that answers with %s changes nothing, and the build says so',
  async (why, send) => {
    const told: string[] = [];
    const where = { url: 'https://x.supabase.co', key: 'k' };
    expect(await askPublished(where, (line) => told.push(line), send)).toBeUndefined();
    expect(told.join()).toMatch(
      new RegExp(`could not be read \\(${why}\\): the build uses src/content/published.json`),
    );
  },
);

it('an offer is off in a build after its last day', () => {
  const offer = { enabled: true, discount: '20%', until: '2026-12-01' };
  expect(settled({ offer }, '2026-12-01')).toEqual({ offer });
  expect(settled({ offer }, '2026-12-02')).toEqual({ offer: { ...offer, enabled: false } });
  expect(settled({}, '2026-12-02')).toEqual({});
});

it('a build has the photographs of its cases, and leaves out a case whose photographs it can’t get', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const files = ['a', 'b', 'c', 'd'].map((text) => Buffer.from(`photo ${text}`));
  const ids = files.map((file) => createHash('sha256').update(file).digest('hex'));
  const caseOf = (title: string, before: string, after: string) => ({
    service: 'microneedling',
    title,
    caption: 'Six weeks later.',
    before: { id: before, alt: 'Before' },
    after: { id: after, alt: 'After' },
    consent: '2026-11-20',
  });
  const cases = [caseOf('Whole', ids[0]!, ids[1]!), caseOf('Tampered', ids[2]!, ids[3]!)];
  const where = { url: 'https://x.supabase.co', key: 'k' };
  const told: string[] = [];
  const tell = (line: string) => void told.push(line);
  const send = (async (_, init) => {
    const at = ids.indexOf((JSON.parse(String(init?.body)) as { photo: string }).photo);
    return Response.json((at === 3 ? Buffer.from('<script>') : files[at]!).toString('base64'));
  }) as typeof fetch;
  const away = (() => Promise.reject(new Error('no route'))) as typeof fetch;
  const names = (...all: string[]) => all.map((id) => `photo-${id.slice(0, 16)}.jpg`).sort();
  try {
    await writeFile(join(folder, 'photo-0000000000000000.jpg'), 'of an earlier build');
    expect(await withPhotos({ cases }, folder, where, tell, send)).toEqual({ cases: [cases[0]] });
    expect(told).toEqual([
      'The photographs of the case “Tampered” could not be read: this build leaves it out.',
    ]);
    expect((await readdir(folder)).sort()).toEqual(names(ids[0]!, ids[1]!));
    // What is here does without a database.
    for (const database of [where, undefined])
      expect(await withPhotos({ cases }, folder, database, tell, away)).toEqual({ cases: [cases[0]] });
    expect(await withPhotos({ specialHours: [EVE] }, folder, where, tell, away)).toEqual({
      specialHours: [EVE],
    });
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
