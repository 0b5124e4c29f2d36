import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import sharp from 'sharp';
import { progress } from '../progress.ts';
import { derivePicture, masters, type CompactPicture, type PictureFile } from './derive.ts';

export interface DerivedPictures {
  /** By name, in alphabetical order. */
  pictures: Record<string, CompactPicture>;
  files: PictureFile[];
}

/** Derives every picture of the site, one per core at a time: an AVIF encoder uses a single core. */
export async function deriveAllPictures(): Promise<DerivedPictures> {
  const all = [...masters()].sort();
  const report = progress('Pictures', all.length);
  const results = new Map<string, Awaited<ReturnType<typeof derivePicture>>>();
  const queue = [...all];
  sharp.concurrency(1);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, path] = next;
      const isDrawing = extname(path).toLowerCase() === '.svg';
      results.set(name, await derivePicture(name, readFileSync(path), isDrawing));
      report(results.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const derived = all.map(([name]) => [name, results.get(name)!] as const);
  return {
    pictures: Object.fromEntries(derived.map(([name, { picture }]) => [name, picture])),
    files: derived.flatMap(([, { files }]) => files),
  };
}
