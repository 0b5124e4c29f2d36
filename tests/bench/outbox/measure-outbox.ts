/**
 * How fast our outbox and a queue of workbox-background-sync save and send the same submissions, in turn, in one browser. Then
 * how long a page with 10,000 waiting visits is busy at a time.
 *
 * Both write to IndexedDB before they send. Ours waits until each record is on the disk, sends six requests at once and up to
 * 100 visits in one. Workbox sends one request after the other.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { build, type Rollup } from 'vite';
import { chromiumArguments } from '../../chromium-arguments.ts';
import { ensureChromium } from '../../chromium.ts';
import type { Measurement } from '../report.ts';
import type { Kind } from './queue-page.ts';
import { QueueServer } from './queue-server.ts';

const COUNTS = { 'qr-visit': 1000, inquiry: 200 } satisfies Record<Kind, number>;
const MANY = 10_000;

interface Measured {
  saveMs: number;
  sendMs: number;
  requests: number;
  /** Of the page, after garbage collection, with everything waiting. */
  heapBytes: number;
}

/** The script of a page as one file. */
async function bundle(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { write: false, rollupOptions: { input: `${import.meta.dirname}/${entry}.ts` } },
  })) as Rollup.RollupOutput;
  return output.output[0].code.replaceAll('</script', '<\\/script');
}

const fill = (page: Page, kind: Kind, count: number) =>
  page.evaluate(
    async ([kind, count]) => {
      const start = performance.now();
      await globalThis.queuePage!.fill(kind, count);
      return performance.now() - start;
    },
    [kind, count] as const,
  );

const flush = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now();
    await globalThis.queuePage!.flush();
    return performance.now() - start;
  });

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Opens a page with an empty profile. */
async function open(browser: Browser, server: QueueServer, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.origin}/${name}`);
  await page.waitForFunction(() => globalThis.queuePage);
  return page;
}

async function measure(browser: Browser, server: QueueServer, name: string, kind: Kind): Promise<Measured> {
  const page = await open(browser, server, name);
  server.reset();
  const saveMs = await fill(page, kind, COUNTS[kind]);
  const heapBytes = await heapOf(page);
  const sendMs = await flush(page);
  const { rows, mails, requests } = server;
  if (rows !== COUNTS[kind] || (kind === 'inquiry' && mails !== rows))
    throw new Error(`${name}: ${rows} rows and ${mails} mails of ${COUNTS[kind]} ${kind}`);
  await page.context().close();
  return { saveMs, sendMs, requests, heapBytes };
}

/** Opens a page with many waiting visits and sends them. `longestMs`: the longest time in which the page did nothing else. */
async function measureMany(
  browser: Browser,
  server: QueueServer,
): Promise<{ longestMs: number; sendMs: number }> {
  const page = await open(browser, server, 'outbox-page');
  await page.evaluate((count) => globalThis.queuePage!.fillAtOnce!(count), MANY);
  await page.reload();
  await page.waitForFunction(() => globalThis.queuePage);
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(globalThis, { tasks });
  });
  const sendMs = await flush(page);
  const longestMs = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  await page.context().close();
  return { longestMs, sendMs };
}

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!);

/** Medians of so many runs. Needs Chromium. */
export async function measureOutbox(runs: number): Promise<Measurement[]> {
  const names = ['outbox-page', 'workbox-page'] as const;
  const scripts = await Promise.all(names.map(async (name) => [name, await bundle(name)] as const));
  const server = new QueueServer(new Map(scripts));
  await server.start();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() });
  const rows: Measurement[] = [];
  try {
    for (const kind of ['qr-visit', 'inquiry'] as const) {
      const results = { 'outbox-page': [] as Measured[], 'workbox-page': [] as Measured[] };
      for (let run = 0; run < runs; run++)
        for (const name of names) results[name].push(await measure(browser, server, name, kind));
      const of = (name: (typeof names)[number], key: keyof Measured) =>
        median(results[name].map((result) => result[key]));
      for (const name of names)
        rows.push({
          kind: 'outbox',
          what: `${COUNTS[kind]} times ${kind}, ${name === 'outbox-page' ? 'our outbox' : 'Workbox queue'}`,
          save: of(name, 'saveMs'),
          send: of(name, 'sendMs'),
          requests: of(name, 'requests'),
          heap: of(name, 'heapBytes'),
        });
      const value = of('workbox-page', 'sendMs') / of('outbox-page', 'sendMs');
      rows.push({ kind: 'ratio', what: `sending ${kind}, Workbox queue / our outbox`, value });
    }
    const { longestMs, sendMs } = await measureMany(browser, server);
    rows.push({
      kind: 'outbox',
      what: `${MANY} waiting visits`,
      send: Math.round(sendMs),
      longest: longestMs,
    });
    return rows;
  } finally {
    await browser.close();
    server.stop();
  }
}
