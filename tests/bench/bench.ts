/**
 * `npm run bench`: figures as JSON lines on standard output, everything else on standard error.
 *
 * A phone on an applied slow line (400 ms round trip, 400 kbit/s both ways, processor slowed four times) opens each
 * page for the first time, again from the device, and again with the server stopped; and, in turn with these, the
 * same page without its scripts, so that the ratio holds on any machine. Medians over `BENCH_RUNS` (3).
 */
import { ensureChromium } from '../chromium.ts';
import { LocalStack } from '../e2e/local-stack.ts';
import { ScriptlessSite } from './scriptless-site.ts';
import { visit, type Visit } from './visit.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const PAGES = ['/', '/contact'];

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
    report('offline-ready', { path, ms: median(first.map(({ installed }) => installed)) });
    paint('repeat visit', path, repeat);
  }
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
