import type { Schema } from '../../content/registry.ts';
import { describeAllowed } from '../../../supabase/functions/_shared/describe-issue.ts';

/** One thing that is wrong in a record: where, and what. */
export interface Finding {
  file: string;
  /** Path to the field, such as `faqs.2.answer`. */
  field: string;
  message: string;
}

/** Checks a record against its schema. */
export function checkRecord(file: string, schema: Schema, record: unknown): Finding[] {
  const issues = schema.safeParse(record, { error: describeAllowed }).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ file, field: path.join('.') || '(record)', message }));
}

/** Lists every string in `value` with the path of its field. */
function strings(value: unknown, field: readonly string[] = []): [field: string, text: string][] {
  if (typeof value === 'string') return [[field.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, [...field, key]));
}

/** Finds inline links, `to` fields and destinations whose page doesn't exist. */
export function checkLinks(file: string, record: unknown, known: ReadonlySet<string>): Finding[] {
  return strings(record).flatMap(([field, text]) => {
    const inline = [...text.matchAll(/\]\((\/[^)#\s]*)[^)]*\)/g)].map(([, path]) => path!);
    const whole =
      /(?:^|\.)(?:to|destination|defaultDestination)$/.test(field) && text.startsWith('/')
        ? [text.split('#')[0]!]
        : [];
    return [...inline, ...whole]
      .filter((path) => !known.has(path))
      .map((path) => ({ file, field, message: `There is no page ${path}` }));
  });
}

/** Finds fields that name a picture which doesn't exist. */
export function checkPictures(file: string, record: unknown, known: ReadonlySet<string>): Finding[] {
  return strings(record).flatMap(([field, name]) =>
    !/(?:^|\.)(?:image|picture|portrait|photo)(?:\.name)?$/.test(field) || known.has(name)
      ? []
      : [{ file, field, message: `There is no picture ${name}: add it to src/media/masters` }],
  );
}

/**
 * Stops the build, with one line per finding.
 * @throws when there is any finding
 */
export function refuse(findings: readonly Finding[]): void {
  stopBuild(
    'The content has errors:',
    findings.map(({ file, field, message }) => `src/content/${file}: ${field}: ${message}`),
  );
}

/**
 * Stops the build unless there is nothing to say.
 * @throws with the lines only: who edits the content has no use for where in the build they were found
 */
export function stopBuild(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const error = new Error([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  error.stack = '';
  throw error;
}
