/** A place on this site, split as in `location`. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** One entry of the browser's history. */
export interface Entry extends Address {
  /** Identifies the entry, because two entries may have the same address. */
  key: string;
  /** What the link handed to the next page; null when it handed nothing. */
  state: unknown;
}

/** What navigation needs from its surroundings. The browser implements it, and so does the model test. */
export interface Environment<Page> {
  /** Rejects when the page's code or data can't be loaded. */
  load: (pathname: string) => Promise<Page>;
  /** Whether the site answers at all. */
  isReachable: () => Promise<boolean>;
  /** The new address of a page that has moved. */
  redirect: (address: Address) => Address | undefined;
  newKey: () => string;
  history: {
    /** The current entry. One that the browser made by itself, for a plain link to an anchor, has no key. */
    current: () => Address & { key?: string | undefined; state: unknown };
    push: (entry: Entry) => void;
    replace: (entry: Entry) => void;
  };
  /** Runs `update` now or a little later, with an animation where there is one. */
  transition: (update: () => void) => void;
  /** Runs `notify` and returns when the document shows the new state. */
  flush: (notify: () => void) => void;
  /** Gives the document the title and metadata of `page`. */
  announce: (page: Page) => void;
  /** Moves the focus to the heading of the page that is shown. */
  focus: () => void;
  /** Positions in CSS pixels from the top. */
  scroll: { position: () => number; to: (top: number) => void; toAnchor: (hash: string) => void };
  /** Loads the document at the current address. */
  reload: () => void;
  /** Calls `run` after `ms` milliseconds. @returns a function that cancels the call */
  after: (ms: number, run: () => void) => () => void;
}
