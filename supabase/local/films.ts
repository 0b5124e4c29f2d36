import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from './backend.ts';
import { FILM_TYPES } from './storage-files.ts';
import { StartupError } from './startup-error.ts';

/** The bucket of `buckets.sql`. */
const BUCKET = 'films';

/**
 * Uploads the films that are missing in the storage service or differ, as `supabase seed buckets` does in a hosted
 * project.
 * @returns the names of the uploaded files
 * @throws StartupError if the storage service refuses one
 */
export async function uploadFilms(
  backend: Pick<Backend, 'fetch'>,
  { from, stored, secretKey }: { from: string; stored: string; secretKey: string },
): Promise<string[]> {
  if (!existsSync(from)) return [];
  const uploaded: string[] = [];
  for (const name of (await readdir(from)).sort()) {
    const type = FILM_TYPES[path.extname(name)];
    if (type === undefined) continue;
    const film = await readFile(path.join(from, name));
    const present = await readFile(path.join(stored, BUCKET, name)).catch(() => null);
    if (present?.equals(film)) continue;
    const body = new FormData();
    body.append('file', new Blob([film], { type }), name);
    const request = new Request(`http://127.0.0.1/storage/v1/object/${BUCKET}/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'x-upsert': 'true' },
      body,
    });
    const response = await backend.fetch(request, null);
    if (!response.ok)
      throw new StartupError(`The film ${name} was refused: ${response.status} ${await response.text()}`);
    uploaded.push(name);
  }
  return uploaded;
}
