interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** The only script that the desk loads by URL. */
const WORKER = '/staff-sw.js';

/** Trusted Types policy of this document. Rejects every other URL. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('own-scripts', {
  createScriptURL: (url: string) => (url === WORKER ? url : ''),
});

/** Registers the desk's service worker, which lets it open offline. It caches the app, never data. */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const url = policy?.createScriptURL(WORKER) ?? WORKER;
  void navigator.serviceWorker.register(url, { scope: '/staff' }).catch(() => {});
}
