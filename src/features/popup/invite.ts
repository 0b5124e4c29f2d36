import { paths } from '../../site/paths.ts';
import { openOverlay, useOverlay } from '../../stores/overlay.ts';
import { isAnswering } from '../lead-form/submit-form.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';

/** How long an invitation that came at a bad moment waits for a better one. Milliseconds. */
const RETRY = 2000;

/** Pages where the popup would be an insult, or in the way: never opened there, whoever asks. */
const isBarred = () =>
  location.pathname.startsWith(paths.unsubscribe) || location.pathname.startsWith(paths.qrCode(''));

/** A dialog or the menu is open: the popup never lies over another. */
const isCovered = () => document.querySelector('dialog[open], :popover-open') !== null;

/** Somebody writes: their cursor is in a field, or a form holds what they have not sent yet. */
function isWriting(): boolean {
  const field = 'input:not([type=search], [type=checkbox], [type=radio]), textarea, [contenteditable]';
  if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`form :is(${field})`)].some(
    (control) => control.value !== '' && control.value !== control.defaultValue,
  );
}

/** Opens the popup because the visitor asked for it: SIGN UP, GET MORE INFO, the event showCTAPopup. */
export function openPopup(): void {
  if (!isBarred() && !isCovered()) openOverlay('popup');
}

/**
 * Opens the popup by itself, once per session, at the first moment at which it disturbs nobody.
 */
export function invite(): void {
  const { open } = useOverlay.getState();
  if (usePopupSeen.getState().seen || open === 'popup') return;
  if (open !== null || isBarred() || isCovered() || isWriting() || isAnswering()) setTimeout(invite, RETRY);
  else openOverlay('popup');
}
