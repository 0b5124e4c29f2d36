import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import type { SearchEntry } from '../../content/derived/search-index.ts';
import { isOneTypoAway, search } from './search.ts';

const entries: SearchEntry[] = [
  {
    kind: 'service',
    path: '/services/microneedling',
    title: 'SkinPen Microneedling',
    description: '',
    text: 'skinpen microneedling scars',
  },
  {
    kind: 'service',
    path: '/services/head-spa',
    title: 'Head Spa',
    description: '',
    text: 'head spa scalp facial steam',
  },
  {
    kind: 'treatment',
    path: '/services/head-spa',
    title: 'Clarifying scalp detox',
    description: '',
    parent: 'Head Spa',
    treatment: 'clarifying-scalp-detox',
    text: 'clarifying scalp detox dandruff',
  },
  {
    kind: 'service',
    path: '/services/elevated-hydrafacials',
    title: 'Elevated HydraFacials',
    description: '',
    text: 'elevated hydrafacials decollete',
  },
  {
    kind: 'question',
    path: '/services/iv-therapy#questions',
    title: 'Does the drip hurt?',
    description: '',
    parent: 'IV Therapy',
    text: 'does the drip hurt iv therapy needle',
  },
];
const titles = (query: string) => search(query, entries).hits.map(({ title }) => title);

describe('service search', () => {
  it.each(['', ' ', '\t\n ', ' & '])('finds nothing for %j', (query) => expect(titles(query)).toEqual([]));

  it('finds only entries that have every word', () => {
    expect(titles('scalp steam')).toEqual(['Head Spa']);
    expect(titles('scalp scars')).toEqual([]);
  });

  it('ignores case, extra spaces and accents', () => {
    expect(titles('  HEAD   spa ')).toEqual(['Head Spa']);
    expect(titles('Décolleté')).toEqual(['Elevated HydraFacials']);
  });

  it('finds parts of words', () => expect(titles('hydra facial')).toEqual(['Elevated HydraFacials']));

  it.each([
    ['head-spa', 'head spa'],
    ['Head–Spa', 'head spa'],
    ['headspa', 'head spa'],
    ['headspa steam', 'head spa steam'],
    ['scalp-detox', 'scalp detox'],
    ['scalpdetox', 'scalp detox'],
    ['hydra-facial', 'hydra facial'],
    ['micro-needling', 'microneedling'],
  ])('finds for %j what it finds for %j', (joined, apart) => {
    const { hits, words } = search(joined, entries);
    expect(hits).toEqual(search(apart, entries).hits);
    expect(words.join(' ')).toBe(joined === 'micro-needling' ? 'micro needling' : apart);
  });

  it('takes a word for two only if both are words of the index', () =>
    expect(titles('headsteamer')).toEqual([]));

  it('puts a match in the title before one in the text', () =>
    expect(titles('scalp')).toEqual(['Clarifying scalp detox', 'Head Spa']));

  it('lists a service before a treatment that begins with the word: hydra', () => {
    const treatment: SearchEntry = {
      ...entries[2]!,
      title: 'Hydrating scalp mask',
      text: 'hydrating scalp mask',
    };
    const { hits, isNear } = search('hydra', [treatment, ...entries]);
    expect(hits.map(({ title }) => title)).toEqual(['Elevated HydraFacials', 'Hydrating scalp mask']);
    expect(isNear).toBeUndefined();
  });

  it('marks results of a corrected word', () => {
    expect(search('micronedling', entries).isNear).toBe(true);
  });

  it('forgives one typo when nothing else matches', () => {
    expect(titles('microneedlng')).toEqual(['SkinPen Microneedling']);
    expect(titles('dandruf')).toEqual(['Clarifying scalp detox']);
    expect(titles('dnadruff')).toEqual(['Clarifying scalp detox']);
    expect(titles('hidrafac')).toEqual(['Elevated HydraFacials']);
    expect(search('skimpen', entries).words).toEqual(['skinpen']);
  });

  it('does not forgive two typos, or one in a short word', () => {
    expect(titles('micronedlng')).toEqual([]);
    expect(titles('spx')).toEqual([]);
  });

  it('finds answers from the third letter on', () => {
    expect(titles('ne')).toEqual(['SkinPen Microneedling']);
    expect(titles('nee')).toEqual(['SkinPen Microneedling', 'Does the drip hurt?']);
    expect(titles('needel')).toEqual(['Does the drip hurt?']);
  });

  it('treats regular expressions as plain text', () => expect(titles('.*')).toEqual([]));
});

describe('isOneTypoAway', () => {
  it.each([
    ['scar', 'scars', true],
    ['scars', 'scar', true],
    ['scbr', 'scar', true],
    ['sacr', 'scar', true],
    ['scar', 'scar', false],
    ['sxyr', 'scar', false],
    ['sca', 'scars', false],
  ])('%s, %s: %s', (a, b, expected) => expect(isOneTypoAway(a, b)).toBe(expected));
});

describe('highlight', () => {
  it('marks every match and keeps the spelling of the text', () =>
    expect(highlight('Décolleté care', ['decol', 'care'])).toEqual([
      { text: 'Décol', isMatch: true },
      { text: 'leté ', isMatch: false },
      { text: 'care', isMatch: true },
    ]));
  it('joins overlapping matches', () =>
    expect(highlight('facials', ['faci', 'cial'])).toEqual([
      { text: 'facial', isMatch: true },
      { text: 's', isMatch: false },
    ]));
});
