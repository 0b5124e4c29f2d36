import type { PopupTopic } from '../../content/popup.schema.ts';

/** Opens the shared sign-up popup, which listens for this page-wide event. Without a topic it is about the offer. */
export function showPopup(topic?: PopupTopic): void {
  window.dispatchEvent(new CustomEvent('showCTAPopup', { detail: topic }));
}
