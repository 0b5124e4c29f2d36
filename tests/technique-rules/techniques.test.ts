import { describe, expect, it } from 'vitest';
import { type Service, techniqueNames } from '../../src/content/services/service.schema.ts';
import { holds } from './rule.ts';
import { techniques } from './techniques.ts';

const services = Object.values(
  import.meta.glob<Service>(
    ['../../src/content/services/*.ts', '!**/*.test.ts', '!**/*.schema.ts', '!**/categories.ts'],
    { eager: true, import: 'service' },
  ),
);

/** Every text below `value`, one to a line. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join('\n')
    : String(value ?? '');

const checks = services.flatMap(({ slug, techniques: used }) =>
  techniques
    .filter(({ name }) => used.includes(name))
    .flatMap(({ name, rules }) => rules.map((rule) => ({ name, slug, rule }))),
);

describe('sister pages agree', () => {
  it.each(checks)('$slug, $name: $rule.id', ({ name, slug, rule }) => {
    const service = services.find((one) => one.slug === slug)!;
    const text = textOf(rule.field === 'all' ? service : service[rule.field]);
    const failure = `${slug}, field "${rule.field}", breaks the rule "${rule.id}" of ${name}: ${rule.says}\n${text}`;
    expect(holds(rule, text), failure).toBe(true);
  });

  it('a service can name every technique of the table, and no other', () => {
    expect(techniques.map(({ name }) => name)).toEqual(techniqueNames);
  });

  it('every rule checks something, and its id is unique within the technique', () => {
    for (const { name, rules } of techniques) {
      expect(new Set(rules.map(({ id }) => id)).size, name).toBe(rules.length);
      for (const { id, must, mustNot } of rules) expect(must ?? mustNot, `${name}: ${id}`).toBeDefined();
    }
  });

  it('notices a page without its rule', () => {
    const required = techniques.flatMap(({ rules }) => rules).filter((rule) => rule.must);
    expect(required.filter((rule) => holds(rule, 'Nothing of note'))).toEqual([]);
  });

  it('notices a page against its rule', () => {
    const newerScars = techniques.flatMap(({ rules }) => rules).find(({ id }) => id === 'newer scars')!;
    expect(holds(newerScars, 'Surgical scars older than six months')).toBe(false);
  });
});
