import { create } from 'zustand';

/** Why the desk was left, to be said on the sign-in screen. */
export type Notice = 'no-access' | 'ended' | undefined;

interface SessionState {
  isSignedIn: boolean;
  notice: Notice;
}

/** Whether this device is signed in. Offline the stored session counts; the server checks it at every request. */
export const useSession = create<SessionState>(() => ({ isSignedIn: false, notice: undefined }));
