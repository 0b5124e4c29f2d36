/** Files that tell a static host how to serve `dist`: headers, redirects, crawlers. Pure functions of their input. */
import type { PageFile } from '../../site/pages.ts';
import { paths } from '../../site/paths.ts';

/**
 * The content security policy. Scripts: own files, and the boot script by its hash. Inline styles are allowed, because
 * every page has the styles of its first paint inline. `connectOrigins`: the Supabase project, when it has an origin of
 * its own.
 */
export function contentSecurityPolicy(connectOrigins: readonly string[], bootScriptHash: string): string {
  const connect = ["'self'", ...connectOrigins].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${bootScriptHash}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:`,
    "font-src 'self'",
    `connect-src ${connect}`,
    `media-src ${connect} blob:`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes a script, and only own addresses become one (`src/pwa/script-address.ts`).
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
  ].join('; ');
}

/**
 * For what a page is made of. What protects documents is taken away again ("! Name"): a kilobyte of headers on each
 * of a dozen small files is a good part of a first visit on a slow line. One short policy stays: hosts apply these
 * rules by path, so the page that says 404 gets them too, and then its scripts must not run.
 *
 * For the same reason no `immutable` and no year: Cloudflare Pages sends a 404 with the caching of its path, and a
 * browser would keep it as long. A day is the worst case, and the scripts that load files ask past the cache after a
 * 404. `stale-while-revalidate` makes the day as good as a year for files that are there: their names never change
 * their content.
 */
const partOfPage = [
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

/** `_headers` in the format that Netlify and Cloudflare Pages read, and the local server too. */
export function headersFile(connectOrigins: readonly string[], bootScriptHash: string): string {
  const everywhere = [
    `Content-Security-Policy: ${contentSecurityPolicy(connectOrigins, bootScriptHash)}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Frame-Options: DENY',
  ];
  const rules: [string, string[]][] = [
    ['/*', [...everywhere, 'Cache-Control: no-cache']],
    ...['/assets/*', '/pictures/*', '/fonts/*'].map((path): [string, string[]] => [path, partOfPage]),
    ['/config.json', ['! Cache-Control', 'Cache-Control: no-store']],
  ];
  return (
    rules.map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n') + '\n'
  );
}

/**
 * `_redirects`: paths that have moved, paths at which another page is served, documents for unknown addresses, and,
 * where the backend has another origin, the addresses at which mails (one-click unsubscribe) and a page without a
 * database reach the functions.
 */
export function redirectsFile(
  redirects: readonly (readonly [from: string, to: string])[],
  rewrites: readonly (readonly [from: string, to: string])[],
  notFound: readonly (readonly [pattern: string, document: string])[],
  backend: string | undefined,
): string {
  const functions = ['/functions/v1', '/api'].map((path) => `${path}/* ${backend}/functions/v1/:splat 200\n`);
  return [
    ...redirects.map(([from, to]) => `${from} ${to} 301\n`),
    ...rewrites.map(([from, to]) => `${from} ${to} 200\n`),
    ...notFound.map(([pattern, document]) => `${pattern} ${document} 404\n`),
    ...(backend ? functions : []),
  ].join('');
}

/** sitemap.xml of the pages that may be indexed. `lastmod` is an ISO date. */
export function sitemapXml(pages: readonly { path: string; lastmod: string }[], siteUrl: string): string {
  const urls = pages.map(
    ({ path, lastmod }) => `  <url><loc>${siteUrl}${path}</loc><lastmod>${lastmod}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything may be read, the unsubscribe and QR routes need no visit. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /qrcode/\nDisallow: /__mail\n\nSitemap: ${siteUrl}${paths.sitemapXml}\n`;
}

/** Path of a page's file in `dist`. */
export const fileOf = ({ path, file }: PageFile): string =>
  file ?? `${path === '/' ? '' : `${path.slice(1)}/`}index.html`;
