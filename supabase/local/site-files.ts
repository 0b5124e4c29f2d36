import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Encoding, compress, fingerprint } from './compression.ts';
import { isCompressible, typeOf } from './mime.ts';

/** One file of the built site, as it is served. */
export interface SiteFile {
  /** Path inside dist, with a leading slash. */
  name: string;
  absolute: string;
  type: string;
  size: number;
  /** Strong: made from the content of texts, from size and time of large media. */
  etag: string;
  /** Held in memory: texts, whose origin may have been replaced. Null: streamed from disk. */
  body: Buffer | null;
  /** The compressed body; null when the file is not worth it. */
  encoded(encoding: Encoding): Promise<Uint8Array | null>;
}

export interface SiteFilesOptions {
  dist: string;
  cacheFolder: string;
  /** Origin that the build baked in → origin that this server speaks for. */
  replaceOrigin: { from: string; to: string } | null;
}

/** Files that steer the hosting and are not part of the site. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/build.json']);
const TELLS_ITS_ORIGIN = /\.(?:html|xml|txt)$/;

/**
 * Reads the built site. Looking a path up in the result can't leave `dist`, however it is spelt: there is no file
 * system behind the lookup.
 */
export async function readSiteFiles(options: SiteFilesOptions): Promise<Map<string, SiteFile>> {
  const found = new Map<string, SiteFile>();
  const all = await readdir(options.dist, { recursive: true, withFileTypes: true });
  const names = new Set(
    all
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${path.relative(options.dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
      ),
  );
  for (const name of names) {
    if (NOT_SERVED.has(name)) continue;
    // Compressed siblings belong to the file beside them.
    const original = name.replace(/\.(?:br|gz)$/, '');
    if (original !== name && names.has(original)) continue;
    found.set(name, await readSiteFile(name, names, options));
  }
  return found;
}

async function readSiteFile(name: string, names: Set<string>, options: SiteFilesOptions): Promise<SiteFile> {
  const absolute = path.join(options.dist, ...name.split('/'));
  const type = typeOf(name);
  if (!isCompressible(name)) {
    const { size, mtimeMs } = await stat(absolute);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { name, absolute, type, size, etag, body: null, encoded: async () => null };
  }
  const original = await readFile(absolute);
  const body = TELLS_ITS_ORIGIN.test(name) ? speakFor(original, options.replaceOrigin) : original;
  const untouched = body === original;
  const memory = new Map<Encoding, Promise<Uint8Array>>();
  const produce = (encoding: Encoding): Promise<Uint8Array> => {
    const sibling = encoding === 'br' ? '.br' : '.gz';
    if (untouched && names.has(name + sibling)) return readFile(absolute + sibling);
    return compress(body, encoding, options.cacheFolder);
  };
  return {
    name,
    absolute,
    type,
    size: body.length,
    etag: `"${fingerprint(body)}"`,
    body,
    encoded(encoding) {
      const known = memory.get(encoding) ?? produce(encoding);
      memory.set(encoding, known);
      return known;
    },
  };
}

function speakFor(original: Buffer, replace: SiteFilesOptions['replaceOrigin']): Buffer {
  if (replace === null || !original.includes(replace.from)) return original;
  return Buffer.from(original.toString('utf8').replaceAll(replace.from, replace.to));
}
