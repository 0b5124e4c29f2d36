import { describe, expect, it } from 'vitest';
import { fakeDependencies, post, read } from '../_shared/fakes.ts';
import { createSignFilm } from '../_shared/films.ts';
import { readSettings } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';

const FILM = 'head-spa-landscape.webm';
const PATH = `/object/sign/films/${FILM}?token=t`;

/** The handler with a storage service that responds as given. */
function withStorage(respond: () => Response | Promise<Response>, key = 'sb_secret_test') {
  const asked: Request[] = [];
  const { database } = readSettings({
    SUPABASE_URL: 'https://x.supabase.co',
    SUPABASE_SERVICE_ROLE_KEY: key,
  });
  const signFilm = createSignFilm(database, async (input, init) => {
    asked.push(new Request(input as string, init));
    return respond();
  });
  const handle = createHandler(fakeDependencies({ change: { signFilm } }).deps);
  const ask = async (body: unknown = { film: FILM, expiresIn: 31_536_000 }) =>
    read(await handle(post('film-link', body)));
  return { ask, asked };
}

describe('the address of a film', () => {
  it('lasts an hour, whatever the visitor asks for', async () => {
    const { ask, asked } = withStorage(() => Response.json({ signedURL: PATH }));
    expect(await ask()).toEqual({ status: 200, body: { id: null, success: true, signedUrl: PATH } });
    expect(asked[0]?.url).toBe(`https://x.supabase.co/storage/v1/object/sign/films/${FILM}`);
    expect(await asked[0]?.json()).toEqual({ expiresIn: 3600 });
  });

  it.each([
    ['sb_secret_test', null],
    ['legacy.service.role', 'Bearer legacy.service.role'],
  ])('is requested with the key %s', async (key, authorization) => {
    const { ask, asked } = withStorage(() => Response.json({ signedURL: PATH }), key);
    await ask();
    expect(asked[0]?.headers.get('apikey')).toBe(key);
    expect(asked[0]?.headers.get('authorization')).toBe(authorization);
  });

  it.each([{}, { film: 5 }, { film: '../inquiries/x.mp4' }, { film: 'a/b.webm' }, { film: 'keys.json' }])(
    'is given for films only: %j',
    async (body) => {
      const { ask, asked } = withStorage(() => Response.json({}));
      expect(await ask(body)).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(asked).toEqual([]);
    },
  );

  it('is refused for a missing film', async () => {
    const missing = () => Response.json({ error: 'not_found' }, { status: 400 });
    expect((await withStorage(missing).ask()).status).toBe(404);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['refuses', () => Response.json({}, { status: 500 })],
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with a page', () => new Response('<html>')],
  ])('may be retried if the storage service %s', async (_, respond) => {
    expect(await withStorage(respond).ask()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('is refused without a backend', async () => {
    const handle = createHandler(fakeDependencies({ change: { signFilm: createSignFilm(null) } }).deps);
    expect((await handle(post('film-link', { film: FILM }))).status).toBe(503);
  });
});
