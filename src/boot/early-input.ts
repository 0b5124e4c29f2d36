import { APP_LIVE_EVENT } from './contract.ts';

const EVENTS = ['submit', 'click', 'keydown', 'pointerdown', 'focusin'];

/** @returns the element that has taken the place of one that React has replaced; undefined if there is none */
export type LiveOf = (element: Element) => HTMLElement | undefined;

/**
 * What to call to repeat an event that nothing has handled. Only submits and button presses need it: the browser handles
 * links, `<details>` and popovers itself.
 */
export function replayOf({ type, target }: Event): ((liveOf: LiveOf) => void) | undefined {
  if (type === 'submit')
    return (liveOf) => (liveOf(target as Element) as HTMLFormElement | undefined)?.requestSubmit();
  // The document itself can be a target too. It has no `closest`.
  if (type !== 'click' || !(target as Element).closest) return;
  const button = (target as Element).closest<HTMLElement>('button:not([type=submit], [popovertarget])');
  if (!button) return;
  return (liveOf) => liveOf(button)?.click();
}

/**
 * Calls `onInput` at every input before the app is hydrated. Repeats the last submit or button press after that, so that
 * nothing is lost that a visitor does early.
 */
export function replayEarlyInput(onInput: () => void): void {
  let replay: ReturnType<typeof replayOf>;
  const handle = (event: Event) => {
    onInput();
    if (event.type === 'submit') event.preventDefault();
    replay = replayOf(event) ?? replay;
  };
  for (const type of EVENTS) document.addEventListener(type, handle, true);
  addEventListener(
    APP_LIVE_EVENT,
    (event) => {
      for (const type of EVENTS) document.removeEventListener(type, handle, true);
      replay?.((event as CustomEvent<LiveOf>).detail);
    },
    { once: true },
  );
}
