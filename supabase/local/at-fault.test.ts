import { expect, test } from 'vitest';
import { blameRequest } from './at-fault.ts';

const well = async () => true;
const ill = async () => false;
const failed = (body: unknown, status = 500) => Response.json(body, { status });
const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['an exception of its own', failed({ code: 'SUP', message: 'URIError: URI malformed' }), []],
  ['one in storage', failed({ error: 'server_error' }), [new Error('Malformed JSON in request body')]],
  ['one without a body, as for HEAD', new Response(null, { status: 500 }), []],
  ['one that names a bad value', failed({ code: 'SUP' }), [withCode('22021')]],
  ['one that names a bad path', failed({ error: 'server_error' }), [withCode('ENAMETOOLONG')]],
])('%s of a healthy server becomes 400 with a stable code', async (_, answer, errors) => {
  const blamed = await blameRequest(answer, errors, well);
  expect(blamed.status).toBe(400);
  expect(await blamed.json()).toMatchObject({ code: 'BAD_REQUEST' });
});

test.each([
  ['an exception while the database is silent', failed({ code: 'SUP' }), [], ill],
  ['no connection', failed({ code: 'SUP' }), [withCode('ECONNREFUSED')], well],
  ['a full disk', failed({ error: 'server_error' }), [withCode('ENOSPC')], well],
  ['a full database', failed({ code: '53100', message: 'could not extend file' }), [], well],
  ['a database that restarts', failed({ code: 'SUP' }), [withCode('57P01')], well],
  ['a status that a function raised', failed({ code: 'PT503', message: 'later' }, 503), [], well],
])('%s stays a failure', async (_, answer, errors, isWell) => {
  const { status } = answer;
  const text = await answer.clone().text();
  const kept = await blameRequest(answer, errors, isWell);
  expect(kept.status).toBe(status);
  expect(await kept.text()).toBe(text);
});

test('a response below 500 is passed on unchanged', async () => {
  const answer = Response.json({ code: '23505' }, { status: 409 });
  expect(await blameRequest(answer, [], ill)).toBe(answer);
});
