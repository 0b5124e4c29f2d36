/** Opens the shared sign-up popup, which listens for this page-wide event. */
export function showPopup(): void {
  window.dispatchEvent(new Event('showCTAPopup'));
}
