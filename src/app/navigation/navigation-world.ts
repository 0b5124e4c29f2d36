/**
 * A fake browser, network and clock for the tests of navigation. The test decides when each pending operation happens.
 */
import type { Address, Entry } from '../../site/address.ts';
import type { Environment } from './navigation-environment.ts';
import { Navigation } from './navigation.ts';

export interface Page {
  pathname: string;
  redirect?: () => string | undefined;
}

interface Pending {
  what: string;
  settle: (isOnline: boolean) => void;
}

/** Scroll position of an anchor. It differs from page to page. */
export const anchorTop = (pathname: string, hash: string): number => pathname.length * 1000 + hash.length;

/** `moved`: paths that redirect to another address. */
export class World {
  isOnline = true;
  /** Paths whose code the server no longer has. */
  readonly missing = new Set<string>();
  /** Pending operations: loads, probes, transitions. */
  pending: Pending[] = [];
  now = 0;
  timers: { at: number; ms: number; run: () => void }[] = [];
  entries: { entry: Address & { key?: string; state: unknown } }[] = [];
  index = 0;
  title = '';
  /** The page whose heading has the focus. */
  focused: string | undefined;
  scrollTop = 0;
  reloads = 0;
  readonly loads: string[] = [];
  /** Pages that redirect once they have loaded, as a QR code does. */
  readonly redirects = new Map<string, string>();
  /** Redirects that were followed. */
  readonly followed: string[] = [];
  /** Events in order, for debugging. */
  readonly log: string[] = [];
  /** Broken rules. */
  readonly violations: string[] = [];
  navigation: Navigation<Page>;
  #keys = 0;
  readonly #moved: Readonly<Record<string, Address>>;

  constructor(pathname: string, moved: Readonly<Record<string, Address>> = {}) {
    this.#moved = moved;
    const entry = { pathname, search: '', hash: '', state: null, key: 'first' };
    this.entries = [{ entry }];
    this.navigation = this.#open(entry);
  }

  get address(): Address {
    return this.entries[this.index]!.entry;
  }

  /** Clicks a link to a page of the site. */
  click(pathname: string, hash = '', state: unknown = null): void {
    this.log.push(`click ${pathname}${hash} ${JSON.stringify(state)}`);
    this.navigation.navigate({ pathname, search: '', hash }, { state });
  }

  /** Goes back or forward. Does nothing at either end of the history. */
  go(delta: number): void {
    if (!this.entries[this.index + delta]) return;
    this.log.push(`go ${delta}`);
    this.index += delta;
    this.navigation.popped();
  }

  /** Clicks a plain link to an anchor, for which the browser adds an entry and scrolls by itself. */
  pressAnchor(hash: string): void {
    this.log.push(`press ${hash}`);
    const { pathname, search } = this.address;
    this.#push({ entry: { pathname, search, hash, state: null } });
    this.navigation.popped();
  }

  scrollBy(distance: number): void {
    this.scrollTop = Math.max(0, this.scrollTop + distance);
  }

  setOnline(isOnline: boolean): void {
    this.log.push(isOnline ? 'online' : 'offline');
    this.isOnline = isOnline;
    if (isOnline) this.navigation.retry();
  }

  /** Lets one pending operation happen. */
  async settle(at = 0): Promise<void> {
    const [pending] = this.pending.splice(at, 1);
    this.log.push(`settle ${pending?.what}`);
    pending?.settle(this.isOnline);
    await flushPromises();
  }

  /** Lets time pass and runs timers in order. */
  async pass(ms: number): Promise<void> {
    this.log.push(`pass ${ms}`);
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.now = next.at;
      next.run();
      await flushPromises();
    }
    this.now = end;
  }

  /** Goes online and lets everything pending happen. */
  async rest(): Promise<void> {
    this.setOnline(true);
    await flushPromises();
    for (let round = 0; round < 30; round++) {
      while (this.pending.length > 0) await this.settle();
      if (this.timers.length === 0) return;
      await this.pass(20_000);
    }
    this.violations.push('It never becomes idle');
  }

  #follow(pathname: string): string | undefined {
    const target = this.redirects.get(pathname);
    if (target !== undefined) this.followed.push(pathname);
    return target;
  }

  #push(item: World['entries'][number]): void {
    this.entries.splice(this.index + 1);
    this.entries.push(item);
    this.index++;
  }

  /** Loads a document: the page of its address is shown and nothing is pending. */
  #open(entry: Entry): Navigation<Page> {
    this.pending = [];
    this.timers = [];
    this.title = entry.pathname;
    this.focused = undefined;
    this.scrollTop = 0;
    const navigation = new Navigation<Page>({ pathname: entry.pathname }, entry, this.#environment());
    navigation.subscribe(() => {
      const { page, entry, wait } = navigation.getState();
      if (page.pathname !== entry.pathname) this.violations.push('A page is shown as another entry');
      if (wait && page.pathname === this.address.pathname) this.violations.push(`${wait} without a reason`);
    });
    return navigation;
  }

  #environment(): Environment<Page> {
    const wait = (what: string) =>
      new Promise<boolean>((resolve) => void this.pending.push({ what, settle: resolve }));
    return {
      load: async (pathname) => {
        this.loads.push(pathname);
        const isOnline = await wait(`load ${pathname}`);
        if (!isOnline || this.missing.has(pathname)) throw new Error(`${pathname} does not load`);
        return { pathname, redirect: () => this.#follow(pathname) };
      },
      isReachable: () => wait('probe'),
      redirect: ({ pathname }) => this.#moved[pathname],
      newKey: () => `key-${++this.#keys}`,
      history: {
        current: () => ({ ...this.entries[this.index]!.entry }),
        push: (entry) => this.#push({ entry }),
        replace: (entry) => void (this.entries[this.index] = { entry }),
      },
      transition: (update) => void this.pending.push({ what: 'transition', settle: update }),
      flush: (notify) => notify(),
      announce: ({ pathname }) => void (this.title = pathname),
      focus: () => void (this.focused = this.navigation.getState().page.pathname),
      scroll: {
        position: () => this.scrollTop,
        to: (top) => void (this.scrollTop = top),
        toAnchor: (hash) => void (this.scrollTop = anchorTop(this.navigation.getState().page.pathname, hash)),
      },
      reload: () => {
        this.log.push('reload');
        this.reloads++;
        this.missing.clear();
        const { key = 'reloaded', ...entry } = this.entries[this.index]!.entry;
        this.navigation = this.#open({ ...entry, key });
      },
      after: (ms, run) => {
        const timer = { at: this.now + ms, ms, run };
        this.timers.push(timer);
        return () => void (this.timers = this.timers.filter((other) => other !== timer));
      },
    };
  }
}

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}
