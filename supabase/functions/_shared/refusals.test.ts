import { describe, expect, it } from 'vitest';
import { MESSAGES } from './messages.ts';
import { refusalOf, refusedField } from './refusals.ts';

describe('a refusal', () => {
  it.each([
    ['invalid:email', { field: 'email', text: MESSAGES.invalidEmail }],
    ['invalid:phone', { field: 'phone', text: MESSAGES.tooLong }],
    ['missing_fields:message', { field: 'message', text: MESSAGES.inquiryMissing }],
    ['missing_fields', { field: 'email', text: MESSAGES.inquiryMissing }],
    ['too_large', { field: 'message', text: MESSAGES.tooLong }],
    ['22023', { field: 'email', text: MESSAGES.invalidEmail }],
    ['invalid', {}],
    ['invalid:<b>no field</b>', {}],
    ['invalid:constructor', {}],
    ['wrong_token', {}],
    ['constructor', {}],
    ['', {}],
    [undefined, {}],
  ])('for the reason %s is %j', (reason, refusal) => {
    expect(refusalOf(reason)).toEqual(refusal);
  });

  it('is about the first field that has an issue', () => {
    const issues = (...names: unknown[]) => names.map((name) => ({ path: [name] }));
    expect(refusedField(issues('id', 'message', 'phone'))).toBe('phone');
    expect(refusedField(issues('id', 0))).toBeUndefined();
    expect(refusedField([{ path: [] }])).toBeUndefined();
  });
});
