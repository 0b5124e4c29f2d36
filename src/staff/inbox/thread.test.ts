import { expect, test } from 'vitest';
import type { Message, Note } from '../api/types.ts';
import type { Change } from '../changes/change.ts';
import { threadOf } from './thread.ts';

const note = (id: string, made_at: string): Note => ({
  id,
  author: 'bo@example.org',
  body: id,
  made_at,
  created_at: made_at,
});
const message = (id: string, kind: Message['kind'], made_at: string): Message => ({
  id,
  kind,
  author: 'bo@example.org',
  body: id,
  files: [],
  made_at,
  state: null,
});
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join(' ');

test('what was said is in order, whatever it is and whether it was sent', () => {
  const changes: Change[] = [
    {
      type: 'reply',
      reply: { id: 'held', inquiryId: 'a', body: 'x', madeAt: '2026-01-05T00:00:00.000Z' },
      isFailed: false,
    },
    {
      type: 'event',
      event: {
        id: 'call',
        inquiryId: 'a',
        action: 'called',
        outcome: 'no_answer',
        madeAt: '2026-01-04T12:00:00.000Z',
      },
      isFailed: false,
    },
    {
      type: 'reply',
      reply: { id: 'other', inquiryId: 'b', body: 'x', madeAt: '2026-01-01T00:00:00.000Z' },
      isFailed: false,
    },
  ];
  const rest = {
    // The database writes times in another way than the device.
    messages: [
      message('answer', 'answer', '2026-01-03T01:00:00+02:00'),
      message('reply', 'reply', '2026-01-02T23:30:00+00:00'),
    ],
    notes: [note('note', '2026-01-02T00:00:00+00:00')],
  };
  const thread = threadOf(rest, changes, 'a', 'me@example.org');
  expect(ids(thread)).toBe('note answer reply call held');
  expect(thread.at(-1)).toMatchObject({ author: 'me@example.org', state: 'here' });
});

test('what has arrived is shown once', () => {
  const changes: Change[] = [
    {
      type: 'reply',
      reply: { id: 'r', inquiryId: 'a', body: 'x', madeAt: '2026-01-05T00:00:00.000Z' },
      isFailed: false,
    },
  ];
  const rest = { messages: [message('r', 'reply', '2026-01-05T00:00:00+00:00')], notes: [] };
  expect(threadOf(rest, changes, 'a', 'me@example.org')).toEqual(rest.messages);
});
