import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** `/pictures/<name>-<hash>-<width>.<format>`: one width of one picture as AVIF is on the device. */
const VARIANT = /^(\/pictures\/.+-[0-9a-f]{6})-\d+\.(?:avif|webp|jpg)$/;

/**
 * Pictures come from the network in the size that fits, and without it from the device in the one that is there:
 * the browser looks at what it gets, not at what it asked for.
 */
export function pictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && VARIANT.test(url.pathname),
    async ({ request, url }) => {
      try {
        const response = await fetch(request);
        if (response.ok) return response;
      } catch {
        // No line: see below.
      }
      const stem = VARIANT.exec(url.pathname)![1];
      return (await matchPrecache(`${stem}-768.avif`)) ?? Response.error();
    },
  );
}
