import type { Browser } from 'puppeteer-core';
import { measure } from './measure.ts';

/** Lighthouse's default, which turns a fast desktop computer into a phone of the middle class. */
const DEFAULT_SLOWDOWN = 4;
/**
 * How long the home page without scripts keeps the main thread of that phone busy (ms). On the machine that the limits
 * were set on, the default gives this time.
 */
const MAIN_THREAD_MS = 425;
/** Other load only adds time, so the fastest run counts. */
const RUNS = 5;

/**
 * How much Lighthouse must slow this machine down to get the same phone everywhere. On a slower machine than the one that
 * the limits were set on, its default would give a slower phone. Lighthouse's benchmark index does not tell: a machine
 * that spends most of its time on page faults scores as well as a fast one.
 * `page`: the URL of the home page without scripts
 * @returns the factor, at most Lighthouse's default
 */
export async function cpuSlowdown(browser: Browser, page: string): Promise<number> {
  const times: number[] = [];
  while (times.length < RUNS) times.push((await measure(browser, page, DEFAULT_SLOWDOWN)).mainThreadMs);
  const fastest = Math.min(...times);
  const slowdown = Math.min(DEFAULT_SLOWDOWN, (DEFAULT_SLOWDOWN * MAIN_THREAD_MS) / fastest);
  const rounded = Math.round(slowdown * 10) / 10;
  console.log(`${Math.round(fastest)} ms of main thread without scripts: CPU slowed ${rounded} times`);
  return rounded;
}
