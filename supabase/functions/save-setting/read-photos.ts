import { isPreparedPhoto } from '../_shared/jpeg.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Photographs that came with a change, by their id; null if one of them is none, or holds more than its pixels. */
export function readPhotos(photos: unknown = {}): Readonly<Record<string, string>> | null {
  if (typeof photos !== 'object' || photos === null) return null;
  return Object.values(photos).every((photo) => typeof photo === 'string' && isPhoto(photo))
    ? (photos as Record<string, string>)
    : null;
}

function isPhoto(base64: string): boolean {
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return false;
  return isPreparedPhoto(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
