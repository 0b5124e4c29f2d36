import { expect, it } from 'vitest';
import { business } from '../../content/business.ts';
import { complianceSchema } from '../../content/compliance.schema.ts';
import { checklist } from './checklist.ts';

const sample = {
  business,
  compliance: {},
  team: [{ name: 'Noelle Ashford, RN' }],
  cases: [{ illustration: true }],
  hasSampleReviews: true,
  stats: [
    { label: 'Treatments', isSample: false },
    { label: 'Satisfaction', isSample: true },
  ],
  isPopularSample: true,
};

it('names the missing number for emergencies first, then every fact that a statute asks for', () => {
  const lines = checklist(sample);
  expect(lines[0]).toContain('afterHoursPhone');
  for (const field of Object.keys(complianceSchema.shape)) expect(lines.join('\n')).toContain(field);
  for (const part of ['license', 'consent', 'reviews', 'Satisfaction', 'most popular'])
    expect(lines.join('\n')).toContain(part);
  expect(lines.join('\n')).not.toContain('Treatments');
});

it('is empty once everything is filled in', () => {
  const license = { name: 'Registered nurse', number: 'RN 123456', performs: ['medical' as const] };
  const filled = Object.fromEntries(Object.keys(complianceSchema.shape).map((field) => [field, 'Filled in']));
  expect(
    checklist({
      business: { ...business, afterHoursPhone: '(949) 555-0143' },
      compliance: filled,
      team: [{ name: 'Noelle Ashford, RN', license }],
      cases: [{ illustration: false }],
      hasSampleReviews: false,
      stats: [],
      isPopularSample: false,
    }),
  ).toEqual([]);
});
