import { expect, it } from 'vitest';
import { readPerson } from './read-people.ts';

const NOTHING = {
  id: null,
  address: null,
  inquiries: [],
  notes: [],
  subscriber: null,
  visits: [],
  unstored: [],
};

it('nothing is stored only if the server has sent nothing, not if this build can’t read it', () => {
  expect(readPerson(NOTHING)).toMatchObject({ isEmpty: true });
  for (const part of [
    { inquiries: [{ message: 'A row without an id' }] },
    { notes: [null] },
    { subscriber: { email: 'dana@example.com' } },
    { visits: [{}] },
    { unstored: [{ email: 'dana@example.com' }] },
    { unstored: 1 },
  ])
    expect(readPerson({ ...NOTHING, ...part }), JSON.stringify(part)).toMatchObject({ isEmpty: false });
});
