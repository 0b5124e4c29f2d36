/** For tests: dependencies that the test controls and that record every call. */
import type { Database, DatabaseResult } from './database.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { readSettings } from './environment.ts';
import type { Mail, MailResult } from './mail.ts';

export const SITE = 'https://spa.example.com';
export const ID = '6f1b2c3d-1111-4222-8333-444455556666';
/** The fields of the contact page. */
export const WRITTEN = {
  fullName: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(949) 555-0187',
  service: 'Head Spa',
  message: 'Do you have time on Friday?',
  formSource: 'contact_page',
};

type Answer = unknown | ((args: Readonly<Record<string, unknown>>) => unknown);
export type Answers = Record<string, Answer>;

/** A failure, ready to be an answer. */
export const fails = (failure: Exclude<DatabaseResult<never>, { ok: true }>) => failure;
export const unreachable = fails({ ok: false, reason: 'unreachable', code: 'TypeError' });

/**
 * A database with prepared answers that records the calls. An answer is a failure, a value, or a function that returns
 * one of them for each call.
 */
export function fakeDatabase(answers: Answers) {
  const calls: { name: string; args: Readonly<Record<string, unknown>>; visitor: string | null }[] = [];
  const database: Database = {
    async rpc(name, args, visitor = null) {
      calls.push({ name, args, visitor });
      const answer = answers[name];
      const value: unknown = typeof answer === 'function' ? answer(args) : answer;
      const isResult = typeof value === 'object' && value !== null && 'ok' in value;
      return (isResult ? value : { ok: true, value }) as DatabaseResult<never>;
    },
  };
  return { database, calls, named: (name: string) => calls.filter((call) => call.name === name) };
}

export interface Fakes {
  readonly deps: MailDependencies;
  readonly mails: Mail[];
  readonly logged: unknown[];
  /** Waits for the work after the reply. */
  settled(): Promise<void>;
}

/** Dependencies around `database`. `send` decides the result of each mail; by default it arrives. */
export function fakeDependencies(
  options: {
    database?: Database | null;
    send?: (mail: Mail) => MailResult | Promise<MailResult>;
    env?: Record<string, string>;
    change?: Partial<MailDependencies>;
  } = {},
): Fakes {
  const mails: Mail[] = [];
  const logged: unknown[] = [];
  const background: Promise<void>[] = [];
  const deps: MailDependencies = {
    settings: readSettings({
      SITE_URL: SITE,
      STAFF_EMAIL: 'staff@spa.example.com',
      MAIL_FROM: 'noreply@spa.example.com',
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
      ...options.env,
    }),
    database: options.database ?? null,
    mail: async (mail, handOver) => {
      if (handOver && !(await handOver())) return { ok: false, code: 'called_off', permanent: false };
      const result = (await options.send?.(mail)) ?? { ok: true };
      if (result.ok) mails.push(mail);
      return result;
    },
    push: null,
    signFilm: async () => ({ ok: false, reason: 'unreachable' }),
    attachments: { store: async () => false, remove: async () => false },
    issueSession: async () => null,
    whoCalls: async () => null,
    requestBuild: async () => undefined,
    rateLimit: () => null,
    sent: new Map(),
    now: () => new Date('2026-11-21T19:40:00Z'),
    wait: async () => undefined,
    every: () => () => undefined,
    background: (work) => void background.push(work),
    log: (code, fields) => void logged.push({ code, ...fields }),
    ...options.change,
  };
  const settled = async () => {
    while (background.length > 0) await background.shift();
  };
  return { deps, mails, logged, settled };
}

/** A POST of JSON, as the page sends it. */
export function post(
  name: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  query = '',
): Request {
  return new Request(`${SITE}/functions/v1/${name}${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Status and parsed body of a reply. */
export async function read(response: Response): Promise<{ status: number; body: Record<string, unknown> }> {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
