/** The path of the staff desk. It is not in `src/site/paths.ts`, because visitors load that file. */
export const STAFF = '/staff';

/**
 * The desk's scripts, styles, fonts and print kits. Not below `STAFF`, because some hosts apply rewrites also to paths of
 * existing files.
 */
export const STAFF_FILES = '/staff-files';

/** Every address of the desk serves its one document. */
export const staffRewrites: readonly (readonly [from: string, to: string])[] = [[`${STAFF}/*`, STAFF]];
