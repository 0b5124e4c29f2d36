/** The browser entry: hydrates the prerendered page. The boot script (`src/boot/boot.ts`) imports it. */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyHead } from './apply-head.ts';
import { fullTitle } from '../site/head.ts';
import { APP_LIVE_EVENT } from '../boot/contract.ts';
import { prepareBelowFold } from './below-fold.ts';
import { backOffForAMinute, retry } from '../pwa/retry.ts';
import { LiveRoot, navigatorOf } from './live-root.tsx';
import { browserEnvironment, firstEntry } from './navigation/browser-environment.ts';
import { connect } from './navigation/navigate.ts';
import { Navigation } from './navigation/navigation.ts';
import { startOutbox } from './outbox-triggers.ts';
import { ErrorBoundary } from './root.tsx';
import { loadPage } from './routes.ts';
import { startServiceWorker } from '../pwa/register.ts';

/** Called by an effect of the hydrated tree, because hydration runs in slices and has no other end. */
let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  prepareBelowFold();
  startOutbox();
  startServiceWorker(async (offers) => {
    const { startOffline } = await retry(() => import('./start-offline.tsx'), backOffForAMinute);
    await startOffline(offers);
  });
  // The boot script now repeats what the visitor pressed or submitted before (`src/boot/early-input.ts`).
  dispatchEvent(new Event(APP_LIVE_EVENT));
}

const container = document.getElementById('root')!;
const load = () => retry(() => loadPage(entry.pathname), backOffForAMinute);
let entry = firstEntry();
// The first render must equal the prerendered one, so the page's code and data must be loaded before.
let first = await load();
const pathname = first.redirect?.();
if (pathname) {
  entry = { ...entry, pathname };
  browserEnvironment.history.replace(entry);
  first = await load();
}
// A task of its own for what follows: until here, the browser evaluated scripts.
await new Promise((resolve) => setTimeout(resolve));
const navigation = new Navigation(first, entry, browserEnvironment);
connect(navigation);
addEventListener('popstate', () => navigation.popped());
addEventListener('online', () => navigation.retry());
// The browser restores the scroll position itself when the visitor returns to this document or reloads it.
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
const app = (
  <StrictMode>
    <ErrorBoundary>
      <LiveRoot
        navigation={navigation}
        first={navigation.getState()}
        navigator={navigatorOf(navigation)}
        onLive={begin}
      />
    </ErrorBoundary>
  </StrictMode>
);
// The visitor went back while the page loaded.
if (browserEnvironment.history.current().key !== entry.key) navigation.popped();
// The host serves the not-found document for every unknown path, so its markup may belong to another page.
if (document.title !== fullTitle(first.head)) {
  container.textContent = '';
  applyHead(first.head);
}
// In a transition, hydration yields to taps and scrolling every few milliseconds.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);
