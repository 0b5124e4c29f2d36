import parseRange from 'range-parser';
import { HttpError } from './http-error.ts';

/**
 * Makes lite's storage answer as Supabase's does, where `@supabase/storage-js` and browsers rely on it: the name of
 * the file in an upload form, the shape of signed addresses, the name of a download, and byte ranges (Safari plays no video
 * without them).
 */
export async function askStorage(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await ask(await withNamedFile(request));
  if (request.method === 'POST' && /\/object\/sign\//.test(request.url) && response.ok)
    return withSignedUrl(response);
  if (request.method === 'GET' && response.status === 200)
    return withRange(request, withFileName(request, response));
  return response;
}

/**
 * Storage-js sends the file under an empty name, lite looks for `file`.
 * @throws HttpError 400 if the body is not the form that its type promises
 */
async function withNamedFile(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data') || request.body === null)
    return request;
  const form = await request.formData().catch(() => {
    throw new HttpError(400, 'BAD_MULTIPART', 'The form data is malformed');
  });
  const file = form.get('');
  if (file !== null) {
    form.delete('');
    form.set('file', file);
  }
  const headers = new Headers(request.headers);
  // The old header names the boundary of the old body.
  headers.delete('content-type');
  return new Request(request.url, { method: request.method, headers, body: form });
}

interface Signed {
  signedUrl?: string;
}

/** Lite answers `signedUrl` with the service's prefix, Supabase `signedURL` without it. */
async function withSignedUrl(response: Response): Promise<Response> {
  const adapt = <T extends Signed>(value: T) => ({
    ...value,
    signedURL: value.signedUrl ? value.signedUrl.replace(/^\/storage\/v1/, '') : null,
  });
  const value = (await response.json()) as Signed | Signed[];
  return Response.json(Array.isArray(value) ? value.map(adapt) : adapt(value), { status: response.status });
}

/** `?download=skin.jpg` saves the file under this name. */
function withFileName(request: Request, response: Response): Response {
  const name = new URL(request.url).searchParams.get('download');
  if (name === null) return response;
  const headers = new Headers(response.headers);
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return new Response(response.body, { status: 200, headers });
}

async function withRange(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  if (headers.get('content-type')?.startsWith('application/json')) return response;
  headers.set('accept-ranges', 'bytes');
  const wanted = request.headers.get('range');
  if (wanted === null) return new Response(response.body, { status: 200, headers });
  const body = new Uint8Array(await response.arrayBuffer());
  const ranges = parseRange(body.length, wanted);
  if (ranges === -1) {
    headers.delete('content-length');
    headers.set('content-range', `bytes */${body.length}`);
    return new Response(null, { status: 416, headers });
  }
  // Several ranges at once are not supported: the whole file is a valid response.
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  if (range === undefined) return new Response(body, { status: 200, headers });
  headers.delete('content-length');
  headers.set('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
  return new Response(body.subarray(range.start, range.end + 1), { status: 206, headers });
}
