/** Registers the service worker once the page is live and idle, and tells it about updates. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));
  idle(async () => {
    try {
      const { Workbox } = await import('workbox-window');
      await new Workbox('/sw.js', { scope: '/' }).register();
    } catch {
      // The line broke meanwhile, or the browser allows no worker: the site works without, and the next visit tries again.
    }
  });
}
