import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RequestRefused } from './request-refused.ts';

/** The keys that the API knows; none of them while it is starting. */
export interface KnownKeys {
  publishableKey?: string;
  secretKey?: string;
}

/**
 * Says whose key a request carries, by its headers and address alone.
 * @throws RequestRefused (401) when the key is missing or unknown
 */
export function keyKind(
  request: IncomingMessage,
  url: URL,
  { publishableKey, secretKey }: KnownKeys,
): 'publishable' | 'secret' {
  const key = String(request.headers['apikey'] ?? url.searchParams.get('apikey') ?? '');
  const is = (known: string | undefined) => known !== undefined && isSame(key, known);
  if (is(secretKey)) return 'secret';
  if (is(publishableKey)) return 'publishable';
  throw new RequestRefused(401, 'UNAUTHORIZED', 'The request has no valid API key');
}

/** Compares two texts in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
