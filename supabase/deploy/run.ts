/**
 * `npm run deploy [-- --dry-run | --status | --yes | --again <step>]`: brings a Supabase project and the site on its
 * host up to what this folder says.
 */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { business } from '../../src/content/business.ts';
import { writeFunctionContent } from '../local/function-content.ts';
import type { Ask } from './answers.ts';
import { runIn } from './command.ts';
import { deploy, printCommands, printStatus, type DeployOptions } from './deploy.ts';

const USAGE = `Use: npm run deploy, or npm run deploy -- with
  --dry-run       print every command and run none
  --status        print what is due
  --yes           ask nothing before a step
  --again <step>  run a step although nothing is due`;

const ask: Ask = async (text, isSecret = false) => {
  if (!process.stdin.isTTY) return undefined;
  let isHidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const typed = terminal.question(text);
    isHidden = isSecret;
    return await typed;
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
};

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean' },
      status: { type: 'boolean' },
      yes: { type: 'boolean' },
      again: { type: 'string', multiple: true },
    },
  });
  const root = path.resolve(import.meta.dirname, '../..');
  const options: DeployOptions = {
    root,
    env: process.env,
    run: runIn(root),
    ask,
    say: (line) => console.log(line),
    suggestions: {
      SITE_URL: business.url,
      STAFF_EMAIL: business.staffEmail,
      MAIL_FROM: business.mailFrom,
      OWNER_EMAIL: business.staffEmail,
    },
    yes: values.yes ?? false,
    again: values.again ?? [],
  };
  if (values['dry-run']) return printCommands(options).then(() => true);
  await writeFunctionContent(root);
  return values.status ? printStatus(options) : deploy(options);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n${USAGE}` : message);
  process.exitCode = 2;
}
