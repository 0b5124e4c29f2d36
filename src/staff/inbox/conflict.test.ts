import { expect, test, vi } from 'vitest';
import type { InquiryEvent } from '../api/types.ts';
import { conflictText } from './conflict.ts';

// Whatever the business of this site is.
vi.mock('../../content/business.ts', async (load) => {
  const { business: own } = await load<typeof import('../../content/business.ts')>();
  return { business: { ...own, replyWithinHours: 24, timeZone: 'America/Los_Angeles' } };
});

let count = 0;
const event = (actor: string, action: string, minute: number, applied = true): InquiryEvent => ({
  id: String((count += 1)),
  actor: `${actor}@example.org`,
  action,
  detail: { applied, assignee: null },
  made_at: `2026-01-01T18:${minute}:00Z`,
  created_at: `2026-01-01T19:${minute}:00Z`,
});

test('a change that arrived too late is told to both, with the one that counts', () => {
  const events = [event('bo', 'opened', 10), event('bo', 'closed', 30), event('ada', 'answered', 20, false)];
  expect(conflictText(events)).toBe(
    'Two people changed this. Ada at Jan 1, 2026, 10:20 AM PST: “Marked as answered”. ' +
      'Bo at Jan 1, 2026, 10:30 AM PST: “Closed”, which counts because it was later.',
  );
});

test('nothing is told once somebody has changed the same thing again, and of what never mattered', () => {
  const lost = [event('bo', 'closed', 30), event('ada', 'answered', 20, false)];
  expect(conflictText([...lost, event('bo', 'assigned', 40)])).toContain('Two people');
  expect(conflictText([...lost, event('ada', 'answered', 40)])).toBeUndefined();
  expect(conflictText([event('bo', 'opened', 30), event('ada', 'opened', 31, false)])).toBeUndefined();
  expect(conflictText([])).toBeUndefined();
});

test('nothing is told of one person’s own changes that overtook each other', () => {
  expect(conflictText([event('ada', 'closed', 30), event('ada', 'answered', 20, false)])).toBeUndefined();
});

test('a change that the client’s mail overtook, and one that nothing later explains, are told as such', () => {
  const [answered, mail] = [event('ada', 'answered', 10), event('service', 'received', 30)];
  const late = event('ada', 'closed', 20, false);
  const text = 'Ada at Jan 1, 2026, 10:20 AM PST: “Closed”. This didn’t count';
  expect(conflictText([answered, mail, late])).toBe(`${text}, because the client wrote after it.`);
  expect(conflictText([event('bo', 'answered', 10), late])).toBe(`${text}.`);
});
