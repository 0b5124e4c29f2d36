import { parseRange } from './byte-range.ts';
import { RequestRefused } from './request-refused.ts';

/**
 * Makes lite's storage answer as Supabase's does, where `@supabase/storage-js` and browsers rely on it: the name of
 * the file in an upload form, the shape of signed addresses, and byte ranges (without which Safari plays no video).
 */
export async function askStorage(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const answer = await ask(await withNamedFile(request));
  if (request.method === 'POST' && /\/object\/sign\//.test(request.url) && answer.ok)
    return withSignedUrl(answer);
  if (request.method === 'GET' && answer.status === 200) return withRange(request, answer);
  return answer;
}

/**
 * Storage-js sends the file under an empty name, lite looks for `file`.
 * @throws RequestRefused when the body is not the form that its type promises
 */
async function withNamedFile(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data') || request.body === null)
    return request;
  const form = await request.formData().catch(() => {
    throw new RequestRefused(400, 'BAD_MULTIPART', 'The form data is malformed');
  });
  const file = form.get('');
  if (file === null)
    return new Request(request.url, { method: request.method, headers: plain(request), body: form });
  form.delete('');
  form.set('file', file);
  return new Request(request.url, { method: request.method, headers: plain(request), body: form });
}

/** Without the type, whose boundary belonged to the old body. */
function plain(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  return headers;
}

interface Signed {
  signedUrl?: string;
}

/** Lite answers `signedUrl` with the service's prefix, Supabase `signedURL` without it. */
async function withSignedUrl(answer: Response): Promise<Response> {
  const adapt = <T extends Signed>(value: T) => ({
    ...value,
    signedURL: value.signedUrl ? value.signedUrl.replace(/^\/storage\/v1/, '') : null,
  });
  const value = (await answer.json()) as Signed | Signed[];
  return Response.json(Array.isArray(value) ? value.map(adapt) : adapt(value), { status: answer.status });
}

async function withRange(request: Request, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return answer;
  headers.set('accept-ranges', 'bytes');
  const wanted = request.headers.get('range');
  if (wanted === null) return new Response(answer.body, { status: 200, headers });
  const body = new Uint8Array(await answer.arrayBuffer());
  const range = parseRange(wanted, body.length);
  if (range === null) return new Response(body, { status: 200, headers });
  headers.delete('content-length');
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${body.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
  return new Response(body.subarray(range.start, range.end + 1), { status: 206, headers });
}
