import { expect, it } from 'vitest';
import { checkSections } from './check-sections.ts';

const contact = { path: '/contact', html: '<main id="main"><a href="#main">Top</a></main>' };

it('accepts sections of the same page and of others, and links to files', () => {
  const html = '<a href="/contact#main">1</a><a href="/contact">2</a><a href="/file.pdf#page=2">3</a>';
  expect(() => checkSections([contact, { path: '/', html }])).not.toThrow();
});

it.each(['/contact#nowhere', '#main'])('refuses %s', (href) => {
  const page = { path: '/about', html: `<a class="a" href="${href}">1</a>` };
  expect(() => checkSections([contact, page])).toThrow(/The page \/about leads to .*#(nowhere|main), but/);
});
