import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSmtpUrl, SMTP_URL_RULE } from '../functions/_shared/environment.ts';
import { EMAIL_PATTERN } from '../functions/_shared/limits.ts';

/** One thing that a deployment must know. Its name is that of an environment variable. */
interface Question {
  text: string;
  isValid: (value: string) => boolean;
  mustBe: string;
  /** It is never stored, and only asked for when a step needs it. */
  isSecret?: true;
}

const isEmail = (value: string) => EMAIL_PATTERN.test(value);
const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const QUESTIONS = {
  SUPABASE_PROJECT_ID: {
    text: 'Reference of the Supabase project (in its address: https://supabase.com/dashboard/project/<reference>)',
    isValid: (value) => /^[a-z]{20}$/.test(value),
    mustBe: '20 small letters',
  },
  SITE_URL: {
    text: 'Address of the site',
    isValid: isOrigin,
    mustBe: 'an address such as https://www.example.com, without a path',
  },
  SITE_HOST: {
    text: 'Host of the site: cloudflare, netlify or other',
    isValid: (value) => ['cloudflare', 'netlify', 'other'].includes(value),
    mustBe: 'cloudflare, netlify or other',
  },
  STAFF_EMAIL: { text: 'Who receives inquiries', isValid: isEmail, mustBe: 'an email address' },
  MAIL_FROM: { text: 'Sender of every mail', isValid: isEmail, mustBe: 'an email address' },
  OWNER_EMAIL: { text: 'First owner of the staff desk', isValid: isEmail, mustBe: 'an email address' },
  SMTP_URL: {
    text: 'Mail server: smtps://user:password@host:465 (not shown, not stored)',
    isValid: (value) => isSmtpUrl(value) && !value.includes("'"),
    mustBe: SMTP_URL_RULE,
    isSecret: true,
  },
} satisfies Record<string, Question>;

export type AnswerName = keyof typeof QUESTIONS;
export type Answers = Partial<Record<AnswerName, string>>;
const question = (name: AnswerName): Question => QUESTIONS[name];
export const ANSWER_NAMES = Object.keys(QUESTIONS) as AnswerName[];

/** What is wrong with an answer, as a sentence; null if nothing is. */
export function problemOf(name: AnswerName, value: string): string | null {
  const { isValid, mustBe } = question(name);
  return isValid(value) ? null : `${name} must be ${mustBe}.`;
}

const fileIn = (root: string) => path.join(root, 'supabase/.temp/deployment.json');

/**
 * What is known without asking: the environment first, then what was answered earlier.
 * @throws with a sentence for each malformed variable
 */
export function knownAnswers(root: string, env: Record<string, string | undefined>): Answers {
  const file = fileIn(root);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {};
  const given = ANSWER_NAMES.flatMap((name) => {
    const value = env[name]?.trim() || stored[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const problems = given.flatMap(([name, value]) => problemOf(name, value) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(given);
}

/** Remembers what was answered, except secrets, so that the next run asks nothing again. */
export function storeAnswers(root: string, answers: Answers): void {
  const kept = Object.entries(answers).filter(([name]) => !question(name as AnswerName).isSecret);
  const file = fileIn(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Asks a person one line. Undefined: there is nobody to ask. */
export type Ask = (text: string, isSecret?: boolean) => Promise<string | undefined>;

/**
 * Asks until the answer is valid. An empty one takes the suggestion.
 * @throws with a sentence that names the variable, if nobody can be asked
 */
export async function askFor(name: AnswerName, ask: Ask, suggestion = ''): Promise<string> {
  const { text, isSecret = false, mustBe } = question(name);
  for (let hint = ''; ; hint = `It must be ${mustBe}.\n`) {
    const typed = await ask(`${hint}${text}${suggestion && ` [${suggestion}]`}: `, isSecret);
    if (typed === undefined) {
      if (suggestion) return suggestion;
      throw new Error(`Set ${name}: ${mustBe}.`);
    }
    const value = typed.trim() || suggestion;
    if (problemOf(name, value) === null) return value;
  }
}
