import { create } from 'zustand';

/** What can be open over a page. Only one is open at a time. */
export type Overlay = 'popup' | 'widget' | 'privacy';

interface OverlayState {
  open: Overlay | null;
  /** The number of openings so far. It is the React key of the open overlay, so that each opening starts with fresh state. */
  round: number;
}
export const useOverlay = create<OverlayState>()(() => ({ open: null, round: 0 }));

/** Opens `name` and closes what was open. */
export const openOverlay = (name: Overlay): void =>
  useOverlay.setState(({ round }) => ({ open: name, round: round + 1 }));

/** Closes `name`. Does nothing if another overlay is open. */
export const closeOverlay = (name: Overlay): void =>
  useOverlay.setState(({ open }) => (open === name ? { open: null } : {}));
