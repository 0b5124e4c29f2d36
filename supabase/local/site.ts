import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { paths } from '../../src/site/paths.ts';
import { type PublishedBuild, publishBuild } from './published-build.ts';
import {
  type HeaderRule,
  type Redirect,
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from './site-rules.ts';
import { StartupError } from './startup-error.ts';

/** The built site, served as a static host would. */
export interface Site {
  /** @param url the request's address, parsed from its path alone */
  fetch(request: Request, url: URL): Promise<Response>;
  /** Compresses every text now instead of at its first request; for the start after a build. @returns how many */
  compressAll(): Promise<number>;
}

export interface SiteOptions {
  dist: string;
  /** The texts as this server serves them. No other server may use the folder. */
  servedFolder: string;
  /** Compressed texts, shared between starts. */
  cacheFolder: string;
  /** The origin that pages, sitemap and robots.txt name. */
  siteUrl: string;
}

interface Build extends PublishedBuild {
  headers: HeaderRule[];
  redirects: Redirect[];
}

/** How often a request may cause a look for a new build. */
const BUILD_CHECK_MS = 1000;

/**
 * Serves `dist` with the rules of its own `_headers` and `_redirects`. A new build is noticed and served without a
 * restart.
 * @throws StartupError if there is no built site
 */
export async function openSite(options: SiteOptions): Promise<Site> {
  let stamp = await buildStamp(options.dist);
  if (stamp === null) {
    throw new StartupError(`There is no built site in ${options.dist}; run \`npm run build\` first.`);
  }
  let count = 0;
  const open = () => openBuild(options, path.join(options.servedFolder, String((count += 1))));
  let build = await open();
  let checkedAt = Date.now();
  let checking: Promise<void> | null = null;

  const check = async () => {
    const present = await buildStamp(options.dist);
    // While a build runs, the old one stays until the new one is complete.
    if (present === null || present === stamp || missing(present) > missing(stamp)) return;
    build = await open();
    stamp = present;
  };

  return {
    async fetch(request, url) {
      if (Date.now() - checkedAt > BUILD_CHECK_MS) {
        checkedAt = Date.now();
        checking ??= check()
          .catch(() => {})
          .finally(() => (checking = null));
      }
      await checking;
      return respond(build, request, url);
    },
    compressAll: () => build.compressAll(),
  };
}

/** Together these change with every build, the last one at its end. */
const LANDMARKS = ['index.html', 'build.json', 'sw.js'];
const MISSING = '-';

/** Null if there is no complete build. */
async function buildStamp(dist: string): Promise<string | null> {
  const infos = await Promise.all(LANDMARKS.map((name) => stat(path.join(dist, name)).catch(() => null)));
  if (infos[0] === null) return null;
  return infos
    .map((info) => (info === null ? MISSING : `${info.size}:${info.mtimeMs}:${info.ino}`))
    .join(' ');
}

const missing = (stamp: string | null) => stamp?.split(' ').filter((part) => part === MISSING).length ?? 0;

const buildSchema = z.object({ siteUrl: z.url() });

async function openBuild({ dist, cacheFolder, siteUrl }: SiteOptions, folder: string): Promise<Build> {
  const replaceOrigin = (text: string) => {
    if (text === '') return null;
    const from = new URL(buildSchema.parse(JSON.parse(text)).siteUrl).origin;
    return from === siteUrl ? null : { from, to: siteUrl };
  };
  const build = await publishBuild({ dist, folder, cacheFolder, replaceOrigin });
  return {
    ...build,
    headers: parseHeaders(build.read('/_headers')),
    redirects: parseRedirects(build.read('/_redirects')),
  };
}

/** The file behind a path. Paths cannot leave `dist`: they are looked up in a list, not on disk. */
function fileFor({ files }: Build, pathname: string): string | undefined {
  const names = [pathname, pathname === '/' ? '/index.html' : `${pathname}/index.html`, `${pathname}.html`];
  return names.find((name) => files.has(name));
}

async function respond(build: Build, request: Request, url: URL): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } });
  }
  const headers = headersFor(build.headers, url.pathname);
  const pathname = decodePath(url.pathname);
  const file = pathname === null ? undefined : fileFor(build, pathname);
  if (file !== undefined && file === pathname && file.endsWith('/index.html'))
    return redirect(308, url.pathname.replace(/(?:(?!^)\/)?index\.html$/, '') + url.search, headers);
  if (file !== undefined) return serve(build, request, file, headers);
  if (pathname !== null && pathname.length > 1 && pathname.endsWith('/')) {
    const bare = url.pathname.replace(/\/+$/, '');
    if (fileFor(build, decodePath(bare) ?? '') !== undefined)
      return redirect(308, bare + url.search, headers);
  }
  // Static hosts match a rule with and without a slash at the end. The addresses of codes are typed by hand.
  const bare = url.pathname.replace(/(?!^)\/+$/, '');
  const lower = bare.toLowerCase();
  const rule = redirectFor(build.redirects, lower.startsWith(paths.qrCode('')) ? lower : bare);
  if (rule !== null && rule.status !== 200 && rule.status !== 404) {
    return redirect(rule.status, withQuery(rule.to, url.search), headers);
  }
  const rewritten = rule === null ? undefined : fileFor(build, rule.to);
  if (rewritten !== undefined && rule?.status === 200) return serve(build, request, rewritten, headers);
  const isPage = pathname !== null && fileFor(build, decodePath(lower) ?? '')?.endsWith('.html');
  if (lower !== bare && isPage) return redirect(308, lower + url.search, headers);
  return serveNotFound(build, request, rewritten ?? '/404.html');
}

