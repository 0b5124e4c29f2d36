import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments } from '../../chromium-arguments.ts';
import { chromiumPath } from '../../chromium.ts';

/** A Chromium with a profile on disk. A test can kill it, as a power cut would, and open it again. */
export class KillableBrowser {
  readonly #profile: string;
  readonly #isTemporary: boolean;
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** @param profile a folder that keeps its storage. Without one, the profile is new and temporary. */
  constructor(profile?: string) {
    this.#profile = profile ?? mkdtempSync(join(tmpdir(), 'lumen-profile-'));
    this.#isTemporary = profile === undefined;
  }

  /** Starts the browser. @returns its first page */
  async open(): Promise<Page> {
    const child = spawn(
      chromiumPath(),
      [
        ...chromiumArguments(),
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      // A process group of its own, so that one signal reaches all of its processes.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#child = child;
    const endpoint = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stderr! }).on('line', (line) => {
        const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`Chromium exited with code ${code}`)));
    });
    this.#browser = await chromium.connectOverCDP(endpoint);
    const [context] = this.#browser.contexts();
    return context!.pages()[0] ?? (await context!.newPage());
  }

  /** Kills all processes of the browser at once. Resolves when they are gone and Playwright has noticed. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    // Otherwise Playwright could start to trace the next test in this browser, and fail.
    const disconnected = new Promise((resolve) => {
      if (this.#browser?.isConnected()) this.#browser.once('disconnected', resolve);
      else resolve(undefined);
    });
    process.kill(-child.pid, 'SIGKILL');
    await Promise.all([exited, disconnected]);
  }

  /** Kills the browser and deletes its profile if it is temporary. */
  async dispose(): Promise<void> {
    await this.kill();
    if (this.#isTemporary)
      rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
