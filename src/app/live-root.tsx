import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Navigation } from './navigation/navigation.ts';
import { LocationContext, NavigateContext, type Navigate } from '../ui/page-location.ts';
import { Root } from './root.tsx';
import type { LoadedPage } from './routes.ts';

interface LiveRootProps {
  navigation: Navigation<LoadedPage>;
  /** State of `navigation` when the document was opened, which hydration must render. */
  first: ReturnType<Navigation<LoadedPage>['getState']>;
  navigate: Navigate;
  /** Called once the page is rendered, before its effects. */
  onRendered: () => void;
  onLive: () => void;
}

/** The page that navigation shows. Its components see the address of this page while the next one loads. */
export function LiveRoot({ navigation, first, navigate, onRendered, onLive }: LiveRootProps) {
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
    <LocationContext value={address}>
      <NavigateContext value={navigate}>
        <Root page={page} wait={wait} announces={hasMoved} firstScreenFirst={isAtTop} onLive={onLive} />
      </NavigateContext>
    </LocationContext>
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
