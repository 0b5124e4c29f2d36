import { paths } from '../../site/paths.ts';
import { openOverlay, useOverlay } from '../../stores/overlay.ts';
import { isBusyWithForm } from '../lead-form/submit-form.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';

/** How long an invitation at a bad moment is postponed. */
const RETRY_MS = 2000;

/** Pages where the popup never opens: it would offend people who unsubscribe, and delay the redirect of a QR code. */
const isExcludedPage = () =>
  location.pathname.startsWith(paths.unsubscribe) || location.pathname.startsWith(paths.qrCode(''));

/** Whether a dialog or the menu is open. The popup never opens over another. */
const hasOpenDialog = () => document.querySelector('dialog[open], :popover-open') !== null;

/** Whether the visitor is writing: a field has focus, or a form contains unsent text. */
function isWriting(): boolean {
  const field = 'input:not([type=search], [type=checkbox], [type=radio]), textarea, [contenteditable]';
  if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`form :is(${field})`)].some(
    (control) => control.value !== '' && control.value !== control.defaultValue,
  );
}

/** Opens the popup on the visitor's request: SIGN UP, GET MORE INFO, the event `showCTAPopup`. */
export function openPopup(): void {
  if (!isExcludedPage() && !hasOpenDialog()) openOverlay('popup');
}

/** Opens the popup once per session without a request, as soon as it interrupts nothing. */
export function invite(): void {
  const { open } = useOverlay.getState();
  if (usePopupSeen.getState().seen || open === 'popup') return;
  if (open !== null || isExcludedPage() || hasOpenDialog() || isWriting() || isBusyWithForm())
    setTimeout(invite, RETRY_MS);
  else openOverlay('popup');
}
