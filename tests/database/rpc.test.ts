import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';
import { useDatabase } from './harness.ts';

const database = useDatabase();
const FILE = resolve(import.meta.dirname, '../../supabase/functions/_shared/rpc.ts');

/** Called by PostgREST and the local stack before each request, not by a client. */
const PRE_REQUEST = 'check_request';

/** What a type of TypeScript is in JSON. */
function kindOf(type: ESTree.TSType): string {
  switch (type.type) {
    case 'TSUnionType': {
      const kinds = type.types.map(kindOf).filter((kind) => kind !== 'null');
      return [...new Set(kinds)].join(' | ');
    }
    case 'TSStringKeyword':
    case 'TSLiteralType':
      return 'string';
    case 'TSNumberKeyword':
      return 'number';
    case 'TSBooleanKeyword':
      return 'boolean';
    case 'TSNullKeyword':
      return 'null';
    default:
      return 'object';
  }
}

interface Member {
  name: string;
  optional: boolean;
  type: ESTree.TSType;
}
const membersOf = (signatures: readonly ESTree.TSSignature[]): Member[] =>
  signatures.flatMap((signature) =>
    signature.type === 'TSPropertySignature' &&
    signature.key.type === 'Identifier' &&
    signature.typeAnnotation
      ? [
          {
            name: signature.key.name,
            optional: signature.optional,
            type: signature.typeAnnotation.typeAnnotation,
          },
        ]
      : [],
  );
const literal = (type: ESTree.TSType | undefined): Member[] =>
  type?.type === 'TSTypeLiteral' ? membersOf(type.members) : [];

/** `{ args: { id: string; source?: string }; result: string }` as `(id: string, source?: string): string`. */
function signatureOf(type: ESTree.TSType): string {
  const parts = literal(type);
  const find = (name: string) => parts.find((part) => part.name === name)?.type;
  const args = literal(find('args')).map(
    (arg) => `${arg.name}${arg.optional ? '?' : ''}: ${kindOf(arg.type)}`,
  );
  return `(${args.join(', ')}): ${kindOf(find('result')!)}`;
}

/** The functions of an interface in `rpc.ts`, by name. */
function declared(name: string): Map<string, ESTree.TSType> {
  const { program } = parseSync(FILE, readFileSync(FILE, 'utf8'));
  const found = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' &&
    node.declaration?.type === 'TSInterfaceDeclaration' &&
    node.declaration.id.name === name
      ? membersOf(node.declaration.body.body)
      : [],
  );
  return new Map(found.map((member) => [member.name, member.type]));
}

/** The functions that a role may call through the API, in the same words. */
async function callable(role: string): Promise<{ name: string; signature: string }[]> {
  return database.owner<{ name: string; signature: string }>(
    `with kinds (type, kind) as (values ('uuid'::regtype, 'string'), ('text', 'string'), ('date', 'string'),
       ('integer', 'number'), ('bigint', 'number'), ('boolean', 'boolean'), ('jsonb', 'object'), ('text[]', 'object'), ('void', 'null'))
     select p.proname as name, '(' || array_to_string(array(
         select p.proargnames[place] || case when place > p.pronargs - p.pronargdefaults then '?' else '' end || ': '
           || coalesce((select k.kind from kinds k where k.type = given.type), given.type::text)
         from unnest(p.proargtypes::regtype[]) with ordinality as given(type, place) order by place), ', ') || '): '
       || coalesce((select k.kind from kinds k where k.type = p.prorettype), p.prorettype::regtype::text) as signature
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute') and p.proname <> $2
     order by 1`,
    [role, PRE_REQUEST],
  );
}

it.each([
  ['StaffRpc', 'authenticated'],
  ['ServiceRpc', 'service_role'],
])('%s is what %s may call, with the same arguments and results', async (name, role) => {
  const types = [...declared(name)].map(([name, type]) => ({ name, signature: signatureOf(type) }));
  expect(types).toEqual(await callable(role));
});

it('VisitorRpc is what anon may call', async () => {
  const names = (await callable('anon')).map(({ name }) => name);
  expect([...declared('VisitorRpc').keys()]).toEqual(names);
});
