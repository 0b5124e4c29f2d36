import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { useDatabase } from './harness.ts';

const database = useDatabase();
const ROLES = ['anon', 'authenticated', 'service_role'] as const;
const FILE = resolve(import.meta.dirname, '../../supabase/database.md');

interface Table {
  name: string;
  secured: boolean;
  policies: string[];
  /** What a role may do with whole rows. */
  rights: string[];
  columns: { name: string; type: string; rights: string[] }[];
}
interface Callable {
  name: string;
  parameters: string;
  result: string;
  callers: boolean[];
}

/** The rights of each role, inherited ones included, as one text per role. */
const rightsOf = (names: string[], check: string) => `(
  select array_agg((select coalesce(string_agg(p, ', ' order by place), '')
    from unnest(array['${names.join("', '")}']) with ordinality as privileges(p, place) where ${check}) order by role_place)
  from unnest(array['${ROLES.join("', '")}']) with ordinality as roles(role, role_place))`;

const tablesOf = (schema: string) =>
  database.owner<Table & Record<string, unknown>>(
    `select c.relname as name, c.relrowsecurity as secured,
       ${rightsOf(['delete', 'truncate', 'references', 'trigger'], 'has_table_privilege(role, c.oid, p)')} as rights,
       array(select format('%s may %s: %s', array_to_string(p.roles, ', '), lower(p.cmd), p.policyname)
         from pg_policies p where p.schemaname = $1 and p.tablename = c.relname
         order by p.roles::text, p.policyname, p.cmd) as policies,
       (select json_agg(json_build_object('name', a.attname,
         'type', replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz') || case when a.attnotnull then '' else ', may be null' end
           || coalesce((select string_agg(' → ' || r.relname, '' order by r.relname)
             from pg_constraint f join pg_class r on r.oid = f.confrelid
             where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum]), ''),
         'rights', ${rightsOf(['select', 'insert', 'update'], 'has_column_privilege(role, c.oid, a.attnum, p)')})
         order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by c.relname`,
    [schema],
  );

const functions = () =>
  database.owner<Callable & Record<string, unknown>>(
    `select p.pronamespace::regnamespace || '.' || p.proname as name,
       array_to_string(array(
         select case when place > p.pronargs - p.pronargdefaults then format('[%s %s]', p.proargnames[place], type)
           else format('%s %s', p.proargnames[place], type) end
         from unnest(p.proargtypes::regtype[]) with ordinality as given(type, place) order by place), ', ') as parameters,
       pg_get_function_result(p.oid) as result,
       array(select has_function_privilege(role, p.oid, 'execute')
         from unnest(array['${ROLES.join("', '")}']) with ordinality as roles(role, place) order by place) as callers
     from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     order by p.pronamespace::regnamespace::text desc, p.proname, p.oid::regprocedure::text`,
  );

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table of Markdown. Roles without any right have no column. */
function gridOf(heads: string[], rows: { cells: string[]; rights: string[] }[]): string {
  const shown = ROLES.flatMap((role, at) => (rows.some(({ rights }) => rights[at]) ? [{ role, at }] : []));
  const lines = rows.map(({ cells, rights }) => row([...cells, ...shown.map(({ at }) => rights[at]!)]));
  return [
    row([...heads, ...shown.map(({ role }) => role)]),
    row([...heads, ...shown].map(() => '---')),
    ...lines,
  ].join('\n');
}

function sectionOf({ name, secured, policies, rights, columns }: Table): string {
  const rows = columns.map((column) => ({ cells: [column.name, column.type], rights: column.rights }));
  if (rights.some(Boolean)) rows.push({ cells: ['_whole rows_', ''], rights });
  const rules =
    policies.map((policy) => `\n- ${policy}`).join('') || ' no policy, so no row for anybody but the service';
  return [
    `### ${name}`,
    ...(secured ? [`Row-level security:${policies.length > 0 ? '\n' : ''}${rules}`] : []),
    gridOf(['column', 'type'], rows),
  ].join('\n\n');
}

it('supabase/database.md is up to date (`npx vitest run --config tests/vitest.config.ts overview -u` writes it)', async () => {
  const all = await functions();
  const callable = all.filter(({ callers }) => callers.includes(true));
  const others = all.filter(({ callers }) => !callers.includes(true));
  const text = `# Tables, columns and rights

What the migrations create, and what the roles of the API may do with it. A test writes this file from the database:
\`npx vitest run --config tests/vitest.config.ts overview -u\`. What the tables are for is in the [README](README.md#tables).

## Schema public

The REST API shows these tables. A role without a column has no right at all.

${(await tablesOf('public')).map(sectionOf).join('\n\n')}

## Schema private

No role of the API may use this schema. Functions that run as their owner do.

${(await tablesOf('private')).map(sectionOf).join('\n\n')}

## Functions

A parameter in brackets may be left out.

${gridOf(
  ['function', 'parameters', 'result'],
  callable.map(({ name, parameters, result, callers }) => ({
    cells: [name.replace('public.', ''), parameters, result],
    rights: callers.map((may) => (may ? 'execute' : '')),
  })),
)}

Only the owner may call the others: ${others.map(({ name }) => name).join(', ')}.
`;
  const { code } = await format(FILE, text);
  await expect(code).toMatchFileSnapshot(FILE);
});
