import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from './backend.ts';
import { typeOf } from './mime.ts';

/** The bucket of `supabase/migrations/*_films.sql`. */
const BUCKET = 'films';

/**
 * Puts the films into the storage service, as `supabase seed buckets` does in a hosted project: those that are missing
 * there or differ.
 * @returns the names of the files uploaded
 * @throws Error when the storage service refuses one
 */
export async function uploadFilms(
  backend: Pick<Backend, 'fetch'>,
  { from, stored, secretKey }: { from: string; stored: string; secretKey: string },
): Promise<string[]> {
  if (!existsSync(from)) return [];
  const uploaded: string[] = [];
  for (const name of (await readdir(from)).filter((file) => /\.(?:webm|mp4)$/.test(file)).sort()) {
    const film = await readFile(path.join(from, name));
    const present = await readFile(path.join(stored, BUCKET, name)).catch(() => null);
    if (present?.equals(film)) continue;
    const body = new FormData();
    body.append('file', new Blob([film], { type: typeOf(name) }), name);
    const request = new Request(`http://127.0.0.1/storage/v1/object/${BUCKET}/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'x-upsert': 'true' },
      body,
    });
    const answer = await backend.fetch(request, null);
    if (!answer.ok) throw new Error(`The film ${name} was refused: ${answer.status} ${await answer.text()}`);
    uploaded.push(name);
  }
  return uploaded;
}
