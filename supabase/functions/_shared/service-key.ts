import type { Settings } from './environment.ts';

/**
 * Whether the request carries one of the service's keys, as a bearer token or as apikey: a secret key or the legacy
 * service role key. Each is compared in constant time.
 */
export async function authorisedAsService(request: Request, settings: Settings): Promise<boolean> {
  if (settings.database === null) return false;
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const given = [bearer, request.headers.get('apikey')].filter((key) => typeof key === 'string');
  const { acceptedKeys } = settings.database;
  const matches = await Promise.all(
    given.flatMap((key) => acceptedKeys.map((known) => sameText(key, known))),
  );
  return matches.includes(true);
}

/** Compares hashes of equal length, every byte of them: the time taken says nothing about where they differ. */
export async function sameText(left: string, right: string): Promise<boolean> {
  const hash = async (value: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)));
  const [a, b] = await Promise.all([hash(left), hash(right)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
