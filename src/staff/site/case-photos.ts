/** The photographs of cases on this device: those just chosen, and those of changes on their way. Others are the server's. */
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import type { ConsentedCase } from '../../../supabase/functions/_shared/site-settings.ts';
import { call } from '../api/call.ts';
import { currentChanges, useChanges } from '../changes/changes-store.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** Base64 by id. */
type Photos = Readonly<Record<string, string>>;

/** Chosen in a form of this page. Gone with the page. */
const useChosen = create<Photos>()(() => ({}));

export const addPhoto = ({ id, base64 }: PreparedPhoto): void => useChosen.setState({ [id]: base64 });

/** Those of changes that were not sent, also of such as the server has refused. */
const sendable = (): Photos =>
  Object.assign(
    {},
    ...currentChanges(useChanges.getState()).map((change) =>
      change.type === 'setting' ? change.setting.photos : {},
    ),
    useChosen.getState(),
  ) as Photos;

const idsOf = (cases: readonly ConsentedCase[]) =>
  cases.flatMap(({ before, after }) => [before.id, after.id]);

/** The photographs of `cases` that are on this device, without those that `known` values name. */
export function photosOf(
  cases: readonly ConsentedCase[],
  known: readonly (readonly ConsentedCase[])[],
): Photos {
  const here = sendable();
  const there = new Set(known.flatMap(idsOf));
  return Object.fromEntries(
    idsOf(cases).flatMap((id) => (here[id] !== undefined && !there.has(id) ? [[id, here[id]]] : [])),
  );
}

/** The address of a photograph for an image. Undefined while it loads, null where it can't be read now. */
export function usePhoto(id: string): string | null | undefined {
  const chosen = useChosen((photos) => photos[id]);
  const waiting = useChanges((state) =>
    currentChanges(state)
      .map((change) => (change.type === 'setting' ? change.setting.photos?.[id] : undefined))
      .find((photo) => photo !== undefined),
  );
  const here = chosen ?? waiting;
  const { data, isPending } = useQuery({
    queryKey: ['case-photo', id],
    queryFn: () => call('case_photo', (value) => (typeof value === 'string' ? value : null), { photo: id }),
    enabled: id !== '' && here === undefined,
    staleTime: Infinity,
  });
  const base64 = here ?? data;
  if (typeof base64 === 'string') return `data:image/jpeg;base64,${base64}`;
  return isPending ? undefined : null;
}
