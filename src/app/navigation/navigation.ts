/**
 * Moves between pages inside one document. The address changes at once; the page changes when its code is here. Until
 * then the old page stays, so every decision compares with the page that is shown, never with the previous address.
 */
import type { Address, Entry, Environment } from './environment.ts';
import { PageLoad, type Wait } from './page-load.ts';

/** Wait between showing a new page and scrolling to the anchor of its address, in milliseconds. */
const ANCHOR_DELAY_MS = 500;

/** `redirect` is called once when the page has loaded. It may name another page to show instead. */
interface LoadablePage {
  pathname: string;
  redirect?: ((address: Address) => Address | undefined) | undefined;
}

/** What is on the screen. */
export interface NavigationState<Page> {
  readonly page: Page;
  /** The history entry that `page` belongs to. It is not the browser's current one while another page loads. */
  readonly entry: Entry;
  /** Why the next page is not here yet. */
  readonly wait: Wait | undefined;
  /** False for the page that the document was opened with: the browser has announced that one. */
  readonly hasMoved: boolean;
}

export class Navigation<Page extends LoadablePage> {
  #state: NavigationState<Page>;
  readonly #environment: Environment<Page>;
  readonly #listeners = new Set<() => void>();
  /** The entry in the address bar. */
  #current: Entry;
  /** Whether the page of the current entry was never shown. Going elsewhere then replaces the entry. */
  #isProvisional = false;
  /** Whether Back or Forward led to the current entry. */
  #isReturn = false;
  #load: PageLoad<Page> | undefined;
  /** Scroll positions of the entries that were left, by their key. */
  readonly #positions = new Map<string, number>();
  /** The anchor that the page shown has yet to scroll to. */
  #anchorDue = '';
  /** Where the page was when the wait for its anchor was interrupted. Whoever has scrolled since stays there. */
  #interruptedAt: number | undefined;
  #cancelAnchor = () => {};

  /** `page` is on the screen already and belongs to `entry`, which is the current one. */
  constructor(page: Page, entry: Entry, environment: Environment<Page>) {
    this.#state = { page, entry, wait: undefined, hasMoved: false };
    this.#current = entry;
    this.#environment = environment;
  }

  readonly getState = (): NavigationState<Page> => this.#state;

  /** Calls `listener` after every change. @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Goes to an address of this site. Like in a browser, going to the current address makes no new history entry, and
   * neither does leaving a page before it was shown.
   */
  navigate(to: Address, { state = null as unknown, replace = false } = {}): void {
    const { history, newKey, redirect } = this.#environment;
    const { pathname, search, hash } = redirect(to) ?? to;
    const entry = { pathname, search, hash, state, key: newKey() };
    const replaces = replace || this.#isProvisional || isSameAddress(entry, this.#current);
    if (replaces) history.replace(entry);
    else history.push(entry);
    this.#isProvisional ||= replace || !replaces;
    this.#isReturn = false;
    this.#arrive(entry);
  }

  /** Call after the browser has changed its current entry: Back, Forward, or a plain link to an anchor. */
  popped(): void {
    const { history, newKey, redirect } = this.#environment;
    const { key, ...found } = history.current();
    const moved = redirect(found);
    const entry = { ...found, ...moved, key: key ?? newKey() };
    if (moved || key === undefined) history.replace(entry);
    this.#isProvisional = false;
    this.#isReturn = true;
    this.#arrive(entry);
  }

  /** Call when connectivity may be back. */
  retry(): void {
    this.#load?.retry();
  }

  #arrive(entry: Entry): void {
    this.#current = entry;
    if (entry.pathname === this.#state.page.pathname) return this.#stay();
    if (entry.pathname === this.#load?.pathname) return this.#load.retry();
    this.#endLoad();
    const load = new PageLoad<Page>(entry.pathname, this.#environment, {
      onWait: (wait) => this.#set({ wait }),
      onLoaded: (page) => {
        const target = page.redirect?.(this.#current);
        if (target) return this.navigate(target, { replace: true });
        // The old page must not begin to scroll while the transition takes its picture.
        this.#cancelAnchor();
        this.#interruptedAt ??= this.#environment.scroll.position();
        this.#environment.transition(() => {
          // A transition may begin after the visitor has gone elsewhere.
          if (this.#load === load) this.#show(page);
        });
      },
      // A new build may have removed the files of this one. A fresh document names files that exist.
      onMissing: () => this.#environment.reload(),
    });
    this.#load = load;
  }

  /** The current entry belongs to the page that is shown. */
  #stay(): void {
    this.#endLoad();
    this.#isProvisional = false;
    // Back to the page that never left the screen.
    if (this.#current.key === this.#state.entry.key) return this.#resumeAnchor();
    this.#leaveEntry();
    this.#set({ entry: this.#current });
    const top = this.#returnPosition();
    if (top === undefined && this.#current.hash) this.#environment.scroll.toAnchor(this.#current.hash);
    else this.#environment.scroll.to(top ?? 0);
  }

  #show(page: Page): void {
    const { announce, flush, focus, scroll } = this.#environment;
    this.#load = undefined;
    this.#isProvisional = false;
    this.#leaveEntry();
    flush(() => this.#set({ page, entry: this.#current, wait: undefined, hasMoved: true }));
    announce(page);
    focus();
    const top = this.#returnPosition();
    scroll.to(top ?? 0);
    if (top === undefined) this.#anchorDue = this.#current.hash;
    this.#scrollToAnchorSoon();
  }

  #scrollToAnchorSoon(): void {
    const { after, scroll } = this.#environment;
    this.#cancelAnchor();
    if (!this.#anchorDue) return;
    this.#cancelAnchor = after(ANCHOR_DELAY_MS, () => {
      scroll.toAnchor(this.#anchorDue);
      this.#anchorDue = '';
    });
  }

  #resumeAnchor(): void {
    const hasScrolled =
      this.#interruptedAt !== undefined && this.#interruptedAt !== this.#environment.scroll.position();
    if (hasScrolled) this.#anchorDue = '';
    this.#interruptedAt = undefined;
    this.#scrollToAnchorSoon();
  }

  #endLoad(): void {
    this.#load?.cancel();
    this.#load = undefined;
    if (this.#state.wait) this.#set({ wait: undefined });
  }

  #leaveEntry(): void {
    this.#cancelAnchor();
    this.#anchorDue = '';
    this.#interruptedAt = undefined;
    this.#positions.set(this.#state.entry.key, this.#environment.scroll.position());
  }

  #returnPosition(): number | undefined {
    return this.#isReturn ? this.#positions.get(this.#current.key) : undefined;
  }

  #set(change: Partial<NavigationState<Page>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const isSameAddress = (a: Address, b: Address) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
