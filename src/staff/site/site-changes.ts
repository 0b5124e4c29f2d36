/** What was changed of the site, as the server knows it. */
import { queryOptions } from '@tanstack/react-query';
import { ask, dataOf } from '../api/call.ts';
import { isRaw, listOf, rowOf, textOf, type Raw, type Reader } from '../api/reading.ts';

/** A row of `site_changes`. Times are ISO strings. */
export interface SiteChange {
  id: string;
  setting: string;
  /** Not checked. */
  value: unknown;
  starts_at: string;
  actor: string;
  made_at: string;
  created_at: string;
}

const readChange: Reader<SiteChange> = (value) => {
  const row = rowOf(value);
  if (!row || row['value'] === undefined) return undefined;
  const text = (name: string) => textOf(row[name]);
  return {
    id: row.id,
    setting: text('setting'),
    value: row['value'],
    starts_at: text('starts_at'),
    actor: text('actor'),
    made_at: text('made_at'),
    created_at: text('created_at'),
  };
};

/** The changes of all settings, the latest first. */
export const readSiteChanges = listOf(readChange);

const MAX_CHANGES = 200;

export const siteChangesQuery = queryOptions({
  queryKey: ['site-changes'],
  queryFn: async () => {
    const rows = ask((client) =>
      client
        .from('site_changes')
        .select('id, setting, value, starts_at, actor, made_at, created_at')
        .order('position', { ascending: false })
        .limit(MAX_CHANGES),
    );
    return dataOf(readSiteChanges, await rows);
  },
  refetchOnMount: 'always',
  meta: { persist: true },
});

/** What the public pages were built with, by setting. Null if their host does not say. */
export const builtQuery = queryOptions({
  queryKey: ['site-built'],
  queryFn: async (): Promise<Raw | null> => {
    const response = await fetch('/published-settings.json', { cache: 'no-store' }).catch(() => undefined);
    const values: unknown = await response?.json().catch(() => null);
    return isRaw(values) ? values : null;
  },
});
