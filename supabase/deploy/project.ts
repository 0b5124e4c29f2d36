import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteCheck } from '../functions/_shared/rpc.ts';
import { sql, supabase, type Command, type Run } from './command.ts';

/** What the project says about itself. */
interface Facts {
  extensions: string[];
  /** Versions of the migrations that it has. */
  migrations: string[];
  /** Null before the migrations. */
  site: SiteCheck | null;
  /** Fingerprints of what was deployed, by part. */
  deployed: Record<string, string>;
}

/** The linked Supabase project. What it says is asked once, until `forget`. */
export class Project {
  readonly #run: Run;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(run: Run) {
    this.#run = run;
  }

  /** Asks again from now on, because a step has changed something. */
  forget(): void {
    this.#answers.clear();
  }

  async facts(): Promise<Facts> {
    const [first] = await this.#rows<Pick<Facts, 'extensions'> & { applied: boolean; known: boolean }>(
      `select (select array_agg(extname::text) from pg_extension) as extensions,
        to_regclass('supabase_migrations.schema_migrations') is not null as applied,
        to_regclass('private.deployed') is not null as known`,
    );
    const { extensions, applied, known } = first!;
    const versions = applied
      ? await this.#rows<{ version: string }>('select version from supabase_migrations.schema_migrations')
      : [];
    const [inside] = known
      ? await this.#rows<Pick<Facts, 'site' | 'deployed'>>(
          `select public.site_check() as site,
            (select coalesce(jsonb_object_agg(part, fingerprint), '{}') from private.deployed) as deployed`,
        )
      : [{ site: null, deployed: {} }];
    return { extensions, migrations: versions.map(({ version }) => version), ...inside! };
  }

  /** The names of the secrets of its functions. */
  async secrets(): Promise<string[]> {
    const found = await this.#json<{ name: string }[]>(supabase('secrets', 'list'));
    return found.map(({ name }) => name);
  }

  /** The key for visitors and a key for servers: new ones (`sb_…`), or the legacy ones if it has no others. */
  async keys(): Promise<{ publishable: string; secret: string }> {
    const all = await this.#json<{ name: string; type?: string; api_key?: string | null }[]>(
      supabase('projects', 'api-keys', '--reveal'),
    );
    const find = (type: string, legacy: string) =>
      all.find((key) => key.type === type && key.api_key)?.api_key ??
      all.find((key) => key.name === legacy && key.api_key)?.api_key;
    const publishable = find('publishable', 'anon');
    const secret = find('secret', 'service_role');
    if (!publishable || !secret)
      throw new Error('The project has no API keys: create them in the dashboard under Settings, API keys.');
    return { publishable, secret };
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.#run(supabase('projects', 'list'), true)).code === 0;
  }

  #rows<T>(statement: string): Promise<T[]> {
    return this.#json<T[]>(sql(statement));
  }

  /** @throws with what the CLI says */
  #json<T>(command: Command): Promise<T> {
    const key = command.args.join(' ');
    const ask = async () => {
      const { code, output, errors } = await this.#run(
        { ...command, args: [...command.args, '-o', 'json', '--agent', 'no'] },
        true,
      );
      if (code !== 0) throw new Error((errors || output).trim());
      return JSON.parse(output) as T;
    };
    if (!this.#answers.has(key)) this.#answers.set(key, ask());
    return this.#answers.get(key) as Promise<T>;
  }
}

/** The versions of the migrations in a folder, with their file names. */
export function migrationsIn(root: string): { version: string; file: string }[] {
  return readdirSync(path.join(root, 'supabase/migrations'))
    .filter((file) => /^\d{14}_.+\.sql$/.test(file))
    .toSorted()
    .map((file) => ({ version: file.slice(0, 14), file }));
}
