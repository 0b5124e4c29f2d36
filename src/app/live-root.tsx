import { useSyncExternalStore } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';
import type { Address } from './navigation/environment.ts';
import type { Navigation } from './navigation/navigation.ts';
import { Root } from './root.tsx';
import type { LoadedPage } from './routes.ts';

interface LiveRootProps {
  navigation: Navigation<LoadedPage>;
  /** What `navigation` said when the document was opened: hydration must render the same. */
  first: ReturnType<Navigation<LoadedPage>['getState']>;
  navigator: Navigator;
  onLive: () => void;
}

/** The page that navigation shows, in the browser. Its components see the address of that page, not of the next. */
export function LiveRoot({ navigation, first, navigator, onLive }: LiveRootProps) {
  const { page, entry, wait, hasMoved } = useSyncExternalStore(
    navigation.subscribe,
    navigation.getState,
    () => first,
  );
  return (
    <Router location={entry} navigator={navigator}>
      <Root page={page} wait={wait} announces={hasMoved} onLive={onLive} />
    </Router>
  );
}

/** Lets the router's links and hooks drive `navigation`. */
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
