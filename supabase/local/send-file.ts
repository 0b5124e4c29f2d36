import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseRange } from './byte-range.ts';
import { chooseEncoding } from './compression.ts';
import type { SiteFile } from './site-files.ts';

/** For every answer that is not the file itself: a cache that kept one would hide the file once it is there. */
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/**
 * Sends one file of the site with the headers that its rules give it: compressed as the browser likes it best, in part
 * where a part was asked for, not at all (304) where the browser has it.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
  rules: OutgoingHttpHeaders,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { 'content-type': file.type, etag: file.etag, ...rules };
  if (status !== 200) Object.assign(headers, NOT_KEPT);
  if (file.body !== null) headers['vary'] = 'accept-encoding';
  if (status === 200 && isFresh(request, file.etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  const range = status === 200 ? wantedRange(request, file) : null;
  // Texts are sent compressed, where a range of the original has no use.
  if (status === 200 && file.body === null) headers['accept-ranges'] = 'bytes';
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, ...NOT_KEPT, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  if (range !== null) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
    headers['content-length'] = range.end - range.start + 1;
    return sendBody(request, response, 206, headers, file, range);
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const encoded = encoding === null ? null : await file.encoded(encoding);
  if (encoding === null || encoded === null) {
    headers['content-length'] = file.size;
    return sendBody(request, response, status, headers, file, { start: 0, end: file.size - 1 });
  }
  headers['etag'] = file.etag.replace(/"$/, `-${encoding}"`);
  headers['content-encoding'] = encoding;
  headers['content-length'] = encoded.length;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : encoded);
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  file: SiteFile,
  { start, end }: { start: number; end: number },
): Promise<void> {
  if (request.method === 'HEAD' || file.size === 0) {
    response.writeHead(status, headers).end();
    return;
  }
  if (file.body !== null) {
    response.writeHead(status, headers).end(file.body.subarray(start, end + 1));
    return;
  }
  let handle: FileHandle;
  try {
    handle = await open(file.absolute);
  } catch {
    // Another build has just taken it away; pages of the new one don't ask for it.
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...NOT_KEPT }).end('Not found');
    return;
  }
  response.writeHead(status, headers);
  // Visitors who leave in the middle of a video are no error.
  await pipeline(handle.createReadStream({ start, end }), response).catch(() => response.destroy());
}

/** An ETag names the content; how it was compressed for the journey makes no difference here. */
function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const content = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-(?:br|gzip)"$/, '"');
  return known.trim() === '*' || known.split(',').some((tag) => content(tag) === etag);
}

function wantedRange(request: IncomingMessage, file: SiteFile) {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== file.etag) return null;
  return request.method === 'GET' ? parseRange(request.headers.range, file.size) : null;
}
