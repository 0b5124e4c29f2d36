import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Belong to one connection, not to the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade expect'.split(
    ' ',
  ),
);

/** Node's request as the web's, for handlers that speak `fetch`. `url` is where the handler believes to be. */
export function toWebRequest(request: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i]!;
    if (!HOP_BY_HOP.has(name.toLowerCase()) && name.toLowerCase() !== 'content-length') {
      headers.append(name, request.rawHeaders[i + 1]!);
    }
  }
  // Whoever asks may claim any address; what counts is the one the connection comes from.
  headers.set('x-forwarded-for', clientAddress(request));
  for (const name of ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']) headers.delete(name);
  const method = request.method ?? 'GET';
  const bodyAllowed = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    redirect: 'manual',
    ...(bodyAllowed ? { body: new Uint8Array(body) } : {}),
  });
}

/** The peer's address; an IPv4 one in its plain form. */
export function clientAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** Writes the web's response as Node's. `fetch` has already undone any compression. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = { 'x-content-type-options': 'nosniff' };
  for (const [name, value] of answer.headers) {
    if (!HOP_BY_HOP.has(name) && name !== 'set-cookie') headers[name] = value;
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (headers['content-encoding'] !== undefined) {
    delete headers['content-encoding'];
    delete headers['content-length'];
  }
  response.writeHead(answer.status, headers);
  if (answer.body === null) {
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => response.destroy(),
  );
}
