import { pages } from '../_shared/content.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { MAX_PHOTO_BYTES } from '../_shared/jpeg.ts';
import { dayOf } from '../_shared/mails/when.ts';
import {
  echoId,
  MAX_BODY_BYTES,
  readJson,
  replyLater,
  replyToFailure,
  replyWith,
  serveFunction,
} from '../_shared/respond.ts';
import {
  isSetting,
  settingProblems,
  startProblems,
  type ConsentedCase,
  type SettingName,
} from '../_shared/site-settings.ts';
import { readPhotos } from './read-photos.ts';

/** A change as the desk sends it. */
interface Wanted {
  readonly id: string;
  readonly setting: SettingName;
  readonly value: unknown;
  readonly startsAt: string | null;
  readonly madeAt: string;
  readonly replaces: readonly string[];
}

/** A change of a case brings its two photographs, in base64. */
const MAX_BYTES = MAX_BODY_BYTES + 2 * Math.ceil((MAX_PHOTO_BYTES * 4) / 3);

/**
 * Saves and publishes what an owner has changed in the desk: `{"id", "setting", "value", "startsAt", "madeAt", "replaces"}`.
 * `replaces` holds the ids of the changes that it may follow. 409 with code `stale`: somebody else's change is newer.
 * `photos` holds the photographs that a value of `cases` names and no earlier change has brought: `{"<SHA-256>": "<base64>"}`.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request) => {
    const caller = await deps.whoCalls(request);
    if (caller === null) return replyLater(null, 'unavailable', 10);
    const body = await readJson(request, '', MAX_BYTES);
    if (!body.ok) return body.reply;
    const id = echoId(body.value['id']);
    const refuse = (status: number, code: 'invalid' | 'not_signed_in' | 'owners_only' | 'stale') =>
      replyWith(status, { id, success: false, code });
    if ('refused' in caller) return refuse(caller.refused, 'not_signed_in');
    if (caller.role !== 'owner') return refuse(403, 'owners_only');
    const wanted = readChange(id, body.value, deps.now());
    if (wanted === null) return refuse(400, 'invalid');
    const { setting, value, startsAt, madeAt } = wanted;
    const today = dayOf(new Date(madeAt));
    const problems = [
      ...settingProblems(setting, value, { today, pages }),
      ...(startsAt === null ? [] : startProblems(dayOf(new Date(startsAt)), today)),
    ];
    if (problems.length > 0) return replyWith(400, { id, success: false, code: 'invalid', problems });
    if (deps.database === null) return replyLater(id, 'unavailable', 300);
    if (setting === 'cases') {
      const cases = value as ConsentedCase[];
      const needed = cases.flatMap(({ before, after }) => [before.id, after.id]);
      const photos = readPhotos(body.value['photos']);
      if (photos === null) return refuse(400, 'invalid');
      const kept = await deps.database.rpc('keep_case_photos', { photos, needed, actor: caller.email });
      if (!kept.ok) return kept.reason === 'refused' ? refuse(400, 'invalid') : replyToFailure(id, kept);
      const gone = cases.flatMap(({ before, after }, at) =>
        Object.entries({ before, after })
          .filter(([, photo]) => kept.value.includes(photo.id))
          .map(([side]) => ({ field: `${at}.${side}.id`, message: GONE })),
      );
      if (gone.length > 0) return replyWith(400, { id, success: false, code: 'invalid', problems: gone });
    }
    const saved = await deps.database.rpc('save_site_setting', {
      change: { ...wanted },
      actor: caller.email,
    });
    if (!saved.ok) return saved.reason === 'refused' ? refuse(400, 'invalid') : replyToFailure(id, saved);
    if (saved.value === 'stale') return refuse(409, 'stale');
    // Visitors have the change at once. Search engines read it from the next build on.
    deps.background(deps.requestBuild());
    return replyWith(200, { id, success: true });
  });
}

const GONE = 'is no longer kept: choose it again';

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value));

/** Null if it is no change that the desk could send. A time in the future is the device's wrong clock. */
function readChange(
  id: string | null,
  { setting, value = null, startsAt = null, madeAt, replaces }: Readonly<Record<string, unknown>>,
  now: Date,
): Wanted | null {
  if (id === null || !isSetting(setting) || !isTime(madeAt)) return null;
  if (startsAt !== null && !isTime(startsAt)) return null;
  if (!Array.isArray(replaces) || replaces.length > 50 || replaces.some((one) => echoId(one) === null))
    return null;
  const made = new Date(Math.min(Date.parse(madeAt), now.getTime())).toISOString();
  return { id, setting, value, startsAt, madeAt: made, replaces: replaces as string[] };
}
