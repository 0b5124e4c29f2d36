/** Opens the shared sign-up popup, which listens for this page-wide event (specification part 1 §2.7). */
export function showPopup(): void {
  window.dispatchEvent(new Event('showCTAPopup'));
}
