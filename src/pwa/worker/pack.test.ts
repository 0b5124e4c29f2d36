import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  uniqueArray,
  webPath,
} from 'fast-check';
import { expect, it } from 'vitest';
import { packFiles } from '../../plugins/offline/pack-files.ts';
import { unpackFiles } from './pack.ts';

/** Pages from a small vocabulary of markup, so that they share pieces. */
const piece = constantFrom(
  '<p>',
  '</p>',
  'a{}',
  'b{}',
  '<h1>Home</h1>',
  'text',
  '<div',
  ' class=x>',
  '}',
  '{',
  '',
);
const files = uniqueArray(
  record({
    path: oneof(webPath(), constantFrom('/assets/a.js', '/assets/b.css')),
    text: array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  }),
  { selector: ({ path }) => path, minLength: 1, maxLength: 8 },
);

it('unpacking restores every file exactly, for any number of parts', () => {
  assert(
    property(files, integer({ min: 1, max: 9 }), (originals, partCount) => {
      const packed = JSON.parse(JSON.stringify(packFiles(originals, partCount))) as ReturnType<
        typeof packFiles
      >;
      expect(new Map(unpackFiles(packed))).toEqual(new Map(originals.map(({ path, text }) => [path, text])));
    }),
  );
});

it('markup that pages share is packed once', () => {
  const shared = `<nav>${'<a href="/x">Link</a>'.repeat(50)}</nav>`;
  const originals = ['/a', '/b', '/c'].map((path) => ({ path, text: `${shared}<h1>${path}</h1>` }));
  const size = JSON.stringify(packFiles(originals)).length;
  expect(size).toBeLessThan(1.5 * shared.length);
});

it('unpacking fails when a part is missing', () => {
  const packed = packFiles(
    [
      { path: '/', text: '<p>one<p>two<p>three' },
      { path: '/a', text: '<p>two' },
    ],
    4,
  );
  expect(packed.length).toBeGreaterThan(1);
  expect(() => [...unpackFiles(packed.slice(0, -1))]).toThrow('A part of / is missing');
});
