import { paths } from '../site/paths.ts';
import { MAIL_LINK_ATTRIBUTE } from './boot-data.ts';

declare global {
  interface Window {
    /** The query of the link in a mail, from the boot script to the app. */
    unsubscribeQuery?: string | undefined;
  }
}

/**
 * The link in a mail leads to the unsubscribe page with a token in its query. Takes the query out of the address bar, so
 * that no referrer carries it, and hands it to the app. The history entry keeps it for a reload. The page waits for the
 * app instead of showing its form.
 */
export function hideUnsubscribeToken(): void {
  if (!new RegExp(`^${paths.unsubscribe}/?$`).test(location.pathname)) return;
  window.unsubscribeQuery = location.search || (history.state as { query?: string } | null)?.query;
  if (window.unsubscribeQuery) document.documentElement.dataset[MAIL_LINK_ATTRIBUTE] = '';
  if (location.search) history.replaceState({ query: location.search }, '', location.pathname);
}

/** For the app: the hidden query, once. Empty if there is none. */
export function takeUnsubscribeQuery(): string {
  const query = window.unsubscribeQuery ?? '';
  delete window.unsubscribeQuery;
  return query;
}
