/** Registers the service worker once the page is live and idle, and tells it about updates. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));
  idle(async () => {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js', { scope: '/' });
    await workbox.register();
  });
}
