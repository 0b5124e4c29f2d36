import { queryClient } from '../device/synced-data.ts';
import { DeskError } from './desk-error.ts';
import { expectErasures } from './erased.ts';

/** Fetches again what the screen shows. Ends when every request has. @returns whether all of it arrived */
export async function refreshAll(): Promise<boolean> {
  expectErasures();
  await queryClient.invalidateQueries();
  // What failed is tried again by the next poll.
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .every(({ state }) => !(state.error instanceof DeskError));
}
