import { useSyncExternalStore } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';
import type { Address } from './navigation/environment.ts';
import type { Navigation } from './navigation/navigation.ts';
import { Root } from './root.tsx';
import type { LoadedPage } from './routes.ts';

interface LiveRootProps {
  navigation: Navigation<LoadedPage>;
  /** State of `navigation` when the document was opened. Hydration must render the same. */
  first: ReturnType<Navigation<LoadedPage>['getState']>;
  navigator: Navigator;
  onLive: () => void;
}

/** The page that navigation shows. Its components see the address of this page while the next one loads. */
export function LiveRoot({ navigation, first, navigator, onLive }: LiveRootProps) {
  const { page, entry, wait, hasMoved, isAtTop } = useSyncExternalStore(
    navigation.subscribe,
    navigation.getState,
    () => first,
  );
  return (
    <Router location={entry} navigator={navigator}>
      <Root page={page} wait={wait} announces={hasMoved} inTwoSteps={isAtTop} onLive={onLive} />
    </Router>
  );
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
