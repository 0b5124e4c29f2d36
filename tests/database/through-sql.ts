import { failureOf, type Database } from '../../supabase/functions/_shared/database.ts';
import { refusal, type TestDatabase } from './harness.ts';

/** Runs the functions' calls on the database, as PostgREST does. */
export function throughSql(target: TestDatabase): Database {
  return {
    async rpc(name, given, visitor = null) {
      // The mails that confirm inquiries to visitors have tests of their own (confirmations.test.ts).
      const args: Readonly<Record<string, unknown>> =
        name === 'finish_email_job' ? { ...given, confirm: false } : given;
      const names = Object.keys(args);
      const values = names.map((key) =>
        typeof args[key] === 'object' && args[key] !== null ? JSON.stringify(args[key]) : args[key],
      );
      const cast = (key: string) => (key === 'inquiry' ? '::text::jsonb' : '');
      const list = names.map((key, index) => `${key} => $${index + 1}${cast(key)}`).join(', ');
      const headers: Record<string, string> = visitor ? { 'x-visitor-address': visitor } : {};
      try {
        return {
          ok: true,
          value: await target.call('service_role', `select public.${name}(${list})`, values, headers),
        };
      } catch (error) {
        const { code, http } = await refusal(Promise.reject(error));
        return failureOf(http?.status ?? 400, JSON.stringify({ code, hint: JSON.stringify(http?.hint) }));
      }
    },
  };
}
