/** Installing the app: holds the browser's install prompt for a button, and decides when to suggest it. */
import { useOffline } from './offline-store.ts';
import type { InstallPrompts } from './register.ts';
import { withStorage } from '../ui/web-storage.ts';

/** In local storage: when the site last suggested to install it, in milliseconds since the epoch. */
const ASKED_AT = 'install-asked';
const ASK_INTERVAL_MS = 30 * 24 * 3_600_000;

/** Offers to install as soon as the browser has an install prompt. */
export function watchInstall(prompts: InstallPrompts): void {
  const offer = () => {
    const { current } = prompts;
    if (!current) return;
    useOffline.setState({
      async install() {
        await current.prompt();
        // A prompt can be used only once.
        prompts.current = undefined;
        useOffline.setState({ install: undefined });
      },
    });
  };
  prompts.onPrompt = offer;
  offer();
  addEventListener('appinstalled', () => useOffline.setState({ install: undefined }));
}

/** Whether this is an iPhone or iPad, where the visitor can only install through the share menu. */
export function needsHomeScreenSteps(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !isInstalled();
}

/** Whether the site runs as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia(
    '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)',
  ).matches || Boolean((navigator as Navigator & { standalone?: boolean }).standalone);

/**
 * Whether to suggest installing at `now`: at most once in 30 days, and never where the browser denies local storage.
 */
export const mayAsk = (now: number): boolean =>
  now - (withStorage('localStorage', (storage) => Number(storage.getItem(ASKED_AT))) ?? Infinity) >
  ASK_INTERVAL_MS;

/** Remembers that the site suggested to install it at `now`. */
export function rememberAsked(now: number): void {
  withStorage('localStorage', (storage) => storage.setItem(ASKED_AT, String(now)));
}
