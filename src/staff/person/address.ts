import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { deskPaths } from '../paths.ts';

/**
 * The address behind an id of the page about a person. Only this page of the browser knows it: addresses of pages stay in
 * the browser's history after signing out, so they hold no email address. Null after a reload.
 */
export const addressQuery = (id: string) =>
  queryOptions({
    queryKey: ['address', id],
    queryFn: ({ client, queryKey }): string | null => client.getQueryData<string>(queryKey) ?? null,
  });

/** Remembers an address under an id. @returns the address of the page about it */
export function pathOfPerson(client: QueryClient, id: string, email: string): string {
  client.setQueryData(addressQuery(id).queryKey, email);
  return `${deskPaths.person}?id=${id}`;
}
