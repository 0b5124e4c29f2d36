import { POPOVER_OPEN } from './contract.ts';

/**
 * Marks the root element while a popover is open, so that the page behind it does not scroll, also before the app is
 * hydrated. A selector with `:has()` would need no script, but the browser checks one that starts at the root whenever
 * anything on the page changes.
 */
export function markOpenPopover(): void {
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    // Dialogs send this event too.
    if (!(target as HTMLElement).popover) return;
    if (newState === 'open') document.documentElement.dataset[POPOVER_OPEN] = (target as HTMLElement).id;
    else delete document.documentElement.dataset[POPOVER_OPEN];
  };
  // In the capture phase, because the event does not bubble.
  document.addEventListener('beforetoggle', onToggle, true);
}
