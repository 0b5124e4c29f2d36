import { describe, expect, it } from 'vitest';
import { business } from '../../../content/business.ts';
import { firstVisitPageSchema } from '../../../content/first-visit-page.schema.ts';
import { firstVisitPage } from '../../../content/first-visit-page.ts';
import { factsOf } from './facts-of.ts';
import { mapLinks } from './map-links.ts';

describe('the facts about a first visit', () => {
  it('are shown with their headings, in order', () => {
    expect(factsOf(firstVisitPage.know).map(({ label }) => label)).toEqual(
      Object.values(firstVisitPage.know.labels),
    );
  });

  it('leave out what the owner has left out', () => {
    const { parking: _, ...facts } = firstVisitPage.know.facts;
    const know = { ...firstVisitPage.know, facts };
    expect(firstVisitPageSchema.safeParse({ ...firstVisitPage, know }).success).toBe(true);
    expect(factsOf(know).map(({ label }) => label)).not.toContain(firstVisitPage.know.labels.parking);
    expect(factsOf(know)).toHaveLength(7);
  });

  it('are refused where they are empty', () => {
    const facts = { ...firstVisitPage.know.facts, parking: '' };
    const know = { ...firstVisitPage.know, facts };
    const { error } = firstVisitPageSchema.safeParse({ ...firstVisitPage, know });
    expect(error?.issues[0]?.path).toEqual(['know', 'facts', 'parking']);
  });
});

it('map links carry the address of the business record', () => {
  const links = mapLinks(business);
  expect(links.map(({ name }) => name)).toEqual(['Apple Maps', 'Google Maps', 'Waze']);
  for (const { href } of links) expect(decodeURIComponent(href)).toContain(business.address.street);
});
