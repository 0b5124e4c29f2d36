import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import { business } from '../../src/content/business.ts';
import { hashOf, sourcesOf } from '../../src/plugins/fingerprint.ts';
import type { AnswerName } from './answers.ts';
import { sql, supabase, TOOLS, type Command } from './command.ts';
import { migrationsIn, type Project } from './project.ts';

/** What a step knows. */
export interface Context {
  root: string;
  project: Pick<Project, 'facts' | 'secrets' | 'keys' | 'isSignedIn'>;
  answer: (name: AnswerName) => string;
  /** Asks for it, unless the environment has it. */
  askSecret: (name: AnswerName) => Promise<string>;
  env: Record<string, string | undefined>;
}

/** One step of a deployment. */
export interface Step {
  name: string;
  /** What it does, as a sentence. */
  says: string;
  /** After which change it is due again. */
  changes: string;
  /** Answers that it needs. */
  needs: readonly AnswerName[];
  /** What to do by hand if it is still due after it ran. */
  hint?: string;
  /** What is still to do, in a few words; null if nothing is. */
  isDue: (context: Context) => Promise<string | null>;
  run: (context: Context) => Promise<Command[]>;
}

const urlOf = ({ answer }: Context) => `https://${answer('SUPABASE_PROJECT_ID')}.supabase.co`;
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A step whose result the project doesn't show: its fingerprint is noted in the database. */
function noted(
  step: Omit<Step, 'isDue'>,
  inputs: (context: Context) => string,
  isDue: Step['isDue'] = async () => null,
): Step {
  const fingerprint = (context: Context) =>
    createHash('sha256')
      .update(`${context.answer('SUPABASE_PROJECT_ID')} ${inputs(context)}`)
      .digest('hex');
  return {
    ...step,
    async isDue(context) {
      const missing = await isDue(context);
      if (missing !== null) return missing;
      const found = (await context.project.facts()).deployed[step.name];
      if (found === undefined) return 'not deployed yet';
      return found === fingerprint(context) ? null : 'changed since the last deployment';
    },
    run: async (context) => [
      ...(await step.run(context)),
      sql(
        `insert into private.deployed (part, fingerprint) values (${quote(step.name)}, '${fingerprint(context)}') on conflict (part) do update set fingerprint = excluded.fingerprint, at = now()`,
      ),
    ],
  };
}

