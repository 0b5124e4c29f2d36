/** A stand-in for a hosted Supabase project: the management API that the Supabase CLI calls, on a PostgreSQL. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../supabase/local/postgres-server.ts';

export const PROJECT = 'abcdefghijklmnopqrst';

/** What a hosted project has, and this PostgreSQL has not: extensions that do as much as a deployment needs. */
const EXTENSIONS = `
  create schema stand_in;
  create table stand_in.pg_extension (extname text);
  insert into stand_in.pg_extension values ('supabase_vault');
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text, active boolean default true);
  create function cron.schedule(text, text, text) returns bigint language sql as
    $$ insert into cron.job values ($1, $2, $3) on conflict do nothing; select 1::bigint $$;
  create schema vault;
  create table vault.secrets (id serial primary key, name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(text, text) returns int language sql as
    $$ insert into vault.secrets (secret, name) values ($1, $2) returning id $$;
  create function vault.update_secret(int, text) returns void language sql as
    $$ update vault.secrets set secret = $2 where id = $1 $$;`;

/** What was asked of the project. */
export interface StandIn {
  databaseUrl: string;
  /** The environment that leads the Supabase CLI here. */
  env: Record<string, string>;
  secrets: Record<string, string>;
  /** The files that were uploaded for each function. */
  functions: Record<string, string[]>;
  /** The settings of Auth that were changed. */
  auth: Record<string, unknown>;
  query: <T extends object>(statement: string) => Promise<T[]>;
  stop: () => Promise<void>;
}

/** Starts it with its files in a folder. */
export async function startProject(folder: string): Promise<StandIn> {
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres(join(folder, 'postgres'), () => undefined, ['fsync=off']);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  for (const file of ['supabase/local/roles.sql', 'tests/database/hosted-project.sql'])
    await client.query(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
  await client.query(EXTENSIONS);
  const standIn: Omit<StandIn, 'env' | 'stop'> = {
    databaseUrl: postgres.url,
    secrets: {},
    functions: {},
    auth: {},
    query: async (statement) => (await client.query(statement)).rows,
  };

  /** The API's answer to a statement: the rows of the last one. */
  const query = async (statement: string) => {
    const created = [...statement.matchAll(/create extension if not exists (\w+)/g)].map(([, name]) => name);
    for (const name of created) await client.query('insert into stand_in.pg_extension values ($1)', [name]);
    if (created.length > 0) return [];
    if (statement.includes('schedule_email_sweep')) {
      const { rows } = await client.query<{ body: string }>(
        `select pg_get_functiondef(oid) as body from pg_proc where proname in ('schedule_email_sweep', 'schedule_daily_work')`,
      );
      for (const { body } of rows)
        await client.query(body.replace('pg_catalog.pg_extension', 'stand_in.pg_extension'));
    }
    return (await client.query<object>(statement.replace('from pg_extension', 'from stand_in.pg_extension')))
      .rows;
  };

  const answer = async (method: string, url: URL, body: string): Promise<[number, unknown?]> => {
    const path = url.pathname.replace(`/v1/projects/${PROJECT}`, '');
    const slug = url.searchParams.get('slug') ?? '';
    switch (`${method} ${path}`) {
      case 'GET ':
        return [
          200,
          {
            id: PROJECT,
            ref: PROJECT,
            organization_id: 'org',
            organization_slug: 'org',
            name: 'Spa',
            region: 'us-east-1',
            created_at: '2026-01-01T00:00:00Z',
            status: 'ACTIVE_HEALTHY',
            database: {
              host: 'db.invalid',
              version: '17.4.1.1',
              postgres_engine: '17',
              release_channel: 'ga',
            },
          },
        ];
      case 'GET /api-keys':
        return [
          200,
          [
            { name: 'anon', id: 'anon', type: 'legacy', api_key: 'eyJ.anon' },
            { name: 'default', id: '1', type: 'publishable', api_key: 'sb_publishable_1' },
            { name: 'default', id: '2', type: 'secret', api_key: 'sb_secret_1' },
          ],
        ];
      case 'POST /database/query':
        return query((JSON.parse(body) as { query: string }).query).then(
          (rows) => [201, rows],
          (error: Error) => [400, { message: error.message }],
        );
      case 'GET /secrets':
        return [200, Object.keys(standIn.secrets).map((name) => ({ name, value: 'digest' }))];
      case 'POST /secrets':
        for (const { name, value } of JSON.parse(body) as { name: string; value: string }[])
          standIn.secrets[name] = value;
        return [201];
      case 'GET /functions':
        return [200, []];
      case 'POST /functions/deploy':
        standIn.functions[slug] = [...body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name!);
        return [201, { id: slug, slug, name: slug, status: 'ACTIVE', version: 1 }];
      case 'PUT /functions':
        return [200, { functions: [] }];
      case 'GET /billing/addons':
        return [200, { selected_addons: [], available_addons: [] }];
      case `GET /v2/projects/${PROJECT}/config`:
        return [200, { data: { attributes: { auth: { disable_signup: false, ...standIn.auth } } } }];
      case 'PATCH /config/auth':
        Object.assign(standIn.auth, JSON.parse(body));
        return [200, standIn.auth];
      default:
        return [404, { message: `Nothing at ${path}` }];
    }
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://localhost');
      void answer(request.method!, url, Buffer.concat(chunks).toString('latin1')).then(([status, value]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(value === undefined ? '' : JSON.stringify(value));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = join(folder, 'profile.yaml');
  writeFileSync(
    profile,
    `name: stand-in\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: localhost\npooler_host: localhost\n`,
  );
  return Object.assign(standIn, {
    env: {
      SUPABASE_PROFILE: profile,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await client.end();
      await postgres.stop();
    },
  });
}
