import { create } from 'zustand';

/** What can be open over a page. Only one is open at a time. */
export type Overlay = 'popup' | 'widget' | 'privacy';

interface OverlayState {
  open: Overlay | null;
  /** Grows with each opening. It is the React key of what is open, which so starts with fresh state. */
  version: number;
}
export const useOverlay = create<OverlayState>()(() => ({ open: null, version: 0 }));

/** Opens `name` and closes what was open. */
export const openOverlay = (name: Overlay): void =>
  useOverlay.setState(({ version }) => ({ open: name, version: version + 1 }));

/** Closes `name`. Does nothing if another overlay is open. */
export const closeOverlay = (name: Overlay): void =>
  useOverlay.setState(({ open }) => (open === name ? { open: null } : {}));
