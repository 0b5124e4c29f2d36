import { pingSite } from '../pwa/ping.ts';
import { sleep } from '../pwa/retry.ts';
import { APP_LIVE_EVENT, NOTICE_ID } from './contract.ts';

const EVENTS = ['submit', 'click', 'keydown', 'pointerdown', 'focusin'];
/** How long a press waits for the code that handles it. */
const PATIENCE_MS = 5000;
/** How long the site has to answer before it counts as out of reach. */
const PING_MS = 2500;

/** @returns the element that has taken the place of one that React has replaced; undefined if there is none */
export type LiveOf = (element: Element) => HTMLElement | undefined;

/** A press that nothing has handled. */
interface Press {
  element: Element;
  /** Repeats it once there is code that handles it. */
  replay: (liveOf: LiveOf) => void;
  /** Answers it without that code: the browser sends a form, and everything else is answered in words. */
  giveUp: () => void;
}

/**
 * The press that an event is. Only submits and button presses need code: the browser handles links, `<details>` and
 * popovers itself.
 */
function pressOf({ type, target }: Event): Press | undefined {
  const element = target as HTMLElement;
  if (type === 'submit')
    return {
      element,
      replay: (liveOf) => (liveOf(element) as HTMLFormElement | undefined)?.requestSubmit(),
      giveUp: () => void sendNatively(element as HTMLFormElement),
    };
  // The document itself can be a target too. It has no `closest`.
  const button = type === 'click' && element.closest?.('button:not([type=submit], [popovertarget])');
  if (!button) return;
  return { element: button, replay: (liveOf) => liveOf(button)?.click(), giveUp: () => say('button') };
}

/** The server answers with a page. A browser that can't reach it would show its own page instead of the form. */
async function sendNatively(form: HTMLFormElement): Promise<void> {
  const isReachable = await Promise.race([pingSite(), sleep(PING_MS)]);
  if (isReachable) form.submit();
  else say('form');
}

/** Shows a sentence of the document (`src/plugins/html/page-html.ts`) over the page, or none. */
function say(name?: 'form' | 'button'): void {
  const notice = document.getElementById(NOTICE_ID)!;
  notice.textContent = (name && notice.dataset[name]) ?? '';
  notice.hidden = !name;
}

/** Presses that wait for code. */
export class WaitingPresses {
  /** By button or form, so that an impatient visitor's second press is the same one. */
  readonly #presses = new Map<Element, Press>();
  #latest: Press | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patienceMs = PATIENCE_MS;

  /** Ignores events that are no press. Keeps the browser from handling a submit. */
  add(event: Event): void {
    const press = pressOf(event);
    if (!press) return;
    if (event.type === 'submit') event.preventDefault();
    this.#presses.set(press.element, press);
    this.#latest = press;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(press.giveUp, this.#patienceMs);
  }

  /** Call when the code is there. */
  replay(liveOf: LiveOf): void {
    clearTimeout(this.#timer);
    say();
    for (const { replay } of this.#presses.values()) replay(liveOf);
  }

  /** Call when the code will never be there. */
  giveUp(): void {
    this.#patienceMs = 0;
    clearTimeout(this.#timer);
    this.#latest?.giveUp();
  }
}

/**
 * Calls `onInput` at every input before the app is hydrated, and repeats presses after that, so that nothing is lost that a
 * visitor does early.
 * @returns what to call if the app can't start
 */
export function replayEarlyInput(onInput: () => void): () => void {
  const presses = new WaitingPresses();
  const handle = (event: Event) => {
    onInput();
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
  return () => presses.giveUp();
}
