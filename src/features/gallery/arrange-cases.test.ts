import { expect, it } from 'vitest';
import { gallery } from '../../content/gallery.ts';
import { galleryCases, withDrawings } from '../../content/own-cases.ts';
import { arranged } from './arrange-cases.ts';

const consented = (service: string, letter: string) => ({
  service,
  title: `Case ${letter}`,
  caption: 'Six weeks later.',
  before: { id: letter.repeat(64), alt: 'Before' },
  after: { id: letter.toUpperCase().repeat(64), alt: 'After' },
  consent: '2026-11-20',
});
const TITLES = { microneedling: 'Microneedling', 'head-spa': 'Head spa' };
const drawings = gallery.cases;
const own = galleryCases([consented('microneedling', 'a'), consented('head-spa', 'b')], TITLES);
const ids = (cases: readonly { id: string }[]) => cases.map(({ id }) => id);

it('a client’s case takes the place of the drawing of the same service, and comes first', () => {
  const shown = withDrawings(own, drawings);
  expect(ids(shown).slice(0, 2)).toEqual(ids(own));
  const others = drawings.filter(({ treatmentSlug }) => !(treatmentSlug in TITLES));
  expect(shown).toHaveLength(others.length + own.length);
  expect(shown.filter(({ treatmentSlug }) => treatmentSlug === 'microneedling')).toEqual([own[0]]);
  expect(own.map(({ illustration, treatment }) => ({ illustration, treatment }))).toEqual([
    { illustration: false, treatment: 'Microneedling' },
    { illustration: false, treatment: 'Head spa' },
  ]);
});

it('a case of a service that isn’t offered is not shown', () => {
  expect(galleryCases([consented('gone', 'c'), consented('constructor', 'd')], { ...TITLES })).toEqual([]);
});

it('what somebody looks at stays where it is', () => {
  const next = withDrawings(own, drawings);
  expect(ids(arranged(drawings, next, 0))).toEqual(ids(next));
  const moved = ids(arranged(drawings, next, 3));
  expect(moved.slice(0, 3)).toEqual(ids(drawings).slice(0, 3));
  expect(moved.slice(3, 5)).toEqual(ids(own));
  expect(new Set(moved).size).toBe(moved.length);
  expect(arranged(drawings, next, Infinity)).toEqual(drawings);
});

it('a case without consent is gone at once, wherever somebody looks', () => {
  const current = withDrawings(own, drawings);
  const next = withDrawings(own.slice(1), drawings);
  for (const staying of [0, 1, 3, Infinity])
    expect(ids(arranged(current, next, staying)), String(staying)).not.toContain(own[0]!.id);
});
