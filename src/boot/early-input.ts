import { APP_LIVE_EVENT, NOTICE_ID } from './contract.ts';

const EVENTS = ['submit', 'click', 'keydown', 'pointerdown', 'focusin'];
/** How long a press waits for the code that handles it. */
const PATIENCE_MS = 5000;
/** How long the site has to answer before it counts as out of reach. */
const PING_MS = 2500;

/** @returns the element that has taken the place of one that React has replaced; undefined if there is none */
export type LiveOf = (element: Element) => HTMLElement | undefined;

/** Presses that wait for code. */
export interface WaitingPresses {
  /** Ignores events that are no press. Keeps the browser from handling a submit. */
  add: (event: Event) => void;
  /** Repeats the presses. Call when the code is there. */
  replay: (liveOf: LiveOf) => void;
  /** Call when the code will never be there. */
  giveUp: () => void;
}

const isForm = (element: Element | undefined) => element instanceof HTMLFormElement;

/** Shows the sentence of the document (`src/plugins/html/page-html.ts`) over the page, or hides it. */
function say(isShown: boolean): void {
  document.getElementById(NOTICE_ID)!.hidden = !isShown;
}

/**
 * Collects presses. One whose code does not come in time is answered without it: the browser sends a form, and the server
 * answers with a page; everything else is answered in words.
 */
export function waitingPresses(): WaitingPresses {
  // By button or form, so that an impatient visitor's second press is the same one.
  const pressed = new Set<HTMLElement>();
  let latest: HTMLElement | undefined;
  let timer = 0;
  let patienceMs = PATIENCE_MS;
  const answer = () => {
    const form = latest as HTMLFormElement;
    if (!isForm(latest)) return say(true);
    // A browser that can't reach the server would show its own page instead of the form. The JSON tells the site from a
    // captive portal.
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
      // Only submits and button presses need code: the browser handles links, `<details>` and popovers itself. The document
      // itself can be a target too. It has no `closest`.
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
  const presses = waitingPresses();
  const handle = (event: Event) => {
    onInput();
    if (event.type === 'submit') event.preventDefault();
    presses.add(event);
  };
  for (const type of EVENTS) document.addEventListener(type, handle, true);
  addEventListener(
    APP_LIVE_EVENT,
    (event) => {
      for (const type of EVENTS) document.removeEventListener(type, handle, true);
      presses.replay((event as CustomEvent<LiveOf>).detail);
    },
    { once: true },
  );
  return presses.giveUp;
}
