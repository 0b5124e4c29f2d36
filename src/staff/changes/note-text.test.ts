import { expect, test } from 'vitest';
import { noteOf } from './note-text.ts';

test.each([
  ['line breaks', '\n\r\n\n'],
  ['spaces of all kinds', ' \t\u00A0\u2003\u3000\uFEFF\u2028\u2029'],
  ['characters without width', '\u200B\u200C\u200D\u2060\u00AD\uFE0F'],
  ['directions', '\u202E\u2066\u200F'],
  ['fillers', '\u115F\u3164\uFFA0\u2800'],
  ['controls', '\0\u0007'],
  ['nothing', ''],
])('a note of %s is none', (_, text) => {
  expect(noteOf(text)).toBe('');
});

test.each([
  ['  Call back.\n\nOn Friday.\n', 'Call back.\n\nOn Friday.'],
  ['a\0b\u202E', 'ab'],
  ['a\uD83D', 'a\uFFFD'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['می‌خواهم', 'می‌خواهم'],
])('the note %j is stored as %j', (text, note) => {
  expect(noteOf(text)).toBe(note);
});
