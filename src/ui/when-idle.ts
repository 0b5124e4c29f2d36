/** Calls `run` when the main thread has nothing else to do. */
export const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));
