import type { Line } from '../../../supabase/check/check-site.ts';
import type { SiteCheck } from '../../../supabase/functions/_shared/rpc.ts';
import { countOf, isRaw, listOf, oneOf, textOf, textOrNull, type Raw, type Reader } from '../api/reading.ts';

const objectOf = (value: unknown): Raw => (isRaw(value) ? value : {});
const texts: Reader<string[]> = listOf((value) => textOf(value) || undefined);

/** What `desk_site_check()` returns. */
export const readSiteCheck: Reader<SiteCheck> = (value) => {
  if (!isRaw(value)) return undefined;
  const { vault, schedules, mails, runs } = value;
  return {
    owners: countOf(value['owners']),
    mails: Object.fromEntries(
      Object.entries(objectOf(mails)).map(([state, count]) => [state, countOf(count)]),
    ),
    runs: Object.fromEntries(Object.entries(objectOf(runs)).map(([name, at]) => [name, textOf(at)])),
    schedules: texts(schedules) ?? null,
    vault: isRaw(vault) ? { url: textOrNull(vault['url']), hasKey: vault['hasKey'] === true } : null,
    visitorHeader: textOf(value['visitorHeader']),
    caller: textOrNull(value['caller']),
    requestCheck: typeof value['requestCheck'] === 'string' ? textOf(value['requestCheck']) : null,
  };
};

/** The result of a check, and when it ended (ms since the epoch, by the server's clock). */
export interface SiteCheckResult {
  at: number;
  lines: Line[];
}

const lineOf: Reader<Line> = (value) =>
  isRaw(value) && typeof value['name'] === 'string'
    ? {
        name: textOf(value['name']),
        state: oneOf(['fault', 'ok', 'skipped'], value['state']),
        texts: texts(value['texts']) ?? [],
      }
    : undefined;

/** A result that this device has stored. */
export const readResult: Reader<SiteCheckResult> = (value) => {
  if (!isRaw(value) || typeof value['at'] !== 'number') return undefined;
  const lines = listOf(lineOf)(value['lines']);
  return lines && lines.length > 0 ? { at: value['at'], lines } : undefined;
};
