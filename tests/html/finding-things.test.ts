/** What visitors look for and read at once: the way to the studio, what comes before a visit, who treats them. */
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { business } from '../../src/content/business.ts';
import { firstVisitPage } from '../../src/content/first-visit-page.ts';
import { servicePage } from '../../src/content/service-page.ts';
import { servicesPage } from '../../src/content/services-page.ts';
import { paths } from '../../src/site/paths.ts';
import { documentOf } from './site.ts';

/** What a page shows before anything is pressed: its main part without what is closed or hidden. */
function shownAt(path: string): HTMLElement {
  const main = new JSDOM(documentOf(path)).window.document.querySelector('main')!;
  for (const element of main.querySelectorAll('details:not([open]) > :not(summary), [hidden]'))
    element.remove();
  return main;
}

test('the first-visit page shows the way, with links to three map apps, and the cities', () => {
  const main = shownAt(paths.firstVisit);
  const map = main.querySelector('svg[role=img]');
  expect(map?.getAttribute('aria-label')).toContain(firstVisitPage.map.alt);
  const address = main.querySelector('address')!;
  expect(address.textContent).toContain(business.address.street);
  const links = [...main.querySelectorAll('a')];
  for (const [name, host] of [
    ['Apple Maps', 'maps.apple.com'],
    ['Google Maps', 'www.google.com'],
    ['Waze', 'waze.com'],
  ] as const) {
    const { href } = links.find(({ textContent }) => textContent.includes(name))!;
    expect(new URL(href).host).toBe(host);
    expect(decodeURIComponent(href)).toContain(business.address.street);
  }
  for (const city of business.servedCities) expect(main.textContent).toContain(city);
});

test('the first-visit page answers what people ask before they come', () => {
  const main = shownAt(paths.firstVisit);
  expect([...main.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(Object.values(firstVisitPage.know.labels)),
  );
  expect(main.querySelectorAll('ol > li')).toHaveLength(firstVisitPage.happens.steps.length);
});

test('the services page says under its counters that every treatment begins with a consultation', () => {
  expect(shownAt(paths.services).textContent).toContain(servicesPage.stats.note);
});

test('a service page says who performs it, and no license number that is missing, and can be shared', () => {
  const main = shownAt(paths.service('microblading'));
  expect(main.textContent).toContain(servicePage.performers['body-art']);
  expect(documentOf(paths.service('microblading'))).not.toContain(servicePage.goodToKnow.licenseNumber);
  const buttons = [...main.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toContain(servicePage.overview.share.share);
});
