const LINK = /(<link rel="icon" href=")[^"]*"[^>]*>/;

/**
 * Writes the favicon into the template's link as a data URL. A browser requests an icon file at the load event, which often
 * comes before the first paint, so the file would take bandwidth from the page.
 * @throws when the template has no link to an icon
 */
export function inlineFavicon(template: string, svg: string): string {
  if (!LINK.test(template)) throw new Error('src/index.html links no icon.');
  const data = svg.trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent);
  return template.replace(LINK, (_link, start: string) => `${start}data:image/svg+xml,${data}" />`);
}
