/** The PostgreSQL server of a test run, and databases on it. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { Client } from 'pg';
import { openDatabase } from '../../supabase/local/database.ts';
import { migrate } from '../../supabase/local/migrate.ts';
import { storageInFolder } from '../../supabase/local/storage-files.ts';
import { withoutPersonalData } from '../../supabase/local/quiet-console.ts';
import { startPostgres } from '../../supabase/local/postgres-server.ts';

/** Set while a server runs for this run of tests. */
const SERVER = 'TEST_DATABASE_SERVER';
const TEMPLATE = 'TEST_DATABASE_TEMPLATE';
const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
/**
 * Nothing in a test has to survive a power cut. Tests that kill a server start one of their own. Autovacuum belongs to the
 * superuser, so the role of the tests can't drop a database while it is at work there.
 */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

/**
 * Starts the server of this run, or takes that of DATABASE_URL, whose role may create databases and roles, and migrates
 * a template with the default privileges of a hosted project. Processes that this one starts afterwards use it, too.
 * @returns what ends it
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[SERVER]) return async () => undefined;
  const given = process.env['DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'test-server-'));
  const server = given ? undefined : await startPostgres(join(folder, 'postgres'), console.log, FAST);
  process.env[SERVER] = given ?? server!.url;
  const template = `test_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${template}`);
  const database = await openDatabase(urlOf(template));
  // A hosted project has the storage service before the first migration.
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    auth: { enabled: false },
    storage: { enabled: true },
  });
  app._storageAdapter = storageInFolder(folder);
  await withoutPersonalData(console.log, () => app.ensureSystemSchema());
  for (const file of ['../../supabase/local/roles.sql', 'hosted-project.sql'])
    await database.runScript(readFileSync(join(import.meta.dirname, file), 'utf8'));
  await migrate(database, migrations, 'The template of the tests');
  // Tests of days name hours and clock changes of this zone.
  await database.query("update private.business set time_zone = 'America/Los_Angeles'");
  await database.close();
  process.env[TEMPLATE] = template;
  return async () => {
    await onServer(`drop database ${template}`);
    delete process.env[SERVER];
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A new database of the run's server. */
export interface NewDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database with all migrations; an empty one if `migrated` is false. The server must have been started. */
export async function createDatabase({ migrated = true } = {}): Promise<NewDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = migrated ? ` template ${process.env[TEMPLATE]}` : '';
  await onServer(`create database ${name}${template}`);
  return {
    url: urlOf(name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** Whether a server runs for this run of tests. */
export const hasTestServer = (): boolean => Boolean(process.env[SERVER]);

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env[SERVER];
  if (!url) throw new Error('startTestServer() comes first: run the tests with npm test');
  return url;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
