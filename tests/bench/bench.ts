/**
 * `npm run bench`: prints figures as JSON lines on standard output, and everything else on standard error.
 *
 * Simulates a phone on a slow connection: 400 ms round trip, 400 kbit/s both ways, CPU slowed four times. It opens each
 * page for the first time, again from the device, and again with the server stopped. The same page without scripts is
 * measured in alternation, so that the ratio is valid on any machine. Then the phone scans a printed QR code. Figures
 * are medians of `BENCH_RUNS` (3) runs. Fails when a scan shows its page more than 10 % later than the page itself.
 */
import { paths } from '../../src/site/paths.ts';
import { destinationOf } from '../../src/site/qr-destination.ts';
import { ensureChromium } from '../chromium.ts';
import { LocalStack } from '../e2e/local-stack.ts';
import { ScriptlessSite } from './scriptless-site.ts';
import { precache } from './precache.ts';
import { keystrokes } from './search.ts';
import { visit, type Visit } from './visit.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const PAGES = ['/', '/contact'];
/** How much longer the first content of a scan may take, compared with opening its page directly. */
const SCAN_LIMIT = 1.1;

ensureChromium();
console.error('Building if stale, starting …');
const started = performance.now();
const stack = new LocalStack();
await stack.start();
report('start', { what: 'new data folder', ms: performance.now() - started });
await stack.stop();
const again = performance.now();
await stack.start();
report('start', { what: 'second', ms: performance.now() - again });

report('search', { what: 'per keystroke', ...(await keystrokes()) });

const plain = new ScriptlessSite(stack.origin);
await plain.start();
const profiles: { path: string; folder: string }[] = [];
try {
  for (const path of PAGES) {
    const first: Visit[] = [];
    const bare: Visit[] = [];
    const repeat: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      const folder = profile();
      profiles.push({ path, folder });
      first.push(await visit(stack.origin + path, folder, { untilInstalled: true }));
      bare.push(await visit(plain.origin + path, profile()));
      repeat.push(await visit(stack.origin + path, folder));
    }
    paint('first visit', path, first);
    paint('first visit without scripts', path, bare);
    report('ratio', { what: 'first paint, with scripts / without', path, value: ratio(first, bare, 'fcp') });
    report('ratio', {
      what: 'largest paint, with scripts / without',
      path,
      value: ratio(first, bare, 'lcp'),
    });
    report('service-worker-ready', { path, ms: median(first.map(({ installed }) => installed)) });
    paint('repeat visit', path, repeat);
  }
  await scan(paths.qrCode('front-desk'));
  const { shell, everything } = await precache(stack.origin);
  report('precache', { what: 'pages, scripts, styles, fonts (with the first visit)', ...shell });
  report('precache', { what: 'everything (with the first visit)', ...everything });
  await stack.stop();
  for (const path of PAGES) {
    const offline: Visit[] = [];
    for (const { folder } of profiles.filter((entry) => entry.path === path))
      offline.push(await visit(stack.origin + path, folder));
    paint('repeat visit, server stopped', path, offline);
  }
} finally {
  await plain.stop();
  await stack.dispose();
  for (const { folder } of profiles) rmSync(folder, { recursive: true, force: true });
}

/**
 * Alternates first visits by QR code with first visits of the page that the code shows. Compares the fastest of each,
 * because other work on the machine can only add time.
 */
async function scan(code: string): Promise<void> {
  const scanned: Visit[] = [];
  const direct: Visit[] = [];
  for (let run = 0; run < Math.max(RUNS, 5); run++) {
    scanned.push(await visit(`${stack.origin}${code}?utm_source=bench`, profile()));
    direct.push(await visit(stack.origin + destinationOf('front-desk'), profile()));
  }
  paint('first visit by a code', code, scanned);
  const fastest = (visits: Visit[]) => Math.min(...visits.map(({ fcp }) => fcp));
  const value = Number((fastest(scanned) / fastest(direct)).toFixed(3));
  report('ratio', { what: 'first paint, scanned / opened directly', path: code, value, limit: SCAN_LIMIT });
  if (value > SCAN_LIMIT) process.exitCode = 1;
}

function profile(): string {
  return mkdtempSync(join(tmpdir(), 'lumen-bench-'));
}

function paint(what: string, path: string, visits: Visit[]): void {
  const of = (key: keyof Visit) => median(visits.map((entry) => entry[key]));
  report('paint', {
    what,
    path,
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    bytes: of('bytes'),
    script: of('script'),
  });
}

function ratio(a: Visit[], b: Visit[], key: keyof Visit): number {
  return Number((median(a.map((entry) => entry[key])) / median(b.map((entry) => entry[key]))).toFixed(3));
}

function median(values: number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000;
}

function report(kind: string, figures: Record<string, unknown>): void {
  console.log(JSON.stringify({ kind, ...figures }));
}
