/** Milliseconds. */
const PATIENCE = 8000;

/** Whether the site itself answers, for page and service worker. A captive portal's page is no answer. */
export const pingSite = (): Promise<boolean> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok, headers }) => ok && /json/.test(headers.get('content-type') ?? ''),
    () => false,
  );
