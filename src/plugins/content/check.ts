import type { z } from 'zod';

/** One thing that is wrong in a record: where, and what. */
export interface Finding {
  file: string;
  /** Path to the field, such as `faqs.2.answer`. */
  field: string;
  message: string;
}

/** Checks a record against its schema. */
export function checkRecord(file: string, schema: z.ZodType, record: unknown): Finding[] {
  const issues = schema.safeParse(record, { error: describeAllowed }).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ file, field: path.join('.') || '(record)', message }));
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address that starts with https://',
  date: 'a date such as 2026-11-20',
  time: 'a time such as 09:30',
};

/** Says what a field may hold, for the person who has just edited it. A schema's own messages are kept. */
function describeAllowed(issue: z.core.$ZodRawIssue): string | undefined {
  const unit = issue.code === 'too_small' || issue.code === 'too_big' ? UNITS[issue.origin] : undefined;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; it must be ${withArticle(issue.expected)}`
        : `must be ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `must ${unit ? 'have' : 'be'} ${issue.exact ? 'exactly' : issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unit ?? ''}`;
    case 'too_big':
      return `must ${unit ? 'have' : 'be'} ${issue.exact ? 'exactly' : issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unit ?? ''}`;
    case 'invalid_union':
      // A record of several kinds, with a kind that doesn't exist.
      return Array.isArray(issue['options'])
        ? `must be one of ${issue['options'].map((value) => JSON.stringify(value)).join(', ')}`
        : undefined;
    case 'unrecognized_keys':
      return `has fields that do not exist: ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `must match ${issue.pattern}`
        : `must be ${FORMATS[issue.format] ?? issue.format}`;
    default:
      return undefined;
  }
}

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  set: ' entries',
  file: ' bytes',
};
const withArticle = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

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
