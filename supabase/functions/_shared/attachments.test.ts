import { describe, expect, it } from 'vitest';
import { createAttachments, removeFiles } from './attachments.ts';
import { fakeDatabase, fakeDependencies, unreachable, type Answers } from './fakes.ts';

const SETTINGS = { url: 'https://x.supabase.co', serviceKey: 'sb_secret_test', acceptedKeys: [] };

function service(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const send = (async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    return answer();
  }) as typeof fetch;
  return { ...createAttachments(SETTINGS, send), requests };
}

describe('the storage service', () => {
  it('gets a file as bytes that no browser runs, also once more', async () => {
    const { store, requests } = service(() => Response.json({ Key: 'attachments/ab/0' }));
    expect(await store('ab/0', Uint8Array.of(60, 104))).toBe(true);
    const [request] = requests;
    expect(request!.url).toBe('https://x.supabase.co/storage/v1/object/attachments/ab/0');
    expect(request!.method).toBe('POST');
    expect(Object.fromEntries(request!.headers)).toEqual({
      apikey: 'sb_secret_test',
      'content-type': 'application/octet-stream',
      'x-upsert': 'true',
    });
    expect(new Uint8Array(await request!.arrayBuffer())).toEqual(Uint8Array.of(60, 104));
  });

  it('is asked to delete several files at once', async () => {
    const { remove, requests } = service(() => Response.json([]));
    expect(await remove(['ab/0', 'ab/1'])).toBe(true);
    expect(requests[0]!.url).toBe('https://x.supabase.co/storage/v1/object/attachments');
    expect(requests[0]!.method).toBe('DELETE');
    expect(await requests[0]!.json()).toEqual({ prefixes: ['ab/0', 'ab/1'] });
  });

  it.each([
    ['refuses', () => new Response('{}', { status: 400 })],
    ['fails', () => new Response('', { status: 503 })],
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
  ])('that %s has done nothing', async (_, answer) => {
    const { store, remove } = service(answer);
    expect(await store('ab/0', Uint8Array.of(1))).toBe(false);
    expect(await remove(['ab/0'])).toBe(false);
  });

  it('that is not configured has done nothing', async () => {
    expect(await createAttachments(null).store('ab/0', Uint8Array.of(1))).toBe(false);
  });
});

describe('files whose message is gone', () => {
  async function run(answers: Answers, works = true) {
    const removed: string[] = [];
    const { database, named } = fakeDatabase(answers);
    const remove = async (paths: readonly string[]) => works && Boolean(removed.push(...paths));
    const { deps, logged } = fakeDependencies({
      database,
      change: { attachments: { store: async () => true, remove } },
    });
    await removeFiles(deps);
    return { removed, logged, finished: named('finish_unneeded_files').map(({ args }) => args['paths']) };
  }

  it('are deleted, and then forgotten', async () => {
    expect(await run({ claim_unneeded_files: ['ab/0', 'ab/1'] })).toEqual({
      removed: ['ab/0', 'ab/1'],
      finished: [['ab/0', 'ab/1']],
      logged: [],
    });
  });

  it('stay due while the service does not delete them', async () => {
    expect(await run({ claim_unneeded_files: ['ab/0'] }, false)).toEqual({
      removed: [],
      finished: [],
      logged: [{ code: 'files_not_removed', count: 1 }],
    });
  });

  it.each([
    ['there are none', []],
    ['the database does not answer', unreachable],
  ])('are nothing to do if %s', async (_, answer) => {
    expect(await run({ claim_unneeded_files: answer })).toMatchObject({ removed: [], finished: [] });
  });
});
