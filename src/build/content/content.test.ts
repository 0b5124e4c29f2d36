import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Service } from '../../content/services/schema.ts';
import { search } from '../../features/service-search/search.ts';
import { checkLinks, checkRecord, refuse } from './check.ts';
import { searchIndex } from './search-index.ts';

const modules = import.meta.glob<Service>(
  [
    '../../content/services/*.ts',
    '!../../content/services/*.test.ts',
    '!../../content/services/schema.ts',
    '!../../content/services/categories.ts',
  ],
  { eager: true, import: 'service' },
);
const services = new Map(Object.values(modules).map((service) => [service.slug as string, service]));

describe('the check of the content', () => {
  it('names file and field of an invalid record', () => {
    const schema = z.strictObject({ faqs: z.array(z.strictObject({ question: z.string() })) });
    const findings = checkRecord('services/x.ts', schema, { faqs: [{ question: 1 }] });
    expect(findings).toEqual([
      { file: 'services/x.ts', field: 'faqs.0.question', message: expect.stringContaining('string') },
    ]);
    expect(() => refuse(findings)).toThrow('services/x.ts: faqs.0.question');
  });

  it('finds links that lead nowhere, in texts and in buttons', () => {
    const record = {
      text: 'See [one](/services/one#part) and [two](/services/two).',
      actions: [{ to: '/nowhere#part' }, { to: '/services/one' }, { to: '#part' }],
    };
    expect(checkLinks('page.ts', record, new Set(['/services/one'])).map(({ field }) => field)).toEqual([
      'text',
      'actions.0.to',
    ]);
  });

  it('lets sound content pass', () => expect(() => refuse([])).not.toThrow());
});

describe('the search index', () => {
  const index = searchIndex(services);

  it('holds every service and every treatment', () => {
    const treatments = [...services.values()].flatMap(({ subservices }) => subservices);
    expect(index.filter(({ parent }) => parent === undefined)).toHaveLength(29);
    expect(index.filter(({ parent }) => parent !== undefined)).toHaveLength(treatments.length);
  });

  it.each([...services.values()].map(({ title, slug }) => [title, slug]))(
    'finds «%s» first',
    (title, slug) => {
      expect(search(title, index).hits[0]?.slug).toBe(slug);
    },
  );

  it.each([
    ['dandruff', 'head-spa'],
    ['Décolleté', 'laser-ipl-facial-rejuvenation'],
    ['rosacea', 'laser-ipl-facial-rejuvenation'],
    ['mirconeedling', 'microneedling'],
  ])('leads from «%s» to %s', (query, slug) => {
    expect(search(query, index).hits.map((hit) => hit.slug)).toContain(slug);
  });

  it('holds no markup', () => {
    for (const { text, description } of index) expect(text + description).not.toMatch(/\]\(|\*/);
  });
});
