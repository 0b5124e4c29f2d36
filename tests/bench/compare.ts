/**
 * Compares two builds: `npx tsx tests/bench/compare.ts <origin> <origin> [paths…]`, each served by `npm start` of its checkout.
 * Visits both in turn on a slow connection, `BENCH_RUNS` times (default 9), and prints medians in milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit, type Visit } from './visit.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 9);
const [before, after, ...given] = process.argv.slice(2);
if (!before || !after) throw new Error('Give the origins of two running servers.');
const paths = given.length > 0 ? given : ['/', '/contact'];

async function inNewProfile<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A first visit until the worker is ready, a repeat visit, and a first visit that presses SEND at once. */
async function measure(url: string) {
  const [first, repeat] = await inNewProfile(async (folder) => [
    await visit(url, folder, { untilInstalled: true }),
    await visit(url, folder),
  ]);
  const hasty = await inNewProfile((folder) => visit(url, folder, { pressesSend: true }));
  return {
    'first paint': first!.fcp,
    'largest paint': first!.lcp,
    'text offline': first!.installed,
    'repeat visit': repeat!.fcp,
    'form answers': hasty.answered,
    'script bytes': first!.script,
  } satisfies Record<string, Visit[keyof Visit]>;
}
type Figures = Awaited<ReturnType<typeof measure>>;

const median = (values: number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]!);

for (const path of paths) {
  const runs: { before: Figures; after: Figures }[] = [];
  for (let run = 0; run < RUNS; run++)
    runs.push({ before: await measure(before + path), after: await measure(after + path) });
  console.log(path);
  for (const name of Object.keys(runs[0]!.before) as (keyof Figures)[]) {
    const [old, current] = (['before', 'after'] as const).map((build) =>
      median(runs.map((run) => run[build][name])),
    );
    const change = Math.round((current! / old! - 1) * 1000) / 10;
    console.log(`  ${name.padEnd(14)} ${old} -> ${current} (${change > 0 ? '+' : ''}${change} %)`);
  }
}
