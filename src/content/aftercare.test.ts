import { expect, it } from 'vitest';
import { fullTitle } from '../site/head.ts';
import { aftercare } from './aftercare.ts';
import { aftercareSchema } from './aftercare.schema.ts';
import type { Service } from './services/service.schema.ts';

const services = Object.values(
  import.meta.glob<Service>(
    ['./services/*.ts', '!./services/*.test.ts', '!./services/*.schema.ts', '!./services/categories.ts'],
    { eager: true, import: 'service' },
  ),
);
const { metaTitle, metaDescription } = aftercare.page;

it('follows its schema', () => {
  expect(aftercareSchema.safeParse(aftercare).error?.issues ?? []).toEqual([]);
});

it.each(services.map(({ title }) => title))(
  'title and description for "%s" have the length that search engines show',
  (title) => {
    const description = metaDescription(title);
    const whole = fullTitle({ title: metaTitle(title), description });
    expect(whole.length, whole).toBeGreaterThanOrEqual(30);
    expect(whole.length, whole).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(158);
  },
);

it('names only services that the day-by-day guide covers', () => {
  const known = new Set<string>(services.map(({ slug }) => slug));
  expect(aftercare.guide.services.filter((slug) => !known.has(slug))).toEqual([]);
});
