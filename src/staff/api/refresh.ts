import { notifyManager } from '@tanstack/react-query';
import { queryClient } from '../device/synced-data.ts';
import { DeskError } from './desk-error.ts';
import { expectErasures } from './erased.ts';

/** Fetches again what the screen shows. Ends when the screen has all answers. @returns whether all of it arrived */
export async function refreshAll(): Promise<boolean> {
  expectErasures();
  await queryClient.invalidateQueries();
  // Components hear of the answers in a later task. Who drops a change before, shows the state before it for a moment.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  // What failed is tried again by the next poll.
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .every(({ state }) => !(state.error instanceof DeskError));
}
