import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '../../src/content/business.ts';
import { denoBinary } from '../local/deno.ts';
import { functionContent } from '../local/function-content.ts';

const root = resolve(import.meta.dirname, '../..');
const functions = import.meta.dirname;
const names = readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map((entry) => entry.name);
/** The functions that load no mailer. */
const WITHOUT_MAIL = new Set(['film-link', 'receive-email', 'save-setting', 'unsubscribe']);

interface DenoConfig {
  imports: Record<string, string>;
}
const readConfig = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'deno.json'), 'utf8')) as DenoConfig;

interface Graph {
  modules: {
    specifier: string;
    error?: string;
    dependencies?: { specifier: string; code?: { specifier?: string; error?: string } }[];
  }[];
}

/**
 * The modules that a function loads after `supabase functions deploy --use-api`, which uploads the functions' folder alone
 * and resolves every import there with its deno.json.
 * @param uploaded a copy of the functions' folder without a package.json or node_modules above it
 */
function graphOf(uploaded: string, name: string): Graph {
  const output = execFileSync(
    denoBinary(root),
    ['info', '--json', '--no-remote', '--no-npm', '--no-lock', '--config', 'deno.json', `${name}/index.ts`],
    {
      cwd: uploaded,
      env: { DENO_DIR: join(uploaded, '.deno'), DENO_NO_UPDATE_CHECK: '1' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return JSON.parse(output) as Graph;
}

/** What would stop the deployment of a function. */
function deployProblems(uploaded: string, name: string): string[] {
  const packages = new Set(Object.values(readConfig(uploaded).imports));
  const folder = `${pathToFileURL(uploaded).href}/`;
  return graphOf(uploaded, name).modules.flatMap(({ specifier, error, dependencies = [] }) => {
    const unresolved = dependencies.flatMap(({ code }) => (code?.error ? [code.error] : []));
    if (packages.has(specifier)) return unresolved;
    const isUploaded = specifier.startsWith(folder) && !specifier.includes('/node_modules/');
    return isUploaded && error === undefined ? unresolved : [`${specifier} is not uploaded`, ...unresolved];
  });
}

describe('a deployment through the API', () => {
  let uploaded: string;
  const copy = () => {
    const folder = mkdtempSync(join(tmpdir(), 'functions-'));
    cpSync(functions, folder, { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
    return folder;
  };
  beforeAll(() => void (uploaded = copy()));
  afterAll(() => rmSync(uploaded, { recursive: true, force: true }));

  it.each(names)('finds everything that %s imports', (name) => {
    expect(deployProblems(uploaded, name)).toEqual([]);
  });

  it.each(names)('gives %s a mailer only if it sends mail', (name) => {
    const loadsMailer = graphOf(uploaded, name).modules.some(({ specifier }) =>
      specifier.startsWith('npm:nodemailer@'),
    );
    expect(loadsMailer).toBe(!WITHOUT_MAIL.has(name));
  });

  it.each([
    ["import '../../../src/content/business.ts';", 'src/content/business.ts is not uploaded'],
    ["import 'postgres';", 'Import "postgres" not a dependency'],
    ["import '../../node_modules/zod/index.js';", 'node_modules/zod/index.js is not uploaded'],
    ["import 'npm:postgres@3';", 'npm:postgres@3 is not uploaded'],
  ])('is refused for %s', (line, problem) => {
    const broken = copy();
    try {
      appendFileSync(join(broken, 'film-link/handler.ts'), `\n${line}\n`);
      expect(deployProblems(broken, 'film-link').join('\n')).toContain(problem);
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  });
});

it.each(names)(
  '%s/index.ts only starts the handler (`npx vitest run --config tests/vitest.config.ts deploy -u` writes it)',
  async (name) => {
    const [file, create] = WITHOUT_MAIL.has(name)
      ? ['dependencies', 'dependenciesFromEnv']
      : ['mail-dependencies', 'mailDependenciesFromEnv'];
    await expect(`import { ${create} } from '../_shared/${file}.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(${create}(Deno.env.toObject())));
`).toMatchFileSnapshot(join(functions, name, 'index.ts'));
  },
);

it('deno.json has the versions that are installed', () => {
  for (const [name, target] of Object.entries(readConfig(functions).imports)) {
    const [, bare] = /^([^/]+)/.exec(name)!;
    const installed = JSON.parse(readFileSync(join(root, 'node_modules', bare!, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(target).toBe(`npm:${name.replace(bare!, `${bare}@${installed.version}`)}`);
  }
});

it('config.toml names every function and the deno.json', () => {
  const toml = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  for (const name of names) {
    expect(toml).toContain(`[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"`);
  }
  expect([...toml.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name]) => name).sort()).toEqual(names);
});

it('content.json is up to date (`npx tsx supabase/local/function-content.ts` writes it)', () => {
  expect(readFileSync(join(functions, '_shared/content.json'), 'utf8')).toBe(functionContent());
});

it('names and addresses of the business are written in src/content only', () => {
  const facts = [business.name, business.timeZone, business.address.street, business.phone.display];
  const written = readdirSync(join(root, 'supabase'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|sql|json|toml)$/.test(file) && !file.startsWith('.temp'))
    .filter((file) => !/\.test\.ts$|fakes\.ts$/.test(file))
    .filter((file) =>
      facts.some((fact) => readFileSync(join(root, 'supabase', file), 'utf8').includes(fact)),
    );
  expect(written.map((file) => file.replaceAll('\\', '/'))).toEqual(['functions/_shared/content.json']);
});
