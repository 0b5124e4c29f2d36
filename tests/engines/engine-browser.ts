import { once } from 'node:events';
import { launch } from 'puppeteer-core';
import { collectConsoleProblems } from '../e2e/support/console.ts';
import { KillableBrowser } from '../e2e/support/killable-browser.ts';
import { findFirefox } from './find.ts';
import { startWebKit } from './webkit.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A browser in any engine. It offers what all three drivers can do, and the rest where it is possible. */
export interface EngineBrowser {
  goto(url: string): Promise<void>;
  /** Begins to load this address. Resolves as soon as the driver can tell that the next page has begun. */
  leaveFor(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs `script`, the body of an async function, in the current tab. See `scriptOf`. */
  run<T>(script: string): Promise<T>;
  resize(width: number, height: number): Promise<void>;
  /** Opens a second tab at this address. The current tab stays the current one. */
  openBeside(url: string): Promise<void>;
  /** Opens an empty tab and closes the current one. */
  replaceTab(): Promise<void>;
  /** Returns the console errors and warnings since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
  /** Kills all processes at once, as a power cut would. Missing where a profile does not outlive its browser. */
  kill?(): Promise<void>;
  setOffline?(isOffline: boolean): Promise<void>;
  /** Deletes everything that this origin has stored, as a browser may when the disk is full. */
  wipeStorage?(origin: string): Promise<void>;
  /** Freezes the current tab, as a browser does in the background, or wakes it. */
  setFrozen?(isFrozen: boolean): Promise<void>;
}

/**
 * Starts a browser of this engine.
 * @param profile a folder that keeps its storage. Without one, the profile is new and temporary.
 * @param preferences of Firefox (about:config)
 */
export async function startBrowser(
  engine: Engine,
  profile?: string,
  preferences: Record<string, unknown> = {},
): Promise<EngineBrowser> {
  if (engine === 'webkit') return startWebKit();
  if (engine === 'firefox') return startFirefox(profile, preferences);
  return startChromium(new KillableBrowser(profile));
}

/** A function as a script for `EngineBrowser.run`. It may use nothing from outside but its arguments, which must be JSON. */
export function scriptOf<A extends unknown[]>(work: (...args: A) => unknown, ...args: A): string {
  // esbuild wraps named functions in this helper, which the page doesn't have.
  return `const __name = (named) => named; return (${String(work)})(...${JSON.stringify(args)});`;
}

async function startChromium(killable: KillableBrowser): Promise<EngineBrowser> {
  let page = await killable.open();
  const context = page.context();
  const problems = collectConsoleProblems(page);
  const session = () => context.newCDPSession(page);
  return {
    goto: async (url) => void (await page.goto(url)),
    leaveFor: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload()),
    run: (script) => page.evaluate(`(async () => {${script}})()`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async openBeside(url) {
      await (await context.newPage()).goto(url);
    },
    async replaceTab() {
      const closed = page;
      // The browser would end with its last tab.
      page = await context.newPage();
      await closed.close();
    },
    takeProblems: () => problems.splice(0),
    close: () => killable.dispose(),
    kill: () => killable.kill(),
    setOffline: (isOffline) => context.setOffline(isOffline),
    async wipeStorage(origin) {
      await (await session()).send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
    async setFrozen(isFrozen) {
      await (await session()).send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' });
    },
  };
}

async function startFirefox(
  profile: string | undefined,
  preferences: Record<string, unknown>,
): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    headless: true,
    extraPrefsFirefox: preferences,
    ...(profile !== undefined && { userDataDir: profile }),
  });
  let page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    leaveFor: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload()),
    run: async <T>(script: string) => (await page.evaluate(`(async () => {${script}})()`)) as T,
    resize: (width, height) => page.setViewport({ width, height }),
    async openBeside(url) {
      await (await browser.newPage()).goto(url);
      await page.bringToFront();
    },
    async replaceTab() {
      const closed = page;
      page = await browser.newPage();
      await closed.close();
    },
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
    async kill() {
      const child = browser.process()!;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
