import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';

/** A Chromium with a profile on disk that can be killed as by a power cut, and opened again. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'lumen-profile-'));
  #child: ChildProcess | undefined;

  /** Starts the browser. @returns its page */
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
      // A group of its own, so that one signal reaches all of its processes.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#child = child;
    const endpoint = await new Promise<string>((found, fail) => {
      createInterface({ input: child.stderr! }).on('line', (line) => {
        const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
        if (address) found(address);
      });
      child.once('exit', (code) => fail(new Error(`Chromium ended with ${code}`)));
    });
    const browser = await chromium.connectOverCDP(endpoint);
    const [context] = browser.contexts();
    return context!.pages()[0] ?? (await context!.newPage());
  }

  /** Kills every process of the browser at once. Resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  /** Kills it and deletes its profile. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
