/** Input on a page whose `<Deferred>` part is not hydrated yet. */
import { inputQueue } from '../boot/early-input.ts';
import { DEFERRED_LIVE_EVENT, DEFERRED_NEEDED_EVENT } from '../ui/deferred.tsx';
import { isForBrowser } from '../ui/link.tsx';
import type { PreservedInput } from './preserve-input.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { LoadedPage } from './routes.ts';

const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'submit',
  'scroll',
  DEFERRED_NEEDED_EVENT,
];

let interaction: Promise<void> | undefined;

/** Resolves as soon as somebody uses the page: moves the pointer, scrolls, presses a key. Listens from the first call. */
export function firstInteraction(): Promise<void> {
  return (interaction ??= new Promise((resolve) => {
    const options = { once: true, capture: true, passive: true };
    for (const type of SIGNS) addEventListener(type, () => resolve(), options);
    // Counts a page that the browser has already scrolled, to an anchor or to where the visitor was before.
    if (scrollY > 0) resolve();
  }));
}

/**
 * Follows links within the site, and repeats presses and submits once the deferred part is hydrated.
 * @param container of the React root. Call this after React has added its listeners: they stop the propagation of a press
 * whose target is not hydrated, and the listeners added here recognize such presses by that.
 */
export function handleDeferredInput(
  container: Element,
  { restore, liveOf }: PreservedInput,
  navigation: Navigation<LoadedPage>,
): void {
  const queue = inputQueue();
  const onClick = (event: Event) => {
    if (!event.cancelBubble) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link) return queue.add(event);
    if (link.origin !== location.origin || isForBrowser(event as MouseEvent, link.target || undefined))
      return;
    event.preventDefault();
    navigation.navigate(link);
  };
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    queue.add(event);
  };
  // For tests and whoever looks into a page.
  const { dataset } = document.documentElement;
  dataset['deferred'] = 'waiting';
  container.addEventListener('click', onClick, true);
  container.addEventListener('submit', onSubmit);
  const replayAll = () => {
    delete dataset['deferred'];
    container.removeEventListener('click', onClick, true);
    container.removeEventListener('submit', onSubmit);
    restore();
    queue.replay(liveOf);
  };
  addEventListener(DEFERRED_LIVE_EVENT, replayAll, { once: true });
}
