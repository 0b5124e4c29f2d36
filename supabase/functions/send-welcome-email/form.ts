import type { NativeForm } from '../_shared/answer-form.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { emailProblem } from '../_shared/form-problems.ts';
import { FIELD_LABELS, SUBSCRIBE_TEXTS } from '../_shared/form-texts.ts';
import { TRAP_FIELD } from '../_shared/limits.ts';
import { subscribe } from './subscribe.ts';

/** The sign-up boxes of the site. */
export const subscribeForm = (visitor: string | null, deps: MailDependencies): NativeForm => ({
  texts: SUBSCRIBE_TEXTS,
  fields: () => [
    { name: 'email', label: FIELD_LABELS.email, type: 'email', required: true, autocomplete: 'email' },
  ],
  hidden: ['source'],
  problems: emailProblem,
  submit: ({ email, source, ...others }, id) =>
    subscribe(
      { id, email, source: source || undefined, suspected: Boolean(others[TRAP_FIELD]?.trim()) },
      visitor,
      deps,
      0,
    ),
});
