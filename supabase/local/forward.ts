import type { IncomingMessage } from 'node:http';

/** Belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP =
  'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade expect'.split(
    ' ',
  );
/** Headers that name the visitor. The client could have made them up. */
const ADDRESS_HEADERS = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * The request as a service behind the gateway gets it.
 * @param url where the service believes to be
 * @param body null for a method that has none
 */
export function forwardRequest(
  request: Request,
  incoming: IncomingMessage,
  url: URL,
  body: Buffer | null,
): Request {
  const headers = new Headers(request.headers);
  for (const name of [...HOP_BY_HOP, ...ADDRESS_HEADERS, 'content-length']) headers.delete(name);
  headers.set('x-forwarded-for', clientAddress(incoming));
  return new Request(url, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  });
}

/** The service's response as the client gets it. `fetch` has already undone any compression. */
export function forwardResponse(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of HOP_BY_HOP) headers.delete(name);
  if (headers.has('content-encoding')) headers.delete('content-length');
  headers.delete('content-encoding');
  headers.set('x-content-type-options', 'nosniff');
  // Rows, sessions and replies are nobody else's. Films have an address of their own that may be kept.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** The address at the other end of the connection; IPv4 in its plain form. */
export function clientAddress(incoming: IncomingMessage): string {
  return (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}
