/**
 * `npm run check-site -- https://www.example.com [--json] [--test-inquiry]`: whether what is published is complete. One
 * line per check; the exit code is 1 if one of them found a fault.
 */
import { promises as dns } from 'node:dns';
import { parseArgs } from 'node:util';
import { business } from '../../src/content/business.ts';
import { checkSite, textOf } from './check-site.ts';
import { crossOrigin } from './cross-origin-check.ts';
import { repositoryFiles } from './files.ts';
import { forgedAddresses } from './forged-addresses.ts';
import { mailDomain } from './mail-domain-check.ts';
import { askWithKey } from './secret-key.ts';
import { testInquiry } from './test-inquiry.ts';

const USAGE =
  'Use: npm run check-site -- https://www.example.com [--json] [--test-inquiry]. SUPABASE_SECRET_KEY lets it ask the database, too.';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' }, 'test-inquiry': { type: 'boolean' } },
    });
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0 || !/^https?:/.test(given) || !URL.canParse(given))
      return null;
    return { ...values, site: new URL(given).origin };
  } catch {
    return null;
  }
}

const given = readArguments();
if (given === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const env = (name: string) => process.env[name]?.trim() || undefined;
  const secretKey = env('SUPABASE_SECRET_KEY');
  const lines = await checkSite({
    site: given.site,
    files: repositoryFiles(),
    askDatabase: secretKey === undefined ? undefined : askWithKey(secretKey),
    more: [
      crossOrigin,
      forgedAddresses(secretKey),
      mailDomain((env('MAIL_FROM') ?? business.mailFrom).split('@')[1]!, (name) => dns.resolveTxt(name)),
      ...(given['test-inquiry'] ? [testInquiry(env('STAFF_EMAIL') ?? business.staffEmail, secretKey)] : []),
    ],
    report: given.json ? undefined : (line) => console.log(textOf(line)),
  });
  if (given.json) console.log(JSON.stringify(lines, null, 2));
  if (lines.some(({ state }) => state === 'fault')) process.exitCode = 1;
}
