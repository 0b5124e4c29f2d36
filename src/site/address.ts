/** A place on this site, split as in `location`. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** One entry of the browser's history. */
export interface Entry extends Address {
  /** Identifies the entry, because two entries may have the same address. */
  key: string;
  /** State that the link passed to the page, or null. */
  state: unknown;
}

/** @param href as links have it: a path of this site, with its query and fragment */
export function addressOf(href: string): Address {
  const { pathname, search, hash } = new URL(href, 'https://site.invalid');
  return { pathname, search, hash };
}

export const hrefOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/**
 * Compares a path with a pattern, as `_redirects` does: a parameter (`:slug`) matches one segment of the path, an optional
 * one (`:slug?`) also none, and `*` matches everything. Upper case and slashes at the end make no difference.
 * @returns the parameters; undefined if the path does not match
 */
export function matchPattern(
  pattern: string,
  pathname: string,
): Readonly<Record<string, string | undefined>> | undefined {
  const source = pattern
    .replace('*', '.*')
    .replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => `(?:/(?<${name}>[^/]+))${optional}`);
  const match = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  return match ? { ...match.groups } : undefined;
}
