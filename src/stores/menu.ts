import { create } from 'zustand';

interface MenuState {
  /** Whether the panel of the small-screen menu is open; the page behind it is inert meanwhile. */
  open: boolean;
  setOpen: (open: boolean) => void;
}

export const useMenu = create<MenuState>()((set) => ({
  open: false,
  setOpen: (open) => set({ open }),
}));
