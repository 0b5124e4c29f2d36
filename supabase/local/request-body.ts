import type { IncomingMessage } from 'node:http';
import { RequestRefused } from './request-refused.ts';

/** How long a body may take. */
export interface BodyPatience {
  /** Between two pieces of it. */
  idleMs: number;
  /** From the first look at it to its end. */
  totalMs: number;
}

/** The longest message takes a few seconds of this on the weakest connection that is worth serving. */
const PATIENCE: BodyPatience = { idleMs: 15_000, totalMs: 60_000 };

/**
 * Reads a whole request body.
 * @param limit in bytes
 * @throws RequestRefused as soon as more than `limit` has been announced or has arrived (413), or when the body is
 * slower than `patience` allows (408); the rest of it has not been read then
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  { idleMs, totalMs }: BodyPatience = PATIENCE,
): Promise<Buffer> {
  const tooLarge = () => new RequestRefused(413, 'TOO_LARGE', 'The request is too large');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (end: () => void) => {
      clearTimeout(idle);
      clearTimeout(total);
      request.pause();
      request.off('data', take).off('end', whole).off('error', failed).off('close', cutOff);
      end();
    };
    const tooSlow = () =>
      settle(() => reject(new RequestRefused(408, 'TOO_SLOW', 'The request took too long')));
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return settle(() => reject(tooLarge()));
      chunks.push(chunk);
      idle.refresh();
    };
    const whole = () => settle(() => resolve(Buffer.concat(chunks)));
    const failed = (error: Error) => settle(() => reject(error));
    const cutOff = () => failed(new Error('The client closed the connection'));
    const idle = setTimeout(tooSlow, idleMs);
    const total = setTimeout(tooSlow, totalMs);
    request.on('data', take).on('end', whole).on('error', failed).on('close', cutOff);
  });
}
