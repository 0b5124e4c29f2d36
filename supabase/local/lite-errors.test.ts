import { expect, test } from 'vitest';
import { correctStatus } from './lite-errors.ts';

const healthy = async () => true;
const unhealthy = async () => false;
const failed = (body: unknown, status = 500) => Response.json(body, { status });
const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['an exception of lite', failed({ code: 'SUP', message: 'URIError: URI malformed' }), []],
  [
    'an exception in storage',
    failed({ error: 'server_error' }),
    [new Error('Malformed JSON in request body')],
  ],
  ['a response without a body, as for HEAD', new Response(null, { status: 500 }), []],
  ['an exception about a bad value', failed({ code: 'SUP' }), [withCode('22021')]],
  ['an exception about a bad path', failed({ error: 'server_error' }), [withCode('ENAMETOOLONG')]],
])('%s of a healthy server becomes 400 with a stable code', async (_, answer, errors) => {
  const corrected = await correctStatus(answer, errors, healthy);
  expect(corrected.status).toBe(400);
  expect(await corrected.json()).toMatchObject({ code: 'BAD_REQUEST' });
});

test.each([
  ['an exception while the database does not answer', failed({ code: 'SUP' }), [], unhealthy],
  ['no connection', failed({ code: 'SUP' }), [withCode('ECONNREFUSED')], healthy],
  ['a full disk', failed({ error: 'server_error' }), [withCode('ENOSPC')], healthy],
  ['a full database', failed({ code: '53100', message: 'could not extend file' }), [], healthy],
  ['a database that restarts', failed({ code: 'SUP' }), [withCode('57P01')], healthy],
  ['a status that a function raised', failed({ code: 'PT503', message: 'later' }, 503), [], healthy],
])('%s stays a failure', async (_, answer, errors, isHealthy) => {
  const { status } = answer;
  const text = await answer.clone().text();
  const unchanged = await correctStatus(answer, errors, isHealthy);
  expect(unchanged.status).toBe(status);
  expect(await unchanged.text()).toBe(text);
});

test('a response below 500 is passed on unchanged', async () => {
  const answer = Response.json({ code: '23505' }, { status: 409 });
  expect(await correctStatus(answer, [], unhealthy)).toBe(answer);
});
