import { buildEnvironment, type BuildEnvironment } from './build-variables.ts';
import { lastChange } from './last-change.ts';
import { once } from './once.ts';
import { deriveAllPictures, type DerivedPictures } from './pictures/derive-all.ts';

/** What the plugins of one build share. Created in `vite.config.ts` and passed to each of them. */
export interface BuildContext {
  environment: BuildEnvironment;
  /** Day of the last change to words or pictures, as ISO date. */
  lastChange: string;
  /** Derives all pictures at the first call. */
  pictures: () => Promise<DerivedPictures>;
}

/** @throws when an environment variable is malformed */
export function createBuildContext(env: Record<string, string | undefined>): BuildContext {
  return {
    environment: buildEnvironment(env),
    lastChange: lastChange(),
    pictures: once(deriveAllPictures),
  };
}
