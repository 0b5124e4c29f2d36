import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { qrVisitSchema } from '../../../supabase/functions/_shared/contract.ts';

/** Local storage whose own keys are the stored items, as in a browser. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null),
    setItem: (key: string, value: string) => void (stored[key] = String(value)),
    removeItem: (key: string) => void delete stored[key],
  };
  const stored = Object.create(methods) as Record<string, string>;
  return stored as unknown as Storage;
}

// Asks the server, which these tests have none of.
vi.mock('../site-settings/follow-settings.ts', () => ({ followSettings: async () => {} }));
vi.stubGlobal('self', globalThis);
vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0', maxTouchPoints: 0 });
vi.stubGlobal('sessionStorage', storage());

const scan = { code: 'bag', search: '', referrer: '', at: '2026-01-02T03:04:05.000Z' };
type Modules = {
  takeScans: () => Promise<void>;
  withdrawVisits: () => Promise<void>;
  writeChoice: (optOut: boolean) => Promise<boolean>;
  outbox: typeof import('../../pwa/page-outbox.ts').outbox;
};
let modules: Modules;
const waiting = async () => (await modules.outbox().list()).items;
const putInDatabase = (name: IDBValidKey, text: unknown) => set(name, text, createStore('scans', 'scans'));

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', storage());
  vi.resetModules();
  modules = {
    ...(await import('./take-scans.ts')),
    ...(await import('./withdraw-visits.ts')),
    ...(await import('../../outbox/scan-storage.ts')),
    ...(await import('../../pwa/page-outbox.ts')),
  };
  // These tests are offline, so nothing is sent.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

const left = async () => [...Object.keys(localStorage), ...(await keys(createStore('scans', 'scans')))];

describe('stored scans', () => {
  it.each([
    ['in local storage', true, false],
    ['in the database, because the browser was killed', false, true],
    ['in both places', true, true],
  ])(
    '%s are recorded once, with the id of the stored scan, and then deleted',
    async (_, isLocal, isInDatabase) => {
      const id = crypto.randomUUID();
      if (isLocal) localStorage.setItem(`scan:${id}`, JSON.stringify(scan));
      if (isInDatabase) await putInDatabase(`scan:${id}`, JSON.stringify(scan));
      await modules.takeScans();
      expect(await waiting()).toMatchObject([{ id, kind: 'qr-visit', payload: { qrCode: 'bag' } }]);
      expect(await left()).toEqual([]);
    },
  );

  it('stay stored while the outbox can’t write to disk', async () => {
    const id = crypto.randomUUID();
    localStorage.setItem(`scan:${id}`, JSON.stringify(scan));
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('SecurityError');
      },
    });
    // Without a disk there is no lock either, and nothing is sent.
    await modules.takeScans().catch(() => {});
    expect(await waiting(), 'in memory').toMatchObject([{ id }]);
    expect(Object.keys(localStorage)).toEqual([`scan:${id}`]);
  });

  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'that are invalid are dropped, and valid ones are recorded (seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const good = [crypto.randomUUID(), crypto.randomUUID()];
      const names: string[] = [];
      const put = async (name: string, text: unknown) => {
        names.push(name);
        if (random() < 0.5) localStorage.setItem(name, text as string);
        else await putInDatabase(name, text);
      };
      for (let count = 0; count < 6; count++) await put(badName(random), pick(random, BAD_SCANS));
      await put(`scan:${good[0]}`, JSON.stringify(scan));
      for (let count = 0; count < 6; count++) await put(badName(random), JSON.stringify(badScan(random)));
      await put(`scan:${good[1]}`, JSON.stringify({ ...scan, extra: { a: 1 } }));

      await modules.takeScans();
      const items = await waiting();
      expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(good));
      for (const { payload } of items) expect(qrVisitSchema.parse(payload)).toEqual(payload);
      expect(await left()).toEqual([]);
    },
  );

  it('with keys that are not strings do not stop the others', async () => {
    const id = crypto.randomUUID();
    await putInDatabase(5, 'five');
    await putInDatabase(new Date(0), {});
    await putInDatabase([`scan:${crypto.randomUUID()}`], JSON.stringify(scan));
    await putInDatabase(`scan:${id}`, JSON.stringify(scan));
    await modules.takeScans();
    expect((await waiting()).map((item) => item.id)).toContain(id);
  });
});

describe('opting out', () => {
  it('deletes stored scans and waiting visits, and nothing else', async () => {
    const inquiry = { id: crypto.randomUUID(), email: 'ada@example.org', message: 'Keep me.' };
    await modules.outbox().enqueue('inquiry', inquiry as never);
    localStorage.setItem(`scan:${crypto.randomUUID()}`, JSON.stringify(scan));
    await modules.takeScans();
    expect(await waiting()).toHaveLength(2);
    localStorage.setItem(`scan:${crypto.randomUUID()}`, JSON.stringify(scan));
    await putInDatabase(`scan:${crypto.randomUUID()}`, JSON.stringify(scan));

    expect(await modules.writeChoice(true)).toBe(true);
    await modules.withdrawVisits();
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['inquiry']);
    expect(await left()).toEqual(['privacy-choice', 'privacy-choice']);
  });

  /** Whether a worker may record visits. It has no local storage. */
  async function asWorker(): Promise<boolean> {
    const { mayRecordVisits } = await import('../../outbox/consent.ts');
    const here = globalThis as { localStorage?: unknown };
    const { localStorage } = here;
    delete here.localStorage;
    try {
      return await mayRecordVisits();
    } finally {
      vi.stubGlobal('localStorage', localStorage);
    }
  }

  it.each([
    ['out', true],
    ['in', false],
  ])('of a page that was left at once, %s, reaches a worker at the next start', async (_, optOut) => {
    // What local storage has, because it is written first. The database has the opposite.
    if (optOut) localStorage.setItem('privacy-choice', 'opt-out');
    else await putInDatabase('privacy-choice', 'opt-out');
    expect(await asWorker()).toBe(optOut);
    await modules.takeScans();
    expect(await asWorker()).toBe(!optOut);
  });

  it('and opting in again also reach a worker, which has no local storage', async () => {
    const { mayRecordVisits } = await import('../../outbox/consent.ts');
    expect([await mayRecordVisits(), await asWorker()]).toEqual([true, true]);
    await modules.writeChoice(true);
    expect([await mayRecordVisits(), await asWorker()]).toEqual([false, false]);
    await modules.writeChoice(false);
    expect([await mayRecordVisits(), await asWorker()]).toEqual([true, true]);
  });
});

/** A seeded generator of numbers in [0, 1) (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const BAD_SCANS: unknown[] = [
  '',
  'null',
  '[]',
  '5',
  '"x"',
  '{}',
  '{',
  'undefined',
  '{"code":null}',
  7,
  null,
  {},
];
const BAD_PARTS: unknown[] = [null, 5, true, {}, [], ['bag'], { toString: 'x' }];
const BAD_TIMES: unknown[] = [
  ...BAD_PARTS,
  '',
  '2026',
  'yesterday',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T25:61:00.000Z',
];

const badName = (random: () => number): string =>
  `scan:${pick(random, ['', '5', '__proto__', 'constructor', 'x'.repeat(999), crypto.randomUUID()])}${random() < 0.3 ? 'z' : ''}`;

/** A scan with one invalid part. */
function badScan(random: () => number): unknown {
  const part = pick(random, ['code', 'search', 'referrer', 'at']);
  return { ...scan, [part]: pick(random, part === 'at' ? BAD_TIMES : BAD_PARTS) };
}
