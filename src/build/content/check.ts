import type { z } from 'zod';

/** One thing that is wrong in a record: where, and what. */
export interface Finding {
  file: string;
  /** Path to the field, such as `faqs.2.answer`. */
  field: string;
  message: string;
}

/** Holds a record against its schema. */
export function checkRecord(file: string, schema: z.ZodType, record: unknown): Finding[] {
  const issues = schema.safeParse(record).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ file, field: path.join('.') || '(record)', message }));
}

/** Every string below `value` with the path of its field. */
function strings(value: unknown, field: readonly string[] = []): [field: string, text: string][] {
  if (typeof value === 'string') return [[field.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, [...field, key]));
}

/** Finds inline links, and `to` fields, that lead to a page that doesn't exist. */
export function checkLinks(file: string, record: unknown, known: ReadonlySet<string>): Finding[] {
  return strings(record).flatMap(([field, text]) => {
    const inline = [...text.matchAll(/\]\((\/[^)#\s]*)[^)]*\)/g)].map(([, path]) => path!);
    const whole = /(?:^|\.)to$/.test(field) && text.startsWith('/') ? [text.split('#')[0]!] : [];
    return [...inline, ...whole]
      .filter((path) => !known.has(path))
      .map((path) => ({ file, field, message: `There is no page ${path}` }));
  });
}

/**
 * Stops the build with one line per finding.
 * @throws when there is any
 */
export function refuse(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const lines = findings.map(({ file, field, message }) => `  ${file}: ${field}: ${message}`);
  throw new Error(`The content does not hold together:\n${lines.join('\n')}`);
}
