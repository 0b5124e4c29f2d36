import { abortAfter } from '../outbox/abort-after.ts';

const TIMEOUT_MS = 8000;

/** Whether the site answers, for page and service worker. The JSON type tells it from a captive portal's page. */
export const pingSite = (): Promise<boolean> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: abortAfter(TIMEOUT_MS) }).then(
    ({ ok, headers }) => ok && /json/.test(headers.get('content-type') ?? ''),
    () => false,
  );
