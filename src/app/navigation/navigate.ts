import type { LoadedPage } from '../routes.ts';
import type { Navigation } from './navigation.ts';

let navigation: Navigation<LoadedPage> | undefined;

/** Says which navigation `navigate` drives. */
export function connect(connected: Navigation<LoadedPage>): void {
  navigation = connected;
}

/** Goes to a page of this site, for code outside the tree of components. `url` has this origin. */
export function navigate({ pathname, search, hash }: URL): void {
  navigation?.navigate({ pathname, search, hash });
}
