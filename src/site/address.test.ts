import { expect, it } from 'vitest';
import { addressOf, hrefOf, matchPattern } from './address.ts';

it.each(['/', '/contact?service=botox', '/memberships#buy-more', '/articles?q=dry+scalp&sort=oldest#list'])(
  'splits %s and joins it again',
  (href) => {
    expect(hrefOf(addressOf(href))).toBe(href);
  },
);

it('splits an address as `location` does', () => {
  expect(addressOf('/contact?service=botox#form')).toEqual({
    pathname: '/contact',
    search: '?service=botox',
    hash: '#form',
  });
});

it.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/About/', {}],
  ['/services/:slug', '/services/botox', { slug: 'botox' }],
  ['/services/:slug', '/services/Botox//', { slug: 'Botox' }],
  ['/aftercare/:slug?', '/aftercare', { slug: undefined }],
  ['/aftercare/:slug?', '/aftercare/', { slug: undefined }],
  ['/aftercare/:slug?', '/aftercare/botox', { slug: 'botox' }],
  ['*', '/no/such/page', {}],
  ['*', '/', {}],
])('%s matches %s', (pattern, path, parameters) => {
  expect(matchPattern(pattern, path)).toEqual(parameters);
});

it.each([
  ['/', '/about'],
  ['/about', '/about-us'],
  ['/about', '/x/about'],
  ['/services/:slug', '/services'],
  ['/services/:slug', '/services/'],
  ['/services/:slug', '/services/botox/after'],
  ['/aftercare/:slug?', '/aftercares'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPattern(pattern, path)).toBeUndefined();
});
