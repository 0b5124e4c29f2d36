import path from 'node:path';
import { z } from 'zod';
import {
  INBOUND_ADDRESS_RULE,
  isInboundAddress,
  isSmtpUrl,
  SMTP_URL_RULE,
} from '../functions/_shared/environment.ts';
import { StartupError } from './startup-error.ts';

/** The environment of `npm start`, validated and with defaults. */
export interface Settings {
  host: string;
  /** 0 means any free port. */
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** A PostgreSQL server to use instead of the one from npm. */
  databaseUrl: string | undefined;
  /** A mail server to use instead of the built-in sink. */
  smtpUrl: string | undefined;
  staffEmail: string;
  mailFrom: string;
  /** Where visitors' answers arrive, without a token. Undefined: the default of the built-in sink. */
  inboundAddress: string | undefined;
  /** Origin without a trailing slash; undefined means the origin that the server listens on. */
  siteUrl: string | undefined;
  /** MAIL_HTTP_*, passed to the functions unchanged. */
  mailHttp: Record<string, string>;
}

/** Values that the environment may override. */
export interface SettingsDefaults {
  projectRoot: string;
  staffEmail: string;
  mailFrom: string;
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

function hasScheme(value: string, schemes: string[]): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return schemes.includes(url.protocol) && url.hostname !== '';
}

/** One variable. `mustBe` completes the sentence of the error. An empty value counts as unset. */
const variable = (test: (value: string) => boolean, mustBe: string) =>
  z
    .string()
    .transform((value) => value.trim())
    .refine((value) => value === '' || test(value), { error: `must be ${mustBe}` })
    .transform((value) => value || undefined)
    .optional();

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const isHost = (value: string) => /^[A-Za-z0-9.:_-]+$/.test(value);
const isOrigin = (value: string) =>
  hasScheme(value, ['http:', 'https:']) && /^\/?$/.test(new URL(value).pathname);
const isHttp = (value: string) => hasScheme(value, ['http:', 'https:']);

const schema = z.object({
  PORT: variable(isPort, 'a port number from 0 to 65535'),
  HOST: variable(isHost, 'a host name or an IP address'),
  DATA_DIR: variable((value) => !value.includes('\0'), 'a folder'),
  DATABASE_URL: variable(
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
    'a URL that starts with postgres:// and names a host',
  ),
  SMTP_URL: variable(isSmtpUrl, SMTP_URL_RULE),
  STAFF_EMAIL: variable((value) => EMAIL.test(value), 'an email address'),
  MAIL_FROM: variable((value) => EMAIL.test(value), 'an email address'),
  INBOUND_ADDRESS: variable(isInboundAddress, INBOUND_ADDRESS_RULE),
  SITE_URL: variable(isOrigin, 'an origin such as https://www.example.com, without a path'),
  MAIL_HTTP_URL: variable(isHttp, 'a URL that starts with https://'),
  VITE_SUPABASE_URL: variable(isHttp, 'a URL that starts with https://'),
  VITE_SUPABASE_PUBLISHABLE_KEY: variable((value) => /^\S+$/.test(value), 'a key without spaces'),
});

/** Variables that may hold a password: errors do not show their values. */
const SECRET = new Set(['DATABASE_URL', 'SMTP_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'MAIL_HTTP_URL']);

/**
 * Validates the environment.
 * @throws StartupError with one sentence per malformed variable, which names it
 */
export function parseSettings(env: Record<string, string | undefined>, defaults: SettingsDefaults): Settings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const given = SECRET.has(name) ? '' : `, not ${JSON.stringify(env[name])}`;
      return `${name} ${issue.message}${given}.`;
    });
    throw new StartupError(sentences.join('\n'));
  }
  const value = parsed.data;
  return {
    host: value.HOST ?? '127.0.0.1',
    port: Number(value.PORT ?? 4173),
    dataDir: path.resolve(defaults.projectRoot, value.DATA_DIR ?? path.join('supabase', '.temp')),
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    staffEmail: value.STAFF_EMAIL ?? defaults.staffEmail,
    mailFrom: value.MAIL_FROM ?? defaults.mailFrom,
    inboundAddress: value.INBOUND_ADDRESS,
    siteUrl: value.SITE_URL === undefined ? undefined : new URL(value.SITE_URL).origin,
    mailHttp: Object.fromEntries(
      Object.entries(env).filter(
        (entry): entry is [string, string] => entry[0].startsWith('MAIL_HTTP_') && Boolean(entry[1]),
      ),
    ),
  };
}
