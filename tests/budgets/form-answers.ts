import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit } from '../bench/visit.ts';

/** The two pages whose forms most visitors use. */
const PATHS = ['/', '/contact'];
/** Latest answer of a form that is sent at once and empty, on a connection of 400 kbit/s (ms). */
const MAX_ANSWER_MS = 6000;
/** Visits of a page that misses the limit. Other load only adds time, so the fastest one counts. */
const MAX_VISITS = 5;

/**
 * Checks how long a visitor in a hurry waits for the first answer of a form. Prints a line for each page.
 * `slowdown`: how many times slower than this machine the phone's CPU is
 * @returns the paths that miss the limit
 */
export async function slowForms(origin: string, slowdown: number): Promise<string[]> {
  const slow: string[] = [];
  for (const path of PATHS) {
    const times: number[] = [];
    const fastest = () => Math.round(Math.min(...times));
    do {
      const folder = mkdtempSync(join(tmpdir(), 'form-answers-'));
      const { answered } = await visit(origin + path, folder, { pressesSend: true, cpuSlowdown: slowdown });
      times.push(answered);
      rmSync(folder, { recursive: true, force: true });
    } while (fastest() > MAX_ANSWER_MS && times.length < MAX_VISITS);
    if (fastest() > MAX_ANSWER_MS) slow.push(path);
    console.log(`${path}: a form answers after ${fastest()} ms`);
  }
  return slow;
}
