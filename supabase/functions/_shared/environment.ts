import { isHeaderSafeAddress } from './addresses.ts';
import { business } from './content.ts';
import { readVisitorHeader, type VisitorHeader } from './rate-limit.ts';

/** How mail leaves: an SMTP server, or a provider's HTTP API that takes Resend's JSON. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'http'; readonly url: string; readonly key: string };

export interface DatabaseSettings {
  readonly url: string;
  /** The key that the functions use: a secret key if there is one, else the legacy service role key. */
  readonly serviceKey: string;
  /** Every key that proves that a caller is the service: all secret keys and the service role key. */
  readonly acceptedKeys: readonly string[];
}

export interface Settings {
  /** Null if none is configured: mails are sent straight from the request. */
  readonly database: DatabaseSettings | null;
  /** Null if none is configured: jobs wait until it is. */
  readonly mail: MailSettings | null;
  /** An address without a name. The mails add the name of the business. */
  readonly mailFrom: string;
  readonly staffEmail: string;
  /** Where answers of visitors arrive by mail, and what proves that the mail provider calls. Null: nowhere. */
  readonly inbound: { readonly address: string; readonly secret: string } | null;
  /** The host's address that starts a new build, for pages that search engines read. Null: nobody is asked. */
  readonly rebuildHook: string | null;
  /** The keys of Web Push (RFC 8292), base64url. Null: the desk can't be told anything while it is closed. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Absolute, without a slash at the end. */
  readonly siteUrl: string;
  /** Where the host writes the visitor's address. */
  readonly visitorHeader: VisitorHeader;
}

/** What `isSmtpUrl` accepts, for the end of a sentence. */
export const SMTP_URL_RULE =
  'a URL that starts with smtp:// or smtps:// and names a host; in its user name and password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25';

/** A URL with a plain `#`, `/` or `?` in its password may still be one, of another host. */
export function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value) || !/^smtps?:\/\/[^/?#@]*(?:@[^/?#@]*)?(?:[/?#][^@]*)?$/.test(value)) return false;
  const { hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(`${username}${password}`);
    return hostname !== '';
  } catch {
    return false;
  }
}

/** Cloudflare, in front of hosted Supabase, overwrites it. */
const SUPABASE_HEADER = 'cf-connecting-ip';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a token can follow the name: its 52 characters and a + must fit into the 64 before the at sign. */
export const isInboundAddress = (address: string): boolean =>
  isHeaderSafeAddress(address) && /^[\w.-]{1,11}@/.test(address);
export const INBOUND_ADDRESS_RULE =
  'one plain email address with at most 11 letters before the at sign, such as reply@in.example.com';

/**
 * Reads the functions' configuration.
 * @throws Error with one sentence per malformed variable, which names the variable and never its value
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const given = (name: string) => env[name]?.trim() || null;

  const url = (name: string, protocols: string[]) => {
    const value = given(name);
    if (value === null) return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed && protocols.includes(parsed.protocol)) return value.replace(/\/+$/, '');
    problems.push(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
    return null;
  };
  const address = (name: string, fallback: string) => {
    const value = given(name) ?? fallback;
    if (!isHeaderSafeAddress(value)) problems.push(`${name} must be one plain email address.`);
    return value;
  };

  const databaseUrl = url('SUPABASE_URL', ['https:', 'http:']);
  const legacyKey = given('SUPABASE_SERVICE_ROLE_KEY');
  const acceptedKeys = [...secretKeys(given('SUPABASE_SECRET_KEYS')), ...(legacyKey ? [legacyKey] : [])];
  const serviceKey = acceptedKeys[0];
  if (databaseUrl && !serviceKey) {
    problems.push('SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY is missing beside SUPABASE_URL.');
  }

  const httpUrl = url('MAIL_HTTP_URL', ['https:', 'http:']);
  const httpKey = given('MAIL_HTTP_KEY');
  if (httpUrl && !httpKey) problems.push('MAIL_HTTP_KEY is missing beside MAIL_HTTP_URL.');
  const smtpUrl = given('SMTP_URL');
  if (smtpUrl !== null && !isSmtpUrl(smtpUrl)) problems.push(`SMTP_URL must be ${SMTP_URL_RULE}.`);

  const inboundAddress = given('INBOUND_ADDRESS');
  const inboundSecret = given('INBOUND_SECRET');
  if ((inboundAddress === null) !== (inboundSecret === null))
    problems.push('INBOUND_ADDRESS and INBOUND_SECRET belong together.');
  if (inboundAddress !== null && !isInboundAddress(inboundAddress))
    problems.push(`INBOUND_ADDRESS must be ${INBOUND_ADDRESS_RULE}.`);
  if (inboundSecret !== null && inboundSecret.length < 24)
    problems.push('INBOUND_SECRET must have at least 24 characters.');

  const publicKey = given('VAPID_PUBLIC_KEY');
  const privateKey = given('VAPID_PRIVATE_KEY');
  if ((publicKey === null) !== (privateKey === null))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  for (const [name, key, length] of [
    ['VAPID_PUBLIC_KEY', publicKey, 87],
    ['VAPID_PRIVATE_KEY', privateKey, 43],
  ] as const)
    if (key !== null && !(key.length === length && /^[\w-]+$/.test(key)))
      problems.push(
        `${name} must have ${length} characters, as \`npx web-push generate-vapid-keys\` prints it.`,
      );

  const visitorHeader = readVisitorHeader(given('VISITOR_ADDRESS') ?? SUPABASE_HEADER);
  if (!visitorHeader)
    problems.push(
      'VISITOR_ADDRESS must be the name of a header such as cf-connecting-ip, or with the entry counted from the right, such as x-forwarded-for:1.',
    );

  const settings: Settings = {
    database: databaseUrl && serviceKey ? { url: databaseUrl, serviceKey, acceptedKeys } : null,
    // The HTTP API wins: if both are set, SMTP_URL is the local server's default.
    mail:
      httpUrl && httpKey
        ? { kind: 'http', url: httpUrl, key: httpKey }
        : smtpUrl
          ? { kind: 'smtp', url: smtpUrl }
          : null,
    mailFrom: address('MAIL_FROM', business.mailFrom),
    staffEmail: address('STAFF_EMAIL', business.staffEmail),
    inbound: inboundAddress && inboundSecret ? { address: inboundAddress, secret: inboundSecret } : null,
    rebuildHook: url('REBUILD_HOOK', ['https:']),
    vapid: publicKey && privateKey ? { publicKey, privateKey } : null,
    siteUrl: url('SITE_URL', ['https:', 'http:']) ?? business.url,
    visitorHeader: visitorHeader!,
  };
  if (problems.length > 0) throw new Error(problems.join(' '));
  return settings;
}

/** Hosted projects have their secret keys as JSON, {"default": "sb_secret_..."}. The default comes first. */
function secretKeys(json: string | null): string[] {
  if (json === null) return [];
  try {
    const { default: first, ...others } = JSON.parse(json) as Record<string, unknown>;
    return [first, ...Object.values(others)].filter(
      (key) => typeof key === 'string' && key !== '',
    ) as string[];
  } catch {
    return [];
  }
}
