import { splitSqlStatements } from '@supabase/lite';

/**
 * A script that restores the grants of the migrations: their own GRANT and REVOKE statements, in order.
 * `@supabase/lite` grants everything on all tables to `anon` at each start, so the local stack runs this after it.
 * Statements about objects that a later migration has removed are skipped.
 *
 * @param migrations the text of each migration, in order
 */
export function restoreGrants(migrations: readonly string[]): string {
  return migrations
    .flatMap((sql) => splitSqlStatements(sql))
    .map((statement) => statement.replace(/^(?:\s*--[^\n]*\n)*\s*/, '').replace(/;\s*$/, ''))
    .filter((statement) => /^(?:grant|revoke)\b/i.test(statement))
    .map(
      (statement) => `do $grants$
begin
  ${statement};
exception
  when undefined_table or undefined_column or undefined_function or undefined_object or invalid_schema_name then null;
end
$grants$;`,
    )
    .join('\n');
}
