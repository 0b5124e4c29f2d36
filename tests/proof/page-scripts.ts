/**
 * What a visitor does and sees, as functions that run in the page (see `scriptOf`). They use nothing from outside but their
 * arguments, and none of the product's code.
 */
import type { Evidence } from './oracle.ts';
import type { DeskSurface } from './plan.ts';

export type Promised = NonNullable<Evidence['promise']>;

/** What the scripts note in a page. */
interface Watched extends Window {
  promised?: Promised[];
}

/** Notes each promise as soon as the page shows it. The popup would open by itself over another form. */
export function watchPromises(texts: [Promised, string[]][]): void {
  try {
    sessionStorage.setItem('popup-seen', '1');
  } catch {
    // Then it opens.
  }
  const promised: Promised[] = ((window as Watched).promised = []);
  new MutationObserver(() => {
    const text = document.getElementById('root')?.textContent ?? '';
    for (const [promise, phrases] of texts)
      if (!promised.includes(promise) && phrases.some((phrase) => text.includes(phrase)))
        promised.push(promise);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Marks this document, so that `isNew` can tell it from the one after a reload. */
export const markAsOld = (): void => void Object.assign(window, { isOld: true });
/** Whether the page has been loaded again since `markAsOld`. */
export const isNew = (): boolean => !('isOld' in window) && document.readyState === 'complete';

export const readPromises = (): Promised[] => (window as Watched).promised ?? [];

/** What staff see of a note, a reply, or an answered inquiry: it is there, and perhaps still waits. */
export function readDesk(surface: DeskSurface, mark: string): Promised[] {
  const found =
    surface === 'answer'
      ? document.querySelector(`[data-inquiry="${mark}"][data-status=answered]`)
      : [...document.querySelectorAll('article li')].find((entry) => entry.textContent.includes(mark));
  if (!found) return [];
  if (!/not sent yet/i.test(found.textContent)) return ['sent'];
  return document.body.textContent.includes('couldn’t be saved') ? ['unsaved'] : ['saved'];
}

/** Waits until an element is on the page. @returns whether it came */
export async function waitForElement(selector: string, timeoutMs: number): Promise<boolean> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    if (document.querySelector(selector)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Fills in a form as soon as `ready` is on the page. `eventName` opens the popup with the form, if it has one. */
export async function fillForm(
  selector: string,
  values: Record<string, string>,
  { eventName, ready = 'html[data-outbox]' }: { eventName?: string; ready?: string } = {},
): Promise<void> {
  const ASK_AGAIN_MS = 2000;
  const start = performance.now();
  const find = async <T>(look: () => T | null | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found) return found;
      if (performance.now() - start > 60_000) throw new Error(`${selector} did not appear`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await find(() => document.querySelector(ready));
  let askedAt = -Infinity;
  const form = await find(() => {
    const found = document.querySelector<HTMLFormElement>(selector);
    // Again, in case the page did not listen yet.
    if (!found && eventName !== undefined && performance.now() - askedAt > ASK_AGAIN_MS) {
      askedAt = performance.now();
      dispatchEvent(new Event(eventName));
    }
    return found;
  });
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    // Past React's own setter, so that it sees a change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export function submitForm(selector: string): void {
  const form = document.querySelector<HTMLFormElement>(selector)!;
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button[type=submit]'));
}

export const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();

/**
 * Presses the first button with one of these names in an element that matches `selector` and contains `text`, as soon as
 * there is one. @returns whether there was
 */
export async function pressButton(
  names: string[],
  selector: string,
  text: string,
  timeoutMs: number,
): Promise<boolean> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    const found = [...document.querySelectorAll(selector)]
      .filter((element) => element.textContent.includes(text))
      .flatMap((element) => [...element.querySelectorAll('button')])
      .find((button) => names.includes((button.getAttribute('aria-label') ?? button.textContent).trim()));
    if (found) {
      found.click();
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Waits until an element that matches `selector` contains `text`, or until none does. @returns whether it came true */
export async function waitForText(
  selector: string,
  text: string,
  isShown: boolean,
  timeoutMs: number,
): Promise<boolean> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    const elements = [...document.querySelectorAll(selector)];
    if (elements.some((element) => element.textContent.includes(text)) === isShown) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Upgrades every database of the outbox to its next version, as another tab may, and takes this long. */
export async function upgradeStorage(holdMs: number): Promise<void> {
  const all = await indexedDB.databases();
  const upgrade = ({ name, version }: IDBDatabaseInfo) =>
    new Promise<void>((resolve) => {
      const opening = indexedDB.open(name!, version! + 1);
      opening.onerror = () => resolve();
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onupgradeneeded = () => {
        const store = opening.transaction!.objectStore(opening.result.objectStoreNames[0]!);
        const until = performance.now() + holdMs;
        // The upgrade lasts as long as it has requests.
        const hold = () => {
          if (performance.now() < until) store.count().onsuccess = hold;
        };
        hold();
      };
    });
  await Promise.all(all.filter(({ name }) => /outbox/.test(name!)).map(upgrade));
}

/** Sets the page's clock forward, or back if negative. */
export function skewClock(skewMs: number): void {
  const now = Date.now.bind(Date);
  window.Date = new Proxy(Date, {
    construct: (Original, values: []) =>
      values.length > 0 ? new Original(...values) : new Original(now() + skewMs),
    get: (original, key) => (key === 'now' ? () => now() + skewMs : (Reflect.get(original, key) as unknown)),
  });
}

/** Asks the server for a new build. */
export async function lookForUpdate(): Promise<void> {
  await (await navigator.serviceWorker.ready).update();
}

export const announceConnectivity = (): void => void dispatchEvent(new Event('online'));
export const isOutboxEmpty = (): boolean => document.documentElement.dataset['outbox'] === '0';

/** The clock, the outbox's state, and the locks of all pages and workers. */
export async function describePage(): Promise<string> {
  return JSON.stringify({
    now: Date.now(),
    waiting: document.documentElement.dataset['outbox'],
    worker: navigator.serviceWorker.controller?.state,
    locks: await navigator.locks.query(),
    local: { ...localStorage },
  });
}
