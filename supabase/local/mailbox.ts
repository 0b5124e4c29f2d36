import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** One kept mail. */
export interface KeptMail {
  file: string;
  mail: Email;
}

/** Names that the sink gives, and nothing that could lead out of its folder. */
const FILE = /^[\w.-]+\.eml$/;

/** The newest mails first, at most `limit`. */
export async function listMails(folder: string, limit: number): Promise<KeptMail[]> {
  const files = await readdir(folder).catch(() => []);
  const kept = await Promise.all(
    files
      .filter((file) => FILE.test(file) && !file.startsWith('.'))
      .map(async (file) => ({ file, time: await arrivedAt(path.join(folder, file)) })),
  );
  const newest = kept.sort((one, other) => other.time - one.time).slice(0, limit);
  const mails = await Promise.all(newest.map(({ file }) => readMail(folder, file)));
  return mails.filter((mail) => mail !== null);
}

/** In milliseconds; 0 when the file is gone. */
const arrivedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Null when there is no such mail. */
export async function readMail(folder: string, file: string): Promise<KeptMail | null> {
  if (!FILE.test(file) || file.startsWith('.')) return null;
  try {
    return { file, mail: await PostalMime.parse(await readFile(path.join(folder, file))) };
  } catch {
    return null;
  }
}
