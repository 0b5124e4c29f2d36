import { retry } from '../pwa/retry.ts';

/**
 * Loads all scripts at once, then runs them in the order given.
 * @param onFailed called if one fails to run: the browser can't parse it, or it throws
 */
export function importInOrder(urls: readonly string[], onFailed: () => void): void {
  // One request and one script per task: between two of them the browser can handle input.
  const loads = urls.map((url) => new Promise((resolve) => setTimeout(resolve)).then(() => load(url)));
  void (async function run(index = 0) {
    if (index === urls.length) return;
    await loads[index];
    try {
      await import(/* @vite-ignore */ urls[index]!);
      setTimeout(run, 0, index + 1);
    } catch (error) {
      onFailed();
      throw error;
    }
  })();
}

/**
 * Loads a script into the browser's cache, retrying with backoff until it succeeds. It must be there before it is
 * imported: browsers other than Chromium remember a failed import, and the page's forms would stay dead.
 */
const load = (url: string) =>
  retry<unknown>(
    async (attempt) => {
      // Only Chromium has `userAgentData`. There, a preload saves parsing the script a second time.
      if (!attempt && 'userAgentData' in navigator)
        return new Promise((resolve, reject) => {
          const link = appendLink('modulepreload', url);
          link.onload = resolve;
          link.onerror = () => {
            link.remove();
            reject();
          };
        });
      // After a failure past the cache, which may hold a 404 from the middle of a deployment.
      const response = await fetch(url, { cache: attempt ? 'reload' : 'default' });
      if (!response.ok) throw response;
      return response.arrayBuffer();
    },
    (attempt) => Math.min(500 * 2 ** attempt, 15_000),
  );

/** Loads a file that is used later. Resolves also when it fails to load. */
export function preload(as: 'font' | 'style', url: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    // Browsers request fonts with CORS, and Vite its stylesheets. Without CORS here, the file would load twice.
    link.crossOrigin = '';
    link.href = url;
    link.onload = link.onerror = resolve;
    document.head.appendChild(link);
  });
}

/** Adds a `<link>` to the head. A disabled one loads nothing. */
export function appendLink(rel: string, href: string, disabled = false): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.disabled = disabled;
  link.href = href;
  return document.head.appendChild(link);
}
