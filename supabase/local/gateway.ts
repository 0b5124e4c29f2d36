import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import { type KnownKeys, keyKind } from './api-key.ts';
import type { Backend } from './backend.ts';
import type { Functions } from './functions.ts';
import { listMails, readMail } from './mailbox.ts';
import { MAILBOX_HEADERS, renderMail, renderMailbox } from './mailbox-page.ts';
import { refuse, sendJson, unavailable } from './replies.ts';
import { type BodyPatience, readBody } from './request-body.ts';
import { RequestRefused } from './request-refused.ts';
import type { Site } from './site.ts';
import { askStorage } from './storage-compat.ts';
import { clientAddress, sendWebResponse, toWebRequest } from './web-exchange.ts';

/** What the gateway routes to; a part that is not there yet, or not any more, answers 503. */
export interface Parts extends KnownKeys {
  backend?: Backend;
  functions?: Functions;
  site?: Site;
  /** How long a body may take; see `request-body.ts`. */
  patience?: BodyPatience;
  mailFolder: string;
  /** True once every part is there and answers. */
  healthy: () => Promise<boolean>;
  log: (line: string) => void;
}

const KB = 1024;
/** Bytes of a body. Only the secret key may upload files. */
const LIMITS = { functions: 256 * KB, rest: 1024 * KB, upload: 50 * KB * KB };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than the functions give a mail server, shorter than the outbox waits. */
const FUNCTION_TIMEOUT_MS = 18_000;

/** One origin for everything: sends each request to the part that answers it. */
export function createGateway(parts: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await route(parts, request, response);
    } catch (error) {
      if (error instanceof RequestRefused) return refuse(request, response, error);
      // A visitor who hung up is no news.
      if (!request.destroyed || request.complete)
        parts.log(`[gateway] ${request.method} ${pathOf(request)}: ${String(error)}`);
      sendJson(response, 500, { code: 'INTERNAL', message: 'Something went wrong' });
    }
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

async function route(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Not the Host header: the path alone decides, and a target such as //host/ must not become another host.
  const target = request.url?.startsWith('/') ? request.url : '/';
  const url = new URL(`http://localhost${target}`);
  const { pathname } = url;
  if (!METHODS.includes(request.method ?? ''))
    throw new RequestRefused(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed', {
      allow: METHODS.join(', '),
    });
  if (!isWellFormed(pathname)) throw new RequestRefused(400, 'BAD_PATH', 'The address is malformed');
  if (pathname === '/healthz') return health(parts, response);
  if (pathname === '/config.json') return config(parts, response);
  if (/^\/(?:rest|storage)\/v1(?:\/|$)/.test(pathname)) return api(parts, request, response, url);
  const name = /^\/(?:functions\/v1|api)\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (name !== undefined) return callFunction(parts, request, response, url, name);
  if (pathname === '/__mail' || pathname.startsWith('/__mail/'))
    return mailbox(parts, request, response, pathname);
  if (parts.site !== undefined) return parts.site.handle(request, response, url);
  unavailable(response);
}

/** Whether every percent sign begins an escape of UTF-8 text. */
function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

async function health(parts: Parts, response: ServerResponse): Promise<void> {
  const ok = await parts.healthy();
  sendJson(response, ok ? 200 : 503, { ok });
}

function config(parts: Parts, response: ServerResponse): void {
  if (parts.publishableKey === undefined) return unavailable(response);
  // An empty address means: the origin that this came from.
  sendJson(response, 200, { supabaseUrl: '', publishableKey: parts.publishableKey });
}

async function api(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { backend } = parts;
  if (backend === undefined) return unavailable(response);
  const isStorage = url.pathname.startsWith('/storage/');
  const body = WITHOUT_BODY.has(request.method ?? '')
    ? Buffer.alloc(0)
    : await readBody(request, limitFor(parts, request, url), parts.patience);
  const ask = (asked: Request) => backend.fetch(asked, clientAddress(request));
  const asked = toWebRequest(request, url, body);
  const answer = await (isStorage ? askStorage(asked, ask) : ask(asked));
  await sendWebResponse(forOwnPages(answer, request), response);
}

/**
 * How much of a body is read, in bytes. Looks at the key before anything of the body.
 * @throws RequestRefused when the key is missing or unknown
 */
function limitFor(parts: Parts, request: IncomingMessage, url: URL): number {
  const isUpload = url.pathname.startsWith('/storage/v1/object/');
  return keyKind(request, url, parts) === 'secret' && isUpload ? LIMITS.upload : LIMITS.rest;
}

/** Lite lets the pages of every website read its answers; here only the pages of this origin may. */
function forOwnPages(answer: Response, request: IncomingMessage): Response {
  const { origin, host } = request.headers;
  const headers = new Headers(answer.headers);
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (isOwn) headers.set('access-control-allow-origin', origin);
  else headers.delete('access-control-allow-origin');
  headers.append('vary', 'Origin');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

async function callFunction(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  name: string,
): Promise<void> {
  const body = WITHOUT_BODY.has(request.method ?? '')
    ? Buffer.alloc(0)
    : await readBody(request, LIMITS.functions, parts.patience);
  const origin = parts.functions?.url();
  if (!origin) return unavailable(response);
  const forwarded = toWebRequest(request, new URL(`/${name}${url.search}`, origin), body);
  forwarded.headers.set('x-forwarded-host', request.headers.host ?? '');
  forwarded.headers.delete('host');
  let answer: Response;
  try {
    answer = await fetch(forwarded, { signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS) });
  } catch {
    return unavailable(response);
  }
  await sendWebResponse(answer, response);
}

/** What proxies add. Behind one, every visitor seems to sit at this computer. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*)$/;

/** Mails hold what visitors wrote: shown to people at this computer only, also when the server listens to others. */
async function mailbox(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const address = `http://${request.headers.host ?? ''}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  if (isForwarded || !isLoopbackAddress(clientAddress(request)) || !isLoopbackHostname(host)) {
    response
      .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
      .end('The mailbox is only shown on its own computer.');
    return;
  }
  const file = pathname.slice('/__mail/'.length);
  if (file === '') {
    response.writeHead(200, MAILBOX_HEADERS).end(renderMailbox(await listMails(parts.mailFolder, 500)));
    return;
  }
  const kept = await readMail(parts.mailFolder, file);
  if (kept === null)
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('No such mail');
  else response.writeHead(200, MAILBOX_HEADERS).end(renderMail(kept));
}
