import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeDurably } from './durable-write.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Above this, the highest quality takes seconds and saves little. */
const LARGE = 512 * 1024;

/** Short name of a content, for ETags and cache files. */
export function fingerprint(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 20);
}

/**
 * Compresses at the best quality, once per content: results are kept in `cacheFolder` under the content's
 * fingerprint, so that a later start finds them.
 */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  cacheFolder: string,
): Promise<Uint8Array> {
  const file = path.join(cacheFolder, `${fingerprint(body)}.${encoding === 'br' ? 'br' : 'gz'}`);
  try {
    return await readFile(file);
  } catch {
    // Not compressed yet.
  }
  const result = encoding === 'br' ? await compressBrotli(body) : await gzipped(body, { level: 9 });
  // A full disk or a read-only folder costs time at the next start, nothing else.
  await writeDurably(file, result).catch(() => {});
  return result;
}

/** Empties the cache of results, which would otherwise grow with every build. */
export async function forgetCompressed(cacheFolder: string): Promise<void> {
  await rm(cacheFolder, { recursive: true, force: true });
}

function compressBrotli(body: Uint8Array): Promise<Uint8Array> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The best encoding that the client accepts; null means: as it is. */
export function chooseEncoding(accept: string | undefined): Encoding | null {
  if (accept === undefined) return null;
  const accepted = new Map(
    accept.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  const quality = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  const br = quality('br');
  const gz = quality('gzip');
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : null;
}
