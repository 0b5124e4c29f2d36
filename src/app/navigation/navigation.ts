/**
 * Navigates between pages within one document. The address changes at once, the page once its code has loaded. Until then
 * the old page stays, so every decision compares with the page that is shown, not with the previous address.
 */
import type { Address, Entry } from '../../site/address.ts';
import type { Environment } from './navigation-environment.ts';
import { startLoad, type PageLoad, type Wait } from './page-load.ts';

/** Wait between showing a new page and scrolling to the anchor of its address, in milliseconds. */
const ANCHOR_DELAY_MS = 500;
/** The same, for an anchor that a link passed as state. */
const STATE_ANCHOR_DELAY_MS = 100;

interface LoadablePage {
  pathname: string;
  /** Called once when the page has loaded and its address is current. @returns the path to show instead, if any */
  redirect?: (() => string | undefined) | undefined;
}

/** What is on the screen. */
export interface NavigationState<Page> {
  readonly page: Page;
  /** The history entry of `page`. Not the browser's current entry while another page loads. */
  readonly entry: Entry;
  /** Why the next page is not shown yet. */
  readonly wait: Wait | undefined;
  /** False for the page that the document was opened with, which the browser has announced. */
  readonly hasMoved: boolean;
  /** Whether the page is shown from its top and nothing asks for a place further down. */
  readonly isAtTop: boolean;
}

export class Navigation<Page extends LoadablePage> {
  #state: NavigationState<Page>;
  readonly #environment: Environment<Page>;
  readonly #listeners = new Set<() => void>();
  /** The entry in the address bar. */
  #current: Entry;
  /** Whether the page of the current entry has not been shown yet. Navigating elsewhere then replaces the entry. */
  #isProvisional = false;
  /** Whether Back or Forward led to the current entry. */
  #isReturn = false;
  #load: PageLoad | undefined;
  /** Scroll positions of earlier entries, by their key. */
  readonly #positions = new Map<string, number>();
  /** Whether the shown page still has to scroll to its anchor. */
  #isAnchorDue = false;
  /** Scroll position when the wait for the anchor was interrupted. A visitor who scrolls after that stays there. */
  #interruptedAt: number | undefined;
  #cancelAnchor = () => {};

  /** `page` is already shown and belongs to `entry`, the current history entry. */
  constructor(page: Page, entry: Entry, environment: Environment<Page>) {
    this.#state = { page, entry, wait: undefined, hasMoved: false, isAtTop: false };
    this.#current = entry;
    this.#environment = environment;
    // The browser scrolls to an anchor in the address, and back to where the visitor was before a reload.
    if (!entry.hash && anchorOf(entry) && environment.scroll.position() === 0)
      this.#scrollToAnchorSoon(entry);
  }

  readonly getState = (): NavigationState<Page> => this.#state;

  /** Calls `listener` after every change. @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Navigates to an address of this site. As in browsers, navigating to the current address adds no history entry. Nor
   * does leaving a page before it is shown.
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

  /**
   * Loads code and data of a page that may be shown next. Navigating to it loads it again, with retries.
   * @returns a promise that resolves when the page is loaded, or failed to load
   */
  async preload(pathname: string): Promise<void> {
    await this.#environment.load(pathname).catch(() => {});
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
    const load = startLoad<Page>(entry.pathname, this.#environment, {
      onWait: (wait) => this.#set({ wait }),
      onLoaded: (page) => {
        const pathname = page.redirect?.();
        if (pathname) return this.navigate({ ...this.#current, pathname }, { replace: true });
        // The old page must not scroll while the transition captures it.
        this.#cancelAnchor();
        this.#interruptedAt ??= this.#environment.scroll.position();
        this.#environment.transition(() => {
          // The visitor may navigate elsewhere before the transition begins.
          if (this.#load === load) this.#show(page);
        });
      },
      // A deployment may have removed this build's files. A new document names files that exist.
      onMissing: () => this.#environment.reload(),
    });
    this.#load = load;
  }

  /** Handles an entry that belongs to the shown page. */
  #stay(): void {
    this.#endLoad();
    this.#isProvisional = false;
    // The visitor returns to the entry of the page that is still shown.
    if (this.#current.key === this.#state.entry.key) return this.#resumeAnchor();
    this.#leaveEntry();
    this.#set({ entry: this.#current });
    const top = this.#returnPosition();
    const anchor = anchorOf(this.#current);
    if (top === undefined && anchor) this.#environment.scroll.toAnchor(anchor);
    else this.#environment.scroll.to(top ?? 0);
  }

  #show(page: Page): void {
    const { announce, flush, focus, scroll } = this.#environment;
    this.#load = undefined;
    this.#isProvisional = false;
    this.#leaveEntry();
    const top = this.#returnPosition();
    const { hash, search, state } = this.#current;
    const isAtTop = top === undefined ? !hash && !search && state === null : top === 0;
    flush(() => this.#set({ page, entry: this.#current, wait: undefined, hasMoved: true, isAtTop }));
    announce(page);
    focus();
    scroll.to(top ?? 0);
    if (top === undefined) this.#scrollToAnchorSoon(this.#current);
  }

  #scrollToAnchorSoon(entry: Entry): void {
    const { after, scroll } = this.#environment;
    this.#cancelAnchor();
    const anchor = anchorOf(entry);
    if (!anchor) return;
    this.#isAnchorDue = true;
    this.#cancelAnchor = after(entry.hash ? ANCHOR_DELAY_MS : STATE_ANCHOR_DELAY_MS, () => {
      this.#isAnchorDue = false;
      scroll.toAnchor(anchor);
    });
  }

  #resumeAnchor(): void {
    const hasScrolled =
      this.#interruptedAt !== undefined && this.#interruptedAt !== this.#environment.scroll.position();
    if (hasScrolled) this.#isAnchorDue = false;
    this.#interruptedAt = undefined;
    if (this.#isAnchorDue) this.#scrollToAnchorSoon(this.#current);
  }

  #endLoad(): void {
    this.#load?.cancel();
    this.#load = undefined;
    if (this.#state.wait) this.#set({ wait: undefined });
  }

  #leaveEntry(): void {
    this.#cancelAnchor();
    this.#isAnchorDue = false;
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

/** Where an entry asks to scroll: the hash of its address, or that of the id `scrollTo` in its state. Empty for neither. */
function anchorOf({ hash, state }: Entry): string {
  const { scrollTo } = (state ?? {}) as { scrollTo?: string };
  return hash || (scrollTo ? `#${scrollTo}` : '');
}

const isSameAddress = (a: Address, b: Address) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
