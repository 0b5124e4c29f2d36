import type { Address, Entry } from '../../site/address.ts';

/** What navigation needs from its surroundings. The browser implements it, and so does the model test. */
export interface Environment<Page> {
  /** Rejects when the page's code or data can't be loaded. */
  load: (pathname: string) => Promise<Page>;
  /** Whether the site answers. */
  isReachable: () => Promise<boolean>;
  /** The new address of a page that has moved, or undefined. */
  redirect: (address: Address) => Address | undefined;
  newKey: () => string;
  history: {
    /** The current entry. Entries that the browser creates for plain links to anchors have no key. */
    current: () => Address & { key?: string | undefined; state: unknown };
    push: (entry: Entry) => void;
    replace: (entry: Entry) => void;
  };
  /** Runs `update` now or soon, in a view transition where the browser has them. */
  transition: (update: () => void) => void;
  /** Runs `notify` and returns when the document shows the new state. */
  flush: (notify: () => void) => void;
  /** Sets the document's title and metadata. */
  announce: (page: Page) => void;
  /** Focuses the heading of the page. */
  focus: () => void;
  /** Positions in CSS pixels from the top. */
  scroll: { position: () => number; to: (top: number) => void; toAnchor: (hash: string) => void };
  /** Loads the document at the current address. */
  reload: () => void;
  /** Calls `run` after `ms` milliseconds. @returns a function that cancels the call */
  after: (ms: number, run: () => void) => () => void;
}
