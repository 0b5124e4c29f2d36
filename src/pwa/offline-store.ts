/** The state of precache, connectivity, updates and installation, for components. */
import { create } from 'zustand';
import type { PrecacheState } from './protocol.ts';

interface OfflineState {
  /** What the service worker reports as cached. Undefined before its first message. */
  precache: PrecacheState | undefined;
  /** Whether the device is offline: the browser says so, or the last request failed. */
  isOffline: boolean;
  /** Whether pictures are not precached until the visitor asks for it, because data saver is on. */
  textOnly: boolean;
  /** Precaches the pictures despite data saver, or continues with them now. Undefined where nothing can be precached. */
  precacheEverything: (() => void) | undefined;
  /** Activates the new version and reloads. */
  update: (() => void) | undefined;
  /** Whether the visitor has chosen the new version, which takes over in a moment. */
  isUpdating: boolean;
  /** Opens the browser's install prompt. */
  install: (() => Promise<void>) | undefined;
}

export const useOffline = create<OfflineState>()(() => ({
  precache: undefined,
  isOffline: false,
  textOnly: false,
  precacheEverything: undefined,
  update: undefined,
  isUpdating: false,
  install: undefined,
}));
