import { useOffline } from '../../pwa/offline-store.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { LoadedPage } from '../routes.ts';
import type { Navigation } from './navigation.ts';

/**
 * Loads the code of pages that are likely to be opened next: when a link is touched, hovered or focused, and when a menu with
 * links opens. Only once everything is on the device, because it must not cost data.
 */
export function preloadLikelyPages(navigation: Navigation<LoadedPage>): void {
  const preload = async ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin === location.origin && useOffline.getState().precache?.complete)
      await navigation.preload(pathname);
  };
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) void preload(link);
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    const links = (target as Element).querySelectorAll<HTMLAnchorElement>('a[href]').values();
    // One page per idle period, so that the menu responds meanwhile.
    const next = () => {
      const { value: link } = links.next();
      if (link) void preload(link).then(() => whenIdle(next));
    };
    whenIdle(next);
  };
  addEventListener('pointerover', onLink);
  addEventListener('focusin', onLink);
  // In the capture phase, because `toggle` does not bubble.
  addEventListener('toggle', onToggle, true);
}
