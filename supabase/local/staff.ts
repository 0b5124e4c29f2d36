/**
 * `npm run staff -- list | add <email> [--owner] | remove <email>`: who may sign in to the staff desk. Works on the
 * running local server, or on the project of VITE_SUPABASE_URL with SUPABASE_SECRET_KEY. It goes through HTTP, so
 * that both work alike.
 */
import { business } from '../../src/content/business.ts';
import { parseSettings } from './env.ts';
import { loadKeys } from './keys.ts';
import { runStaffCommand, type StaffTarget } from './staff-list.ts';
import { PROJECT_ROOT } from './stack.ts';
import { StartupError } from './startup-error.ts';

async function findTarget(): Promise<StaffTarget> {
  const settings = parseSettings(process.env, {
    projectRoot: PROJECT_ROOT,
    staffEmail: business.staffEmail,
    mailFrom: business.mailFrom,
  });
  const project = process.env['VITE_SUPABASE_URL']?.trim();
  if (project) {
    const secretKey = process.env['SUPABASE_SECRET_KEY']?.trim();
    if (!secretKey)
      throw new StartupError(
        'SUPABASE_SECRET_KEY must be a secret key of the project in VITE_SUPABASE_URL (Settings, API keys); for the local server, unset VITE_SUPABASE_URL.',
      );
    const url = project.replace(/\/+$/, '');
    return { url, secretKey, name: `the project at ${url}` };
  }
  const { secret } = await loadKeys(settings.dataDir);
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = `http://${['0.0.0.0', '[::]'].includes(host) ? '127.0.0.1' : host}:${settings.port}`;
  return { url, secretKey: secret, name: `the local server at ${url} (\`npm start\`)` };
}

try {
  const { ok, text } = await runStaffCommand(process.argv.slice(2), await findTarget());
  (ok ? console.log : console.error)(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
