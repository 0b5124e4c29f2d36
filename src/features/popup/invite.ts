import { popup } from '../../content/popup.ts';
import type { PopupTopic } from '../../content/popup.schema.ts';
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

/** Whether the dropdown of the top bar is open, which is no dialog. */
const hasOpenMenu = () => document.querySelector('[data-menu][data-open]') !== null;

/** Whether the visitor is writing: a field has focus, or a form contains unsent text. */
function isWriting(): boolean {
  const field = 'input:not([type=search], [type=checkbox], [type=radio]), textarea, [contenteditable]';
  if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`form :is(${field})`)].some(
    (control) => control.value !== '' && control.value !== control.defaultValue,
  );
}

/** What the open popup is about, if not the offer. Set before the popup opens, which reads it once. */
export const popupTopic: { current: PopupTopic | undefined } = { current: undefined };

/**
 * Opens the popup on the visitor's request: SIGN UP, GET MORE INFO, the event `showCTAPopup`. The event's detail may
 * name a topic; any other detail is ignored, because anybody may send the event.
 */
export function openPopup(event?: Event): void {
  if (isExcludedPage() || hasOpenDialog()) return;
  const topic = event instanceof CustomEvent && String(event.detail);
  popupTopic.current = topic && Object.hasOwn(popup.topics, topic) ? (topic as PopupTopic) : undefined;
  openOverlay('popup');
}

/** Opens the popup once per session without a request, as soon as it interrupts nothing. */
export function invite(): void {
  const { open } = useOverlay.getState();
  if (usePopupSeen.getState().seen || open === 'popup') return;
  if (
    open !== null ||
    isExcludedPage() ||
    hasOpenDialog() ||
    hasOpenMenu() ||
    isWriting() ||
    isBusyWithForm()
  )
    setTimeout(invite, RETRY_MS);
  else {
    popupTopic.current = undefined;
    openOverlay('popup');
  }
}
