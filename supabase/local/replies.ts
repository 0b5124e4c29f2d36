import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRefused } from './request-refused.ts';

/** How long the rest of a refused body is thrown away, so that the sender gets to read the answer. */
const LINGER_MS = 2_000;

/** Answers with JSON that no cache keeps and no browser takes for anything else. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (writeJson(response, status, value)) response.end();
}

/** Answers 503 and when to come back. */
export function unavailable(response: ServerResponse): void {
  response.setHeader('retry-after', '1');
  sendJson(response, 503, { code: 'UNAVAILABLE', message: 'Not ready', retryAfter: 1 });
}

/**
 * Answers a request whose body may still be on its way. The connection ends, but not at once: closing it on unread
 * data would take the answer away from the sender.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: RequestRefused): void {
  const { status, code, message, headers } = refusal;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.complete) return sendJson(response, status, { code, message });
  response.setHeader('connection', 'close');
  if (!writeJson(response, status, { code, message })) return;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once('end', end).once('close', end).resume();
}

/** @returns whether it could be written; otherwise the connection is broken off */
function writeJson(response: ServerResponse, status: number, value: unknown): boolean {
  if (response.headersSent) {
    response.destroy();
    return false;
  }
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.write(body);
  return true;
}
