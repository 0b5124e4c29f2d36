import { describe, expect, it } from 'vitest';
import { businessSchema } from '../../../content/business.schema.ts';
import { business } from '../../../content/business.ts';
import { performers as classes } from '../../../content/services/service.schema.ts';
import { teamSchema, type TeamMember } from '../../../content/team.schema.ts';
import { team } from '../../../content/team.ts';
import { servicePage } from '../../../content/service-page.ts';
import { licenseFacts } from './license-facts.ts';

const { goodToKnow, performers } = servicePage;
const licensed: readonly TeamMember[] = team.map((person) =>
  person.key === 'nurse'
    ? { ...person, license: { name: 'Registered nurse', number: 'RN 123456', performs: ['medical'] } }
    : person,
);

describe('who performs a service', () => {
  it('is one line for every class, with license and supervision', () => {
    for (const name of classes)
      expect(licenseFacts(name, [])).toEqual([{ label: goodToKnow.performedBy, text: performers[name] }]);
  });

  it('names a physician only where care is medical', () => {
    const supervised = classes.filter((name) => /physician/.test(performers[name]));
    expect(supervised).toEqual(['medical', 'esthetics-or-medical']);
  });

  it('shows license numbers where the owner has entered them, on services of that class only', () => {
    expect(licenseFacts('medical', licensed).at(-1)).toEqual({
      label: goodToKnow.licenseNumber,
      text: 'Noelle Ashford, RN, Registered nurse, RN 123456',
    });
    expect(licenseFacts('body-art', licensed)).toHaveLength(1);
    expect(licenseFacts('medical', team)).toHaveLength(1);
  });

  it('refuses a license without a number', () => {
    expect(teamSchema.safeParse(licensed).success).toBe(true);
    const wrong = licensed.map((person) =>
      person.license ? { ...person, license: { ...person.license, number: 'pending' } } : person,
    );
    expect(teamSchema.safeParse(wrong).error?.issues[0]?.path).toEqual([1, 'license', 'number']);
  });

  it('takes a link to public reviews, or none', () => {
    const accepts = (record: object) => businessSchema.safeParse(record).success;
    const reviews = { label: 'Read our reviews', url: 'https://reviews.example.com/lumen-tide' };
    expect(accepts(business)).toBe(true);
    expect(accepts({ ...business, reviews })).toBe(true);
    expect(accepts({ ...business, reviews: { ...reviews, url: 'reviews.example.com' } })).toBe(false);
  });
});
