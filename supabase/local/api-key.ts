import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError } from './http-error.ts';

/** The keys that the API accepts; none while it is starting. */
export interface KnownKeys {
  publishableKey?: string;
  secretKey?: string;
}

/**
 * Tells which key a request carries, from its headers and address alone.
 * @throws HttpError 401 if the key is missing or unknown
 */
export function keyKind(
  request: Request,
  url: URL,
  { publishableKey, secretKey }: KnownKeys,
): 'publishable' | 'secret' {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? '';
  const matches = (known: string | undefined) => known !== undefined && isSame(key, known);
  if (matches(secretKey)) return 'secret';
  if (matches(publishableKey)) return 'publishable';
  throw new HttpError(401, 'UNAUTHORIZED', 'The request has no valid API key');
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
