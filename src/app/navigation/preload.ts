import { useOffline } from '../../stores/offline.ts';
import { preload } from './navigate.ts';

/**
 * Loads the code of the page that a link leads to when it is pressed, a tenth of a second before it is followed. Only once
 * everything is on the device: a press may also begin to scroll, which must not cost data.
 */
export function preloadPressedLinks(): void {
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === location.origin && useOffline.getState().precache?.complete) preload(link);
  });
}
