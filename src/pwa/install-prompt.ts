/** Installing: the browser's offer, kept for when the visitor wants it, and when to mention it. */
import { useOffline } from '../stores/offline.ts';
import type { InstallOffer } from './register.ts';

/** In local storage: when the site last asked. */
const ASKED_AT = 'install-asked';
const REST = 30 * 24 * 3_600_000;

/**
 * Names the manifest on pages that come from the device without it (`src/plugins/offline`): the browser fetches it at
 * once, and its fetch starts the service worker, which then takes its time from the page's first frame.
 */
export function nameManifest(): void {
  if (document.head.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Takes over the browser's offer, now or when it comes. */
export function watchInstall(offers: { current: InstallOffer | undefined; onOffer?: () => void }): void {
  const take = () => {
    const { current } = offers;
    if (!current) return;
    useOffline.setState({
      async install() {
        await current.prompt();
        // An offer can be used once.
        offers.current = undefined;
        useOffline.setState({ install: undefined });
      },
    });
  };
  offers.onOffer = take;
  take();
  addEventListener('appinstalled', () => useOffline.setState({ install: undefined }));
}

/** Whether this is an iPhone or iPad whose browser leaves installing to its share menu. */
export function needsHomeScreenSteps(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !isInstalled();
}

/** Whether the site runs as an installed app already. */
export const isInstalled = (): boolean =>
  matchMedia(
    '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)',
  ).matches || Boolean((navigator as Navigator & { standalone?: boolean }).standalone);

/** Whether it is time to mention it: not within 30 days of the last time. Nowhere to remember it: never. */
export function mayAsk(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(ASKED_AT) ?? 0) > REST;
  } catch {
    return false;
  }
}

/** Notes that the visitor has been asked. */
export function noteAsked(now: number): void {
  try {
    localStorage.setItem(ASKED_AT, String(now));
  } catch {
    // `mayAsk` says no where this fails.
  }
}
