/**
 * `npm run bench`: prints a table of figures; with `-- --json`, one JSON line for each. Progress goes to standard error.
 *
 * Simulates a phone on a slow connection: 400 ms round trip, 400 kbit/s both ways, CPU slowed four times. Measures each
 * page on a first visit, on a repeat visit, and with the server stopped. First visits alternate with visits of the same
 * page without scripts, so that the ratio of the two holds on any machine, and later visits with those of a page without
 * scripts but with the smallest service worker. Then measures route changes and other interactions, and the scan of a QR
 * code. Before all that, compares the outbox with a queue of Workbox; with `-- --outbox`, does only that. With
 * `-- --peers`, only compares the site with what other tools build from its text.
 *
 * Figures are medians of `BENCH_RUNS` runs (default 3). Fails if the first content after a scan takes over 10 % longer
 * than opening the page directly.
 */
import { paths } from '../../src/site/paths.ts';
import { destinationOf } from '../../src/site/qr-destination.ts';
import { ensureChromium } from '../chromium.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
import { measureInteractions } from './interactions.ts';
import { measureOutbox } from './outbox/measure-outbox.ts';
import { measurePeers, peersTable } from './peers/measure-peers.ts';
import { Report } from './report.ts';
import { ScriptlessSite } from './scriptless-site.ts';
import { measurePrecache } from './precache.ts';
import { measureSearch } from './search.ts';
import { visit, type Visit } from './visit.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const PAGES = ['/', '/contact'];
/** The longest time to first content after a scan, relative to opening the page directly. */
const MAX_SCAN_RATIO = 1.1;

const report = new Report(process.argv.includes('--json'));

ensureChromium();
if (process.argv.includes('--peers')) {
  for (const row of await measurePeers(RUNS)) report.add(row);
  report.print(peersTable);
  process.exit();
}
for (const row of await measureOutbox(RUNS)) report.add(row);
if (process.argv.includes('--outbox')) {
  report.print();
  process.exit();
}
console.error('Building the site if it is stale, then starting the server …');
const started = performance.now();
const stack = new LocalStack();
await stack.start();
report.add({ kind: 'start', what: 'new data folder', ms: performance.now() - started });
await stack.stop();
const again = performance.now();
await stack.start();
report.add({ kind: 'start', what: 'second', ms: performance.now() - again });

report.add({ kind: 'search', what: 'per keystroke', ...(await measureSearch()) });

