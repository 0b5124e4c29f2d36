/** Finds the mail in what a provider posts. All of them can pass it on as it came. */

/** 10 MB of attachments are 14 MB in Base64. */
export const MAX_MAIL_BYTES = 16 * 1024 * 1024;

/**
 * The mail in a request: as the whole body (Cloudflare's email workers, curl), in a field of a form (SendGrid's `email`,
 * Mailgun's `body-mime`), or in JSON (Postmark's `RawEmail`).
 * @returns null if there is none; 'too_large' above the limit
 */
export async function rawMailOf(request: Request): Promise<Uint8Array | null | 'too_large'> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_MAIL_BYTES) return 'too_large';
  const body = await readUpTo(request, MAX_MAIL_BYTES);
  if (body === 'too_large') return body;
  const type = request.headers.get('content-type') ?? '';
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
    const form = await new Response(body as BodyInit, { headers: { 'content-type': type } })
      .formData()
      .catch(() => null);
    const field = form?.get('body-mime') ?? form?.get('email') ?? null;
    if (field === null) return null;
    return typeof field === 'string' ? bytesOf(field) : new Uint8Array(await field.arrayBuffer());
  }
  if (/^application\/json/i.test(type)) {
    try {
      const { RawEmail: mail } = JSON.parse(new TextDecoder().decode(body)) as { RawEmail?: unknown };
      return typeof mail === 'string' ? bytesOf(mail) : null;
    } catch {
      return null;
    }
  }
  return body.byteLength > 0 ? body : null;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The body. Stops at the limit, whatever the header promised. */
async function readUpTo(request: Request, limit: number): Promise<Uint8Array | 'too_large'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    size += next.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return 'too_large';
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}
