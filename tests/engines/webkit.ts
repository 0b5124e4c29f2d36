import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../e2e/local-stack.ts';
import { findWebKit } from './find.ts';
import type { Visitor } from './visitor.ts';

/** Starts WebKitGTK's MiniBrowser on a virtual display and drives it with WebDriver. */
export async function startWebKit(): Promise<Visitor> {
  const { driver, browser, display } = findWebKit()!;
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  // Its own process group, because xvfb-run leaves its children running.
  const child = spawn(display, [...screen, driver, `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const problems: string[] = [];
  listen(child, problems);
  const call = caller(`http://127.0.0.1:${port}`);
  await answering(call);
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
  const run = <T>(script: string): Promise<T> =>
    call<T>('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1]; (async () => {${script}})().then(done, (error) => done({ failed: String(error) }));`,
      args: [],
    });
  await call('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run,
    async resize(width, height) {
      // The window has a toolbar. Measure the page and correct the window's size.
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      const inner = await run<{ w: number; h: number }>('return { w: innerWidth, h: innerHeight }');
      const rest = { width: 2 * width - inner.w, height: 2 * height - inner.h };
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...rest });
    },
    problems: () => problems.splice(0),
    async close() {
      await call('DELETE', session).catch(() => {});
      process.kill(-child.pid!, 'SIGTERM');
    },
  };
}

/** The browser writes its console to standard output as "CONSOLE JS ERROR ...". */
function listen(child: ChildProcess, problems: string[]): void {
  let rest = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (/CONSOLE .*\b(?:ERROR|WARN)/.test(line)) problems.push(line);
  });
}

type Call = <T = void>(method: string, path: string, body?: object) => Promise<T>;

const caller =
  (origin: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

async function answering(call: Call): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call('GET', '/status');
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
