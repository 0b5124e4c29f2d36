import { NOTICE_ID } from './boot-data.ts';

/** The event on `window` that says that the app is hydrated and handles input itself. */
export const APP_LIVE_EVENT = 'app:live';

/** @returns the element that has taken the place of one that React has replaced; undefined if there is none */
export type LiveOf = (element: Element) => HTMLElement | undefined;

declare global {
  interface WindowEventMap {
    [APP_LIVE_EVENT]: CustomEvent<LiveOf>;
  }
}

const EVENTS = ['submit', 'click', 'keydown', 'pointerdown', 'focusin'];
/** How long a press waits for the code that handles it. */
const PATIENCE_MS = 5000;
/** How long the site has to answer before it counts as out of reach. */
const PING_MS = 2500;

/** Presses that wait for code. */
export interface InputQueue {
  /** Ignores events that are no press. Keeps the browser from handling a submit. */
  add: (event: Event) => void;
  /** Repeats the queue. Call when the code is there. */
  replay: (liveOf: LiveOf) => void;
  /** Call when the code will never be there. */
  giveUp: () => void;
}

const isForm = (element: Element | undefined) => element instanceof HTMLFormElement;

/** Shows or hides the notice that there is no app yet (`NOTICE` in `src/plugins/html/page-html.ts`). */
function say(isShown: boolean): void {
  document.getElementById(NOTICE_ID)!.hidden = !isShown;
}

/**
 * Collects presses until the code that handles them has loaded. If the code does not come in time, the browser submits the
 * form, which the server answers with a page, and a notice answers every other press.
 */
export function inputQueue(): InputQueue {
  // A set of buttons and forms, so that a second press of an impatient visitor adds nothing.
  const pressed = new Set<HTMLElement>();
  let latest: HTMLElement | undefined;
  let timer = 0;
  let patienceMs = PATIENCE_MS;
  const answer = () => {
    const form = latest as HTMLFormElement;
    if (!isForm(latest)) return say(true);
    // Asks first whether the server answers, because otherwise the browser's error page would replace the filled-in form.
    // A captive portal answers too, but not with JSON.
    void fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout?.(PING_MS) })
      .then((response) => response.json())
      .then(
        () => form.submit(),
        () => say(true),
      );
  };
  return {
    add({ type, target }) {
      const element = target as HTMLElement;
      // Only submits and button presses need code: the browser handles links, `<details>` and popovers itself. If the target
      // is the document, there is no `closest`.
      const found = isForm(element)
        ? type === 'submit' && element
        : type === 'click' && element.closest?.<HTMLElement>('button:not([type=submit], [popovertarget])');
      if (!found) return;
      pressed.add((latest = found));
      clearTimeout(timer);
      timer = setTimeout(answer, patienceMs) as unknown as number;
    },
    replay(liveOf) {
      clearTimeout(timer);
      say(false);
      for (const element of pressed) {
        const live = liveOf(element);
        if (isForm(live)) (live as HTMLFormElement).requestSubmit();
        else live?.click();
      }
    },
    giveUp() {
      patienceMs = 0;
      clearTimeout(timer);
      if (latest) answer();
    },
  };
}

/**
 * Calls `onInput` at every input before the app is hydrated, and repeats presses after that, so that nothing is lost that a
 * visitor does early.
 * @returns what to call if the app can't start
 */
export function replayEarlyInput(onInput: () => void): () => void {
  const queue = inputQueue();
  const handle = (event: Event) => {
    onInput();
    if (event.type === 'submit') event.preventDefault();
    queue.add(event);
  };
  for (const type of EVENTS) document.addEventListener(type, handle, true);
  addEventListener(
    APP_LIVE_EVENT,
    (event) => {
      for (const type of EVENTS) document.removeEventListener(type, handle, true);
      queue.replay(event.detail);
    },
    { once: true },
  );
  return queue.giveUp;
}
