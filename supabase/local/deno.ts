import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import path from 'node:path';

/** The Deno binary itself: the npm package's launcher would be a process between us and the one to stop. */
export function denoBinary(projectRoot: string): string {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const folder = path.dirname(require.resolve('deno/package.json'));
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
  const linked = path.join(folder, name);
  if (existsSync(linked)) return linked;
  // Install scripts were disabled: the package unpacks its binary now.
  const { runInstall } = require('deno/install_api.cjs') as { runInstall(): string };
  return runInstall();
}

/**
 * The command line that runs the edge functions with no more rights than they need.
 * @param env the functions' environment; it decides which servers they may reach
 */
export function denoArguments(projectRoot: string, env: Record<string, string>, names: string[]): string[] {
  const inProject = (...parts: string[]) => path.join(projectRoot, ...parts);
  const readable = [
    inProject('node_modules'),
    // If it is a link, Deno asks for the right to read its target.
    realpathSync(inProject('node_modules')),
    inProject('package.json'),
    inProject('supabase', 'functions'),
    inProject('supabase', 'local', 'functions-host.ts'),
  ];
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-remote',
    '--cached-only',
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-check',
    '--allow-env',
    '--allow-sys=hostname,networkInterfaces',
    `--allow-read=${readable.map((folder) => folder.replaceAll(',', ',,')).join(',')}`,
    networkPermission(env),
    inProject('supabase', 'local', 'functions-host.ts'),
    ...names,
  ];
}

/** Of Chrome and its relatives, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Functions may reach loopback, push services, the mail server and the mail provider. A mail server with a host name is the
 * exception: nodemailer resolves it and connects to any address it gets, so no list would do.
 */
function networkPermission(env: Record<string, string>): string {
  const targets = ['127.0.0.1', ...PUSH_SERVICES];
  const { SMTP_URL: smtp, MAIL_HTTP_URL: provider } = env;
  if (smtp !== undefined) {
    const url = new URL(smtp);
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0) return '--allow-net';
    targets.push(`${url.hostname}:${url.port || (url.protocol === 'smtps:' ? '465' : '587')}`);
  }
  if (provider !== undefined) {
    const url = new URL(provider);
    targets.push(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
  }
  return `--allow-net=${targets.join(',')}`;
}

const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'NODE_EXTRA_CA_CERTS'];

/** The functions' environment. Nothing else is inherited, because our own may hold secrets. */
export function denoEnvironment(projectRoot: string, env: Record<string, string>): Record<string, string> {
  return {
    ...Object.fromEntries(
      INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    DENO_DIR: path.join(projectRoot, 'node_modules', '.cache', 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    ...env,
  };
}
