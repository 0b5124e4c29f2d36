import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toListener } from './gateway.ts';
import { type Listener, listen } from './server.ts';
import { type Site, openSite } from './site.ts';

let folder: string;
let listener: Listener;

const BIG_PAGE = `<h1>Contact</h1><link rel="canonical" href="https://baked.example.com/contact">${'<p>words</p>'.repeat(200)}`;
const FILES: Record<string, string | Uint8Array> = {
  'index.html': '<h1>Home</h1>',
  'contact/index.html': BIG_PAGE,
  '404.html': '<h1>Page Not Found</h1>',
  'services/404.html': '<h1>Service not found</h1>',
  'robots.txt': 'Sitemap: https://baked.example.com/sitemap.xml',
  'site.webmanifest': '{}',
  'assets/app.js': 'console.log("https://baked.example.com")',
  'assets/app.js.br': brotliCompressSync('console.log("https://baked.example.com")'),
  'clip.mp4': Uint8Array.from({ length: 1000 }, (_, i) => i % 256),
  'build.json': '{"siteUrl":"https://baked.example.com"}',
  _headers:
    "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'self'\n" +
    '/assets/*\n  ! X-Frame-Options\n  ! Content-Security-Policy\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '/bundles /contact#x 301\n/old/* /contact?from=old 302\n/services/:slug /services/404.html 404\n',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const dist = path.join(folder, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  const site = await openSite({
    dist,
    servedFolder: path.join(folder, path.basename(dist) + '-served'),
    cacheFolder: path.join(folder, 'cache'),
    siteUrl: 'http://here.test:1',
  });
  listener = await serve(site);
});
afterAll(async () => {
  await listener.close(100);
  await rm(folder, { recursive: true, force: true });
});

const serve = (site: Site) =>
  listen(
    '127.0.0.1',
    0,
    toListener((request, incoming) => site.fetch(request, new URL(`http://localhost${incoming.url}`))),
  );

/** The raw response; `fetch` would decompress it and normalize paths. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port: listener.port, path: target, headers, method },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      request.once('error', reject);
      request.end();
    },
  );
}

describe('paths', () => {
  test('a page is served at its route without a redirect', async () => {
    const answer = await ask('/contact?utm_source=x');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });
  test('a trailing slash is redirected away with the query kept', async () => {
    expect(await ask('/contact/?a=b')).toMatchObject({ status: 308, headers: { location: '/contact?a=b' } });
  });
  test.each([
    ['/index.html?a=b', '/?a=b'],
    ['/contact/index.html?a=b', '/contact?a=b'],
    ['/Contact?a=b', '/contact?a=b'],
    ['/CONTACT/', '/contact'],
  ])('%s is redirected to %s', async (from, location) => {
    expect(await ask(from)).toMatchObject({ status: 308, headers: { location } });
  });
  test('an unknown path gets the not-found page with status 404', async () => {
    const answer = await ask('/nowhere/at/all');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Page Not Found');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });
  test.each(['/services/nope', '/services/nope/?a=b', '/services/constructor'])(
    '%s gets the not-found page for services with status 404',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain('Service not found');
    },
  );
  test('redirects of the build are followed', async () => {
    expect(await ask('/bundles?a=b')).toMatchObject({ status: 301, headers: { location: '/contact?a=b#x' } });
    expect(await ask('/bundles/')).toMatchObject({ status: 301, headers: { location: '/contact#x' } });
    expect(await ask('/old/one?a=b')).toMatchObject({
      status: 302,
      headers: { location: '/contact?from=old' },
    });
  });
  test.each(['/_headers', '/_redirects', '/build.json', '/assets/app.js.br', '/assets', '/assets/'])(
    '%s is not served',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%E0%A4%A',
    '//secret.txt',
  ])('%s gets 404', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });
  test('a backslash in the request target is refused', async () => {
    expect((await ask('/..\\secret.txt')).status).toBe(400);
  });
  test('a path that starts with two slashes redirects to no other host', async () => {
    const { headers } = await ask('//example.com//');
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
  test.each(['/assets/gone.js', '/assets/app.js/', '/nowhere', '/assets/'])(
    '%s gets no-store, because it is not there',
    async (target) => {
      const { status, headers } = await ask(target);
      expect(status).not.toBe(200);
      expect(headers['cache-control']).toBe('no-store');
    },
  );
  test('the not-found page has the headers of a document, also below /assets', async () => {
    const { headers } = await ask('/assets/gone');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect((await ask('/assets/app.js')).headers['content-security-policy']).toBeUndefined();
  });
  test('refused methods, refused ranges and redirects get no-store', async () => {
    expect((await ask('/', {}, 'POST')).headers['cache-control']).toBe('no-store');
    expect((await ask('/bundles')).headers['cache-control']).toBe('no-store');
    const range = await ask('/clip.mp4', { range: 'bytes=1000-' });
    expect(range.headers['cache-control']).toBe('no-store');
  });
  test('methods other than GET and HEAD are refused', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});

describe('bodies', () => {
  test('prefers brotli, supports gzip, and serves plain files', async () => {
    const br = await ask('/contact', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers.vary).toBe('Accept-Encoding');
    const gzip = await ask('/contact', { 'accept-encoding': 'gzip' });
    const plain = await ask('/contact');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length / 2);
  });
  test('a compressed file of the build is used if the content is unchanged', async () => {
    const answer = await ask('/assets/app.js', { 'accept-encoding': 'br' });
    expect(answer.body).toEqual(Buffer.from(FILES['assets/app.js.br']!));
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
  test('the origin of the build is replaced in pages and texts, not in scripts', async () => {
    expect((await ask('/contact')).body.toString()).toContain('href="http://here.test:1/contact"');
    expect((await ask('/robots.txt')).body.toString()).toBe('Sitemap: http://here.test:1/sitemap.xml');
    expect((await ask('/assets/app.js')).body.toString()).toContain('baked.example.com');
  });
  test('a known ETag gets 304 without a body', async () => {
    const { etag } = (await ask('/contact')).headers;
    const answer = await ask('/contact', { 'if-none-match': `"other", ${etag}` });
    expect(answer.status).toBe(304);
    const compressed = (await ask('/contact', { 'accept-encoding': 'br' })).headers;
    expect(compressed.etag).not.toBe(etag);
    const again = { 'accept-encoding': 'br', 'if-none-match': compressed.etag ?? '' };
    expect((await ask('/contact', again)).status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect((await ask('/contact', { 'if-none-match': '"other"' })).status).toBe(200);
  });
  test('HEAD gets the headers of GET without the body', async () => {
    const head = await ask('/contact', { 'accept-encoding': 'br' }, 'HEAD');
    const get = await ask('/contact', { 'accept-encoding': 'br' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toHaveLength(0);
  });
  test('the manifest has its media type', async () => {
    expect((await ask('/site.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  });
});

describe('ranges', () => {
  test('a range of a video gets 206', async () => {
    const answer = await ask('/clip.mp4', { range: 'bytes=10-19' });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 10-19/1000');
    expect(answer.headers['content-type']).toBe('video/mp4');
    expect([...answer.body]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });
  test('a range beyond the end gets 416', async () => {
    const answer = await ask('/clip.mp4', { range: 'bytes=1000-' });
    expect(answer).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */1000' } });
  });
  test('a range of another version gets the whole file', async () => {
    const answer = await ask('/clip.mp4', { range: 'bytes=0-1', 'if-range': '"old"' });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(1000);
  });
  test('without a range the whole file is sent with Accept-Ranges', async () => {
    const answer = await ask('/clip.mp4');
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect(answer.body).toHaveLength(1000);
  });
});

