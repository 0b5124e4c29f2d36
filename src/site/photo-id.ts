/** The id of a photograph of a case: the SHA-256 of its file, in hexadecimal. */
export async function photoId(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
