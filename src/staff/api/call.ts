import type { SupabaseClient } from '@supabase/supabase-js';
import { signedIn } from './client.ts';
import { DeskError, failureOf } from './desk-error.ts';

interface Reply {
  data: unknown;
  error: { code?: string } | null;
  status: number;
}

/** Runs a request as the signed-in staff member. @throws DeskError */
export async function ask<T>(request: (client: SupabaseClient) => PromiseLike<Reply>): Promise<T> {
  const { client } = await signedIn();
  const { data, error, status } = await request(client);
  if (error) throw new DeskError(failureOf(status, error.code), error.code);
  return data as T;
}

/** Calls a database function as the signed-in staff member. @throws DeskError */
export const call = <T>(name: string, parameters: Record<string, unknown> = {}): Promise<T> =>
  ask<T>((client) => client.rpc(name, parameters));
