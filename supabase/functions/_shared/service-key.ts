import type { Settings } from './environment.ts';

/**
 * Whether the request has one of the service's keys (a secret key or the legacy service role key), as a bearer token or
 * as apikey. Compares in constant time.
 */
export async function isAuthorizedAsService(request: Request, settings: Settings): Promise<boolean> {
  if (settings.database === null) return false;
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const given = [bearer, request.headers.get('apikey')].filter((key) => typeof key === 'string');
  const { acceptedKeys } = settings.database;
  const matches = await Promise.all(
    given.flatMap((key) => acceptedKeys.map((known) => sameText(key, known))),
  );
  return matches.includes(true);
}

/** Compares every byte of two hashes: the time does not tell where the texts differ. */
export async function sameText(left: string, right: string): Promise<boolean> {
  const hash = async (value: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)));
  const [a, b] = await Promise.all([hash(left), hash(right)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