const linkedProject = ({ root }: Context): string | null => {
  const file = path.join(root, 'supabase/.temp/project-ref');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/** A value in a file of settings. The CLI takes what is between two of the same marks as it is. */
function quotedSetting(value: string): string {
  const mark = ["'", '`', '"'].find((each) => !value.includes(each)) ?? "'";
  return mark + value + mark;
}

/** Secrets of the functions. They travel in a file, so that no command shows them. */
function setSecrets(secrets: Record<string, string>): Command {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${quotedSetting(value)}\n`);
  const file = { path: 'supabase/.temp/deploy.env', text: lines.join('') };
  return { ...supabase('secrets', 'set', '--yes', '--env-file', file.path), file };
}

/** The mail server of this run, if the environment names one. */
const mailOf = ({ env }: Context): Record<string, string> | null =>
  env['MAIL_HTTP_URL'] && env['MAIL_HTTP_KEY']
    ? { MAIL_HTTP_URL: env['MAIL_HTTP_URL'], MAIL_HTTP_KEY: env['MAIL_HTTP_KEY'] }
    : null;

/** Where clients' answers arrive, if the environment says so. */
const inboundOf = ({ env }: Context): Record<string, string> =>
  env['INBOUND_ADDRESS'] && env['INBOUND_SECRET']
    ? { INBOUND_ADDRESS: env['INBOUND_ADDRESS'], INBOUND_SECRET: env['INBOUND_SECRET'] }
    : {};

const settingsOf = ({ answer, env }: Context) => ({
  ...(env['REBUILD_HOOK'] && { REBUILD_HOOK: env['REBUILD_HOOK'] }),
  SITE_URL: answer('SITE_URL'),
  STAFF_EMAIL: answer('STAFF_EMAIL'),
  MAIL_FROM: answer('MAIL_FROM'),
});

const PUBLISH: Record<string, readonly string[]> = {
  cloudflare: ['npx', '--yes', `wrangler@${TOOLS.wrangler}`, 'deploy'],
  netlify: [
    'npx',
    '--yes',
    `netlify-cli@${TOOLS['netlify-cli']}`,
    'deploy',
    '--prod',
    '--no-build',
    '--dir',
    'dist',
  ],
};

/** What the published site was built from; null if it doesn't say. */
async function publishedSources(site: string): Promise<{ content: string; code: string } | null> {
  try {
    const response = await fetch(`${site}/build.json`, {
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok
      ? (((await response.json()) as { sources?: { content: string; code: string } }).sources ?? null)
      : null;
  } catch {
    return null;
  }
}

/** Everything that a deployment does, in order. */
export const STEPS: readonly Step[] = [
  {
    name: 'sign in',
    says: 'signs you in to Supabase',
    changes: 'never',
    needs: [],
    isDue: async ({ env, project }) =>
      env['SUPABASE_ACCESS_TOKEN'] || (await project.isSignedIn()) ? null : 'not signed in',
    run: async () => [supabase('login')],
  },
  {
    name: 'link',
    says: 'makes the Supabase CLI use your project',
    changes: 'another project',
    needs: ['SUPABASE_PROJECT_ID'],
    isDue: async (context) =>
      linkedProject(context) === context.answer('SUPABASE_PROJECT_ID') ? null : 'not linked',
    run: async ({ answer }) => [supabase('link', '--project-ref', answer('SUPABASE_PROJECT_ID'))],
  },
  {
    name: 'extensions',
    says: 'turns on pg_cron and pg_net, which run the schedules',
    changes: 'never',
    needs: [],
    async isDue({ project }) {
      const { extensions } = await project.facts();
      const missing = ['pg_cron', 'pg_net'].filter((name) => !extensions.includes(name));
      return missing.length > 0 ? `off: ${missing.join(', ')}` : null;
    },
    run: async () => [
      sql(
        'create extension if not exists pg_cron with schema pg_catalog; create extension if not exists pg_net',
      ),
    ],
  },
  {
    name: 'database',
    says: 'applies the migrations that the project does not have',
    changes: 'a new file in supabase/migrations',
    needs: [],
    async isDue({ root, project }) {
      const { migrations } = await project.facts();
      const pending = migrationsIn(root).filter(({ version }) => !migrations.includes(version));
      return pending.length > 0 ? `${pending.length} pending, from ${pending[0]!.file}` : null;
    },
    run: async ({ env }) => [
      supabase(
        'db',
        'push',
        '--yes',
        env['SUPABASE_DB_URL'] ? `--remote=${env['SUPABASE_DB_URL']}` : '--remote',
      ),
    ],
  },
  noted(
    {
      name: 'business',
      says: 'tells the database in which time zone your days begin, and within which time you reply',
      changes: 'timeZone or replyWithinHours in src/content/business.ts',
      needs: [],
      run: async () => [
        sql(
          `insert into private.business (time_zone, reply_within_hours)
           values (${quote(business.timeZone)}, ${business.replyWithinHours}) on conflict (is_only)
           do update set time_zone = excluded.time_zone, reply_within_hours = excluded.reply_within_hours`,
        ),
      ],
    },
    () => `${business.timeZone} ${business.replyWithinHours}`,
  ),
  noted(
    {
      name: 'secrets',
      says: 'tells the functions the address of the site and how to send mail',
      changes: 'other addresses; another mail server (--again secrets)',
      needs: ['SITE_URL', 'STAFF_EMAIL', 'MAIL_FROM'],
      async run(context) {
        const mail = mailOf(context) ?? { SMTP_URL: await context.askSecret('SMTP_URL') };
        return [setSecrets({ ...settingsOf(context), ...mail, ...inboundOf(context) })];
      },
    },
    (context) => JSON.stringify(settingsOf(context)),
    async (context) => {
      const names = await context.project.secrets();
      return names.includes('SMTP_URL') || names.includes('MAIL_HTTP_KEY') ? null : 'no mail server';
    },
  ),
  {
    name: 'push keys',
    says: 'makes the keys with which the desk notifies phones while it is closed',
    changes: 'never',
    needs: [],
    isDue: async ({ project }) =>
      (await project.secrets()).includes('VAPID_PRIVATE_KEY') ? null : 'no keys',
    async run() {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      return [setSecrets({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })];
    },
  },
  noted(
    {
      name: 'functions',
      says: 'uploads the edge functions',
      changes: 'supabase/functions; names, hours, offer in src/content, which the mails carry',
      needs: [],
      run: async () => [supabase('functions', 'deploy', '--use-api', '--yes')],
    },
    ({ root }) => hashOf(root, ['supabase/functions']),
  ),
  noted(
    {
      name: 'films',
      says: 'makes the private buckets and uploads the background films',
      changes: 'src/media/films, supabase/config.toml',
      needs: [],
      run: async () => [supabase('seed', 'buckets', '--remote', '--yes')],
    },
    ({ root }) => hashOf(root, ['src/media/films', 'supabase/config.toml']),
  ),
  noted(
    {
      name: 'settings',
      says: 'closes sign-up, and makes Auth mail nothing',
      changes: 'supabase/config.toml',
      needs: [],
      run: async () => [supabase('config', 'push', '--yes')],
    },
    ({ root }) => hashOf(root, ['supabase/config.toml']),
  ),
  {
    name: 'vault',
    says: 'stores for the schedules where the functions are, and a key',
    changes: 'a secret key that you replaced (--again vault)',
    needs: [],
    async isDue(context) {
      const vault = (await context.project.facts()).site?.vault;
      return vault?.url === urlOf(context) && vault.hasKey ? null : 'address or key is missing';
    },
    async run(context) {
      const { secret } = await context.project.keys();
      return [
        sql(
          `select case when s.id is null then vault.create_secret(given.value, given.name)::text else vault.update_secret(s.id, given.value)::text end
           from (values ('project_url', ${quote(urlOf(context))}), ('service_key', ${quote(secret)})) as given (name, value)
           left join vault.secrets s on s.name = given.name`,
          true,
        ),
      ];
    },
  },
  {
    name: 'schedules',
    says: 'lets the database send what is left over, and do its daily work',
    changes: 'never',
    needs: [],
    async isDue({ project }) {
      const active = (await project.facts()).site?.schedules ?? [];
      return ['sweep-email-jobs', 'daily-work'].every((name) => active.includes(name)) ? null : 'missing';
    },
    run: async () => [sql('select private.schedule_email_sweep(), private.schedule_daily_work()')],
  },
  {
    name: 'owner',
    says: 'lets the first owner sign in to the staff desk',
    changes: 'never: owners add the others in the desk',
    needs: ['OWNER_EMAIL'],
    isDue: async ({ project }) => ((await project.facts()).site?.owners ? null : 'nobody may sign in'),
    run: async (context) => [
      {
        args: ['npm', 'run', '-s', 'staff', '--', 'add', context.answer('OWNER_EMAIL'), '--owner'],
        env: {
          VITE_SUPABASE_URL: urlOf(context),
          SUPABASE_SECRET_KEY: (await context.project.keys()).secret,
        },
      },
    ],
  },
  {
    name: 'site',
    says: 'builds the site and publishes it',
    changes: 'src, public, package-lock.json',
    needs: ['SITE_URL', 'SITE_HOST'],
    hint: 'If it was published now: give the site its address in the dashboard of its host. On another host, publish the folder dist.',
    async isDue({ root, answer }) {
      const published = await publishedSources(answer('SITE_URL'));
      if (published === null) return 'not published yet';
      const { content, code } = sourcesOf(root);
      const changed = [
        ...(published.content === content ? [] : ['content']),
        ...(published.code === code ? [] : ['code']),
      ];
      return changed.length > 0 ? `${changed.join(' and ')} changed since it was published` : null;
    },
    async run(context) {
      const publish = PUBLISH[context.answer('SITE_HOST')];
      return [
        {
          args: ['npm', 'run', 'build'],
          env: {
            SITE_URL: context.answer('SITE_URL'),
            VITE_SUPABASE_URL: urlOf(context),
            VITE_SUPABASE_PUBLISHABLE_KEY: (await context.project.keys()).publishable,
            NODE_ENV: 'production',
            PICTURES: '',
          },
        },
        ...(publish === undefined ? [] : [{ args: publish }]),
      ];
    },
  },
];
