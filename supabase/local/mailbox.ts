import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** One stored mail. */
export interface StoredMail {
  file: string;
  mail: Email;
}

/** File names of the mail sink; nothing that could leave its folder. */
const FILE = /^[\w.-]+\.eml$/;

/** The newest mails first, at most `limit`. */
export async function listMails(folder: string, limit: number): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    files
      .filter((file) => FILE.test(file) && !file.startsWith('.'))
      .map(async (file) => ({ file, time: await arrivedAt(path.join(folder, file)) })),
  );
  const newest = found.sort((one, other) => other.time - one.time).slice(0, limit);
  const mails = await Promise.all(newest.map(({ file }) => readMail(folder, file)));
  return mails.filter((mail) => mail !== null);
}

/** In milliseconds; 0 if the file is gone. */
const arrivedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Null if there is no such mail. */
export async function readMail(folder: string, file: string): Promise<StoredMail | null> {
  if (!FILE.test(file) || file.startsWith('.')) return null;
  try {
    return { file, mail: await PostalMime.parse(await readFile(path.join(folder, file))) };
  } catch {
    return null;
  }
}
