/** Files that tell static hosts and crawlers how to serve and read `dist`. Pure functions. */
import type { PageFile } from '../../site/pages.ts';
import { formActions, paths } from '../../site/paths.ts';
import { rewrites } from '../../site/qr-pages.ts';
import { notFoundDocuments, redirects } from '../../site/redirects.ts';
import { STAFF, STAFF_FILES, staffRewrites } from '../staff/served-paths.ts';

/**
 * The content security policy. Scripts and workers may come from own files, and the boot script is named by its hash. Fonts
 * and the manifest follow the default: own files only. Inline styles are allowed, because every page has the styles of its
 * first paint inline.
 * @param connectOrigins the Supabase project, if it has an origin of its own
 * @param sockets where WebSockets may connect to
 */
export function contentSecurityPolicy(
  connectOrigins: readonly string[],
  bootScriptHash: string,
  sockets: readonly string[] = [],
): string {
  const backend = ["'self'", ...connectOrigins].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${bootScriptHash}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:`,
    `connect-src ${[backend, ...sockets].join(' ')}`,
    `media-src ${backend} blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No string becomes a script, except the URLs that `src/pwa/script-address.ts` allows.
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
  ].join('; ');
}

/**
 * Headers of scripts, pictures and fonts. Removes ("! Name") the headers that protect documents: a kilobyte of headers on
 * each of a dozen small files slows down a first visit. One short policy remains, because hosts apply these rules by
 * path, also to the 404 page at such a path, whose scripts must not run.
 *
 * Not `immutable` and not a year, because Netlify may send a 404 with the caching headers of its path, and browsers
 * would cache it as long. One day is the worst case, and the scripts that load files bypass the cache after a 404. For
 * files that exist, `stale-while-revalidate` makes a day as good as a year, because their content never changes.
 */
const ASSET_HEADERS = [
  '! Content-Security-Policy',
  '! Permissions-Policy',
  '! Referrer-Policy',
  '! Cross-Origin-Opener-Policy',
  '! Strict-Transport-Security',
  '! X-Frame-Options',
  '! Cache-Control',
  'Content-Security-Policy: sandbox',
  'Cache-Control: max-age=86400, stale-while-revalidate=31536000',
];

/** The desk's files include print kits, which are documents: no other site may show them in a frame. */
const STAFF_FILE_HEADERS = ASSET_HEADERS.filter((line) => line !== '! X-Frame-Options').map((line) =>
  line === 'Content-Security-Policy: sandbox' ? `${line}; frame-ancestors 'none'` : line,
);

/** `_headers`, in the format of Netlify and Cloudflare Pages. The local server reads it too. */
export function headersFile(connectOrigins: readonly string[], bootScriptHash: string): string {
  // Only the desk listens to Realtime.
  const sockets = connectOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const staff = [
    '! Content-Security-Policy',
    `Content-Security-Policy: ${contentSecurityPolicy(connectOrigins, bootScriptHash, sockets)}`,
    'X-Robots-Tag: noindex',
  ];
  const everywhere = [
    `Content-Security-Policy: ${contentSecurityPolicy(connectOrigins, bootScriptHash)}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Frame-Options: DENY',
  ];
  const rules: [string, string[]][] = [
    ['/*', [...everywhere, 'Cache-Control: no-cache']],
    ...['/assets/*', '/pictures/*', '/fonts/*'].map((path): [string, string[]] => [path, ASSET_HEADERS]),
    ...[STAFF, `${STAFF}/*`].map((path): [string, string[]] => [path, staff]),
    // After those of the desk, because for Netlify `/staff/*` begins with these, too, and the last rule wins.
    [`${STAFF_FILES}/*`, STAFF_FILE_HEADERS],
    [`${STAFF}-sw.js`, ['! Content-Security-Policy', everywhere[0]!]],
    ['/config.json', ['! Cache-Control', 'Cache-Control: no-store']],
  ];
  return (
    rules.map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n') + '\n'
  );
}

/**
 * `_redirects`: pages that have moved, paths that serve another page, documents for unknown paths, and, if the backend has
 * an origin of its own, the paths under which mails (one-click unsubscribe) and pages without a database call functions.
 */
export function redirectsFile(backend?: string): string {
  // The sign-up form posts to `/api/subscribe`. The function that answers it is called `send-welcome-email`.
  const subscribe = `${formActions.subscription} ${backend}/functions/v1/send-welcome-email 200\n`;
  const functions = ['/functions/v1', '/api'].map((path) => `${path}/* ${backend}/functions/v1/:splat 200\n`);
  return [
    ...redirects.map(([from, to]) => `${from} ${to} 301\n`),
    ...[...rewrites, ...staffRewrites].map(([from, to]) => `${from} ${to} 200\n`),
    ...notFoundDocuments.map(([pattern, document]) => `${pattern} ${document} 404\n`),
    ...(backend ? [subscribe, ...functions] : []),
  ].join('');
}

/** `sitemap.xml` of the pages that may be indexed. `lastmod` is an ISO date. */
export function sitemapXml(paths: readonly string[], lastmod: string, siteUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc><lastmod>${lastmod}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`. Crawlers may read everything but QR addresses, where they would count as visits. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /qrcode/\nDisallow: /__mail\n\nSitemap: ${siteUrl}${paths.sitemapXml}\n`;
}

/** Path of a page's file, relative to `dist`. */
export const fileOf = ({ path, file }: PageFile): string =>
  file ?? `${path === '/' ? '' : `${path.slice(1)}/`}index.html`;
