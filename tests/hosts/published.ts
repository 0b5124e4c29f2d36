import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { headersFile, redirectsFile } from '../../src/plugins/html/hosting.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Copies the built site into `folder`, for a backend at another origin: the three files in which a build names it are
 * written anew, by the functions of the build.
 */
export function publish(folder: string, backend: string, publishableKey: string): void {
  cpSync(join(root, 'dist'), folder, { recursive: true });
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const script = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/.exec(home)![1]!;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('config.json', JSON.stringify({ supabaseUrl: backend, publishableKey }));
  write('_headers', headersFile([backend], hash));
  write('_redirects', redirectsFile(backend));
}
