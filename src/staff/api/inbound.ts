import { signedIn } from './client.ts';
import { isRaw, type Reader } from './reading.ts';

interface Inbound {
  /** Whether mails of clients come back into the thread of their inquiry. */
  receives: boolean;
}

export const readInbound: Reader<Inbound> = (value) =>
  isRaw(value) ? { receives: value['receives'] === true } : undefined;

/**
 * Asks the function that takes mails. A backend that has no such function takes none.
 * @throws Error that is no DeskError if the function can't be reached, which says nothing about the database
 */
export async function askInbound(): Promise<Inbound> {
  const { client } = await signedIn();
  const { data, error } = await client.functions.invoke<unknown>('receive-email', { method: 'GET' });
  const inbound = readInbound(data);
  if (inbound) return inbound;
  const reply: unknown = (error as { context?: unknown } | null)?.context;
  if (reply instanceof Response && reply.status === 404) return { receives: false };
  throw new Error('The function receive-email was not reached');
}
