import { chmod, mkdir, stat } from 'node:fs/promises';
import { StartupError } from './startup-error.ts';

/** Everyone may write there, and nobody may remove what others wrote: the mark of folders such as /tmp. */
const STICKY = 0o1000;
const OTHERS = 0o077;

/**
 * Makes the data folder, or takes it over, so that only its owner gets in: it holds inquiries and mails, which may
 * say something about somebody's health.
 * @throws StartRefused when the folder is shared with others, or is theirs
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Windows has other means, and reports modes that say nothing.
  if (process.platform === 'win32') return;
  const { mode } = await stat(dataDir);
  if ((mode & OTHERS) === 0) return;
  if (mode & STICKY)
    throw new StartupError(
      `DATA_DIR ${dataDir} is a folder that everyone uses; name one of its own inside it.`,
    );
  try {
    await chmod(dataDir, 0o700);
  } catch {
    throw new StartupError(
      `DATA_DIR ${dataDir} can be read by others, and this user may not change that; make it yours or name another one.`,
    );
  }
}
