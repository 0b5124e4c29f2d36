import { generateApiKey } from '@supabase/lite';
import webPush from 'web-push';
import { randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeDurably } from './durable-write.ts';
import { StartupError } from './startup-error.ts';

const keysSchema = z.object({
  publishable: z.string().startsWith('sb_publishable_'),
  secret: z.string().startsWith('sb_secret_'),
  inbound: z.string().min(24),
  vapid: z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) }),
});

/** The key that browsers use, the key that only servers may know, what proves that a mail provider calls, and the keys of Web Push. */
export type Keys = z.infer<typeof keysSchema>;

/**
 * Reads `keys.json` in the data folder. The first start creates it, readable by its owner only.
 * @throws StartupError if the file holds no valid keys. New keys would lock out every open page.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, 'keys.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const [publishable, secret] = await Promise.all([
      generateApiKey('publishable'),
      generateApiKey('secret'),
    ]);
    const keys: Keys = { publishable: publishable.key, secret: secret.key, ...newSecrets() };
    await write(file, keys);
    return keys;
  }
  const stored = parseJson(text);
  const parsed = keysSchema.safeParse(
    typeof stored === 'object' ? { ...newSecrets(), ...stored } : undefined,
  );
  if (!parsed.success) {
    throw new StartupError(
      `The keys in ${file} cannot be read; restore the file, or delete it to get new keys.`,
    );
  }
  // Files of earlier versions don't have all of them.
  if (Object.keys(parsed.data).some((name) => !Object.hasOwn(stored as object, name)))
    await write(file, parsed.data);
  await chmod(file, 0o600);
  return parsed.data;
}

const newSecrets = () => ({
  inbound: randomBytes(24).toString('base64url'),
  vapid: webPush.generateVAPIDKeys(),
});
const write = (file: string, keys: Keys) => writeDurably(file, `${JSON.stringify(keys, null, 2)}\n`, 0o600);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
