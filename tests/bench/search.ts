import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { SearchEntry } from '../../src/content/derived/search-index.ts';
import { search } from '../../src/features/service-search/search.ts';

const INDEX = resolve(import.meta.dirname, '../../src/content/derived/search-index.ts');

/** Queries as they grow letter by letter. The last two match only with typo tolerance. */
const TYPED = ['s', 'sc', 'sca', 'scal', 'scalp', 'scalp m', 'scalp mi', 'microneedl', 'scalpp', 'xscalpq'];
/** How often all queries run. One more round runs first, unmeasured, to warm up. */
const ROUNDS = 50;

/**
 * Measures the service search per keystroke, on the site's own index.
 * @returns median and 99th percentile in milliseconds
 */
export async function measureSearch(): Promise<{ ms: number; p99: number }> {
  const { module } = await runnerImport<{ entries: readonly SearchEntry[] }>(INDEX, { configFile: false });
  const index = module.entries;
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const query of TYPED) {
      const start = performance.now();
      search(query, index);
      if (round > 0) times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 100) / 100;
  return { ms: at(0.5), p99: at(0.99) };
}
