import type { z } from 'zod';

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address that starts with https://',
  date: 'a date such as 2026-11-20',
  time: 'a time such as 09:30',
};

/** Says what a field may hold, for the person who has just edited it. A schema's own messages are kept. */
export function describeAllowed(issue: z.core.$ZodRawIssue): string | undefined {
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
