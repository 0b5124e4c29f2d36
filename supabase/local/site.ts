import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { forgetCompressed } from './compression.ts';
import { StartupError } from './startup-error.ts';
import { NOT_KEPT, sendFile } from './send-file.ts';
import { type SiteFile, readSiteFiles } from './site-files.ts';
import {
  type HeaderRule,
  type Redirect,
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from './site-rules.ts';

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
 * `_headers` and `_redirects`. A new build is noticed and served without a restart.
 * @throws StartRefused when there is no built site
 */
export async function openSite(options: SiteOptions): Promise<Site> {
  let stamp = await buildStamp(options.dist);
  if (stamp === null) {
    throw new StartupError(`There is no built site in ${options.dist}; run \`npm run build\` first.`);
  }
  let build = await readBuild(options);
  let lookedAt = Date.now();
  let looking: Promise<void> | null = null;

  const lookAgain = async () => {
    const present = await buildStamp(options.dist);
    // A build is at work: the old one stays until the new one is complete.
    if (present === null || present === stamp || missing(present) > missing(stamp)) return;
    build = await readBuild(options);
    stamp = present;
  };

  return {
    async handle(request, response, url) {
      if (Date.now() - lookedAt > LOOK_AGAIN_MS) {
        lookedAt = Date.now();
        looking ??= lookAgain()
          .catch(() => {})
          .finally(() => (looking = null));
      }
      await looking;
      await answer(build, request, response, url);
    },
    async warm() {
      const texts = [...build.files.values()].filter((file) => file.body !== null);
      const worker = async () => {
        for (let file = texts.pop(); file !== undefined; file = texts.pop()) {
          await file.encoded('br');
          await file.encoded('gzip');
        }
      };
      await forgetCompressed(options.cacheFolder);
      await Promise.all([worker(), worker()]);
    },
  };
}

const LOOK_AGAIN_MS = 1000;
/** Together they change with every build, the last of them at its end. */
const LANDMARKS = ['index.html', 'build.json', 'sw.js'];
const MISSING = '-';

/** Null when there is no complete build. */
async function buildStamp(dist: string): Promise<string | null> {
  const infos = await Promise.all(LANDMARKS.map((name) => stat(path.join(dist, name)).catch(() => null)));
  if (infos[0] === null) return null;
  return infos
    .map((info) => (info === null ? MISSING : `${info.size}:${info.mtimeMs}:${info.ino}`))
    .join(' ');
}

const missing = (stamp: string | null) => stamp?.split(' ').filter((part) => part === MISSING).length ?? 0;

interface Build {
  files: Map<string, SiteFile>;
  headers: HeaderRule[];
  redirects: Redirect[];
}

async function readBuild({ dist, cacheFolder, siteUrl }: SiteOptions): Promise<Build> {
  const text = (name: string) => readFile(path.join(dist, name), 'utf8').catch(() => '');
  const baked = bakedOrigin(await text('build.json'));
  const replaceOrigin = baked === null || baked === siteUrl ? null : { from: baked, to: siteUrl };
  return {
    files: await readSiteFiles({ dist, cacheFolder, replaceOrigin }),
    headers: parseHeaders(await text('_headers')),
    redirects: parseRedirects(await text('_redirects')),
  };
}

function fileFor({ files }: Build, pathname: string): SiteFile | undefined {
  return (
    files.get(pathname) ??
    files.get(pathname === '/' ? '/index.html' : `${pathname}/index.html`) ??
    files.get(`${pathname}.html`)
  );
}

async function answer(
  build: Build,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', ...NOT_KEPT }).end();
    return;
  }
  const headers = headersFor(build.headers, url.pathname);
  const pathname = decode(url.pathname);
  const file = pathname === null ? undefined : fileFor(build, pathname);
  if (file !== undefined) return sendFile(request, response, file, 200, headers);
  if (pathname !== null && pathname.length > 1 && pathname.endsWith('/')) {
    const bare = url.pathname.replace(/\/+$/, '');
    if (fileFor(build, decode(bare) ?? '') !== undefined) {
      return redirect(response, 308, bare + url.search, headers);
    }
  }
  // Static hosts match a rule with and without a slash at the end.
  const rule = redirectFor(build.redirects, url.pathname.replace(/(?!^)\/+$/, ''));
  if (rule !== null && rule.status !== 200 && rule.status !== 404) {
    return redirect(response, rule.status, withQuery(rule.to, url.search), headers);
  }
  const rewritten = rule === null ? undefined : fileFor(build, rule.to);
  if (rewritten !== undefined) {
    return rule?.status === 200
      ? sendFile(request, response, rewritten, 200, headers)
      : sendMissing(build, request, response, rewritten);
  }
  const notFound = build.files.get('/404.html');
  if (notFound !== undefined) return sendMissing(build, request, response, notFound);
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...NOT_KEPT }).end('Not found');
}

/** A page that says 404 is a document, whatever stands at its address: it gets the headers of its own file. */
const sendMissing = (build: Build, request: IncomingMessage, response: ServerResponse, page: SiteFile) =>
  sendFile(request, response, page, 404, headersFor(build.headers, page.name));

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
  const target = location.replace(/^\/{2,}/, '/');
  response.writeHead(status, { ...headers, ...NOT_KEPT, location: target }).end();
}
