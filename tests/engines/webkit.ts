import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../e2e/support/local-stack.ts';
import type { EngineBrowser } from './engine-browser.ts';
import { findWebKit } from './find.ts';

/** Starts WebKitGTK's MiniBrowser on a virtual display and drives it with WebDriver. */
export async function startWebKit(): Promise<EngineBrowser> {
  const { driver, browser, display } = findWebKit()!;
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  // A process group of its own, because xvfb-run does not stop its children.
  const child = spawn(display, [...screen, driver, `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const problems: string[] = [];
  collectProblems(child, problems);
  const call = createClient(`http://127.0.0.1:${port}`);
  await waitForDriver(call);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const run = async <T>(script: string): Promise<T> => {
    const result = await call<{ value: T } | { failed: string }>('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1]; (async () => {${script}})().then((value) => done({ value }), (error) => done({ failed: String(error) }));`,
      args: [],
    });
    if ('failed' in result) throw new Error(result.failed);
    return result.value;
  };
  // A window, because a tab stays hidden: MiniBrowser does not bring it to the front.
  const openWindow = async () =>
    (await call<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' })).handle;
  const select = (handle: string) => call('POST', `${session}/window`, { handle });
  await call('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    leaveFor: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    reload: () => call('POST', `${session}/refresh`, {}),
    run,
    async openBeside(url) {
      const current = await call<string>('GET', `${session}/window`);
      await select(await openWindow());
      await call('POST', `${session}/url`, { url });
      await select(current);
    },
    async replaceTab() {
      const next = await openWindow();
      await call('DELETE', `${session}/window`);
      await select(next);
    },
    async resize(width, height) {
      // The window has a toolbar, so the page is smaller. Measure the page and enlarge the window.
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      const inner = await run<{ w: number; h: number }>('return { w: innerWidth, h: innerHeight }');
      const size = { width: 2 * width - inner.w, height: 2 * height - inner.h };
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
    },
    takeProblems: () => problems.splice(0),
    async close() {
      await call('DELETE', session).catch(() => {});
      process.kill(-child.pid!, 'SIGTERM');
    },
  };
}

/** Collects console problems, which the browser prints on standard output as "CONSOLE JS ERROR ...". */
function collectProblems(child: ChildProcess, problems: string[]): void {
  let rest = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (/CONSOLE .*\b(?:ERROR|WARN)/.test(line)) problems.push(line);
  });
}

/** Sends one WebDriver command. Throws what the driver answers to a command that fails. */
type Call = <T = void>(method: string, path: string, body?: object) => Promise<T>;

const createClient =
  (origin: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

/** Waits until the driver accepts commands: at most 10 s. */
async function waitForDriver(call: Call): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call('GET', '/status');
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}
