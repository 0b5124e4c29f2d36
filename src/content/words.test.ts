/** The countable rules of the style sheet (`README.md` in this folder). */
import { modules } from './record-modules.ts';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { fullTitle } from '../site/head.ts';
import { business } from './business.ts';
import type { Service } from './services/service.schema.ts';

/** Every record with words for visitors, by its file. */
const records = Object.entries({
  ...modules,
  'messages.ts': { ...MESSAGES, inquirySuccess: MESSAGES.inquirySuccess(business.replyWithinHours) },
}).map(([file, record]): [string, object] => [file.replace('./', ''), record]);

const services = records
  .filter(([file]) => file.startsWith('services/') && file !== 'services/categories.ts')
  .map(([file, record]) => [file, (record as { service: Service }).service] as const);

const articleCount = records.filter(([file]) => file.startsWith('articles/')).length;

/** The texts that functions return, for any count. */
const called = (value: () => unknown): unknown => {
  try {
    return (value as (...values: unknown[]) => unknown)(2, 3);
  } catch {
    return undefined;
  }
};

/** Every text below `value`. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return texts(called(value as () => unknown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** The texts that are sentences, without markup and addresses. */
const sentences = (record: unknown): string[] =>
  texts(record)
    .filter((text) => / .*[.?:]/.test(text) && !text.includes('://'))
    .map((text) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*{}]/g, ''));

const isPolicy = (file: string) => file.startsWith('policies/');
const withoutPolicies = records.filter(([file]) => !isPolicy(file));

/** `file: sentence` for every sentence of the records that matches. */
const matches = (pattern: RegExp, among = records) =>
  among.flatMap(([file, record]) =>
    texts(record)
      .flatMap((text) => text.split(/(?<=[.?;])\s+/))
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );

