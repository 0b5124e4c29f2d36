import { qrCodes } from '../content/qr-codes.ts';
import { destinationOf, isExternal } from './qr-destination.ts';
import { paths } from './paths.ts';

/** Codes whose destination is another site. Each has a page that is shown while the browser leaves. */
export const externalCodes: readonly string[] = qrCodes.entries
  .filter(({ code }) => isExternal(destinationOf(code)))
  .map(({ code }) => code);

/** The scanned code that a path names. */
export const codeOf = (path: string): string | undefined =>
  new RegExp(`^${paths.qrCode('([^/]*)')}/?$`, 'i').exec(path)?.[1]?.toLowerCase();

/**
 * The page to serve at the path of a scanned code. It is served without a redirect, which would cost a round trip on a
 * slow connection; the boot script then changes the address to that of the page.
 * @returns the path of the page; undefined if `path` is not that of a code
 */
export function pageOfCode(path: string): string | undefined {
  const code = codeOf(path);
  if (code === undefined) return undefined;
  return externalCodes.includes(code) ? paths.qrCode(code) : destinationOf(code);
}

/**
 * The same as rewrite rules for `_redirects`: which path serves which page. The first match wins. Hosts distinguish
 * capitals, and who types an address by hand may write all of it in them.
 */
export const rewrites: readonly (readonly [from: string, to: string])[] = [
  ...qrCodes.entries.flatMap(({ code }) => {
    const path = paths.qrCode(code);
    const page = pageOfCode(path)!;
    // With a trailing slash, because otherwise the rule would match its own target.
    const target = externalCodes.includes(code) ? `${page}/` : page;
    return [path, paths.qrCode(code.toUpperCase()), path.toUpperCase()].map(
      (from) => [from, target] as const,
    );
  }),
  [paths.qrCode('*'), qrCodes.defaultDestination],
  [paths.qrCode('*').toUpperCase(), qrCodes.defaultDestination],
];
