import { array, assert, constantFrom, integer, property, record, uniqueArray, webPath } from 'fast-check';
import { expect, it } from 'vitest';
import { packPages } from '../../plugins/offline/pack-pages.ts';
import { unpackPages } from './page-pack.ts';

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
const pages = uniqueArray(
  record({
    path: webPath(),
    html: array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  }),
  { selector: ({ path }) => path, minLength: 1, maxLength: 8 },
);

it('unpacking restores every page exactly, for any size of the parts', () => {
  assert(
    property(pages, integer({ min: 1, max: 200 }), (originals, partSize) => {
      const packed = JSON.parse(JSON.stringify(packPages(originals, partSize))) as ReturnType<
        typeof packPages
      >;
      expect([...unpackPages(packed)]).toEqual(originals.map(({ path, html }) => [path, html]));
    }),
  );
});

it('markup that pages share is packed once', () => {
  const shared = `<nav>${'<a href="/x">Link</a>'.repeat(50)}</nav>`;
  const originals = ['/a', '/b', '/c'].map((path) => ({ path, html: `${shared}<h1>${path}</h1>` }));
  const size = JSON.stringify(packPages(originals)).length;
  expect(size).toBeLessThan(1.5 * shared.length);
});

it('unpacking fails when a part is missing', () => {
  const packed = packPages(
    [
      { path: '/', html: '<p>one<p>two<p>three' },
      { path: '/a', html: '<p>two' },
    ],
    4,
  );
  expect(packed.length).toBeGreaterThan(1);
  expect(() => [...unpackPages(packed.slice(0, -1))]).toThrow('A part of / is missing');
});
