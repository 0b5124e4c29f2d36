import type { SiteCheck } from '../functions/_shared/rpc.ts';
import type { Check, Outcome, Target } from './target.ts';

const MINUTE_MS = 60_000;
/** How long ago each schedule may have run, as in the desk. */
const OVERDUE_MS = { sweep: 10 * MINUTE_MS, daily: 60 * MINUTE_MS };
const SCHEDULES = { sweep: 'sweep-email-jobs', daily: 'daily-work' };

const inside = (name: string, look: (found: SiteCheck, target: Target) => Outcome): Check => ({
  name,
  run: async (target) =>
    target.askDatabase
      ? look(await target.askDatabase(target), target)
      : { problems: [], skipped: 'set SUPABASE_SECRET_KEY to ask the database' },
});

export const owners = inside('owners', ({ owners: count }) => ({
  problems: count > 0 ? [] : ['Nobody may sign in to the desk: npm run staff -- add you@example.com --owner'],
  note: String(count),
}));

export const vault = inside('secrets in the Vault', ({ vault: found, schedules }, { backend }) => {
  // Without pg_cron the schedules are the local server's timers.
  if (schedules === null) return { problems: [], note: 'not needed here' };
  return {
    problems: [
      ...(found?.url === backend
        ? []
        : [
            `project_url is ${found?.url ?? 'missing'} and must be ${backend}: npm run deploy -- --again vault`,
          ]),
      ...(found?.hasKey
        ? []
        : ['service_key is missing, so no mail is swept: npm run deploy -- --again vault']),
    ],
  };
});

export const schedules = inside('schedules', ({ runs, schedules: active }) => ({
  problems: (['sweep', 'daily'] as const).flatMap((name) => {
    if (active && !active.includes(SCHEDULES[name]))
      return [`The schedule ${SCHEDULES[name]} is missing: npm run deploy`];
    const at = runs[name];
    const isLate = at === undefined || Date.now() - Date.parse(at) > OVERDUE_MS[name];
    return isLate
      ? [`${SCHEDULES[name]} last ran ${at ?? 'never'}: read cron.job_run_details in the SQL editor`]
      : [];
  }),
  note: `sweep ${runs.sweep}, daily ${runs.daily}`,
}));

export const mails = inside('mails', ({ mails: counts }) => ({
  problems: Object.entries(counts).map(
    ([state, count]) => `${count} ${state}: the desk says why; check SMTP_URL or MAIL_HTTP_URL`,
  ),
}));

export const requestCheck = inside('check before each request', ({ requestCheck: name }) => ({
  problems:
    name === null || name === 'public.check_request'
      ? []
      : [
          name === ''
            ? 'The API calls no check_request(): npm run deploy'
            : `The API calls ${name} first: call public.check_request() from it`,
        ],
  ...(name && name !== 'public.check_request' && { note: name }),
}));
