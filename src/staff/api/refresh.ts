import { queryClient } from '../device/synced-data.ts';
import { expectErasures } from './erased.ts';

/** Fetches again what the screen shows. @returns whether all of it arrived */
export async function refreshAll(): Promise<boolean> {
  expectErasures();
  try {
    await queryClient.invalidateQueries({}, { throwOnError: true });
    return true;
  } catch {
    // The next poll tries again.
    return false;
  }
}
