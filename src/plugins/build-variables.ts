import { z } from 'zod';
import { business } from '../content/business.ts';

const ADDRESS = 'must be an http(s) address without a path, such as https://www.example.com';
const origin = z
  .url({ protocol: /^https?$/, error: ADDRESS })
  .transform((url) => url.replace(/\/+$/, ''))
  .refine((url) => new URL(url).origin === url.toLowerCase(), ADDRESS);
/** Every visitor gets the key, so it must be the one that may do least. */
const publishableKey = z
  .string()
  .min(10, 'is too short for a key')
  .refine(
    (key) => !isSecret(key),
    'is a secret key: give the publishable key (`sb_publishable_…`), and replace the secret one if it was published',
  );

/** Whether a Supabase key is one that only servers may have. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const { role } = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as {
      role?: string;
    };
    return role !== undefined && role !== 'anon';
  } catch {
    return false;
  }
}

const schema = z.object({
  SITE_URL: origin.optional(),
  VITE_SUPABASE_URL: origin.optional(),
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey.optional(),
});

export interface BuildVariables {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Origins other than the site's own that pages may connect to: the Supabase project. */
  connectOrigins: string[];
  /** Content of `dist/config.json`. A deployment may replace the file. The local server answers with its own. */
  config: { supabaseUrl: string | null; publishableKey: string | null };
}

/**
 * Reads a build's environment variables.
 * @throws with one sentence per malformed variable
 */
export function buildVariables(env: Record<string, string | undefined>): BuildVariables {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name] || undefined]));
  const result = schema.safeParse(given);
  if (!result.success)
    throw new Error(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  const { SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = result.data;
  if (Boolean(VITE_SUPABASE_URL) !== Boolean(VITE_SUPABASE_PUBLISHABLE_KEY))
    throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY go together: set both or neither');
  return {
    siteUrl: SITE_URL ?? business.url,
    connectOrigins: VITE_SUPABASE_URL ? [VITE_SUPABASE_URL] : [],
    config: {
      supabaseUrl: VITE_SUPABASE_URL ?? null,
      publishableKey: VITE_SUPABASE_PUBLISHABLE_KEY ?? null,
    },
  };
}
