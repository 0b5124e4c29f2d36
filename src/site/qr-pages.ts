import { qrCodes } from '../content/qr-codes.ts';
import { destinationOf, isExternal } from './qr-destination.ts';
import { paths } from './paths.ts';

/** Codes that lead to another site: each has a page of its own, which says so while the browser leaves. */
export const externalCodes: readonly string[] = qrCodes.entries
  .filter(({ code }) => isExternal(destinationOf(code)))
  .map(({ code }) => code);

/**
 * The page to serve at the address of a scanned code, without a redirect: on a weak line a round trip is most of the
 * wait (the boot script then puts the page's own address in the address bar). Nothing for any other path.
 */
export function pageOfCode(path: string): string | undefined {
  const code = new RegExp(`^${paths.qrCode('([^/]*)')}/?$`).exec(path)?.[1];
  if (code === undefined) return undefined;
  return externalCodes.includes(code) ? paths.qrCode(code) : destinationOf(code);
}

/** The same for a host's `_redirects`, the first match wins: which path serves which page's file. */
export const rewrites: readonly (readonly [from: string, to: string])[] = [
  ...qrCodes.entries.map(({ code }) => {
    const page = pageOfCode(paths.qrCode(code))!;
    // The trailing slash names the page's own folder: without it the rule would match its own target.
    return [paths.qrCode(code), externalCodes.includes(code) ? `${page}/` : page] as const;
  }),
  [paths.qrCode('*'), qrCodes.defaultDestination],
];
