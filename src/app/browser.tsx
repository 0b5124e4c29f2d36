/** The entry in the browser: hydrates the prerendered page. Started by the boot script (`src/plugins/html/boot.ts`). */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyHead } from './apply-head.ts';
import { fullTitle } from '../site/head.ts';
import { APP_LIVE_EVENT } from '../boot/contract.ts';
import { backOffForAMinute, retry } from '../pwa/retry.ts';
import { renderBelowFold } from './below-fold.ts';
import { LiveRoot, navigatorOf } from './live-root.tsx';
import { browserEnvironment, firstEntry } from './navigation/browser-environment.ts';
import { connect } from './navigation/navigate.ts';
import { Navigation } from './navigation/navigation.ts';
import { startOutbox } from './outbox-triggers.ts';
import { ErrorBoundary } from './root.tsx';
import { loadPage } from './routes.ts';
import { startServiceWorker } from '../pwa/register.ts';

/** Hydration runs in slices. Only an effect of the hydrated tree knows its end. */
let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  renderBelowFold();
  startOutbox();
  startServiceWorker(async (offers) => {
    const { startOffline } = await retry(() => import('./start-offline.tsx'), backOffForAMinute);
    await startOffline(offers);
  });
  // What was pressed or submitted before is done now (`src/plugins/html/boot.ts`).
  dispatchEvent(new Event(APP_LIVE_EVENT));
}

const container = document.getElementById('root')!;
const load = () => retry(() => loadPage(entry.pathname), backOffForAMinute);
let entry = firstEntry();
// The first render must equal the prerendered one, so the page's code and data must be loaded before.
let first = await load();
const target = first.redirect?.(entry);
if (target) {
  entry = { ...entry, ...target };
  browserEnvironment.history.replace(entry);
  first = await load();
}
const navigation = new Navigation(first, entry, browserEnvironment);
connect(navigation);
addEventListener('popstate', () => navigation.popped());
addEventListener('online', () => navigation.retry());
// The browser restores the position itself when the visitor comes back to this document, or reloads it.
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
// Back was pressed while the page loaded.
if (browserEnvironment.history.current().key !== entry.key) navigation.popped();
// The not-found document answers for every address that has none: there the page is another one.
if (document.title !== fullTitle(first.head)) {
  container.textContent = '';
  applyHead(first.head);
}
// As a transition, hydration gives way to taps and scrolling every few milliseconds.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);
