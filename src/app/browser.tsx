/** The browser entry: hydrates the prerendered page. The boot script (`src/boot/boot.ts`) imports it. */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyHead } from './apply-head.ts';
import { addressOf } from '../site/address.ts';
import { fullTitle } from '../site/head.ts';
import { APP_LIVE_EVENT } from '../boot/early-input.ts';
import { prepareBelowFold } from './lay-out-sections.ts';
import { firstInteraction, handleDeferredInput } from './deferred-input.ts';
import { backOffForAMinute, retry } from '../pwa/retry.ts';
import { linkPageStyles } from './page-styles.ts';
import { preserveInput } from './preserve-input.ts';
import { LastResort } from './last-resort.tsx';
import { LiveRoot } from './live-root.tsx';
import { browserEnvironment, firstEntry, recordHydration } from './navigation/browser-environment.ts';
import { Navigation } from './navigation/navigation.ts';
import { startOutbox } from './outbox-triggers.ts';
import { loadPage } from './routes.ts';
import { isReachable } from '../pwa/reachable.ts';
import { awaitWebFonts } from './web-fonts.ts';
import { startServiceWorker } from '../pwa/register.ts';

let hasBegun = false;
/** Starts what needs a hydrated page. An effect of that page calls it, because React reports the end nowhere else. */
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  if (isPrerendered) recordHydration(performance.now() - hydrationStart);
  prepareBelowFold();
  startOutbox();
  startServiceWorker(async (offers) => {
    const { startOffline } = await retry(() => import('./start-offline.tsx'), backOffForAMinute);
    await startOffline(offers, navigation);
  });
  // The boot script now repeats what the visitor pressed or submitted before (`src/boot/early-input.ts`).
  dispatchEvent(new CustomEvent(APP_LIVE_EVENT, { detail: preserved.liveOf }));
}

/** Called when markup did not match and React has rendered it anew. */
const reportDisturbance = (error: unknown) =>
  console.warn('The page was changed before it was hydrated.', error);

/** Failed attempts after which the deferred part of a page counts as missing: about seven seconds. */
const MISSING_AFTER = 3;

awaitWebFonts();
linkPageStyles();
const container = document.getElementById('root')!;
/** Loads the deferred part of a page. Never gives up, because connectivity may return after hours. */
async function loadDeferred<T>(load: () => Promise<T>): Promise<T> {
  await firstInteraction();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const work = async (attempt: number) => {
    // Reloads, because a deployment may have removed this build's files, and the new document names files that exist.
    if (attempt === MISSING_AFTER && visit?.type !== 'reload' && (await isReachable())) location.reload();
    return load();
  };
  return retry(work, (attempt) => Math.min(1000 * 2 ** attempt, 15_000));
}
const load = (defer?: typeof loadDeferred) => retry(() => loadPage(entry.pathname, defer), backOffForAMinute);
let entry = firstEntry();
// The first render must equal the prerendered one, so the page's code and data must be loaded before.
let first = await load(loadDeferred);
const pathname = first.redirect?.(true);
if (pathname) {
  entry = { ...entry, pathname };
  browserEnvironment.history.replace(entry);
  first = await load(loadDeferred);
}
// The markup may belong to another page, because the host serves the not-found document for every unknown path. The
// development server sends no markup at all.
const isPrerendered =
  container.firstElementChild !== null && container.dataset['page'] === fullTitle(first.head);
if (!isPrerendered) first = await load();
// Ends the task in which the browser has evaluated the scripts, so that it can handle input before hydration begins.
await new Promise((resolve) => setTimeout(resolve));
const navigation = new Navigation(first, entry, browserEnvironment);
addEventListener('popstate', () => navigation.popped());
addEventListener('online', () => navigation.retry());
// The browser restores the scroll position itself when the visitor returns to this document or reloads it.
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
const preserved = preserveInput(container);
const app = (
  <StrictMode>
    <LastResort>
      <LiveRoot
        navigation={navigation}
        first={navigation.getState()}
        navigate={(href, state) => navigation.navigate(addressOf(href), { state })}
        onRendered={preserved.restore}
        onLive={begin}
      />
    </LastResort>
  </StrictMode>
);
const hydrationStart = performance.now();
// Follows a visitor who went back while the page loaded.
if (browserEnvironment.history.current().key !== entry.key) navigation.popped();
if (isPrerendered) {
  // In a transition, hydration yields to taps and scrolling every few milliseconds.
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError: reportDisturbance }));
  if (first.deferred instanceof Promise) handleDeferredInput(container, preserved, navigation);
} else {
  container.textContent = '';
  applyHead(first.head);
  createRoot(container).render(app);
}
