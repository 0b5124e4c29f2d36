import type { Browser } from 'puppeteer-core';
import { cpuSlowdown } from './cpu-slowdown.ts';
import { measure, type Run } from './measure.ts';

const MIN_SCORE = 0.97;
/** Latest time of the largest paint (ms). */
const MAX_PAINT_MS = 1150;
/** Most that the scripts of a page may add to its total blocking time (ms). */
const MAX_SCRIPT_COST_MS = 50;
/** Runs of a page that misses a limit. Other load only adds time, so the fastest runs count. */
const MAX_RUNS = 9;

interface Site {
  origin: string;
  scriptlessOrigin: string;
  paths: readonly string[];
}

/**
 * Checks Lighthouse's performance score of each page, its largest paint, and how much longer the page blocks the main
 * thread than the same page without scripts. Both are measured in turn. One browser makes all runs: a browser that has
 * just started still has work of its own to do, which takes the page's processor. A page that misses a limit may have been
 * measured while the machine was slower than before, so the machine's speed is measured again with it. Prints a line for
 * each page.
 * `slowdown`: how many times slower than this machine the phone's CPU is
 * @returns the paths that miss a limit
 */
export async function slowPages(browser: Browser, site: Site, slowdown: number): Promise<string[]> {
  const slow: string[] = [];
  let current = slowdown;
  for (const path of site.paths) {
    const [withScripts, without]: [Run[], Run[]] = [[], []];
    const score = () => Math.max(...withScripts.map((run) => run.score));
    const paint = () => Math.round(Math.min(...withScripts.map((run) => run.paintMs)));
    const scriptCost = () => Math.round(shortest(withScripts) - shortest(without));
    const isSlow = () => score() < MIN_SCORE || paint() > MAX_PAINT_MS || scriptCost() > MAX_SCRIPT_COST_MS;
    do {
      if (withScripts.length > 0) current = await cpuSlowdown(browser, site.scriptlessOrigin);
      withScripts.push(await measure(browser, site.origin + path, current));
      without.push(await measure(browser, site.scriptlessOrigin + path, current));
    } while (isSlow() && withScripts.length < MAX_RUNS);
    if (isSlow()) slow.push(path);
    const scores = withScripts.map((run) => Math.round(run.score * 100)).join(', ');
    console.log(
      `${path}: performance ${scores}; largest paint ${paint()} ms; scripts block ${scriptCost()} ms longer`,
    );
  }
  return slow;
}

/** The shortest total blocking time (ms). */
const shortest = (runs: readonly Run[]): number => Math.min(...runs.map((run) => run.blockingTimeMs));
