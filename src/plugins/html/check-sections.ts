import { stopBuild } from '../content/check.ts';

/** A rendered page: its address and its markup. */
interface Rendered {
  path: string;
  html: string;
}

const LINK_TO_SECTION = /<a\s[^>]*?href="([^"#?:]*)#([^"]+)"/g;

/**
 * Stops the build when a link leads to a section that no element of the page has as its id.
 * @throws with one line per link
 */
export function checkSections(pages: readonly Rendered[]): void {
  const byPath = new Map(pages.map(({ path, html }) => [path, html]));
  const lines = new Set<string>();
  for (const { path, html } of pages)
    for (const [, to, id] of html.matchAll(LINK_TO_SECTION)) {
      const target = byPath.get(to || path);
      if (target !== undefined && !target.includes(` id="${id}"`))
        lines.add(`The page ${path} leads to ${to}#${id}, but nothing on that page has the id ${id}`);
    }
  stopBuild('Links lead nowhere:', [...lines]);
}
