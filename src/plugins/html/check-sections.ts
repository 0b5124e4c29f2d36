/** A rendered page: its address and its markup. */
interface Rendered {
  path: string;
  html: string;
}

/**
 * Stops the build when a link leads to a section that no element of the page has as its id.
 * @throws with one line per link
 */
export function checkSections(pages: readonly Rendered[]): void {
  const byPath = new Map(pages.map(({ path, html }) => [path, html]));
  const lines = pages.flatMap(({ path, html }) =>
    [
      ...new Set(
        [...html.matchAll(/<a\s[^>]*?href="([^"#?:]*)#([^"]+)"/g)].map(([, to, id]) => `${to} ${id}`),
      ),
    ].flatMap((link) => {
      const [to, id] = link.split(' ');
      const target = byPath.get(to || path);
      return target === undefined || target.includes(` id="${id}"`)
        ? []
        : [`  The page ${path} leads to ${to}#${id}, but nothing on that page has the id ${id}`];
    }),
  );
  if (lines.length === 0) return;
  const error = new Error(`Links lead nowhere:\n${lines.join('\n')}`);
  error.stack = '';
  throw error;
}
