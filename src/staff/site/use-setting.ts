import { useQuery } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import type { SettingName, SettingValue } from '../../../supabase/functions/_shared/site-settings.ts';
import { currentChanges, useChanges } from '../changes/changes-store.ts';
import { useNow } from '../inbox/use-now.ts';
import { readValue, type SettingView } from './setting-view.ts';
import { siteChangesQuery } from './site-changes.ts';
import { versionAt, versionsOf } from './versions.ts';

/** What holds now, with the changes on their way. */
export function useSetting<N extends SettingName>(
  view: Pick<SettingView<N>, 'setting' | 'own'>,
): SettingValue<N> {
  const { data: saved = [] } = useQuery(siteChangesQuery);
  const changes = useChanges(useShallow(currentChanges));
  const now = useNow();
  return readValue(view, versionAt(versionsOf(view.setting, saved, changes), now)?.value);
}
