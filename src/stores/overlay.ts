import { create } from 'zustand';

/** What can lie over a page; one of them at a time. */
export type Overlay = 'popup' | 'widget' | 'privacy';

interface OverlayState {
  open: Overlay | null;
  /** Counts openings, so that what is opened again starts afresh. */
  round: number;
}
export const useOverlay = create<OverlayState>()(() => ({ open: null, round: 0 }));

/** Opens `name`; what was open gives way. */
export const openOverlay = (name: Overlay): void =>
  useOverlay.setState(({ round }) => ({ open: name, round: round + 1 }));

/** Closes `name`, unless something else has taken its place. */
export const closeOverlay = (name: Overlay): void =>
  useOverlay.setState(({ open }) => (open === name ? { open: null } : {}));
