import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './site-rules.ts';

describe('_headers', () => {
  const rules = parseHeaders(`
# everywhere
/*
  X-Content-Type-Options: nosniff
  Link: </a.css>; rel=preload

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  Link: </b.css>; rel=preload

/people/:name/card
  X-Robots-Tag: noindex
/plain
  ! X-Content-Type-Options
`);

  test('a pattern with * matches everything below', () => {
    expect(headersFor(rules, '/assets/app.js')['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, '/assets')).not.toHaveProperty('cache-control');
  });
  test('a value may hold colons, and values of several rules are joined', () => {
    expect(headersFor(rules, '/assets/app.js')['link']).toBe('</a.css>; rel=preload, </b.css>; rel=preload');
  });
  test('a placeholder stands for one segment', () => {
    expect(headersFor(rules, '/people/ann/card')['x-robots-tag']).toBe('noindex');
    expect(headersFor(rules, '/people/a/b/card')).not.toHaveProperty('x-robots-tag');
  });
  test('an exclamation mark removes a header', () => {
    expect(headersFor(rules, '/plain')).not.toHaveProperty('x-content-type-options');
  });
  test('a dot in a path matches a dot only', () => {
    const sw = parseHeaders('/sw.js\n  Cache-Control: no-cache');
    expect(headersFor(sw, '/swxjs')).toEqual({});
  });
  test('a line without a path or a colon is an error', () => {
    expect(() => parseHeaders('  X: y')).toThrow('_headers');
    expect(() => parseHeaders('/a\n  nonsense')).toThrow('nonsense');
  });
});

describe('_redirects', () => {
  const rules = parseRedirects(`
# moved
/bundles /memberships#buy-more-save-more 302
/old/* /new/:splat
/team/:name /about/:name 308
/app/* /index.html 200
`);

  test('matches exact paths, splats and placeholders', () => {
    expect(redirectFor(rules, '/bundles')).toEqual({ to: '/memberships#buy-more-save-more', status: 302 });
    expect(redirectFor(rules, '/old/a/b')).toEqual({ to: '/new/a/b', status: 301 });
    expect(redirectFor(rules, '/team/ann')).toEqual({ to: '/about/ann', status: 308 });
    expect(redirectFor(rules, '/app/x')).toEqual({ to: '/index.html', status: 200 });
  });
  test('returns null without a matching rule', () => {
    expect(redirectFor(rules, '/bundles2')).toBeNull();
  });
  test('a line without a target or with an unknown status is an error', () => {
    expect(() => parseRedirects('/a')).toThrow('_redirects');
    expect(() => parseRedirects('/a /b 999')).toThrow('_redirects');
  });
});
