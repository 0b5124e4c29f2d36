/**
 * `npm run bench -- --peers`: our site beside three sites that other tools build from the text of our articles and service
 * pages. Every site is measured in turn on the same slow connection, behind the same host.
 *
 * The peers have no pictures and fewer pages, which favors them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalStack } from '../../e2e/support/local-stack.ts';
import { aligned, kilobytes, time, type Measurement } from '../report.ts';
import { visit, type Visit } from '../visit.ts';
import { docusaurus } from './docusaurus.ts';
import { measureOffline, type Offline } from './offline.ts';
import { sharedPages } from './pages.ts';
import { servePeer, type ServedSite } from './peer.ts';
import { reactSpa } from './react-spa.ts';
import { vitepress } from './vitepress.ts';

const OURS = 'this site';

/** What one run measures on a site. */
interface Measured {
  first: Visit;
  repeat: Visit;
  offline: Offline;
}

const UNITS = { ms: time, bytes: kilobytes, percent: (value: number) => `${value}%` };

/** What is measured: its unit, and where it comes from. */
const FIGURES: Record<string, [unit: keyof typeof UNITS, of: (one: Measured) => number]> = {
  'first visit: first paint': ['ms', ({ first }) => first.fcp],
  'first visit: largest paint': ['ms', ({ first }) => first.lcp],
  'first visit: all files': ['bytes', ({ first }) => first.bytes],
  'first visit: scripts': ['bytes', ({ first }) => first.script],
  'repeat visit: first paint': ['ms', ({ repeat }) => repeat.fcp],
  'repeat visit: largest paint': ['ms', ({ repeat }) => repeat.lcp],
  'until all text is offline': ['ms', ({ offline }) => offline.ms],
  'received by then': ['bytes', ({ offline }) => offline.bytes],
  'unvisited pages that open offline': ['percent', ({ offline }) => offline.readablePercent],
};

/**
 * Installs, builds and serves the peers in a temporary folder, then measures all sites in turn.
 * @returns one row for each figure, with the median of each site under its name
 */
export async function measurePeers(runs: number): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-peers-'));
  const sites: ServedSite[] = [];
  try {
    const pages = await sharedPages();
    for (const peer of [docusaurus, vitepress, reactSpa]) {
      console.error(`Installing and building ${peer.name} …`);
      sites.push(await servePeer(peer, pages, mkdtempSync(join(folder, 'peer-'))));
    }
    console.error('Building this site if it is stale, then starting the server …');
    const stack = new LocalStack();
    await stack.start();
    sites.unshift({ name: OURS, origin: stack.origin, suffix: '', stop: () => stack.dispose() });
    const measured = sites.map((site) => ({ site, visits: [] as Measured[] }));
    for (let run = 1; run <= runs; run++)
      for (const { site, visits } of measured) {
        console.error(`${site.name}, run ${run} of ${runs} …`);
        const url = site.origin + pages[0]!.path + site.suffix;
        const profile = mkdtempSync(join(folder, 'profile-'));
        const first = await visit(url, profile, { untilInstalled: true });
        const repeat = await visit(url, profile);
        visits.push({ first, repeat, offline: await measureOffline(site, pages) });
      }
    return Object.entries(FIGURES).map(([what, [unit, of]]) => ({
      kind: 'peers',
      what,
      path: pages[0]!.path,
      unit,
      ...Object.fromEntries(measured.map(({ site, visits }) => [site.name, median(visits.map(of))])),
    }));
  } finally {
    for (const site of sites) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const median = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]!);

/** The rows of `measurePeers` as a table: a column for each site, with the ratio to ours. */
export function peersTable(rows: readonly Measurement[]): string {
  const names = Object.keys(rows[0]!).slice(4);
  const cells = rows.map((row) => [
    row.what,
    ...names.map((name) => {
      const value = row[name] as number;
      const text = UNITS[row['unit'] as keyof typeof UNITS](value);
      return name === OURS ? text : `${text} (${(value / (row[OURS] as number)).toFixed(2)}x)`;
    }),
  ]);
  const note = `Visits are to ${rows[0]!.path}. This site has pictures; the others have none, and fewer pages.`;
  return `${aligned(['median', ...names], cells)}\n\n${note}`;
}
