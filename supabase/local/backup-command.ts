/**
 * `npm run backup -- <file>` and `npm run restore -- <file> [--replace]`: for the database of the data folder, or the one
 * of DATABASE_URL.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { business } from '../../src/content/business.ts';
import { type Counts, restoreBackup, writeBackup } from './backup.ts';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { parseSettings } from './env.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './postgres-server.ts';
import { PROJECT_ROOT } from './stack.ts';
import { StartupError } from './startup-error.ts';

const USAGE = 'Use: npm run backup -- <new file>, or npm run restore -- <file> [--replace].';

/** A database for one command. */
interface Opened {
  url: string;
  stop: () => Promise<void>;
}

/** The database of the running server, or of a server of its own. */
async function openForReading(folder: string): Promise<Opened> {
  const stored = await readFile(`${folder}.json`, 'utf8').catch(() => null);
  if (stored === null) throw new StartupError(`${folder} does not exist: there is nothing to back up.`);
  const { url } = JSON.parse(stored) as { url: string };
  const running = await openDatabase(url).catch(() => null);
  if (running === null) return startPostgres(folder, console.log);
  await running.close();
  return { url, stop: async () => undefined };
}

/** A migrated database that no other server uses. A new data folder gets one. */
async function openForWriting(dataDir: string, folder: string): Promise<Opened> {
  await openDataFolder(dataDir);
  const server = await startPostgres(folder, console.log);
  const database = await openDatabase(server.url);
  await migrate(database, path.join(PROJECT_ROOT, 'supabase', 'migrations'), folder);
  await database.close();
  return server;
}

async function run([command, ...args]: readonly string[]): Promise<void> {
  const replace = args.includes('--replace');
  const [given, ...more] = args.filter((argument) => argument !== '--replace');
  if (given === undefined || more.length > 0 || (replace && command !== 'restore'))
    throw new StartupError(USAGE);
  const file = path.resolve(given);
  const { dataDir, databaseUrl } = parseSettings(process.env, {
    projectRoot: PROJECT_ROOT,
    staffEmail: business.staffEmail,
    mailFrom: business.mailFrom,
  });
  const folder = path.join(dataDir, 'postgres');
  const isBackup = command === 'backup';
  const chosen = databaseUrl && { url: databaseUrl, stop: async () => undefined };
  const { url, stop } =
    chosen || (await (isBackup ? openForReading(folder) : openForWriting(dataDir, folder)));
  try {
    const counts = isBackup ? await writeBackup(url, file) : await restoreBackup(url, file, { replace });
    console.log(textOf(counts));
    console.log(
      isBackup ? `Written to ${file}. It holds personal data: keep it as safe as the database.` : 'Restored.',
    );
  } finally {
    await stop();
  }
}

const textOf = (counts: Counts) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count}`)
    .join('\n');

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : (error as Error).message);
  process.exitCode = 1;
});
