import { create } from 'zustand';

/** Why the desk was left, to be said on the sign-in screen. */
export type Notice = 'not-staff' | 'ended' | undefined;

interface SessionState {
  /**
   * The address of who is signed in on this device. Offline the stored session counts; the server checks it at every
   * request.
   */
  person: string | undefined;
  notice: Notice;
  /** The address whose code this device waits for. */
  codeRequest: string | undefined;
  /** Counts how often what was synced was deleted while somebody was signed in. The screen starts over each time. */
  wipes: number;
}

export const useSession = create<SessionState>(() => ({
  person: undefined,
  notice: undefined,
  codeRequest: undefined,
  wipes: 0,
}));

export const currentPerson = (): string | undefined => useSession.getState().person;
