/**
 * Before a build: writes what the owner has published from the desk to `src/content/published.json`, so that pages, structured
 * data and mails of this build say it. Only where the build knows the database (`VITE_SUPABASE_URL` and its key).
 */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isSetting,
  settingProblems,
  type Published,
} from '../../../supabase/functions/_shared/site-settings.ts';
import { settledOffer } from '../../../supabase/functions/_shared/offer-now.ts';
import { repositoryFiles } from '../../../supabase/check/files.ts';
import { business } from '../../content/business.ts';
import { linkedPages } from '../../site/pages.ts';
import { photoName } from '../../site/photo-name.ts';
import { readAnswer, valuesAt, type Row } from '../../pwa/read-settings.ts';
import { PHOTOS_DIR } from '../pictures/derive.ts';

const FILE = resolve(import.meta.dirname, '../../content/published.json');
const pages = linkedPages(repositoryFiles().articles);
const TIMEOUT_MS = 15_000;

/**
 * The values that hold at `now`, of what the database answered. Calls `tell` with a sentence for each value that the build
 * would refuse; the record's own takes its place.
 */
export function publishedOf(rows: readonly Row[], now: number, tell: (line: string) => void): Published {
  const values = valuesAt(rows, now);
  for (const [key, value] of Object.entries(values)) {
    const problems = isSetting(key)
      ? settingProblems(key, value, { pages })
      : [{ field: '', message: 'is unknown here' }];
    if (problems.length === 0) continue;
    delete values[key];
    for (const { field, message } of problems)
      tell(
        `Published setting ${[key, field].filter(Boolean).join('.')}: ${message}. The record’s own value is used.`,
      );
  }
  return values;
}

/** The values with an offer that is over switched off: pages are read long after the build, and must not know its day. */
export const settled = (values: Published, today: string): Published =>
  values.offer ? { ...values, offer: settledOffer(values.offer, today) } : values;

/** Asks the database. @returns undefined, after a sentence, if it does not answer */
export async function askPublished(
  { url, key }: { url: string; key: string },
  tell: (line: string) => void,
  send: typeof fetch = fetch,
): Promise<Published | undefined> {
  const failed = (why: string) =>
    tell(
      `What the owner has published could not be read (${why}): the build uses src/content/published.json.`,
    );
  try {
    const response = await send(`${url}/rest/v1/site_settings?select=key,value,later`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const rows = response.ok ? readAnswer(await response.json()) : undefined;
    if (rows) return publishedOf(rows, Date.now(), tell);
    failed(response.ok ? 'no settings in the answer' : `status ${response.status}`);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

/** A photograph of a case, or undefined if the database does not have it. */
async function askPhoto(
  { url, key }: { url: string; key: string },
  photo: string,
  send: typeof fetch,
): Promise<Uint8Array | undefined> {
  const response = await send(`${url}/rest/v1/rpc/case_photo`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ photo }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  const file = Buffer.from(typeof answer === 'string' ? answer : '', 'base64');
  return hash('sha256', file) === photo ? file : undefined;
}

/**
 * Writes the photographs of the cases to `folder`, as pictures of this build, and deletes those of earlier ones. Without a
 * database those must do that are there.
 * @returns the values without cases whose photographs are missing, each after a sentence
 */
export async function withPhotos(
  values: Published,
  folder: string,
  database: { url: string; key: string } | undefined,
  tell: (line: string) => void,
  send: typeof fetch = fetch,
): Promise<Published> {
  const { cases = [] } = values;
  const files = async () => (existsSync(folder) ? await readdir(folder) : []);
  const known = new Set(await files());
  const has = async ({ id }: { id: string }) => {
    const file = `${photoName(id)}.jpg`;
    if (known.has(file)) return true;
    const photo = database && (await askPhoto(database, id, send).catch(() => undefined));
    if (!photo) return false;
    await mkdir(folder, { recursive: true });
    await writeFile(resolve(folder, file), photo);
    return true;
  };
  const shown: typeof cases = [];
  for (const one of cases) {
    if ((await has(one.before)) && (await has(one.after))) shown.push(one);
    else tell(`The photographs of the case “${one.title}” could not be read: this build leaves it out.`);
  }
  const needed = new Set(
    shown.flatMap(({ before, after }) => [before, after]).map(({ id }) => `${photoName(id)}.jpg`),
  );
  for (const file of await files()) if (!needed.has(file)) await rm(resolve(folder, file));
  return values.cases ? { ...values, cases: shown } : values;
}

/** Today as an ISO date. A zone that does not exist is the build's to report. */
function dayIn(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

const command = process.argv[1];
if (command !== undefined && (await realpath(command)) === fileURLToPath(import.meta.url)) {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  const database = url && key ? { url: url.replace(/\/+$/, ''), key } : undefined;
  const tell = (line: string) => console.warn(line);
  const values = database && (await askPublished(database, tell));
  const known = await readFile(FILE, 'utf8');
  const present = await withPhotos(values ?? (JSON.parse(known) as Published), PHOTOS_DIR, database, tell);
  const text = `${JSON.stringify(settled(present, dayIn(business.timeZone)), null, 2)}\n`;
  if (text !== known) await writeFile(FILE, text);
}
