import { fullTitle, type Head } from '../site/head.ts';

/**
 * What only crawlers and social networks read: structured data, Open Graph, article metas. They never navigate within
 * the site, so it is removed instead of updated.
 */
const FOR_CRAWLERS = '[type="application/ld+json"],meta:is([property],[name=author],[name^=twitter])';

/**
 * Updates the document's head to the page that is shown after a navigation: title, description, robots, canonical
 * address. What describes the page that the document was opened with is removed.
 */
export function applyHead(head: Head): void {
  document.title = fullTitle(head);
  for (const old of document.querySelectorAll(FOR_CRAWLERS)) old.remove();
  setMeta('description', head.description);
  setMeta('robots', head.noindex ? 'noindex' : null);
  const { origin } = new URL(
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
  );
  setCanonical(head.path === undefined ? null : origin + head.path);
}

function setMeta(name: string, content: string | null): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === null) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function setCanonical(href: string | null): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (href === null) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = href;
}
