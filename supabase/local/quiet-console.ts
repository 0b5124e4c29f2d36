import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * `@supabase/lite` logs every database error with its parameters, which hold what the visitor wrote. Inside
 * `withoutPersonalData` only codes are logged; outside, the console is unchanged.
 */
const scope = new AsyncLocalStorage<{ log: (line: string) => void; onError: (error: unknown) => void }>();
let installed = false;

/** Errors that visitors cause and that nobody needs to see. */
const EXPECTED = /^(?:22|23|PT4|PGRST)|^42501$/;

/**
 * Runs `work`. Each `console.error` in it becomes at most one line of codes for `log`. `onError` gets the error itself,
 * which may hold personal data.
 */
export function withoutPersonalData<T>(
  log: (line: string) => void,
  work: () => Promise<T>,
  onError: (error: unknown) => void = () => {},
): Promise<T> {
  if (!installed) {
    const { error: original, warn } = console;
    console.warn = (...values: unknown[]) => {
      if (scope.getStore() === undefined) warn(...values);
    };
    console.error = (...values: unknown[]) => {
      const within = scope.getStore();
      if (within === undefined) return original(...values);
      for (const value of values) if (value instanceof Error) within.onError(value);
      const line = describe(values);
      if (line !== null) within.log(line);
    };
    installed = true;
  }
  return scope.run({ log, onError }, work);
}

function describe(values: unknown[]): string | null {
  const error = values.find((value) => value instanceof Error) as
    | (Error & Record<string, unknown>)
    | undefined;
  if (error === undefined) return null;
  const code = typeof error['code'] === 'string' ? error['code'] : error.name;
  if (EXPECTED.test(code)) return null;
  const where = ['table', 'column', 'constraint', 'routine'].flatMap((key) => {
    const value = error[key] ?? error[`${key}_name`];
    return typeof value === 'string' ? [`${key} ${value}`] : [];
  });
  return `[rest] ${[code, ...where].join(', ')}`;
}
