import { APP_LIVE_EVENT } from './contract.ts';

const EVENTS = ['submit', 'click', 'keydown', 'pointerdown', 'focusin'];

/**
 * Calls `onInput` at every input before the app is hydrated. Repeats the last submit or button press after that, so that
 * nothing is lost that a visitor does early.
 */
export function replayEarlyInput(onInput: () => void): void {
  let replay: (() => void) | undefined;
  const handle = (event: Event) => {
    onInput();
    // The document itself can be a target too. It has no `closest`.
    const target = event.target as Element;
    if (event.type === 'submit') {
      event.preventDefault();
      replay = () => (target as HTMLFormElement).requestSubmit();
    } else if (event.type === 'click' && target.closest) {
      const button = target.closest<HTMLElement>('button:not([type=submit], [popovertarget])');
      if (button)
        replay = () => {
          if (button.isConnected) button.click();
        };
    }
  };
  for (const type of EVENTS) document.addEventListener(type, handle, true);
  addEventListener(
    APP_LIVE_EVENT,
    () => {
      for (const type of EVENTS) document.removeEventListener(type, handle, true);
      replay?.();
    },
    { once: true },
  );
}
