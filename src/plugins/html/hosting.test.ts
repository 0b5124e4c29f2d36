import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../supabase/local/site-rules.ts';
import { contentSecurityPolicy, headersFile } from './hosting.ts';

const HASH = "'sha256-abc='";

test('films load only from this origin and the Supabase project', () => {
  const films = (policy: string) => /media-src ([^;]+)/.exec(policy)?.[1];
  expect(films(contentSecurityPolicy([], HASH))).toBe("'self' blob:");
  expect(films(contentSecurityPolicy(['https://abc.supabase.co'], HASH))).toBe(
    "'self' https://abc.supabase.co blob:",
  );
});

test('only the desk may open WebSockets, and only to the Supabase project', () => {
  const rules = parseHeaders(headersFile(['https://abc.supabase.co'], HASH));
  const connect = (path: string) =>
    /connect-src ([^;]+)/.exec(headersFor(rules, path)['content-security-policy']!)?.[1];
  expect(connect('/contact')).toBe("'self' https://abc.supabase.co");
  expect(connect('/staff/inbox')).toBe("'self' https://abc.supabase.co wss://abc.supabase.co");
  expect(connect('/staff')).toBe(connect('/staff/inbox'));
});

test.each(['/assets/x.js', '/pictures/x.avif', '/fonts/x.woff2'])(
  'a 404 at %s is not cached for long, and its document runs no scripts',
  (path) => {
    const headers = headersFor(parseHeaders(headersFile([], HASH)), path);
    expect(headers['cache-control']).not.toContain('immutable');
    expect(Number(/max-age=(\d+)/.exec(headers['cache-control']!)![1])).toBeLessThanOrEqual(86_400);
    expect(headers['content-security-policy']).toBe('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('the rules of the desk reach neither its files nor its worker on Netlify, whose patterns are wider', () => {
  const text = headersFile(['https://abc.supabase.co'], HASH);
  /** As Netlify's parser: the slash before an asterisk is optional, nothing is removed, and the last rule wins. */
  const onNetlify = (path: string) => {
    const rules = text.split('\n\n').map((block) => block.trim().split(/\n\s*/));
    const matching = rules.filter(([pattern]) =>
      new RegExp(`^${pattern!.replaceAll('.', '\\.').replace('/*', '/?.*')}/?$`).test(path),
    );
    const lines = matching.flatMap(([, ...lines]) => lines).filter((line) => !line.startsWith('!'));
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  };
  expect(onNetlify('/staff/inbox')['Content-Security-Policy']).toContain('wss:');
  for (const path of ['/staff-sw.js', '/staff-files/desk.js', '/staff-files/print/bag/card-a6.html'])
    expect(onNetlify(path)['Content-Security-Policy']).toBe(
      headersFor(parseHeaders(text), path)['content-security-policy'],
    );
});

test('no site can show a print kit in a frame', () => {
  const headers = headersFor(parseHeaders(headersFile([], HASH)), '/staff-files/print/bag/card-a6.html');
  expect(headers['content-security-policy']).toBe("sandbox; frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('Trusted Types are required, so that no string becomes a script', () => {
  const policy = contentSecurityPolicy([], HASH);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types own-scripts(?:;|$)/);
});
