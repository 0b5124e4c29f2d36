import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

/** Where versions before November 28, 2026 kept their rows, in PGlite. */
export const olderFolder = (dataDir: string): string => path.join(dataDir, 'db');

/**
 * Keeps a start from beginning with an empty database beside the rows of an earlier version.
 * @param folder of the database of this version
 * @throws StartupError that says how to move them
 */
export function refuseOlderData(dataDir: string, folder: string): void {
  if (existsSync(folder) || !existsSync(path.join(olderFolder(dataDir), 'PG_VERSION'))) return;
  throw new StartupError(
    `${olderFolder(dataDir)} holds the database of an earlier version. \`npm run move-data\` copies its rows and deletes nothing; to start empty, set DATA_DIR to another folder.`,
  );
}
