import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../../../supabase/local/server.ts';
import { openSite } from '../../../supabase/local/site.ts';
import type { SharedPage } from './pages.ts';

/** A site that another tool builds from the shared pages, with the tool's defaults. */
export interface Peer {
  name: string;
  /** Exact versions. */
  packages: Readonly<Record<string, string>>;
  /** The build command. */
  build: string;
  /** The folder that the build writes. */
  output: string;
  /** Ending of the page addresses, if they have one. */
  suffix?: string;
  /** The project's files by path, without package.json. */
  files(pages: readonly SharedPage[]): Record<string, string>;
}

/** A site that is running. */
export interface ServedSite {
  name: string;
  origin: string;
  /** Ending of the page addresses. */
  suffix: string;
  stop(): Promise<void>;
}

/** The caching rules of our own build. All three tools put files with a hash in their name there. */
const HEADERS = `/*
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: max-age=86400, stale-while-revalidate=31536000
`;

/**
 * Writes the project into `folder`, installs its packages, builds it, and serves the result with the host and the
 * compression of our own site.
 * @throws with the output of npm if it cannot be installed or built
 */
export async function servePeer(
  peer: Peer,
  pages: readonly SharedPage[],
  folder: string,
): Promise<ServedSite> {
  const manifest = { private: true, scripts: { build: peer.build }, dependencies: peer.packages };
  const output = join(folder, peer.output);
  write(folder, { 'package.json': JSON.stringify(manifest), ...peer.files(pages) });
  npm(folder, 'install', '--no-audit', '--no-fund');
  npm(folder, 'run', 'build');
  write(output, { _headers: HEADERS });
  const site = await openSite({
    dist: output,
    servedFolder: join(folder, 'served'),
    cacheFolder: join(folder, 'compressed'),
    siteUrl: 'http://127.0.0.1',
  });
  await site.compressAll();
  const handle = getRequestListener((request) => site.fetch(request, new URL(request.url)));
  const listener = await listen('127.0.0.1', 0, handle);
  const version = Object.values(peer.packages)[0]!;
  return {
    name: `${peer.name} ${version}`,
    origin: listener.origin,
    suffix: peer.suffix ?? '',
    stop: () => listener.close(0),
  };
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function npm(cwd: string, ...args: string[]): void {
  // On Windows npm is a script, which only a shell finds.
  execFileSync('npm', args, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}
