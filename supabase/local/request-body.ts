import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** How long a body may take, in milliseconds. */
export interface BodyTimeouts {
  /** Between two chunks. */
  idleMs: number;
  /** From the first read to the end. */
  totalMs: number;
}

/** The longest message takes a few seconds on the slowest connection that is worth serving. */
const TIMEOUTS: BodyTimeouts = { idleMs: 15_000, totalMs: 60_000 };

/**
 * Reads a whole request body.
 * @throws HttpError 413 as soon as more than `maxBytes` has been announced or has arrived, 408 if the body is slower
 * than `timeouts` allow. The rest of the body has not been read.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  { idleMs, totalMs }: BodyTimeouts = TIMEOUTS,
): Promise<Buffer> {
  const tooLarge = () => new HttpError(413, 'TOO_LARGE', 'The request is too large');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (end: () => void) => {
      clearTimeout(idle);
      clearTimeout(total);
      request.pause();
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      end();
    };
    const tooSlow = () => settle(() => reject(new HttpError(408, 'TOO_SLOW', 'The request took too long')));
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) return settle(() => reject(tooLarge()));
      chunks.push(chunk);
      idle.refresh();
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onError = (error: Error) => settle(() => reject(error));
    const onClose = () => onError(new Error('The client closed the connection'));
    const idle = setTimeout(tooSlow, idleMs);
    const total = setTimeout(tooSlow, totalMs);
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}
