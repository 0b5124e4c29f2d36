import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type ByteRange, parseRange } from './byte-range.ts';
import { chooseEncoding, forgetCompressed } from './compression.ts';
import { StartRefused } from './refusal.ts';
import { type SiteFile, readSiteFiles } from './site-files.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './site-rules.ts';

/** The built site, served as a static host would. */
export interface Site {
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /** After a build: compresses everything now rather than at the first request, and forgets what older builds left. */
  warm(): Promise<void>;
}

export interface SiteOptions {
  dist: string;
  cacheFolder: string;
  /** Origin that pages, sitemap and robots.txt shall name. */
  siteUrl: string;
}

/**
 * Reads `dist` into memory (media stay on disk) and serves it with the headers and redirects of its own
 * `_headers` and `_redirects`.
 * @throws StartRefused when there is no built site
 */
export async function openSite({ dist, cacheFolder, siteUrl }: SiteOptions): Promise<Site> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new StartRefused(`There is no built site in ${dist}; run \`npm run build\` first.`);
  }
  const [headersText, redirectsText, buildText] = await Promise.all(
    ['_headers', '_redirects', 'build.json'].map((name) =>
      readFile(path.join(dist, name), 'utf8').catch(() => ''),
    ),
  );
  const headerRules = parseHeaders(headersText ?? '');
  const redirects = parseRedirects(redirectsText ?? '');
  const baked = bakedOrigin(buildText ?? '');
  const replaceOrigin = baked === null || baked === siteUrl ? null : { from: baked, to: siteUrl };
  const files = await readSiteFiles({ dist, cacheFolder, replaceOrigin });

  const fileFor = (pathname: string): SiteFile | undefined =>
    files.get(pathname) ??
    files.get(pathname === '/' ? '/index.html' : `${pathname}/index.html`) ??
    files.get(`${pathname}.html`);

  return {
    async handle(request, response, url) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      const pathname = decode(url.pathname);
      const file = pathname === null ? undefined : fileFor(pathname);
      const headers = headersFor(headerRules, url.pathname);
      if (file !== undefined) return sendFile(request, response, file, 200, headers);
      if (pathname !== null && pathname.length > 1 && pathname.endsWith('/')) {
        const bare = url.pathname.replace(/\/+$/, '');
        if (fileFor(decode(bare) ?? '') !== undefined) {
          return redirect(response, 308, bare + url.search, headers);
        }
      }
      const rule = redirectFor(redirects, url.pathname);
      if (rule !== null) {
        const target = files.get(rule.to) ?? fileFor(rule.to);
        if (rule.status === 200 || rule.status === 404) {
          if (target !== undefined) return sendFile(request, response, target, rule.status, headers);
        } else return redirect(response, rule.status, withQuery(rule.to, url.search), headers);
      }
      const notFound = files.get('/404.html');
      if (notFound !== undefined) return sendFile(request, response, notFound, 404, headers);
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    },
    async warm() {
      const texts = [...files.values()].filter((file) => file.body !== null);
      const worker = async () => {
        for (let file = texts.pop(); file !== undefined; file = texts.pop()) {
          await file.encoded('br');
          await file.encoded('gzip');
        }
      };
      await forgetCompressed(cacheFolder);
      await Promise.all([worker(), worker()]);
    },
  };
}

const buildSchema = z.object({ siteUrl: z.url() });

function bakedOrigin(text: string): string | null {
  if (text === '') return null;
  return new URL(buildSchema.parse(JSON.parse(text)).siteUrl).origin;
}

/** Null for what is no valid path: bad escapes, encoded separators or NUL. */
function decode(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') || decoded.includes('\\') ? null : decoded;
  } catch {
    return null;
  }
}

/** The visitor's query goes along unless the rule has its own. It stands before the target's fragment. */
function withQuery(to: string, search: string): string {
  if (search === '' || to.includes('?')) return to;
  const [base, fragment] = to.split('#');
  return fragment === undefined ? base + search : `${base}${search}#${fragment}`;
}

function redirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: OutgoingHttpHeaders,
): void {
  // Two slashes in front would name another host.
  response.writeHead(status, { ...headers, location: location.replace(/^\/{2,}/, '/') }).end();
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
  rules: OutgoingHttpHeaders,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { 'content-type': file.type, etag: file.etag, ...rules };
  if (file.body !== null) headers['vary'] = 'accept-encoding';
  if (status === 200 && isFresh(request, file.etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  const range = status === 200 ? wantedRange(request, file) : null;
  if (status === 200) headers['accept-ranges'] = 'bytes';
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  const encoding = range === null ? chooseEncoding(request.headers['accept-encoding']) : null;
  const encoded = encoding === null ? null : await file.encoded(encoding);
  if (encoding !== null && encoded !== null) headers['content-encoding'] = encoding;
  if (range !== null) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  headers['content-length'] = encoded?.length ?? (range === null ? file.size : range.end - range.start + 1);
  response.writeHead(range === null ? status : 206, headers);
  if (request.method === 'HEAD') response.end();
  else if (encoded !== null) response.end(encoded);
  else await sendBody(response, file, range);
}

async function sendBody(response: ServerResponse, file: SiteFile, range: ByteRange | null): Promise<void> {
  if (file.body !== null) {
    response.end(range === null ? file.body : file.body.subarray(range.start, range.end + 1));
    return;
  }
  // Visitors who leave in the middle of a video are no error.
  await pipeline(createReadStream(file.absolute, range ?? {}), response).catch(() => response.destroy());
}

function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

function wantedRange(request: IncomingMessage, file: SiteFile) {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== file.etag) return null;
  return request.method === 'GET' ? parseRange(request.headers.range, file.size) : null;
}
