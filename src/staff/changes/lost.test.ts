import { afterEach, expect, it } from 'vitest';
import { dismissLost, rememberSending, tellLost, useLost } from './lost.ts';
import type { StaffAction, StaffEvent } from './staff-kinds.ts';

let count = 0;
const change = (action: StaffAction, minute: number): StaffEvent => ({
  id: String((count += 1)),
  inquiryId: 'an-inquiry',
  action,
  madeAt: `2026-01-01T18:${minute}:00.000Z`,
});
const told = () => useLost.getState().events.map(({ action }) => action);
afterEach(() => useLost.getState().events.forEach(({ id }) => dismissLost(id)));

it('tells of a change that a colleague’s later one has beaten', () => {
  const answered = change('answered', 10);
  rememberSending(answered);
  tellLost(answered);
  expect(told()).toEqual(['answered']);
});

it('tells nothing of a change that the author’s own later one has overtaken', () => {
  const [answered, closed] = [change('answered', 20), change('closed', 30)];
  rememberSending(answered);
  rememberSending(closed);
  tellLost(answered);
  expect(told()).toEqual([]);
  // It was later than what overtook the first one, so it was a colleague who came after it.
  tellLost(closed);
  expect(told()).toEqual(['closed']);
});

it('tells apart who has an inquiry and what state it is in', () => {
  const assigned = change('assigned', 40);
  rememberSending(assigned);
  rememberSending(change('spam', 50));
  tellLost(assigned);
  tellLost(change('opened', 10));
  expect(told()).toEqual(['assigned']);
});
