/** Makes bad requests: a seed gives the same ones again. */

export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** What the requests may know about the server. */
export interface Target {
  publishable: string;
  secret: string;
}

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TABLES = ['inquiries', 'email_subscribers', 'qr_analytics', 'staff', 'no_such_table', 'pg_class'];
const RPCS = [
  'subscribe',
  'unsubscribe',
  'claim_email_job',
  'accept_inquiry',
  'suspect_inquiry',
  'digest_of',
  'finish_email_job',
  'no_such_function',
];
const COLUMNS = [
  'id',
  'email',
  'message',
  'session_id',
  'created_at',
  'suspected',
  'qr_code',
  'no_such_column',
  'message->>a',
  'message->a->>0',
  '"quoted"',
  'id::text',
  'id::no_such_type',
  'count()',
  'id.count()',
  '*',
  '',
  'select',
  "a'b",
  'email_subscribers(*)',
  '...inquiries(id)',
];
const OPERATORS =
  'eq gt gte lt lte neq like ilike match imatch in is isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj not.eq not.in eq(any) like(all) fts(english) xx'.split(
    ' ',
  );
const VALUES = [
  '',
  'null',
  'true',
  '1',
  '-1',
  '1e400',
  '99999999999999999999',
  '(1,2',
  '(a,b)',
  '{a,b}',
  '{a,"b',
  '[1,2)',
  '["x",',
  '*',
  '((',
  '\\',
  "'; drop table x; --",
  '%',
  'NaN',
  'infinity',
  '0001-13-45',
  'not.a.uuid',
  '00000000-0000-4000-8000-000000000000',
  '\u0000',
  '\ud83d\ude00',
  'x'.repeat(300),
  '[a-',
  '(?<',
];
const WORDS = [
  'select',
  'order',
  'limit',
  'offset',
  'or',
  'and',
  'not.or',
  'columns',
  'on_conflict',
  'apikey',
  'inquiries.id',
  'inquiries.order',
  'inquiries.limit',
  'inquiries.or',
];
const STRUCTURES = [
  '(',
  ')',
  '(a.eq.1',
  '(id.eq.1,or(id.eq.2,and(id.eq.3)))',
  '(id.xx.1)',
  '()',
  'id.desc.nullsfirst',
  'id.sideways',
  'id.asc,',
  ',,',
  '-5',
  '1.5',
  'abc',
  '*,(',
  'id,',
  'a:b:c',
  'id,inquiries!inner(*',
  '...',
];
const PIECES = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%2e%2e',
  '%2f',
  '%5c',
  '%E0%A4%A',
  '%c0%af',
  '%25',
  '..',
  '.',
  '',
  'constructor',
  '__proto__',
  'a'.repeat(500),
  '\u00e9',
  "'",
  ';',
  ':',
  '@',
  '[',
  '{',
  '|',
  '*',
  '~',
  '!',
  'assets',
  'services',
  'qrcode',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/vnd.pgrst.object+json',
  'application/x-www-form-urlencoded',
  'text/csv',
  'text/plain',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="b',
  'nonsense',
  '/',
  '',
];
const ACCEPTS = [
  '*/*',
  'application/json',
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan+json',
  'application/vnd.pgrst.array+json;nulls=stripped',
  'application/geo+json',
  'application/openapi+json',
  'image/png',
  'nonsense',
  '',
];
const PREFERS = [
  'return=representation',
  'return=minimal',
  'return=headers-only',
  'count=exact',
  'count=planned',
  'count=xx',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'handling=strict, xx=1',
  'tx=rollback',
  'max-affected=0',
  'max-affected=-1',
  'timezone=Nowhere/Land',
  'params=single-object',
  ',,,',
];
const MULTIPART = [
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name=""\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
  '--b\r\n\r\n',
  '--b',
  '--b--',
  '',
  'no boundary at all',
];
const FILE_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'];
const STORAGE = [
  'bucket',
  'bucket/films',
  'bucket/films/empty',
  'object/films/a.mp4',
  'object/sign/films/a.mp4',
  'object/sign/films',
  'object/list/films',
  'object/list-v2/films',
  'object/move',
  'object/copy',
  'object/films',
  'object/info/films/a.mp4',
  'object/authenticated/films/a.mp4',
  'object/public/films/a.mp4',
  'object/upload/sign/films/a.mp4',
  'render/image/public/films/a.mp4',
  'upload/resumable',
  'no/such/route',
];

/** @returns a function that makes the next bad request of the series that `seed` begins */
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
      () =>
        `/${pick(['__mail', '__mail/', 'config.json', 'healthz', 'auth/v1/token', ''])}${chance(0.5) ? query() : ''}`,
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

  /** Few, so that many rows arrive twice; or many, because a mail for the same id may rightly be under way (503). */
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
  /** What the site itself sends, with at most two things wrong in it. */
  const nearlyGood = (): BadRequest => {
    // The functions stop listening after 300 calls a minute: most go to the tables.
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

/** What a client may write into a request line: no spaces, no control characters, nothing beyond Latin 1. */
function visible(text: string): string {
  return text.replace(/[^\x21-\x7e\u00a1-\u00ff]/g, '%20').replaceAll('#', '%23');
}

/** What is no HTTP request at all, or a request that does not agree with itself. */
export const GARBAGE: readonly string[] = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'GET //[ HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'POST /rest/v1/inquiries HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /rest/v1/inquiries HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/unsubscribe HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nabc',
  'POST /api/unsubscribe HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
];
