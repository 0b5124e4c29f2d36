import type { Browser } from 'puppeteer-core';
import { measure } from './measure.ts';

/** Lighthouse's default, which turns a fast desktop computer into a phone of the middle class. */
const DEFAULT_SLOWDOWN = 4;
/**
 * How long the home page without scripts keeps the main thread of that phone busy (ms). Estimated: a machine on which the
 * build and the end-to-end tests took 2.15 times as long as usual needed 915 ms.
 */
const MAIN_THREAD_MS = 425;
/** Other load only adds time, so the fastest run counts. */
const RUNS = 3;

/**
 * How much Lighthouse must slow this machine down. On a slow machine, its default would give a slower phone than the one
 * that the limits were set for. Lighthouse's own benchmark index varies too much to tell: from 1,011 to 1,817 within
 * minutes on one machine.
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
