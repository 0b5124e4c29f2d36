import { expect, it } from 'vitest';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { business } from '../../content/business.ts';
import { leadForm } from '../../content/lead-form.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { resultOf } from './use-lead-form.ts';

const sent = MESSAGES.inquirySuccess(business.replyWithinHours);
const failed = (reason?: string): SubmissionStatus => ({ state: 'failed', reason });

it.each([
  ['an arrived inquiry', { state: 'arrived' }, { status: 'sent', message: sent, isSafe: true }],
  [
    'one that waits on the disk',
    { state: 'waiting', saved: true },
    { status: 'saved', message: leadForm.saved, isSafe: true },
  ],
  [
    'one that waits in memory only, whose text stays in the form',
    { state: 'waiting', saved: false },
    { status: 'saved', message: leadForm.unsaved, isSafe: false },
  ],
] as const)('%s reads the same in every form', (_, submission, expected) => {
  for (const source of ['main_form', 'contact_page', 'widget'] as const)
    expect(resultOf(submission, source)).toEqual(expected);
});

it.each([
  ['main_form', '23514', 'Failed to submit. Please try again.', {}],
  ['contact_page', '23514', 'Failed to submit. Please try again.', {}],
  ['widget', '23514', 'Failed to send message. Please try again.', {}],
  ['contact_page', undefined, 'Failed to submit. Please try again.', {}],
  ['contact_page', 'invalid:email', MESSAGES.invalidEmail, { email: MESSAGES.invalidEmail }],
  ['widget', 'invalid:fullName', MESSAGES.tooLong, { fullName: MESSAGES.tooLong }],
  ['main_form', 'too_large', MESSAGES.tooLong, { message: MESSAGES.tooLong }],
] as const)('%s, refused with %s: "%s"', (source, reason, message, errors) => {
  expect(resultOf(failed(reason), source)).toEqual({ status: 'failed', message, errors, isSafe: false });
});
