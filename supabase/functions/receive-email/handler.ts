import type { Database } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { replyLater, replyToFailure, replyWith, serveFunction } from '../_shared/respond.ts';
import { sameText } from '../_shared/service-key.ts';
import { rawMailOf } from './raw-mail.ts';
import { readMail, type ReadMail } from './read-mail.ts';

/**
 * Takes what visitors answer by mail, and files it with their inquiry. The mail provider calls it with the secret in
 * `x-inbound-secret`, or in `Authorization` as a bearer token or as the password of Basic authentication. With GET the desk
 * asks whether answers arrive here at all.
 *
 * A provider repeats a call until it gets 200. So a mail that is of no use (no inquiry, erased, forged, too many) gets 200
 * as well, and a database that does not answer gets 503. Answers come only to who has the secret, so they may say which.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  const isOpen = ({ method }: Request) => method === 'POST';
  return serveFunction(deps, { methods: ['GET', 'POST'], isOpen }, async (request) => {
    const { inbound, mailFrom } = deps.settings;
    if (request.method === 'GET')
      return replyWith(200, { id: null, success: true, receives: inbound !== null });
    if (!inbound || !(await hasSecret(request, inbound.secret)))
      return replyWith(401, { id: null, success: false, code: 'invalid' });
    const raw = await rawMailOf(request);
    if (raw === 'too_large') return ignored(deps, 'too_large');
    if (raw === null) return replyWith(400, { id: null, success: false, code: 'invalid' });
    const read = await readMail(raw, { inboundAddress: inbound.address, mailFrom }, deps.now()).catch(
      () => undefined,
    );
    if (read === undefined) return ignored(deps, 'unreadable');
    if (read === null) return ignored(deps, 'no_inquiry');
    if (deps.database === null) return replyLater(null, 'unavailable', 300);
    const { token, ...content } = read.mail;
    const filed = await deps.database.rpc('file_mail', { token, mail: content });
    if (!filed.ok) {
      if (filed.reason === 'refused') return ignored(deps, 'refused');
      return replyToFailure(null, filed);
    }
    // A repetition of a known mail may be what brings its files.
    const isHere = filed.value === 'filed' || filed.value === 'known';
    if (isHere && !(await keepFiles(read, deps.database, deps))) {
      deps.log('file_not_kept');
      return replyLater(null, 'unavailable', 300);
    }
    if (filed.value !== 'filed') return ignored(deps, filed.value);
    return replyWith(200, { id: null, success: true });
  });
}

/** Stores the files that the database wants of this mail. @returns whether it has all of them */
async function keepFiles(
  { mail, contents }: ReadMail,
  database: Database,
  { attachments }: Dependencies,
): Promise<boolean> {
  if (contents.size === 0) return true;
  const wanted = await database.rpc('kept_files', { mail_id: mail.id });
  if (!wanted.ok) return false;
  for (const path of wanted.value) {
    const content = contents.get(path);
    if (content && !(await attachments.store(path, content))) return false;
  }
  return true;
}

function ignored(deps: Dependencies, cause: string): Response {
  deps.log('mail_ignored', { cause });
  return replyWith(200, { id: null, success: true });
}

async function hasSecret(request: Request, secret: string): Promise<boolean> {
  const header = request.headers.get('x-inbound-secret');
  if (header !== null) return sameText(header, secret);
  const [, scheme, value] = /^(bearer|basic) +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (value === undefined) return false;
  if (scheme?.toLowerCase() === 'bearer') return sameText(value, secret);
  try {
    return sameText(atob(value).replace(/^[^:]*:/, ''), secret);
  } catch {
    return false;
  }
}
