import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { StartupError } from './startup-error.ts';

/** The sticky bit marks folders that everybody uses, such as /tmp. */
const STICKY = 0o1000;
const OTHERS = 0o077;

/**
 * Creates the data folder, or takes it over, so that only its owner can read it: it holds inquiries and mails, which
 * may say something about somebody's health.
 * @throws StartupError if the folder cannot be created or written, is shared, or belongs to somebody else
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written (${code}); allow this user to write there, or set DATA_DIR to another folder.`,
    );
  }
  // Windows reports modes that say nothing.
  if (process.platform === 'win32') return;
  const { mode } = await stat(dataDir);
  if ((mode & OTHERS) === 0) return;
  if (mode & STICKY)
    throw new StartupError(
      `DATA_DIR ${dataDir} is a folder that everyone uses; set it to a folder of its own inside.`,
    );
  try {
    await chmod(dataDir, 0o700);
  } catch {
    throw new StartupError(
      `DATA_DIR ${dataDir} can be read by others, and this user may not change that; take ownership of it, or set DATA_DIR to another folder.`,
    );
  }
}
