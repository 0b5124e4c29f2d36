import path from 'node:path';
import { expect, test } from 'vitest';
import { mailboxKey } from './gateway.ts';
import { readyPanel } from './ready-panel.ts';

const origin = 'http://127.0.0.1:4173';
const keys = { secret: 'sb_secret_x' };
const dataDir = path.resolve('supabase/.temp');

test('says where site, mailbox and data are, and how to stop', () => {
  const panel = readyPanel({ origin, keys, dataDir, databaseUrl: undefined, smtpUrl: undefined });
  expect(panel.split('\n')).toEqual([
    'Ready: http://127.0.0.1:4173',
    `  Mailbox   http://127.0.0.1:4173/__mail?key=${mailboxKey('sb_secret_x')}`,
    `  Data      ${path.join('supabase', '.temp')}`,
    '  Stop      Ctrl-C',
  ]);
});

test('names a data folder elsewhere by its whole path, and shows no password', () => {
  const urls = { databaseUrl: 'postgres://u:secret@h/d', smtpUrl: 'smtps://u:secret@h' };
  const panel = readyPanel({ origin, keys, dataDir: '/var/lib/spa', ...urls });
  expect(panel).toContain('/var/lib/spa, and the database of DATABASE_URL');
  expect(panel).toContain('SMTP_URL');
  expect(panel).not.toContain('secret');
});
