import { describe, expect, it } from 'vitest';
import { business } from '../../../src/content/business.ts';
import { readSettings } from './environment.ts';
import { isAuthorizedAsService, sameText } from './service-key.ts';

it('an empty environment gets the addresses of the business record, no database and no mail', () => {
  expect(readSettings({})).toEqual({
    database: null,
    inbound: null,
    rebuildHook: null,
    mail: null,
    mailFrom: business.mailFrom,
    staffEmail: business.staffEmail,
    siteUrl: business.url,
    vapid: null,
    visitorHeader: { name: 'cf-connecting-ip', fromRight: 1 },
  });
});

it('reads every variable and removes trailing slashes', () => {
  const settings = readSettings({
    SUPABASE_URL: 'http://127.0.0.1:4173/',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
    SMTP_URL: 'smtp://127.0.0.1:1025',
    MAIL_FROM: 'noreply@spa.example.com',
    STAFF_EMAIL: 'staff@spa.example.com',
    SITE_URL: 'https://spa.example.com/',
    VISITOR_ADDRESS: 'X-Forwarded-For:2',
    INBOUND_ADDRESS: 'reply@in.spa.example.com',
    INBOUND_SECRET: 'a-secret-of-the-mail-provider',
    REBUILD_HOOK: 'https://api.example.com/build_hooks/1',
    VAPID_PUBLIC_KEY: 'B'.repeat(87),
    VAPID_PRIVATE_KEY: 'a'.repeat(43),
  });
  expect(settings).toEqual({
    rebuildHook: 'https://api.example.com/build_hooks/1',
    database: {
      url: 'http://127.0.0.1:4173',
      serviceKey: 'sb_secret_x',
      acceptedKeys: ['sb_secret_x'],
    },
    inbound: { address: 'reply@in.spa.example.com', secret: 'a-secret-of-the-mail-provider' },
    mail: { kind: 'smtp', url: 'smtp://127.0.0.1:1025' },
    mailFrom: 'noreply@spa.example.com',
    staffEmail: 'staff@spa.example.com',
    siteUrl: 'https://spa.example.com',
    vapid: { publicKey: 'B'.repeat(87), privateKey: 'a'.repeat(43) },
    visitorHeader: { name: 'x-forwarded-for', fromRight: 2 },
  });
});

it('prefers the HTTP API of a provider to SMTP', () => {
  const env = {
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_HTTP_URL: 'https://api.example.com/emails',
    MAIL_HTTP_KEY: 'k',
  };
  expect(readSettings(env).mail).toEqual({ kind: 'http', url: 'https://api.example.com/emails', key: 'k' });
});

describe('the keys of a hosted project', () => {
  const hosted = {
    SUPABASE_URL: 'https://x.supabase.co',
    SUPABASE_SECRET_KEYS: '{"sweep":"sb_secret_sweep","default":"sb_secret_new"}',
    SUPABASE_SERVICE_ROLE_KEY: 'legacy.service.role',
  };

  it.each([
    ['both kinds', hosted, 'sb_secret_new'],
    ['secret keys only', { ...hosted, SUPABASE_SERVICE_ROLE_KEY: '' }, 'sb_secret_new'],
    ['the legacy key only', { ...hosted, SUPABASE_SECRET_KEYS: '' }, 'legacy.service.role'],
    [
      'a malformed list beside the legacy key',
      { ...hosted, SUPABASE_SECRET_KEYS: '{' },
      'legacy.service.role',
    ],
  ])('%s: the functions use the newest key', (_, env, key) => {
    expect(readSettings(env).database?.serviceKey).toBe(key);
  });

  it.each([
    { authorization: 'Bearer sb_secret_new' },
    { authorization: 'Bearer sb_secret_sweep' },
    { apikey: 'sb_secret_sweep' },
    { authorization: 'Bearer legacy.service.role' },
    { apikey: 'legacy.service.role' },
    { apikey: 'sb_secret_new', authorization: 'Bearer some.user.token' },
  ])('any of them proves that the caller is the service: %j', async (headers) => {
    const request = new Request('https://x.supabase.co/', { headers });
    expect(await isAuthorizedAsService(request, readSettings(hosted))).toBe(true);
  });

  it.each([{}, { apikey: 'sb_publishable_x' }, { authorization: 'Bearer ' }, { apikey: '' }])(
    'nothing else proves it: %j',
    async (headers) => {
      const request = new Request('https://x.supabase.co/', { headers });
      expect(await isAuthorizedAsService(request, readSettings(hosted))).toBe(false);
    },
  );
});

it('names every malformed variable and shows no value', () => {
  const read = () =>
    readSettings({
      SUPABASE_URL: 'localhost:1',
      SMTP_URL: 'https://user:hunter2@example.com',
      MAIL_HTTP_URL: 'https://api.example.com',
      STAFF_EMAIL: 'a@example.com, b@example.com',
      MAIL_FROM: 'Spa <a@example.com>',
      SITE_URL: 'spa',
      VAPID_PRIVATE_KEY: 'hunter2',
    });
  for (const name of [
    'SUPABASE_URL',
    'SMTP_URL',
    'MAIL_HTTP_KEY',
    'STAFF_EMAIL',
    'MAIL_FROM',
    'SITE_URL',
    'VAPID_PUBLIC_KEY and',
    'VAPID_PRIVATE_KEY must',
  ]) {
    expect(read).toThrow(name);
  }
  expect(read).not.toThrow('hunter2');
});

it('a database without its key is an error', () => {
  expect(() => readSettings({ SUPABASE_URL: 'http://127.0.0.1' })).toThrow(
    'SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY',
  );
});

it('sameText compares whole keys', async () => {
  expect(await sameText('secret', 'secret')).toBe(true);
  for (const other of ['', 'secre', 'secrets', 'Secret']) expect(await sameText('secret', other)).toBe(false);
});

describe('SMTP_URL', () => {
  it.each([
    'smtp://127.0.0.1:1025',
    'smtps://user:pass%23word%2F%3F%25@mail.example.com:465',
    'smtp://user%40example.com:secret@mail.example.com/?name=spa.example.com',
  ])('may be %s', (url) => {
    expect(readSettings({ SMTP_URL: url }).mail).toEqual({ kind: 'smtp', url });
  });

  it.each([
    'smtp://user:pa#ss@mail.example.com',
    'smtp://user:pa/ss@mail.example.com',
    'smtp://user:pa?ss@mail.example.com',
    'smtp://user:12#ss@mail.example.com',
    'smtp://user:12/ss@mail.example.com:587',
    'smtp://user:50%off@mail.example.com',
    'smtp://user@example.com:secret@mail.example.com',
    'mail.example.com',
    'smtp://',
  ])('is refused with the sentence for that, and without its password: %s', (url) => {
    const read = () => readSettings({ SMTP_URL: url });
    expect(read).toThrow(
      /^SMTP_URL must be a URL that starts with smtp:.*write # as %23, \/ as %2F, \? as %3F/,
    );
    expect(read).not.toThrow(/ss@|off@|secret/);
  });
});

it('a malformed header of the visitor’s address is refused with the sentence for that', () => {
  expect(() => readSettings({ VISITOR_ADDRESS: 'x-forwarded-for:0' })).toThrow(/^VISITOR_ADDRESS must be/);
});
