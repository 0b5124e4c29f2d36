/** Reads the served HTML without a browser. */
import { pages } from './site-pages.ts';

/** Paths of all pages that visitors can open, without those that only exist as files, such as 404.html. */
export const publishedPaths = pages.filter(({ file }) => file === undefined).map(({ path }) => path);

/** Fetches a document, without the time that compressing it takes. @returns its text, whatever the status */
export const fetchText = async (url: string) =>
  (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();

/**
 * The text that a visitor reads: no tags, one space between words, no trademark symbols, plain apostrophes and hyphens.
 */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<br[^>]*>|<\/(?:p|li|h\d|div|dt|dd|a|span|button|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&rsquo;|’/g, "'")
    .replace(/[®™]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ');
}

/** All values of an attribute in a piece of HTML. */
export const attributeValues = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value]) =>
    value!.replace(/&amp;/g, '&'),
  );