test('a new build is served without a restart, but not before it is complete', async () => {
  const dist = path.join(folder, 'rebuilt');
  const build = async (words: string) => {
    await mkdir(dist, { recursive: true });
    await writeFile(path.join(dist, 'index.html'), words);
    await writeFile(path.join(dist, 'pixel.png'), words);
  };
  await build('first');
  const site = await openSite({
    dist,
    servedFolder: path.join(folder, path.basename(dist) + '-served'),
    cacheFolder: path.join(folder, 'cache'),
    siteUrl: 'http://here.test:1',
  });
  const other = await serve(site);
  const text = async (target: string) => (await fetch(other.origin + target)).text();
  expect(await text('/')).toBe('first');
  await rm(dist, { recursive: true });
  await sleep(1100);
  expect(await text('/')).toBe('first');
  expect((await fetch(`${other.origin}/pixel.png`)).status).toBe(404);
  await build('second');
  await sleep(1100);
  expect(await text('/')).toBe('second');
  expect(await text('/pixel.png')).toBe('second');
  await other.close(100);
});

test('a disk that takes no copies costs compression, not the site', async () => {
  const dist = path.join(folder, 'full');
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'index.html'), '<h1>Home</h1>');
  const servedFolder = path.join(folder, 'full-served');
  const site = await openSite({
    dist,
    servedFolder,
    cacheFolder: path.join(folder, 'cache'),
    siteUrl: 'http://here.test:1',
  });
  // No folder can be created where a file is.
  await writeFile(servedFolder, '');
  const other = await serve(site);
  for (const _ of [1, 2]) {
    const answer = await fetch(`${other.origin}/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<h1>Home</h1>');
  }
  await other.close(100);
});

test('opening fails with a sentence if there is no built site', async () => {
  const options = {
    dist: path.join(folder, 'nothing'),
    servedFolder: folder,
    cacheFolder: folder,
    siteUrl: 'http://x',
  };
  await expect(openSite(options)).rejects.toThrow('npm run build');
});
