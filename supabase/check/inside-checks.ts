import { serviceHeaders } from '../functions/_shared/database.ts';
import type { SiteCheck } from '../functions/_shared/rpc.ts';
import { ask, jsonOf, type Check, type Outcome, type Target } from './target.ts';

/** An address that nobody has (RFC 5737). */
const FORGED = '203.0.113.77';
const ADDRESS_HEADERS = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'true-client-ip'];
const MINUTE_MS = 60_000;
/** How long ago each schedule may have run, as in the desk. */
const OVERDUE_MS = { sweep: 10 * MINUTE_MS, daily: 60 * MINUTE_MS };
const SCHEDULES = { sweep: 'sweep-email-jobs', daily: 'daily-work' };

const post = (url: string, { secretKey }: Target, body: object, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...serviceHeaders(secretKey!), ...headers },
    body: JSON.stringify(body),
  });

/** @throws a sentence, if the database does not answer */
async function askDatabase(target: Target, headers?: Record<string, string>): Promise<SiteCheck> {
  const response = await post(`${target.backend}/rest/v1/rpc/site_check`, target, {}, headers);
  if (response.ok) return (await response.json()) as SiteCheck;
  throw new Error(
    response.status === 401
      ? 'SUPABASE_SECRET_KEY is not a secret key of this project'
      : `The database answers ${response.status} to site_check(): npm run deploy`,
  );
}

const inside = (name: string, look: (found: SiteCheck, target: Target) => Outcome): Check => ({
  name,
  needsSecretKey: true,
  run: async (target) => look(await askDatabase(target), target),
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

/** Flood limits count by address. If a client could choose its address, it would have no limit. */
export const forgedAddresses: Check = {
  name: 'forged visitor addresses',
  needsSecretKey: true,
  async run(target) {
    const problems: string[] = [];
    for (const header of ADDRESS_HEADERS) {
      const forged = { [header]: FORGED };
      const { caller, visitorHeader } = await askDatabase(target, forged).catch(refusedByHost);
      if (caller === FORGED)
        problems.push(
          `The database believes the ${header} of a client (${visitorHeader}): correct private.visitor_header, see supabase/README.md`,
        );
      const sweep = await post(
        `${target.backend}/functions/v1/send-inquiry-email`,
        target,
        { sweep: true },
        forged,
      );
      const { visitor } = await jsonOf(sweep);
      if (visitor === FORGED)
        problems.push(
          `The functions believe the ${header} of a client: correct the secret VISITOR_ADDRESS, see supabase/README.md`,
        );
    }
    return { problems };
  },
};

/** Cloudflare refuses requests that name its own header: nothing is believed then. */
const refusedByHost = (): Pick<SiteCheck, 'caller' | 'visitorHeader'> => ({
  caller: null,
  visitorHeader: '',
});
