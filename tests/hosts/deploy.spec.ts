/** `npm run deploy` with the Supabase CLI itself, from an empty project to one that lacks nothing. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { INPUTS, sourcesOf } from '../../src/plugins/fingerprint.ts';
import { runIn, textOf, type Command, type Run } from '../../supabase/deploy/command.ts';
import { deploy, printStatus, type DeployOptions } from '../../supabase/deploy/deploy.ts';
import { writeFunctionContent } from '../../supabase/local/function-content.ts';
import { installTools, toolPath } from './host.ts';
import { PROJECT, startProject, type StandIn } from './supabase-project.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;
let project: StandIn;
test.beforeAll(async () => {
  installTools();
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const name of [...INPUTS, 'supabase/functions', 'supabase/migrations', 'supabase/config.toml'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  await writeFunctionContent(folder);
  project = await startProject(join(folder, 'project'));
});
test.afterAll(async () => {
  await project?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an empty project gets all that the site needs, from a fresh shell, without a warning of the CLI', async () => {
  let published = false;
  const host = createServer((_, response) =>
    response.writeHead(published ? 200 : 404).end(JSON.stringify({ sources: sourcesOf(folder) })),
  ).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const elsewhere: string[] = [];
  const said: string[] = [];
  const cli = runIn(folder);
  const run: Run = async (command) => {
    const text = textOf(command);
    const { args, env } = command;
    if (args[2]?.startsWith('supabase@') && !text.includes('seed buckets')) {
      const real: Command = {
        ...command,
        args: [toolPath('supabase'), ...args.slice(3)],
        env: { ...env, ...project.env },
      };
      const { code, output, errors } = await cli(real, true);
      expect(errors, text).not.toContain('WARN');
      // The CLI expects 200 settings in the answer. The stand-in only notes those that were sent.
      if (text.includes('config push') && errors.includes('SchemaError')) return { code: 0, output, errors };
      if (code !== 0) said.push(output, errors);
      return { code, output, errors };
    }
    // The site of a project, its storage and the host are somewhere else.
    elsewhere.push(text);
    if (text.includes(' staff '))
      await project.query(`insert into public.staff (email, role) values ('o@x.example.com', 'owner')`);
    if (text.includes('wrangler')) published = true;
    return { code: 0, output: '', errors: '' };
  };
  const options: DeployOptions = {
    root: folder,
    env: {
      SUPABASE_ACCESS_TOKEN: 'is set',
      SUPABASE_DB_URL: project.databaseUrl,
      SUPABASE_PROJECT_ID: PROJECT,
      SITE_HOST: 'cloudflare',
      STAFF_EMAIL: "o'hara@spa.example.com",
      MAIL_FROM: 'hello@spa.example.com',
      OWNER_EMAIL: 'owner@spa.example.com',
      SMTP_URL: `smtps://user:a$b%23c"d'e@mail.example.com:465`,
      SITE_URL: site,
    },
    run,
    ask: async () => undefined,
    say: (line) => said.push(line),
    suggestions: {},
    yes: true,
  };
  expect(await deploy(options), said.join('\n')).toBe(true);

  const functions = readdirSync(join(root, 'supabase/functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);
  expect(Object.keys(project.functions).toSorted()).toEqual(functions);
  expect(project.functions['send-inquiry-email']!.join()).toContain('_shared/content.json');
  expect(project.secrets).toMatchObject({
    SITE_URL: site,
    STAFF_EMAIL: options.env['STAFF_EMAIL'],
    SMTP_URL: options.env['SMTP_URL'],
    VAPID_PUBLIC_KEY: expect.stringMatching(/^[\w-]{87}$/) as unknown,
    VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/) as unknown,
  });
  expect(project.auth).toMatchObject({ disable_signup: true, external_email_enabled: true, jwt_exp: 3600 });
  const vault = await project.query('select name, secret from vault.secrets order by name');
  expect(vault).toEqual([
    { name: 'project_url', secret: `https://${PROJECT}.supabase.co` },
    { name: 'service_key', secret: 'sb_secret_1' },
  ]);
  const jobs = await project.query('select jobname from cron.job order by 1');
  expect(jobs).toEqual([{ jobname: 'daily-work' }, { jobname: 'sweep-email-jobs' }]);

  expect(await printStatus(options), said.join('\n')).toBe(true);
  // A replaced key takes the place of the old one.
  expect(await deploy({ ...options, again: ['vault'] }), said.join('\n')).toBe(true);
  expect(await project.query('select name from vault.secrets')).toHaveLength(2);
  host.close();
});
