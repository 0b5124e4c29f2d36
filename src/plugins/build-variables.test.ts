import { expect, it } from 'vitest';
import { buildVariables } from './build-variables.ts';

const PROJECT = 'https://abcdefgh.supabase.co';
const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

it.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://WWW.example.com', 'https://WWW.example.com'],
  [undefined, /^https:/],
])('takes SITE_URL %s', (SITE_URL, expected) => {
  expect(buildVariables({ SITE_URL }).siteUrl).toMatch(expected);
});

it.each([
  [{ SITE_URL: 'https://www.example.com/spa' }, 'SITE_URL must be an http(s) address without a path'],
  [{ SITE_URL: 'www.example.com' }, 'SITE_URL must be an http(s) address'],
  [
    { VITE_SUPABASE_URL: `${PROJECT}/rest/v1` },
    'VITE_SUPABASE_URL must be an http(s) address without a path',
  ],
  [{ VITE_SUPABASE_URL: PROJECT }, 'set both or neither'],
  [
    { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_0123456789' },
    'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key',
  ],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: jwt('service_role') }, 'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key'],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'short' }, 'is too short'],
])('refuses %o', (env, message) => {
  expect(() => buildVariables(env)).toThrow(message);
});

it.each(['sb_publishable_0123456789', jwt('anon')])('takes the key %s', (key) => {
  const env = { VITE_SUPABASE_URL: PROJECT, VITE_SUPABASE_PUBLISHABLE_KEY: key };
  expect(buildVariables(env).config.publishableKey).toBe(key);
});
