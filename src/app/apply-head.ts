import { fullTitle, type Head } from '../site/head.ts';

/** What describes one page to crawlers and social networks, which read served pages only. */
const FOR_CRAWLERS =
  '[type="application/ld+json"],[property^="og:image"],[property^=article],[name=author],[name^=twitter]';

/**
 * Updates the document's head to the page that is shown after a navigation. Title, description, canonical address and
 * Open Graph texts become those of the page. What only crawlers read is removed, because it describes the page that
 * the document was opened with.
 */
export function applyHead(head: Head): void {
  const title = fullTitle(head);
  document.title = title;
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.noindex ? 'noindex' : null);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:type', head.type ?? 'website');
  const origin = new URL(
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
  ).origin;
  const canonical = head.path === undefined ? null : origin + head.path;
  setMeta('property', 'og:url', canonical);
  setCanonical(canonical);
  for (const old of document.querySelectorAll(FOR_CRAWLERS)) old.remove();
}

function setMeta(key: 'name' | 'property', name: string, content: string | null): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (content === null) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, name);
  meta.content = content;
}

function setCanonical(href: string | null): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (href === null) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = href;
}
