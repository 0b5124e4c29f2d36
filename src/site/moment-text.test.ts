import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

const HOUR_MS = 3_600_000;

it('formats every hour of two months as Intl does', () => {
  const reference = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  // Intl writes a narrow no-break space before AM and PM.
  const expected = (time: number) => reference.format(time).replace('\u202F', ' ');
  for (let time = Date.UTC(2027, 1, 1, 0, 5); time < Date.UTC(2027, 3, 1); time += HOUR_MS)
    expect(momentText(time)).toBe(expected(time));
});
