import { z } from 'zod';

/** Yields every value in `value` with its path. */
function* leaves(value: unknown, path: (string | number)[] = []): Generator<[(string | number)[], unknown]> {
  if (typeof value !== 'object' || value === null) return yield [path, value];
  for (const [key, inner] of Object.entries(value))
    yield* leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/**
 * The schema of a record of texts. TypeScript checks its fields; this checks that no value is missing and no text is
 * empty, except in the fields named in `mayBeEmpty`.
 */
export const words = (mayBeEmpty: readonly string[] = []) =>
  z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).check((record) => {
    for (const [path, value] of leaves(record.value)) {
      const isMissing = value === undefined || value === null;
      const isEmpty = typeof value === 'string' && value.trim() === '';
      if (isMissing || (isEmpty && !mayBeEmpty.includes(String(path.at(-1)))))
        record.issues.push({
          code: 'custom',
          path,
          input: value,
          message: 'must be a text that is not empty',
        });
    }
  });
