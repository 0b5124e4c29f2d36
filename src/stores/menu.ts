import { create } from 'zustand';

interface MenuState {
  /** Whether the menu panel of small screens is open. The page behind it is inert meanwhile. */
  open: boolean;
  setOpen: (open: boolean) => void;
}

export const useMenu = create<MenuState>()((set) => ({
  open: false,
  setOpen: (open) => set({ open }),
}));
