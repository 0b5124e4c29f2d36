import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeDurably } from './durable-write.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses at the best quality. Results are cached in `cacheFolder` under a hash of the content, so that a later
 * start finds them.
 */
export async function compress(
  body: Uint8Array,
  extension: '.br' | '.gz',
  cacheFolder: string,
): Promise<Uint8Array> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const file = path.join(cacheFolder, hash + extension);
  const cached = await readFile(file).catch(() => null);
  if (cached !== null) return cached;
  const result = extension === '.br' ? await compressBrotli(body) : await gzipped(body, { level: 9 });
  // A full disk or a read-only folder costs time at the next start, nothing else.
  await writeDurably(file, result).catch(() => {});
  return result;
}

/** Empties the cache, which would otherwise grow with every build. */
export async function clearCompressionCache(cacheFolder: string): Promise<void> {
  await rm(cacheFolder, { recursive: true, force: true });
}

function compressBrotli(body: Uint8Array): Promise<Uint8Array> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
