/**
 * Marks the root element while a popover or dialog is open, so that the page behind it does not scroll. A selector with
 * `:has()` would need no script, but the browser checks one that starts at the root whenever anything on the page changes.
 */
import { POPOVER_ATTRIBUTE } from './boot-data.ts';

/** Data attribute of the root element while a dialog is open (`src/ui/dialog.module.css`). */
const MODAL = 'modal';

const marks = () => document.documentElement.dataset;

/** For the boot script: marks popovers from now on, also before the app is hydrated. */
export function markOpenPopover(): void {
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    // Dialogs send this event too.
    if (!(target as HTMLElement).popover) return;
    if (newState === 'open') marks()[POPOVER_ATTRIBUTE] = (target as HTMLElement).id;
    else delete marks()[POPOVER_ATTRIBUTE];
  };
  // In the capture phase, because the event does not bubble.
  document.addEventListener('beforetoggle', onToggle, true);
}

/** The popover that is open, or the one that has taken its place and is not open. */
export const openPopover = (): HTMLElement | null =>
  document.getElementById(marks()[POPOVER_ATTRIBUTE] ?? '');

/** Marks an open dialog. Call it when one opens or closes, because not every browser reports that. */
export function markOpenDialog(): void {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (dialog) marks()[MODAL] = 'fullScreen' in dialog.dataset ? 'full' : '';
  else delete marks()[MODAL];
}

/** Lets the page scroll again, for a page whose popovers and dialogs were removed. */
export function unlockScroll(): void {
  delete marks()[POPOVER_ATTRIBUTE];
  delete marks()[MODAL];
}
