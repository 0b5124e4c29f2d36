import { startTestServer } from '../../database/server.ts';
import buildSite from './build-site.ts';

/** Playwright's global setup: one database server for all stacks, and a build that none of them has to wait for. */
export default async function prepare(): Promise<() => Promise<void>> {
  const [stopServer] = await Promise.all([startTestServer(), buildSite()]);
  return stopServer;
}
