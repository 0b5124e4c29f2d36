import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';
import type { Address } from './navigation/navigation-environment.ts';
import type { Navigation } from './navigation/navigation.ts';
import { NavigatorContext } from '../ui/use-navigator.ts';
import { Root } from './root.tsx';
import type { LoadedPage } from './routes.ts';

interface LiveRootProps {
  navigation: Navigation<LoadedPage>;
  /** State of `navigation` when the document was opened, which hydration must render. */
  first: ReturnType<Navigation<LoadedPage>['getState']>;
  navigator: Navigator;
  /** Called once the page is rendered, before its effects. */
  onRendered: () => void;
  onLive: () => void;
}

/** The page that navigation shows. Its components see the address of this page while the next one loads. */
export function LiveRoot({ navigation, first, navigator, onRendered, onLive }: LiveRootProps) {
  useLayoutEffect(onRendered, [onRendered]);
  const { page, entry, wait, hasMoved, isAtTop } = useSyncExternalStore(
    navigation.subscribe,
    navigation.getState,
    () => first,
  );
  const isFullyLoaded = useIsFullyLoaded(first.page);
  // Keeps the first address while a part is not hydrated, because React would replace its markup if the address changed.
  const address = isFullyLoaded || page !== first.page ? entry : first.entry;
  return (
    <Router location={address} navigator={navigator}>
      <NavigatorContext value={navigator}>
        <Root page={page} wait={wait} announces={hasMoved} firstScreenFirst={isAtTop} onLive={onLive} />
      </NavigatorContext>
    </Router>
  );
}

/** Whether the deferred part of `page` is loaded. */
function useIsFullyLoaded({ deferred }: LoadedPage): boolean {
  const [isFullyLoaded, setFullyLoaded] = useState(!(deferred instanceof Promise));
  useEffect(() => {
    // As a transition, it lets React hydrate that part first.
    if (deferred instanceof Promise) void deferred.then(() => startTransition(() => setFullyLoaded(true)));
  }, [deferred]);
  return isFullyLoaded;
}

/** Makes the router's links and hooks use `navigation`. */
export const navigatorOf = (navigation: Navigation<LoadedPage>): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to, state) => navigation.navigate(addressOf(to), { state }),
  replace: (to, state) => navigation.navigate(addressOf(to), { state, replace: true }),
  go: (delta) => history.go(delta),
});

function addressOf(to: To): Address {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash };
}
