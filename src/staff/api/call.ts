import type { SupabaseClient } from '@supabase/supabase-js';
import type { StaffRpc } from '../../../supabase/functions/_shared/rpc.ts';
import { signedIn } from './client.ts';
import { reached } from '../device/server-contact.ts';
import { DeskError, failureOf } from './desk-error.ts';
import type { Reader } from './reading.ts';

interface Reply {
  data: unknown;
  error: { code?: string; message?: string } | null;
  status: number;
}

interface Request extends PromiseLike<Reply> {
  retry(isEnabled: boolean): PromiseLike<Reply>;
}

/** Runs a request as the signed-in staff member. @throws DeskError */
export async function ask(request: (client: SupabaseClient) => Request): Promise<unknown> {
  const { client } = await signedIn();
  // supabase-js repeats reads for seven seconds, in which nobody hears that the server can't be reached. The next poll asks again.
  // It throws at a reply that ends halfway.
  const reply = await Promise.resolve(request(client).retry(false)).catch(() => undefined);
  if (!reply) throw new DeskError('offline');
  const { data, error, status } = reply;
  if (error) throw new DeskError(failureOf(status, error), error.code);
  reached();
  return data;
}

/** The data of a reply. @throws DeskError if it can't be read */
export function dataOf<T>(read: Reader<T>, data: unknown): T {
  const value = read(data);
  if (value === undefined) throw new DeskError('server', 'unreadable');
  return value;
}

/** Calls a database function as the signed-in staff member. @throws DeskError */
export const call = async <N extends keyof StaffRpc, T>(
  name: N,
  read: Reader<T>,
  ...[parameters = {}]: {} extends StaffRpc[N]['args'] ? [StaffRpc[N]['args']?] : [StaffRpc[N]['args']]
): Promise<T> => dataOf(read, await ask((client) => client.rpc(name, parameters)));
