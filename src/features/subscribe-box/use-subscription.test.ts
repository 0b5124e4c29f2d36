import { expect, it } from 'vitest';
import { MESSAGES } from '../../../supabase/functions/_shared/messages.ts';
import { leadForm } from '../../content/lead-form.ts';
import { popup } from '../../content/popup.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { resultOf } from './use-subscription.ts';

const arrived = (answer?: string): SubmissionStatus => ({ state: 'arrived', answer });
const failed = (reason?: string): SubmissionStatus => ({ state: 'failed', reason });

it.each([
  ['a new address', arrived('subscribed'), 'Successfully subscribed!'],
  ['an address that had unsubscribed', arrived('resubscribed'), 'Successfully subscribed!'],
  ['an address without an answer', arrived(), 'Successfully subscribed!'],
  ['a known address', arrived('already_subscribed'), 'You are already subscribed!'],
])('%s has arrived: "%s"', (_, submission, message) => {
  expect(resultOf(submission)).toEqual({ status: 'sent', message, isSafe: true });
});

it.each([
  [true, popup.saved.text],
  [false, leadForm.unsaved],
])('one that waits, saved on the disk: %s', (saved, message) => {
  expect(resultOf({ state: 'waiting', saved })).toEqual({ status: 'saved', message, isSafe: saved });
});

it.each([
  ['23514', 'Failed to subscribe. Please try again.', undefined],
  [undefined, 'Failed to subscribe. Please try again.', undefined],
  // The sentence stands beside the field alone.
  ['22023', null, { email: MESSAGES.invalidEmail }],
])('one that is refused with %s: %s', (reason, message, errors) => {
  expect(resultOf(failed(reason))).toEqual({ status: 'failed', message, errors, isSafe: false });
});
