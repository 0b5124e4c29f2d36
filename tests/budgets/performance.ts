import type { Browser } from 'puppeteer-core';
import { measure, type Run } from './measure.ts';

const MIN_SCORE = 0.97;
/** Most that the scripts of a page may add to its total blocking time (ms). */
const MAX_SCRIPT_COST_MS = 50;
/** Runs of a page that misses a limit. Other load only adds time, so the fastest runs count. */
const MAX_RUNS = 5;

interface Site {
  origin: string;
  scriptlessOrigin: string;
  paths: readonly string[];
}

/**
 * Checks Lighthouse's performance score of each page, and how much longer the page blocks the main thread than the same
 * page without scripts. Both are measured in turn. One browser makes all runs: a browser that has just started still has
 * work of its own to do, which takes the page's processor. Prints a line for each page.
 * `slowdown`: how many times slower than this machine the phone's CPU is
 * @returns the paths that miss a limit
 */
export async function slowPages(browser: Browser, site: Site, slowdown: number): Promise<string[]> {
  const slow: string[] = [];
  for (const path of site.paths) {
    const [withScripts, without]: [Run[], Run[]] = [[], []];
    const score = () => Math.max(...withScripts.map((run) => run.score));
    const scriptCost = () => Math.round(shortest(withScripts) - shortest(without));
    const isSlow = () => score() < MIN_SCORE || scriptCost() > MAX_SCRIPT_COST_MS;
    do {
      withScripts.push(await measure(browser, site.origin + path, slowdown));
      without.push(await measure(browser, site.scriptlessOrigin + path, slowdown));
    } while (isSlow() && withScripts.length < MAX_RUNS);
    if (isSlow()) slow.push(path);
    const scores = withScripts.map((run) => Math.round(run.score * 100)).join(', ');
    console.log(`${path}: performance ${scores}; scripts block ${scriptCost()} ms longer`);
  }
  return slow;
}

/** The shortest total blocking time (ms). */
const shortest = (runs: readonly Run[]): number => Math.min(...runs.map((run) => run.blockingTimeMs));
