import type { LoadedPage } from '../routes.ts';
import type { Navigation } from './navigation.ts';

let navigation: Navigation<LoadedPage> | undefined;

/** Sets the navigation that `navigate` uses. */
export function connect(connected: Navigation<LoadedPage>): void {
  navigation = connected;
}

/** Loads the page that a link leads to, which may be followed next. Never rejects. */
export const preload = async ({ pathname }: { pathname: string }): Promise<void> =>
  navigation?.preload(pathname);

/** Goes to a page of this site, for code outside of React components. The URL must have this origin. */
export function navigate({ pathname, search, hash }: URL): void {
  navigation?.navigate({ pathname, search, hash });
}