describe('tics', () => {
  it.each([
    ['"say so"', /\b(?:say|says|saying|said) so\b/i],
    ['"we would rather"', /\b(?:we|I|you)(?: would|’d)(?: much)? rather\b/i],
    ['"honest" and "frankly"', /\b(?:honest|honestly|frank|frankly|candid|candidly)\b/i],
    ['"straight away" and "at the moment"', /\b(?:straight away|at the moment|gladly book)\b/i],
    [
      'what "most clients" see or feel, which the studio has no figures for',
      /\b(?:many|most|some|few) (?:of our )?clients\b|\bclients (?:often|usually|love|notice|report|see|feel)\b/i,
    ],
    ['"five of ten"', /\b(?:two|three|four|five|six) (?:of|or \w+ of) ten\b/i],
    ['an em dash', /—/],
    ['a straight apostrophe between letters', /[a-z]'(?!ll get back|t find|re looking|s system)[a-z]/i],
    ['an exclamation point', /!(?=$|\s)/],
  ])('no text has %s', (_, pattern) => {
    const quotedInTheSpecification = new Set([
      'messages.ts: Thank you for your inquiry!',
      `messages.ts: ${MESSAGES.inquirySuccess(business.replyWithinHours)}`,
      'messages.ts: Successfully subscribed!',
      'messages.ts: You are already subscribed!',
      'error-screen.ts: Unexpected Application Error!',
      'popup.ts: Thank You!',
    ]);
    expect(matches(pattern).filter((match) => !quotedInTheSpecification.has(match))).toEqual([]);
  });

  it.each([
    [
      '"those who", "people who" and the like',
      /\b(?:those|anyone|anybody|everyone|people|persons) who\b/i,
      5,
    ],
    ['"so that"', /\bso that\b/i, 2],
  ])('%s is rare', (_, pattern, allowed) => {
    const found = matches(pattern, withoutPolicies);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(allowed);
  });

  it.each([
    [
      'British words',
      /\b(?:partings?|autumn|practised?|expiry|catalogue|radiographer|colou?ring-in|colour|grey|whilst|towards|fortnight|programme|centre|behaviour|moisturis\w*|specialis(?:e|ed|ing))\b/i,
    ],
    [
      'other spellings of skincare, buildup and esthetician',
      /\b(?:skin care|skin-care|build-up|aestheticians)\b/i,
    ],
    ['"by" for "depending on"', /\bminutes, by \w+\.$/],
  ])('no text has %s', (_, pattern) => expect(matches(pattern)).toEqual([]));
});

describe('patterns that read as a formula', () => {
  const prose = withoutPolicies.flatMap(([, record]) =>
    sentences(record).flatMap((text) => text.split(/(?<=[.?])\s+/)),
  );
  const share = (pattern: RegExp) => prose.filter((text) => pattern.test(text)).length / prose.length;

  it('are few clauses that begin with a comma and "so"', () => expect(share(/, so\b/)).toBeLessThan(0.015));

  it('are lists of three in fewer than one sentence of six', () =>
    expect(share(/[\p{L}’]+, [\p{L}’ -]{2,30},? (?:and|or) [\p{L}’]+/u)).toBeLessThan(1 / 6));

  it('are few taglines that begin with a comparative, and few benefits that begin with "No"', () => {
    const comparative = services.filter(([, { tagline }]) => /^(?:An? )?\w+er\b/.test(tagline));
    expect(comparative.length).toBeLessThanOrEqual(4);
    const negative = services.flatMap(([, { benefits }]) =>
      benefits.filter(({ title }) => /^No\b/.test(title)),
    );
    expect(negative.length).toBeLessThanOrEqual(3);
  });

  it('are broken in "What it is": a third begins with the reader, and in each a sentence runs long', () => {
    const opening = ({ description }: Service) => description[0]!.split(/(?<=[.?:])\s/)[0]!;
    const personal = services.filter(([, service]) => /\byou(?:r|’\w+)?\b/i.test(opening(service)));
    expect(personal.length).toBeGreaterThanOrEqual(services.length / 3);
    for (const [file, { description }] of services) {
      const lengths = sentences(description).flatMap((text) =>
        text.split(/(?<=[.?])\s+/).map((sentence) => sentence.split(/\s+/).length),
      );
      expect(Math.max(...lengths), file).toBeGreaterThanOrEqual(25);
    }
  });
});

describe('contractions', () => {
  /** Words that a native writer contracts in running text. Emphasis, questions and ends of clauses stay. */
  const uncontracted =
    /\b(?:(?:do|did|is|are|was|were|has|have|will|would|could|should) not|cannot|(?:we|you|they) (?:are|will)|it is) (?!only\b|so\b|then\b)[a-z]/i;

  it('are used throughout, except in policies', () => {
    // Where the pronoun is no subject or the clause ends in the verb, a setting by its name, a quoted text, the words that
    // 21 CFR 101.93(c) prescribes for supplements.
    const exempt =
      /(?:who|what|where|when|while) (?:it|you|they) (?:is|are)|elevates it is|around it is|touch you are|Do Not Track|You are already subscribed|not been evaluated by the Food and Drug Administration|not intended to diagnose, treat, cure, or prevent/;
    expect(matches(uncontracted, withoutPolicies).filter((match) => !exempt.test(match))).toEqual([]);
  });
});

describe('titles and descriptions for search engines', () => {
  const heads = records.flatMap(([file, record]) => headsOf(record).map((head) => [file, head] as const));

  it('belong to every page', () =>
    expect(heads.length).toBeGreaterThanOrEqual(services.length + articleCount + 3 + 11));

  /** The length that a text has for a business with a name and a city of ten letters each. */
  const lengthOf = (text: string) =>
    [business.name, business.address.city].reduce((rest, word) => rest.replaceAll(word, 'x'.repeat(10)), text)
      .length;

  it.each(heads)('%s: the title has 30 to 60 characters', (_, head) => {
    expect(lengthOf(fullTitle(head)), fullTitle(head)).toBeGreaterThanOrEqual(30);
    expect(lengthOf(fullTitle(head)), fullTitle(head)).toBeLessThanOrEqual(60);
  });

  it.each(heads)('%s: the description has 120 to 158 characters', (_, { description }) => {
    expect(lengthOf(description), description).toBeGreaterThanOrEqual(120);
    expect(lengthOf(description), description).toBeLessThanOrEqual(158);
  });

  it('are unique', () => {
    for (const field of ['title', 'description'] as const) {
      const values = heads.map(([, head]) => head[field]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it.each(services)('%s names the city or the county, at most three times', (_, service) => {
    const named = texts(service)
      .join('\n')
      .match(new RegExp(`${business.address.city}|Orange County`, 'g'));
    expect(named?.length ?? 0).toBeGreaterThanOrEqual(1);
    expect(named?.length ?? 0).toBeLessThanOrEqual(3);
  });
});

describe('services', () => {
  it.each(services)('%s has no step that the page does not show', (_, { whatToExpect }) =>
    expect(whatToExpect).toHaveLength(4),
  );

  it('repeat under 0.5 % of their runs of eight words', () => {
    const owners = new Map<string, Set<string>>();
    for (const [file, service] of services)
      for (const run of new Set(sentences(service).flatMap(runsOfEight)))
        owners.set(run, (owners.get(run) ?? new Set()).add(file));
    const repeated = [...owners].filter(([, files]) => files.size > 1).map(([run]) => run);
    expect(repeated.length / owners.size, repeated.join('\n')).toBeLessThan(0.005);
  });
});

describe('reading level', () => {
  const long = withoutPolicies.filter(([, record]) => sentences(record).join(' ').split(/\s+/).length > 120);

  it('is measured in every long record', () =>
    expect(long.length).toBeGreaterThanOrEqual(services.length + articleCount + 8));

  it.each(long)('of %s is under grade 9', (_, record) => {
    expect(fleschKincaidGrade(sentences(record))).toBeLessThan(9);
  });
});

describe('what memberships exclude', () => {
  it('is the same wherever it is told', () => {
    const told = matches(/\bexclude[sd]?\b|doesn’t apply to them|don’t cover/i).filter((match) =>
      /membership|discount|Neurotoxins/i.test(match),
    );
    expect(told.length).toBeGreaterThanOrEqual(5);
    for (const sentence of told) expect(sentence).toMatch(/Botox|neurotoxin/i);
  });
});

interface Head {
  title: string;
  description: string;
}

/** The titles and descriptions in `record`: of pages (`meta`, `head`), services and articles. */
function headsOf(record: unknown): Head[] {
  if (typeof record !== 'object' || record === null) return [];
  const { meta, head, metaTitle, metaDescription } = record as Record<string, unknown>;
  const own = [meta, head].filter((one): one is Head => typeof (one as Head)?.description === 'string');
  if (typeof metaTitle === 'string') own.push({ title: metaTitle, description: String(metaDescription) });
  return [...own, ...Object.values(record).flatMap((value) => (Array.isArray(value) ? [] : headsOf(value)))];
}

function runsOfEight(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’%$-]+/gu) ?? [];
  return words.slice(0, -7).map((_, start) => words.slice(start, start + 8).join(' '));
}

/** US school grade (Kincaid et al., 1975). Counts syllables as groups of vowels. */
function fleschKincaidGrade(all: readonly string[]): number {
  const parts = all.flatMap((text) => text.split(/(?<=[.?!:;])\s+/)).filter((text) => /\p{L}/u.test(text));
  const words = parts.flatMap((part) => part.match(/[\p{L}’]+/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / parts.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/’\w*$/, '')
    .replace(/(?:[^laeiouy]es|[^aeiouyt]ed|[^laeiouy]e)$/, '');
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 0);
}
