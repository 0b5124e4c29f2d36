import { describe, expect, it } from 'vitest';
import { ID, read, unreachable } from '../_shared/fakes.ts';
import { down, inquiry, withDatabase } from './fakes.ts';

describe('a request', () => {
  it.each([
    [{ email: 'none' }, 'email', 'Please enter a valid email address'],
    [{ phone: '1'.repeat(41) }, 'phone', 'Please shorten this a little'],
    [{ message: 'x'.repeat(10_001) }, 'message', 'Please shorten this a little'],
    [{ formSource: 'x'.repeat(81) }, undefined, 'Failed to submit. Please try again.'],
  ])('with %j is refused with the field and a sentence', async (change, field, error) => {
    const { send } = withDatabase();
    const { body } = await read(await send({ ...inquiry, ...change }));
    expect(body).toMatchObject({ code: 'invalid', error });
    expect(body['field']).toBe(field);
  });

  it.each([{ email: '' }, { email: '  ' }, { email: undefined }, { message: null }, { message: ' \n ' }])(
    'without email or message is refused with the sentence for that: %j',
    async (missing) => {
      const { send, calls } = withDatabase();
      expect(await read(await send({ ...inquiry, ...missing }))).toEqual({
        status: 400,
        body: {
          id: ID,
          success: false,
          code: 'missing_fields',
          field: 'message' in missing ? 'message' : 'email',
          error: 'Email and message are required fields',
        },
      });
      expect(calls).toEqual([]);
    },
  );

  it.each([
    [{ email: 'none' }],
    [{ message: 'x'.repeat(10_001) }],
    [{ id: 'not-a-uuid' }],
    [{ submittedAt: 'yesterday' }],
    [{ message: { $gt: '' } }],
    [{ fullName: 'x'.repeat(201) }],
  ])('that breaks the schema is refused: %j', async (fields) => {
    const { send, calls } = withDatabase();
    const reply = await read(await send({ ...inquiry, ...fields }));
    expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(calls).toEqual([]);
  });

  it('with only the form’s fields gets an id and a time', async () => {
    const { send } = withDatabase();
    const reply = await read(await send({ email: 'dana@example.com', message: 'Hello' }));
    expect(reply.status).toBe(200);
    expect(reply.body['id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('cannot name a recipient', async () => {
    const { send, mails } = withDatabase();
    await send({ ...inquiry, to: 'x@evil.example', staffEmail: 'x@evil.example', bcc: 'x@evil.example' });
    expect(mails.map((mail) => mail.to)).toEqual(['staff@spa.example.com']);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });

  it('leaves no personal data in the log', async () => {
    const { send, logged, settled } = withDatabase({ accept_inquiry: unreachable }, { send: () => down });
    await send();
    await settled();
    expect(logged).not.toEqual([]);
    expect(JSON.stringify(logged)).not.toMatch(/dana|friday|949/i);
  });
});
