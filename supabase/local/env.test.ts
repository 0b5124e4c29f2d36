import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './env.ts';
import { StartupError } from './startup-error.ts';

const defaults = { projectRoot: '/project', staffEmail: 'staff@example.com', mailFrom: 'site@example.com' };
const parse = (env: Record<string, string>) => parseSettings(env, defaults);

describe('parseSettings', () => {
  test('an empty environment gets the documented defaults', () => {
    expect(parse({})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      dataDir: path.resolve('/project/supabase/.temp'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      staffEmail: 'staff@example.com',
      mailFrom: 'site@example.com',
      siteUrl: undefined,
      mailHttp: {},
    });
  });

  test('an empty value counts as unset', () => {
    expect(parse({ PORT: '', SITE_URL: ' ', DATABASE_URL: '' }).port).toBe(4173);
  });

  test('a slash at the end of SITE_URL is removed', () => {
    expect(parse({ SITE_URL: 'https://spa.example.com/' }).siteUrl).toBe('https://spa.example.com');
  });

  test('MAIL_HTTP_* is passed on', () => {
    const mailHttp = { MAIL_HTTP_URL: 'https://mail.example.com/send', MAIL_HTTP_KEY: 'k' };
    expect(parse({ ...mailHttp, OTHER: 'x' }).mailHttp).toEqual(mailHttp);
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_URL', 'postgres'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['STAFF_EMAIL', 'nobody'],
    ['STAFF_EMAIL', 'a@example.com\nBcc: b@example.com'],
    ['MAIL_FROM', 'Lumen'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://example.com/shop'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['VITE_SUPABASE_URL', 'not a url'],
  ])('%s=%j stops the start with a sentence that names the variable', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(StartupError);
    expect(() => parse({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`, 's'));
  });

  test('several malformed variables get a sentence each', () => {
    expect(() => parse({ PORT: 'x', STAFF_EMAIL: 'y' })).toThrow(/^PORT must .*\.\nSTAFF_EMAIL must .*\.$/);
  });

  test('an invalid DATABASE_URL is not shown, because it may hold a password', () => {
    expect(() => parse({ DATABASE_URL: 'postgrse://me:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/s);
  });
});
