import { describe, expect, it } from 'vitest';
import { TEXTS } from './catalogue.ts';
import { refusalOf, refusalReason } from './refusals.ts';

describe('a refusal', () => {
  it.each([
    ['invalid', 'email', { field: 'email', text: TEXTS.invalidEmail }],
    ['invalid', 'phone', { field: 'phone', text: TEXTS.tooLong }],
    ['missing_fields', 'message', { field: 'message', text: TEXTS.inquiryMissing }],
    ['missing_fields', 'email', { field: 'email', text: TEXTS.inquiryMissing }],
    ['missing_fields', undefined, { field: 'email', text: TEXTS.inquiryMissing }],
    ['too_large', undefined, { field: 'message', text: TEXTS.tooLong }],
    ['22023', undefined, { field: 'email', text: TEXTS.invalidEmail }],
    ['invalid', undefined, {}],
    ['invalid', '<b>no field</b>', {}],
    ['invalid', { toString: 'x' }, {}],
    ['wrong_token', undefined, {}],
    ['constructor', undefined, {}],
  ])('%s about %j says %j', (code, field, refusal) => {
    expect(refusalOf(refusalReason(code, field))).toEqual(refusal);
  });

  it('without a reason says nothing', () => {
    expect(refusalOf(undefined)).toEqual({});
  });
});
