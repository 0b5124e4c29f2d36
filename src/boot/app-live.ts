/** The event on `window` that says that the app is hydrated and handles input itself. */
export const APP_LIVE_EVENT = 'app:live';

/** @returns the element that has taken the place of one that React has replaced; undefined if there is none */
export type LiveOf = (element: Element) => HTMLElement | undefined;

declare global {
  interface WindowEventMap {
    [APP_LIVE_EVENT]: CustomEvent<LiveOf>;
  }
}
