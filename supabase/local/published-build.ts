import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { staticMiddleware } from 'srvx/static';
import { clearCompressionCache, compress } from './compression.ts';

/** One build of the site, ready to be served. */
export interface PublishedBuild {
  /** Paths inside dist, with a leading slash, without files that configure the host. */
  files: ReadonlySet<string>;
  /** A text file of the build; empty if it does not exist. */
  read(name: string): string;
  /** Serves one of `files`: compressed, in part (206), or not at all (304), as the request asks. */
  serve(name: string, request: Request): Promise<Response>;
  /**
   * Compresses every text file now instead of at its first request, and drops what older builds left.
   * @returns how many files
   */
  compressAll(): Promise<number>;
}

export interface PublishOptions {
  dist: string;
  /** Where the text files are written as they are served. The folder is emptied first. */
  folder: string;
  cacheFolder: string;
  /** The origin in the build and the origin that replaces it; null to keep it. `build` is the text of build.json. */
  replaceOrigin: (build: string) => { from: string; to: string } | null;
}

/** Files that configure the host and are not part of the site. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/build.json']);
const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|xml)$/;
const NAMES_ORIGIN = /\.(?:html|txt|xml)$/;
const COMPRESSED = ['.br', '.gz'] as const;

/**
 * Reads a build. Texts are held in memory, so that they survive while the next build replaces them on disk. The first
 * request for a text writes it to `folder`, with this server's origin, and compressed beside it. Pictures and films are
 * served from `dist`.
 */
export async function publishBuild({
  dist,
  folder,
  cacheFolder,
  replaceOrigin,
}: PublishOptions): Promise<PublishedBuild> {
  const all = await listFiles(dist);
  const inMemory = all.filter((name) => TEXT.test(name.replace(/\.(?:br|gz)$/, '')) || NOT_SERVED.has(name));
  const texts = new Map<string, { body: Buffer; modified: Date }>();
  for (const name of inMemory) {
    const file = path.join(dist, name);
    texts.set(name, { body: await readFile(file), modified: (await stat(file)).mtime });
  }
  const read = (name: string) => texts.get(name)?.body.toString('utf8') ?? '';
  const isVariant = (name: string) => /\.(?:br|gz)$/.test(name) && texts.has(name.slice(0, -3));
  const files = new Set(all.filter((name) => !NOT_SERVED.has(name) && !isVariant(name)));
  const origin = replaceOrigin(read('/build.json'));
  await rm(folder, { recursive: true, force: true });

  const publish = async (name: string) => {
    const { body: original, modified } = texts.get(name)!;
    const isChanged = NAMES_ORIGIN.test(name) && origin !== null && original.includes(origin.from);
    const body = isChanged ? Buffer.from(read(name).replaceAll(origin.from, origin.to)) : original;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const write = async (extension: string, content: Uint8Array) => {
      await writeFile(file + extension, content);
      // The ETag is made from size and time, and must be the same after a restart.
      await utimes(file + extension, modified, modified);
    };
    await write('', body);
    for (const extension of COMPRESSED) {
      const built = isChanged ? undefined : texts.get(name + extension)?.body;
      await write(extension, built ?? (await compress(body, extension, cacheFolder)));
    }
  };
  const published = new Map<string, Promise<void>>();
  const ensurePublished = (name: string) => {
    const running = published.get(name) ?? publish(name);
    published.set(name, running);
    running.catch(() => published.delete(name));
    return running;
  };

  const serveText = staticMiddleware({ dir: folder, compress: false, encodings: { br: '.br', gzip: '.gz' } });
  const serveOriginal = staticMiddleware({ dir: dist, compress: false, encodings: {} });
  return {
    files,
    read,
    async serve(name, { method, headers }) {
      // A full disk takes no copy. The site still answers, uncompressed and with the addresses of the build.
      const isText =
        texts.has(name) &&
        (await ensurePublished(name).then(
          () => true,
          () => false,
        ));
      const request = new Request(`http://localhost${encodeURI(name)}`, { method, headers });
      // Another build has just removed the file. Pages of the new build do not need it.
      const gone = () => new Response('Not found', { status: 404 });
      return (isText ? serveText : serveOriginal)(request, gone);
    },
    async compressAll() {
      const names = [...texts.keys()].filter((name) => files.has(name));
      const work = async () => {
        for (let name = names.pop(); name !== undefined; name = names.pop()) await ensurePublished(name);
      };
      const count = names.length;
      await clearCompressionCache(cacheFolder);
      await Promise.all([work(), work()]);
      return count;
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join('/')}`);
}
