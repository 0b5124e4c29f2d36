/** What components know of the device, the line and new versions. */
import { create } from 'zustand';
import type { PrecacheState } from '../pwa/protocol.ts';

interface OfflineState {
  /** What the service worker says is here; nothing before it has spoken. */
  precache: PrecacheState | undefined;
  /** Whether the site is cut off: the browser says so, or a request has failed and none has succeeded since. */
  cutOff: boolean;
  /** Pictures wait for the visitor's word, because the browser asks to save data. */
  textOnly: boolean;
  /** Fetches the pictures too, or goes on with them now. */
  precacheEverything: (() => void) | undefined;
  /** Changes to the new version that waits. */
  update: (() => void) | undefined;
  /** Opens the browser's own question whether to install. */
  install: (() => Promise<void>) | undefined;
}

export const useOffline = create<OfflineState>()(() => ({
  precache: undefined,
  cutOff: false,
  textOnly: false,
  precacheEverything: undefined,
  update: undefined,
  install: undefined,
}));
