/** Generates bad requests. A seed always generates the same ones. */
import {
  ACCEPTS,
  COLUMNS,
  FILE_METHODS,
  MULTIPART,
  OPERATORS,
  PIECES,
  PREFERS,
  RPCS,
  STORAGE,
  STRUCTURES,
  TABLES,
  TYPES,
  VALUES,
  WORDS,
} from './bad-request-parts.ts';

export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The server's keys. */
export interface Target {
  publishable: string;
  secret: string;
}

/** Pseudorandom numbers from 0 up to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a function that generates the next bad request of the series of `seed`. */
export function badRequests(seed: number, { publishable, secret }: Target): () => BadRequest {
  const random = numbersFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const chance = (probability: number) => random() < probability;
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const escape = (text: string) =>
    chance(0.8) ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')) : visible(text);

  const leaf = (): unknown =>
    pick<() => unknown>([
      () => null,
      () => true,
      () => below(2) - 1,
      () => 1e308,
      () => Number.MAX_SAFE_INTEGER,
      () => pick(VALUES),
      () => 'a@example.com',
      () => '\ud800',
      () => 'x'.repeat(below(20_000)),
      () => [],
      () => ({}),
    ])();
  const value = (depth = 0): unknown => {
    if (depth > 4 || chance(0.6)) return leaf();
    if (chance(0.4)) return many(4, () => value(depth + 1));
    const keys = [
      ...COLUMNS,
      'fullName',
      'sessionId',
      'token',
      'kind',
      '__proto__',
      'constructor',
      'toString',
    ];
    return Object.fromEntries(many(6, () => [pick(keys), value(depth + 1)]));
  };
  const row = (): Record<string, unknown> => ({
    id: chance(0.7) ? `00000000-0000-4000-8000-${String(below(1e9)).padStart(12, '0')}` : value(),
    ...(chance(0.8) && { email: chance(0.6) ? 'a@example.com' : value() }),
    ...(chance(0.8) && { message: chance(0.6) ? 'Hello' : value() }),
    ...(chance(0.3) && { [pick(COLUMNS)]: value() }),
  });
  const deep = () => '['.repeat(5000) + ']'.repeat(chance(0.5) ? 5000 : 4999);

  const body = (type: string): Buffer => {
    if (chance(0.1)) return Buffer.from(many(400, () => below(256)));
    if (type.startsWith('multipart')) return Buffer.from(pick(MULTIPART));
    if (chance(0.05)) return Buffer.from(deep());
    if (/csv|form/.test(type))
      return Buffer.from(
        many(5, () => `${pick(COLUMNS)}${pick([',', '=', '"', '\n', '&'])}${pick(VALUES)}`).join('\n'),
      );
    const text = JSON.stringify(chance(0.5) ? row() : chance(0.3) ? many(4, row) : value());
    return Buffer.from(chance(0.2) ? text.slice(0, below(text.length + 1)) : text);
  };

  const query = () => {
    const pairs = many(4, () =>
      chance(0.6)
        ? `${escape(pick(COLUMNS))}=${pick(OPERATORS)}.${escape(pick(VALUES))}`
        : `${pick(WORDS)}=${escape(pick([...STRUCTURES, ...COLUMNS, ...VALUES]))}`,
    );
    if (chance(0.05)) pairs.push(pick(['%', '=', '&&', '%zz=%zz', '?', '[]=1']));
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  };
  const mangled = (path: string) => {
    const parts = path.split('/');
    if (chance(0.15)) parts.splice(1 + below(parts.length), chance(0.5) ? 1 : 0, visible(pick(PIECES)));
    return parts.join('/');
  };
  const functions = [
    'send-inquiry-email',
    'send-welcome-email',
    'unsubscribe',
    'send-daily-digest',
    '_health',
    'x',
  ];
  const path = () =>
    pick<() => string>([
      () => `/rest/v1/${pick(TABLES)}${query()}`,
      () => `/rest/v1/${pick(TABLES)}${query()}`,
      () => `/rest/v1/${pick(TABLES)}${query()}`,
      () => `/rest/v1/rpc/${pick(RPCS)}${query()}`,
      () => `/rest/v1/${visible(pick(PIECES))}${query()}`,
      () => `/storage/v1/${pick(STORAGE)}${chance(0.3) ? `?token=${escape(pick(VALUES))}` : ''}`,
      () => `/${pick(['functions/v1', 'api'])}/${pick(functions)}${chance(0.2) ? query() : ''}`,
      () => `/${pick(['__mail', '__mail/', 'config.json', 'healthz', ''])}${chance(0.5) ? query() : ''}`,
      () =>
        `/auth/v1/${pick(['token?grant_type=refresh_token', 'token', 'otp', 'verify', 'user', 'logout', 'x'])}`,
      () => `/${many(4, () => visible(pick(PIECES))).join('/')}`,
    ])();

  const headers = (type: string): Record<string, string> => {
    const given: Record<string, string> = { 'content-type': type };
    const key = pick([
      publishable,
      publishable,
      publishable,
      publishable,
      secret,
      'sb_secret_x',
      '',
      undefined,
    ]);
    if (key !== undefined) given['apikey'] = key;
    const more: [name: string, value: () => string, probability: number][] = [
      [
        'authorization',
        () => pick([`Bearer ${publishable}`, 'Bearer a.b.c', 'Bearer e30.e30.e30', 'Basic x', 'Bearer ']),
        0.2,
      ],
      ['prefer', () => many(3, () => pick(PREFERS)).join(', '), 0.4],
      ['accept', () => pick(ACCEPTS), 0.3],
      [
        'range',
        () => pick(['0-9', 'bytes=0-1', 'bytes=9-1', '5-1', 'a-b', '0-99999999999999999999', '-']),
        0.15,
      ],
      ['range-unit', () => pick(['items', 'bytes', 'x']), 0.05],
      ['accept-profile', () => pick(['public', 'private', 'auth', "'"]), 0.05],
      ['content-profile', () => pick(['public', 'private', 'storage', '"']), 0.05],
      ['content-encoding', () => pick(['gzip', 'br', 'xx']), 0.05],
      ['x-http-method-override', () => pick(['DELETE', 'x']), 0.03],
      ['x-upsert', () => pick(['true', 'x']), 0.05],
      ['cookie', () => 'a=b; =; ;', 0.03],
      ['origin', () => pick(['null', 'https://example.org', 'x']), 0.1],
      ['access-control-request-method', () => pick(['POST', 'x', '']), 0.1],
      ['if-none-match', () => pick(['*', '"', 'W/']), 0.05],
      ['x-forwarded-for', () => pick(['', '203.0.113.7', ',,,', "'"]), 0.05],
    ];
    for (const [name, make, probability] of more) if (chance(probability)) given[name] = make();
    return given;
  };

  /** Few ids, so that many rows arrive twice; many for mails, because a repeated id may get 503 while one is sent. */
  const id = (of = 500) => `00000000-0000-4000-8000-${String(below(of)).padStart(12, '0')}`;
  const session = '00000000-0000-4000-8000-000000000000';
  const good: [path: string, body: () => Record<string, unknown>][] = [
    [
      '/rest/v1/inquiries',
      () => ({ id: id(), email: 'a@example.com', message: 'Hello', session_id: session }),
    ],
    ['/rest/v1/qr_analytics', () => ({ id: id(), qr_code: 'bag', destination: '/', session_id: session })],
    ['/rest/v1/rpc/subscribe', () => ({ id: id(), email: 'a@example.com', source: 'popup' })],
    ['/functions/v1/unsubscribe', () => ({ email: 'a@example.com', token: null })],
    ['/functions/v1/send-inquiry-email', () => ({ id: id(1e12), email: 'a@example.com', message: 'Hello' })],
  ];
  /** A request of the site with at most two faults. */
  const nearlyGood = (): BadRequest => {
    // Functions refuse more than 300 calls a minute, so most requests go to the tables.
    const [target, make] = good[chance(0.2) ? below(good.length) : below(3)]!;
    const fields = make();
    for (let wrong = below(3); wrong > 0; wrong--) {
      if (chance(0.5)) fields[pick(Object.keys(fields))] = value();
      else fields[pick(COLUMNS)] = value();
    }
    return {
      method: 'POST',
      path: target,
      headers: { 'content-type': 'application/json', apikey: publishable, prefer: 'return=minimal' },
      body: Buffer.from(JSON.stringify(fields)),
    };
  };

  return () => {
    if (chance(0.25)) return nearlyGood();
    const target = mangled(path());
    const method = chance(0.05)
      ? pick(['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'M-SEARCH', 'SEARCH'])
      : target.startsWith('/storage/')
        ? pick(FILE_METHODS)
        : pick(['GET', 'GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);
    const type = chance(0.5) ? 'application/json' : pick(TYPES);
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE' && chance(0.95);
    return { method, path: target, headers: headers(type), body: hasBody ? body(type) : undefined };
  };
}

/** Escapes what a client may not write into a request line: spaces, control characters, anything beyond Latin-1. */
function visible(text: string): string {
  return text.replace(/[^\x21-\x7e\u00a1-\u00ff]/g, '%20').replaceAll('#', '%23');
}
