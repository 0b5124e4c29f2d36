/** What a rule of a technique is, and short ways to write one. See `techniques.ts`. */
import type { HelpTopic, Service, TechniqueName } from '../../src/content/services/service.schema.ts';

export interface Rule {
  /** Unique within its technique. */
  id: string;
  /** The rule in one sentence, with the reason to believe it in brackets. */
  says: string;
  /** Where the page must say it. `all` is the whole record. */
  field: keyof Service | 'all';
  /** What that field must contain. Each entry of a list is a line of its own. */
  must?: RegExp;
  /** What that field must not contain. */
  mustNot?: RegExp;
}

export interface Technique {
  name: TechniqueName;
  rules: readonly Rule[];
}

/** Whether `text` keeps the rule. */
export const holds = ({ must, mustNot }: Rule, text: string): boolean =>
  (must?.test(text) ?? true) && !(mustNot?.test(text) ?? false);

/** Matches a line that has all of `parts`, in any order. */
export const line = (...parts: string[]) =>
  new RegExp(`^${parts.map((part) => `(?=.*(?:${part}))`).join('')}`, 'im');

/** Matches a field that has all of `parts`, on any line. */
export const every = (...parts: string[]) =>
  new RegExp(`^${parts.map((part) => `(?=[^]*(?:${part}))`).join('')}`, 'i');

/** Who waits or is excluded. */
export const screen = (id: string, says: string, must: RegExp): Rule => ({
  id,
  says,
  field: 'contraindications',
  must,
});
/** What to stop before the visit. */
export const before = (id: string, says: string, must: RegExp): Rule => ({
  id,
  says,
  field: 'prepare',
  must,
});
/** What to do or avoid at home. */
export const after = (id: string, says: string, must: RegExp): Rule => ({
  id,
  says,
  field: 'aftercare',
  must,
});
/** A rule that may stand anywhere on the page. */
export const anywhere = (id: string, says: string, must: RegExp): Rule => ({ id, says, field: 'all', must });
/** Which signs lead to a call on the same day or to 911. */
export const help = (...topics: HelpTopic[]): Rule => ({
  id: 'help',
  says: `The signs of trouble include: ${topics.join(', ')} (get-help.ts).`,
  field: 'helpTopics',
  must: every(...topics.map((topic) => `(?:^|\\n)${topic}(?=\\n|$)`)),
});
