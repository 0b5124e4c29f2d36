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
const load = (url: string, attempt = 0): Promise<unknown> =>
  request(url, attempt).catch(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(load(url, attempt + 1)), Math.min(500 * 2 ** attempt, 15_000));
      }),
  );

function request(url: string, attempt: number): Promise<unknown> {
  // A repeated request bypasses the browser's cache, which may hold a 404 from the middle of a deployment.
  // Chromium, which alone has `userAgentData`, preloads instead: a preloaded script is parsed only once.
  if (attempt || !('userAgentData' in navigator))
    return fetch(url, { cache: attempt ? 'reload' : 'default' }).then((response) =>
      response.ok ? response.arrayBuffer() : Promise.reject(response),
    );
  return new Promise((resolve, reject) => {
    const link = appendLink({
      rel: 'modulepreload',
      href: url,
      onload: resolve,
      onerror: () => {
        link.remove();
        reject();
      },
    });
  });
}

/** Adds a `<link>` to the head. */
export const appendLink = (properties: Partial<HTMLLinkElement>): HTMLLinkElement =>
  document.head.appendChild(Object.assign(document.createElement('link'), properties));
