/** The latest thing that somebody did, and the way back from it. */
import { create } from 'zustand';
import { useSession } from '../session/session-store.ts';

/** How long the way back is offered. */
export const UNDO_MS = 10_000;

interface Done {
  /** What was done, as a sentence. */
  text: string;
  /** Missing for what can't be undone, and for what was. Returns a sentence if it comes too late. */
  undo?: () => string | void;
}

export const useUndo = create<{ done: Done | undefined }>(() => ({ done: undefined }));

/** Says what was done, and offers to undo it. */
export const offerUndo = (done: Done): void => useUndo.setState({ done });

export const clearUndo = (): void => useUndo.setState({ done: undefined });

/** Undoes what was done last, if that is still offered. */
export function undo(): void {
  const { done } = useUndo.getState();
  if (!done?.undo) return;
  const text = done.undo() ?? 'Undone.';
  useUndo.setState({ done: { text } });
}

useSession.subscribe(({ person }, before) => {
  if (person !== before.person) clearUndo();
});
