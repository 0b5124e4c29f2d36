import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noteOf } from '../../src/staff/changes/note-text.ts';
import { desk, MEMBER, OWNER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { inquiry, read, events, change, note } = desk(database);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** An inquiry of two days ago, so that changes may have been made since. */
const older = () => inquiry({}, { created_at: minutesAgo(2880) });

describe('a change of an inquiry', () => {
  it.each([
    ['answered', 'answered'],
    ['closed', 'closed'],
    ['spam', 'spam'],
    ['reopened', 'new'],
  ])('%s gives it the status %s', async (action, status) => {
    const id = await older();
    const madeAt = minutesAgo(5);
    await change(MEMBER, id, action, { madeAt });
    expect(await read(id)).toMatchObject({
      status,
      status_changed_at: madeAt,
      opened_at: madeAt,
      answered_at: action === 'answered' ? madeAt : null,
    });
    expect(await events(id)).toMatchObject([
      { actor: MEMBER, action, detail: { applied: true, from: 'new', to: status }, made_at: madeAt },
    ]);
  });

  it('keeps the time of the answer when it is closed and that is undone, and forgets it when it is reopened', async () => {
    const id = await older();
    const answered = minutesAgo(9);
    await change(MEMBER, id, 'answered', { madeAt: answered });
    await change(MEMBER, id, 'closed', { madeAt: minutesAgo(8) });
    expect(await read(id)).toMatchObject({ status: 'closed', answered_at: answered });
    await change(MEMBER, id, 'answered', { madeAt: minutesAgo(7.5) });
    expect(await read(id)).toMatchObject({ status: 'answered', answered_at: answered });
    await change(MEMBER, id, 'reopened', { madeAt: minutesAgo(7) });
    expect(await read(id)).toMatchObject({ status: 'new', answered_at: null });
  });

  it('that was made earlier and arrives later loses, and both are in the log', async () => {
    const id = await older();
    await change(OWNER, id, 'closed', { madeAt: minutesAgo(10) });
    await change(MEMBER, id, 'answered', { madeAt: minutesAgo(30) });
    expect(await read(id)).toMatchObject({ status: 'closed', status_changed_at: expect.any(Date) });
    expect((await events(id)).map(({ actor, action, detail }) => [actor, action, detail['applied']])).toEqual(
      [
        [OWNER, 'closed', true],
        [MEMBER, 'answered', false],
      ],
    );
  });

  it('is judged by itself: a late status does not undo an assignment', async () => {
    const id = await older();
    await change(OWNER, id, 'assigned', { detail: { assignee: MEMBER }, madeAt: minutesAgo(10) });
    await change(MEMBER, id, 'answered', { madeAt: minutesAgo(30) });
    expect(await read(id)).toMatchObject({ status: 'answered', assignee: MEMBER });
  });

  it('by a clock that is ahead counts as made now, and cannot win for good', async () => {
    const id = await older();
    await change(MEMBER, id, 'closed', { madeAt: new Date(Date.now() + 86_400_000) });
    const [first] = await events(id);
    expect(first!.made_at.getTime()).toBeLessThanOrEqual(Date.now());
    await change(OWNER, id, 'reopened');
    expect(await read(id)).toMatchObject({ status: 'new' });
  });

  it('by a clock that is years behind still applies to an untouched inquiry', async () => {
    const id = await older();
    await change(MEMBER, id, 'answered', { madeAt: new Date('2001-01-01') });
    await change(MEMBER, id, 'closed', { madeAt: new Date('2001-01-02') });
    expect(await read(id)).toMatchObject({ status: 'closed' });
  });

  it('that is repeated is a duplicate and changes nothing, whatever happened since', async () => {
    const id = await older();
    const event = await change(MEMBER, id, 'closed', { madeAt: minutesAgo(10) });
    await change(OWNER, id, 'reopened', { madeAt: minutesAgo(5) });
    const again = change(MEMBER, id, 'closed', { id: event });
    expect((await refusal(again)).code).toBe('23505');
    expect(await read(id)).toMatchObject({ status: 'new' });
    expect(await events(id)).toHaveLength(2);
  });

  it('is found as a duplicate even with the id of another change', async () => {
    const [one, other] = [await older(), await older()];
    const event = await change(MEMBER, one, 'closed');
    expect((await refusal(change(MEMBER, other, 'spam', { id: event }))).code).toBe('23505');
    expect(await read(other)).toMatchObject({ status: 'new' });
  });

  it('of an inquiry that was erased gets 404 with inquiry_gone', async () => {
    const gone = await refusal(change(MEMBER, randomUUID(), 'closed'));
    expect(gone).toMatchObject({ code: 'inquiry_gone', http: { status: 404 } });
    const noted = await refusal(note(MEMBER, randomUUID(), 'Hello'));
    expect(noted).toMatchObject({ code: 'inquiry_gone', http: { status: 404 } });
  });

  it('to somebody who has left is logged and not applied', async () => {
    const id = await older();
    await change(MEMBER, id, 'assigned', { detail: { assignee: 'gone@spa.example.com' } });
    expect(await read(id)).toMatchObject({ assignee: null });
    expect(await events(id)).toMatchObject([
      { detail: { applied: false, assignee: 'gone@spa.example.com' } },
    ]);
  });

  it('assigns and unassigns', async () => {
    const id = await older();
    await change(MEMBER, id, 'assigned', { detail: { assignee: OWNER }, madeAt: minutesAgo(2) });
    expect(await read(id)).toMatchObject({ assignee: OWNER });
    await change(MEMBER, id, 'assigned', { detail: { assignee: null } });
    expect(await read(id)).toMatchObject({ assignee: null });
  });

  it.each([{}, [], 'text', null, { other: 1 }])('assigned with the detail %j is refused', async (detail) => {
    const id = await older();
    expect((await refusal(change(MEMBER, id, 'assigned', { detail }))).code).toBe('22023');
    expect(await events(id)).toEqual([]);
  });

  it('keeps nothing of what a device adds to the detail', async () => {
    const id = await older();
    await change(MEMBER, id, 'answered', { detail: { message: 'private words', applied: false } });
    expect(await events(id)).toMatchObject([{ detail: { applied: true, from: 'new', to: 'answered' } }]);
    expect(JSON.stringify(await events(id))).not.toContain('private words');
  });

  it('is marked as opened once, at the earliest time', async () => {
    const id = await older();
    await change(MEMBER, id, 'opened', { madeAt: minutesAgo(5) });
    await change(OWNER, id, 'opened', { madeAt: minutesAgo(3) });
    const earliest = minutesAgo(20);
    await change(OWNER, id, 'opened', { madeAt: earliest });
    expect(await read(id)).toMatchObject({ opened_at: earliest, status: 'new' });
    expect((await events(id)).map(({ detail }) => detail['applied'])).toEqual([true, false, true]);
  });
});

/** What the desk's own form takes for nothing (`noteOf`), as many as fit into a note. */
const INVISIBLE = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter, code) => code > 0 && !/\p{Surrogate}/u.test(letter) && noteOf(letter) === '',
);

describe('a note', () => {
  it('that is repeated is a duplicate and is logged once', async () => {
    const id = await older();
    const noteId = randomUUID();
    await note(MEMBER, id, 'Call at four.', noteId);
    expect((await refusal(note(MEMBER, id, 'Call at four.', noteId))).code).toBe('23505');
    expect((await events(id)).map(({ action }) => action)).toEqual(['noted']);
  });

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['made of line breaks', '\r\n\n\t'],
    ['made of all that has no shape', INVISIBLE.join('')],
    ['too long', 'x'.repeat(4001)],
  ])('that is %s is refused', async (_, body) => {
    expect((await refusal(note(MEMBER, await older(), body))).code).toBe('23514');
  });

  it.each(['.', 'א', '💆', 'a\u200B', '\n-\n'])('of %j is accepted', async (body) => {
    const id = await older();
    await note(MEMBER, id, body);
    expect(await events(id)).toHaveLength(1);
  });

  it('of 4,000 characters fits', async () => {
    const id = await older();
    await note(MEMBER, id, '🌊'.repeat(4000));
    expect(await events(id)).toHaveLength(1);
  });
});