/** Files with the headers of the rules. Caches must not store that a range is invalid or a file has just gone. */
async function serve(
  build: Build,
  request: Request,
  name: string,
  rules: Record<string, string>,
): Promise<Response> {
  const response = await build.serve(name, request);
  const { status } = response;
  const headers = new Headers(response.headers);
  // The ETag is more exact: two builds within one second have the same time.
  headers.delete('last-modified');
  if (name.endsWith('.webmanifest')) headers.set('content-type', 'application/manifest+json');
  for (const [header, value] of Object.entries(rules)) headers.set(header, value);
  if (status >= 400) headers.set('cache-control', 'no-store');
  // Read at once, because Node 20 throws an uncaught error if a visitor leaves at the end of a streamed file.
  const hasBody = request.method === 'GET' && (status === 200 || status === 206);
  return new Response(hasBody ? await response.arrayBuffer() : null, { status, headers });
}

/** A not-found page is a document, wherever it is shown: it gets the headers of its own file. */
async function serveNotFound(build: Build, request: Request, name: string): Promise<Response> {
  if (!build.files.has(name)) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const headers = new Headers(request.headers);
  for (const header of ['range', 'if-none-match', 'if-modified-since']) headers.delete(header);
  const unconditional = new Request(request.url, { method: request.method, headers });
  const page = await serve(build, unconditional, name, headersFor(build.headers, name));
  page.headers.set('cache-control', 'no-store');
  return new Response(page.body, { status: 404, headers: page.headers });
}

/** Null for an invalid path: bad escapes, a backslash or NUL. */
function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') || decoded.includes('\\') ? null : decoded;
  } catch {
    return null;
  }
}

/** Adds the visitor's query before the target's fragment, unless the rule has a query of its own. */
function withQuery(to: string, search: string): string {
  if (search === '' || to.includes('?')) return to;
  const [base, fragment] = to.split('#');
  return fragment === undefined ? base + search : `${base}${search}#${fragment}`;
}

function redirect(status: number, location: string, headers: Record<string, string>): Response {
  // Two slashes at the start would name another host.
  const target = location.replace(/^\/{2,}/, '/');
  return new Response(null, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', location: target },
  });
}
