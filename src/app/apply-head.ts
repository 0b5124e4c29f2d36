import { fullTitle, type Head } from '../site/head.ts';

/** Brings the document's head in line with the page shown, as the prerendered page of that path would have it. */
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
  for (const old of document.querySelectorAll('script[type="application/ld+json"]')) old.remove();
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
