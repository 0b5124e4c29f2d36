import { describe, expect, it } from 'vitest';
import { classifyBatch, classifyFunction, classifyInsert, classifySubscribe } from './classify.ts';

describe('the reply to an insert', () => {
  it.each([
    ['201 is the acknowledgment', { status: 201 }, 'done'],
    ['a duplicate id is an acknowledgment too', { status: 409, code: '23505' }, 'done'],
    ['a captive portal answers 200', { status: 200 }, 'retry'],
    ['204 is not the status of an insert', { status: 204 }, 'retry'],
    ['no reply', { status: 0 }, 'retry'],
    ['a conflict that is not the primary key', { status: 409 }, 'retry'],
    ['a violated check', { status: 400, code: '23514' }, 'refused'],
    ['a malformed uuid', { status: 400, code: '22P02' }, 'refused'],
    ['a missing value', { status: 400, code: '23502' }, 'refused'],
    ["a proxy's bare 400", { status: 400 }, 'retry'],
    ['a column that the schema cache does not have yet', { status: 400, code: 'PGRST204' }, 'retry'],
    ['a wrong key', { status: 401 }, 'retry'],
    ['a row-level security policy', { status: 403, code: '42501' }, 'retry'],
    ['a table that does not exist yet', { status: 404, code: '42P01' }, 'retry'],
    ['a paused project', { status: 402 }, 'retry'],
    ['a request timeout', { status: 408 }, 'retry'],
    ['enhance your calm', { status: 420 }, 'retry'],
    ['too early', { status: 425 }, 'retry'],
    ['a flood limit', { status: 429, code: 'PT429' }, 'retry'],
    ['a broken server', { status: 500 }, 'retry'],
    ['an unknown code', { status: 599, code: 'XX000' }, 'retry'],
    ['an unknown code with status 400', { status: 400, code: 'XX000' }, 'retry'],
    ["a gateway's own code with status 400", { status: 400, code: 'UNAUTHORIZED_INVALID_JWT' }, 'retry'],
    ['a missing column', { status: 400, code: '42703' }, 'retry'],
    ['a division by zero in a trigger', { status: 400, code: '22012' }, 'retry'],
    ['a duplicate with another status', { status: 400, code: '23505' }, 'retry'],
    ['a final code with the status of a server error', { status: 503, code: '23514' }, 'retry'],
  ] as const)('%s', (_, reply, type) => {
    expect(classifyInsert(reply).type).toBe(type);
  });

  it('passes Retry-After on', () => {
    expect(classifyInsert({ status: 429, retryAfter: 42_000 })).toMatchObject({
      retryAfter: 42_000,
      reached: true,
    });
  });
  it.each([
    ['the network failed', { status: 0, code: '' }, 'network'],
    ['a body was cut off', { status: 502, code: '' }, 'http_502'],
    ['a captive portal answered', { status: 200 }, 'network'],
    ['the server has a code', { status: 500, code: 'XX000' }, 'XX000'],
  ])('gives a reason when %s', (_, reply, reason) => {
    expect(classifyInsert(reply)).toMatchObject({ type: 'retry', reason });
    expect(classifySubscribe(reply)).toMatchObject({ type: 'retry', reason });
  });
  it('distinguishes a network failure from a server error', () => {
    expect(classifyInsert({ status: 0 })).toMatchObject({ reached: false });
    expect(classifyInsert({ status: 503 })).toMatchObject({ reached: true });
  });
});

describe('the reply to an insert of many rows', () => {
  it.each([
    ['duplicate', { status: 409, code: '23505' }],
    ['row that is refused for good', { status: 400, code: '23514' }],
    ['row that is refused with an unknown code', { status: 400, code: 'XX000' }],
  ])('means that each row is tried alone after a %s', (_, reply) => {
    expect(classifyBatch(reply).type).toBe('refused');
  });
  it('otherwise applies to all rows', () => {
    expect(classifyBatch({ status: 201 }).type).toBe('done');
    expect(classifyBatch({ status: 429 }).type).toBe('retry');
  });
});

describe('the answer of subscribe', () => {
  it.each(['subscribed', 'already_subscribed', 'resubscribed'])('%s is an acknowledgment', (data) => {
    expect(classifySubscribe({ status: 200, data })).toEqual({ type: 'done', answer: data });
  });
  it('a page with status 200 is no acknowledgment', () => {
    expect(classifySubscribe({ status: 200, data: '<html>' }).type).toBe('retry');
  });
  it('a duplicate means already subscribed', () => {
    expect(classifySubscribe({ status: 409, code: '23505' })).toEqual({
      type: 'done',
      answer: 'already_subscribed',
    });
  });
});

describe('the reply of an edge function', () => {
  const id = '6b1f0b52-4f0e-4b4c-9d53-0d8f4d2b6f11';
  it('acknowledges only with the id of the item', () => {
    expect(classifyFunction(id, 200, { id, success: true }).type).toBe('done');
    expect(classifyFunction(id, 200, { id: 'another', success: true }).type).toBe('retry');
    expect(classifyFunction(id, 200, { success: true }).type).toBe('retry');
    expect(classifyFunction(id, 200, '<html>').type).toBe('retry');
  });
  it('can also acknowledge the row', () => {
    expect(classifyFunction(id, 200, { id, success: true, stored: true })).toEqual({
      type: 'done',
      answer: undefined,
      also: ['store'],
    });
  });
  it('is a final refusal only with a body of our own', () => {
    expect(classifyFunction(id, 400, { id, success: false, code: 'invalid' })).toEqual({
      type: 'refused',
      reason: 'invalid',
    });
    expect(classifyFunction(id, 400, 'Bad Request').type).toBe('retry');
    expect(classifyFunction(id, 404, null).type).toBe('retry');
  });
  it('adds the field that a refusal concerns to its code', () => {
    const reasonOf = (field: unknown) =>
      classifyFunction(id, 400, { id, success: false, code: 'invalid', field });
    expect(reasonOf('email')).toEqual({ type: 'refused', reason: 'invalid:email' });
    expect(reasonOf({ toString: 'x' })).toEqual({ type: 'refused', reason: 'invalid' });
  });
  it.each([
    ['missing_fields', 'refused'],
    ['too_large', 'refused'],
    ['wrong_token', 'refused'],
    ['origin_not_allowed', 'retry'],
    ['method_not_allowed', 'retry'],
    ['a_code_of_a_later_build', 'retry'],
    ['constructor', 'retry'],
    [undefined, 'retry'],
    [5, 'retry'],
  ])('%s is %s', (code, type) => {
    expect(classifyFunction(id, 400, { id, success: false, code }).type).toBe(type);
  });
  it('ignores a Retry-After that is not a number', () => {
    const body = { id, success: false, code: 'rate_limited', retryAfter: 'soon' };
    expect(classifyFunction(id, 429, body)).toMatchObject({ retryAfter: undefined });
  });
  it('reads Retry-After from the body, in seconds', () => {
    const body = { id, success: false, code: 'rate_limited', retryAfter: 30 };
    expect(classifyFunction(id, 429, body)).toMatchObject({ type: 'retry', retryAfter: 30_000 });
  });
});
