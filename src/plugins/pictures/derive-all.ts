import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import sharp from 'sharp';
import { derivePicture, masters, PHOTOS_DIR, type CompactPicture, type PictureFile } from './derive.ts';

export interface DerivedPictures {
  /** By name, in alphabetical order. */
  pictures: Record<string, CompactPicture>;
  files: PictureFile[];
}

/** How often to say how many pictures are done. The first build takes minutes, later ones find them in a cache. */
const REPORT_MS = 10_000;

let deriving: Promise<DerivedPictures> | undefined;

/** Every picture of the site, derived at the first call. */
export const derivedPictures = (): Promise<DerivedPictures> => (deriving ??= deriveAll());

/** Derives one picture per core at a time: an AVIF encoder uses a single core. */
async function deriveAll(): Promise<DerivedPictures> {
  const all = [...masters(), ...masters(PHOTOS_DIR)].sort();
  const report = setInterval(() => console.log(`Pictures ${results.size}/${all.length}`), REPORT_MS);
  const results = new Map<string, Awaited<ReturnType<typeof derivePicture>>>();
  const queue = [...all];
  sharp.concurrency(1);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, path] = next;
      const isDrawing = extname(path).toLowerCase() === '.svg';
      results.set(name, await derivePicture(name, readFileSync(path), isDrawing));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker)).finally(() =>
    clearInterval(report),
  );
  const derived = all.map(([name]) => [name, results.get(name)!] as const);
  return {
    pictures: Object.fromEntries(derived.map(([name, { picture }]) => [name, picture])),
    files: derived.flatMap(([, { files }]) => files),
  };
}
