import type { App } from '@supabase/lite';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './durable-write.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** The media types of stored files by their extension. Only films are stored. */
export const FILM_TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

/** Stores objects as files. `@supabase/lite` has such an adapter, but does not export it. */
export function storageInFolder(folder: string): StorageAdapter {
  const root = path.resolve(folder);

  /** Throws if a key, however it is spelled, would leave the folder. */
  const locate = (bucket: string, key: string): string => {
    const file = path.resolve(root, bucket, key);
    if (!file.startsWith(path.join(root, bucket) + path.sep) || file.includes('\0'))
      throw new Error('Invalid key');
    return file;
  };
  const describe = async (file: string): Promise<Metadata> => {
    const info = await fs.stat(file);
    const eTag = `"${createHash('sha256').update(`${info.size}:${info.mtimeMs}`).digest('base64url').slice(0, 20)}"`;
    return {
      cacheControl: 'no-cache',
      contentLength: info.size,
      size: info.size,
      mimetype: FILM_TYPES[path.extname(file)] ?? 'application/octet-stream',
      lastModified: info.mtime,
      eTag,
    };
  };
  const remove = (bucket: string, key: string) => fs.rm(locate(bucket, key), { force: true });

  return {
    driver: fs,
    async getObject(bucket, key) {
      const file = locate(bucket, key);
      const metadata = await describe(file);
      return { httpStatusCode: 200, metadata, body: await fs.readFile(file) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const file = locate(bucket, key);
      await writeDurably(file, await readAll(body));
      return { ...(await describe(file)), mimetype, cacheControl };
    },
    async deleteObject(bucket, key) {
      await remove(bucket, key);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      await writeDurably(locate(toBucket, to), await fs.readFile(locate(fromBucket, from)));
      const { eTag, lastModified } = await describe(locate(toBucket, to));
      return { httpStatusCode: 200, eTag, lastModified: lastModified ?? new Date() };
    },
    headObject: (bucket, key) => describe(locate(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${locate(bucket, key)}`,
  };
}

async function readAll(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}
