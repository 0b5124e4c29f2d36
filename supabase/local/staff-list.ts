import { EMAIL_PATTERN } from '../functions/_shared/limits.ts';
import { serviceHeaders } from '../functions/_shared/database.ts';

/** Where the staff list is, and the key that may change it. */
export interface StaffTarget {
  /** Without a slash at the end. */
  url: string;
  secretKey: string;
  /** How errors name it, for example "the local server at http://127.0.0.1:4173". */
  name: string;
}

/** What the command prints, and whether it did what it was asked to do. */
export interface StaffResult {
  ok: boolean;
  text: string;
}

interface Member {
  email: string;
  role: 'owner' | 'staff';
  created_at: string;
}

export const USAGE = [
  'Who may sign in to the staff desk:',
  '  npm run staff -- list',
  '  npm run staff -- add <email> [--owner]',
  '  npm run staff -- remove <email>',
].join('\n');

/** Runs `list`, `add <email> [--owner]` or `remove <email>`. Never throws. */
export async function runStaffCommand(
  args: readonly string[],
  target: StaffTarget,
  send: typeof fetch = fetch,
): Promise<StaffResult> {
  const [command, ...rest] = args;
  const isOwner = rest.includes('--owner');
  const [typed, ...more] = rest.filter((argument) => argument !== '--owner');
  const unknown = more.length > 0 || typed?.startsWith('--') || (isOwner && command !== 'add');
  if (!['list', 'add', 'remove'].includes(command ?? '') || unknown) return { ok: false, text: USAGE };
  try {
    if (command === 'list')
      return typed === undefined ? await list(target, send) : { ok: false, text: USAGE };
    // As private.folded_address() in the database.
    const email = typed?.trim().normalize('NFKC').toLowerCase() ?? '';
    if (!EMAIL_PATTERN.test(email)) return { ok: false, text: `"${typed ?? ''}" is not an email address.` };
    return command === 'add' ? await add(target, send, email, isOwner) : await remove(target, send, email);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, text: error.message };
    return { ok: false, text: `Nothing answers at ${target.name}; start it, then try again.` };
  }
}

async function list(target: StaffTarget, send: typeof fetch): Promise<StaffResult> {
  const members = await ask<Member[]>(target, send, 'GET', '?select=*&order=role,email');
  if (members.length === 0)
    return { ok: true, text: 'Nobody is on the list. Add an owner: npm run staff -- add <email> --owner' };
  return { ok: true, text: members.map(({ email, role }) => `${role.padEnd(5)}  ${email}`).join('\n') };
}

async function add(
  target: StaffTarget,
  send: typeof fetch,
  email: string,
  isOwner: boolean,
): Promise<StaffResult> {
  const found = await ask<Member[]>(target, send, 'GET', `?select=*&email=eq.${encodeURIComponent(email)}`);
  const [known] = found;
  if (known === undefined) {
    await ask(target, send, 'POST', '', { email, role: isOwner ? 'owner' : 'staff' });
    return { ok: true, text: `${email} may sign in now${isOwner ? ', as an owner' : ''}.` };
  }
  if (!isOwner || known.role === 'owner')
    return { ok: true, text: `${email} is on the list already, as ${known.role}.` };
  await ask(target, send, 'PATCH', `?email=eq.${encodeURIComponent(email)}`, { role: 'owner' });
  return { ok: true, text: `${email} is an owner now.` };
}

async function remove(target: StaffTarget, send: typeof fetch, email: string): Promise<StaffResult> {
  const removed = await ask<Member[]>(target, send, 'DELETE', `?email=eq.${encodeURIComponent(email)}`);
  if (removed.length === 0) return { ok: false, text: `${email} is not on the list.` };
  return { ok: true, text: `${email} is off the list, and the desk is closed to it from now on.` };
}

/** A sentence for the person at the command line. */
class Refused extends Error {}

async function ask<T>(
  target: StaffTarget,
  send: typeof fetch,
  method: string,
  query: string,
  body?: object,
): Promise<T> {
  const response = await send(`${target.url}/rest/v1/staff${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...serviceHeaders(target.secretKey),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw new Refused(sentence(response.status, text, target.name));
}

function sentence(status: number, text: string, name: string): string {
  let code: string | undefined;
  try {
    ({ code } = JSON.parse(text) as { code?: string });
  } catch {
    // Not the API's JSON: the status says enough.
  }
  if (code === 'last_owner')
    return 'This is the last owner. Make somebody else an owner first: npm run staff -- add <email> --owner';
  if (status === 401 || status === 403) return `The key is not a secret key of ${name}.`;
  if (status === 404 || code === 'PGRST205' || code === '42P01')
    return `There is no staff list at ${name}; apply the migrations first.`;
  if (status === 503) return `Not ready yet: ${name}; try again in a moment.`;
  return `Refused by ${name}: status ${status}${code ? `, code ${code}` : ''}.`;
}
