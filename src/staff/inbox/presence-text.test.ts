import { expect, it } from 'vitest';
import { nameOf, presenceText } from './presence-text.ts';

it.each([
  ['dana@spa.example.com', 'Dana'],
  ['dana.reyes@spa.example.com', 'Dana Reyes'],
  ['dana_reyes+desk@spa.example.com', 'Dana Reyes'],
  ['élodie@spa.example.com', 'Élodie'],
  ['...@spa.example.com', '...@spa.example.com'],
])('%s is called %s', (email, name) => {
  expect(nameOf(email)).toBe(name);
});

it('says whether a colleague reads or writes', () => {
  expect(presenceText({ email: 'dana@x.co', isWriting: false })).toBe('Dana is looking at this.');
  expect(presenceText({ email: 'dana@x.co', isWriting: true })).toBe('Dana is answering.');
});
