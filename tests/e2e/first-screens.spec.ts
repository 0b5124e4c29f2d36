/** What decides comes first: the facts of every service are on the first screen, and nothing covers them or the buttons. */
import { serviceHero } from '../../src/content/service-hero.ts';
import { serviceSlugs } from '../../src/content/services/service.schema.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from './support/test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`time, downtime, sessions, who and price are on the first screen at ${viewport.width} px`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const hidden: string[] = [];
    for (const slug of serviceSlugs) {
      await page.goto(site.origin + paths.service(slug));
      const facts = page.locator('main dl').first();
      await expect(facts.locator('dt')).toHaveText(Object.values(serviceHero.facts));
      const seen = await facts.evaluate((list) =>
        [...list.querySelectorAll('dd'), list.nextElementSibling!].every((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
            [left + 1, right - 1].every((x) => {
              const shown = document.elementFromPoint(x, (top + bottom) / 2);
              return bottom <= innerHeight && shown !== null && element.contains(shown);
            }),
          );
        }),
      );
      const covered = await page
        .locator('main section')
        .first()
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .map((link) => ({ link, box: link.getBoundingClientRect() }))
            .filter(({ box }) => box.bottom <= innerHeight)
            .filter(({ link, box: { left, right, top, bottom } }) =>
              [left + 4, right - 4].some(
                (x) => !link.contains(document.elementFromPoint(x, (top + bottom) / 2)),
              ),
            )
            .map(({ link }) => link.textContent),
        );
      if (!seen || covered.length > 0) hidden.push([slug, ...covered].join(' '));
    }
    expect(hidden).toEqual([]);
  });