const scriptlessSite = new ScriptlessSite(stack.origin);
await scriptlessSite.start();
const scriptlessOffline = new ScriptlessSite(stack.origin, { offline: true });
await scriptlessOffline.start();
const profiles: { path: string; folder: string; scriptlessFolder: string }[] = [];
try {
  for (const path of PAGES) {
    const first: Visit[] = [];
    const scriptless: Visit[] = [];
    const repeat: Visit[] = [];
    const repeatScriptless: Visit[] = [];
    const answered: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      const folder = newProfile();
      const scriptlessFolder = newProfile();
      profiles.push({ path, folder, scriptlessFolder });
      first.push(await visit(stack.origin + path, folder, { untilInstalled: true }));
      answered.push(await visit(stack.origin + path, newProfile(), { pressesSend: true }));
      scriptless.push(await visit(scriptlessSite.origin + path, newProfile()));
      repeat.push(await visit(stack.origin + path, folder));
      await visit(scriptlessOffline.origin + path, scriptlessFolder, { untilInstalled: true });
      repeatScriptless.push(await visit(scriptlessOffline.origin + path, scriptlessFolder));
    }
    reportPaint('first visit', path, first);
    reportPaint('first visit without scripts', path, scriptless);
    report.add({
      kind: 'ratio',
      what: 'first paint, with scripts / without',
      path,
      value: ratio(first, scriptless, 'fcp'),
    });
    report.add({
      kind: 'ratio',
      what: 'largest paint, with scripts / without',
      path,
      value: ratio(first, scriptless, 'lcp'),
    });
    report.add({
      kind: 'service-worker-ready',
      what: 'service worker ready',
      path,
      ms: median(first.map(({ installed }) => installed)),
    });
    reportRepeat('repeat visit', path, repeat, repeatScriptless);
    report.add({
      kind: 'answer',
      what: 'a form that is sent at once and empty says what is missing',
      path,
      ms: median(answered.map((entry) => entry.answered)),
    });
  }
  const { routeChange, searchKey, anyInput } = await measureInteractions(stack.origin);
  report.add({ kind: 'interaction', what: 'next page after a tap, CPU slowed four times', ...routeChange });
  report.add({ kind: 'interaction', what: 'key in the search box to its frame', ...searchKey });
  report.add({ kind: 'interaction', what: 'tap or key to the next frame', ...anyInput });
  await measureScan(paths.qrCode('front-desk'));
  const { shell, everything } = await measurePrecache(stack.origin);
  report.add({ kind: 'precache', what: 'pages, scripts, styles, fonts (with the first visit)', ...shell });
  report.add({ kind: 'precache', what: 'everything (with the first visit)', ...everything });
  await stack.stop();
  await scriptlessOffline.stop();
  for (const path of PAGES) {
    const offline: Visit[] = [];
    const offlineScriptless: Visit[] = [];
    for (const { folder, scriptlessFolder } of profiles.filter((entry) => entry.path === path)) {
      offline.push(await visit(stack.origin + path, folder));
      offlineScriptless.push(await visit(scriptlessOffline.origin + path, scriptlessFolder));
    }
    reportRepeat('repeat visit, server stopped', path, offline, offlineScriptless);
  }
} finally {
  await scriptlessSite.stop();
  await scriptlessOffline.stop();
  await stack.dispose();
  report.print();
  for (const { folder, scriptlessFolder } of profiles)
    for (const profile of [folder, scriptlessFolder]) rmSync(profile, { recursive: true, force: true });
}

/**
 * Alternates first visits through a QR code with first visits of the page that the code shows. Compares the fastest of
 * each, because other load on the machine only adds time.
 */
async function measureScan(code: string): Promise<void> {
  const scanned: Visit[] = [];
  const direct: Visit[] = [];
  for (let run = 0; run < Math.max(RUNS, 5); run++) {
    scanned.push(await visit(`${stack.origin}${code}?utm_source=bench`, newProfile()));
    direct.push(await visit(stack.origin + destinationOf('front-desk'), newProfile()));
  }
  reportPaint('first visit by a code', code, scanned);
  const fastest = (visits: Visit[]) => Math.min(...visits.map(({ fcp }) => fcp));
  const value = Number((fastest(scanned) / fastest(direct)).toFixed(3));
  report.add({
    kind: 'ratio',
    what: 'first paint, scanned / opened directly',
    path: code,
    value,
    limit: MAX_SCAN_RATIO,
  });
  if (value > MAX_SCAN_RATIO) process.exitCode = 1;
}

/** A folder for an empty browser profile. */
function newProfile(): string {
  return mkdtempSync(join(tmpdir(), 'lumen-bench-'));
}

function reportPaint(what: string, path: string, visits: Visit[]): void {
  const of = (key: keyof Visit) => median(visits.map((entry) => entry[key]));
  report.add({
    kind: 'paint',
    what,
    path,
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    bytes: of('bytes'),
    script: of('script'),
  });
}

/** Reports repeat visits beside those without scripts. Both open pages that a service worker has cached. */
function reportRepeat(what: string, path: string, visits: Visit[], scriptless: Visit[]): void {
  reportPaint(what, path, visits);
  reportPaint(`${what}, without scripts`, path, scriptless);
  report.add({
    kind: 'ratio',
    what: `${what}: first paint, with scripts / without`,
    path,
    value: ratio(visits, scriptless, 'fcp'),
  });
}

function ratio(a: Visit[], b: Visit[], key: keyof Visit): number {
  return Number((median(a.map((entry) => entry[key])) / median(b.map((entry) => entry[key]))).toFixed(3));
}

function median(values: number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000;
}
