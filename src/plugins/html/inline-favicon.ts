const LINK = /(<link rel="icon" href=")[^"]*"[^>]*>/;

/**
 * Puts the favicon into the template's link. A browser would request a file at the load event, which is often before the
 * first paint.
 * @throws when the template has no link to an icon
 */
export function inlineFavicon(template: string, svg: string): string {
  if (!LINK.test(template)) throw new Error('src/index.html links no icon.');
  const data = svg.trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent);
  return template.replace(LINK, (_link, start: string) => `${start}data:image/svg+xml,${data}" />`);
}
