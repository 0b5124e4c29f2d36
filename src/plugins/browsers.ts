import packageJson from '../../package.json' with { type: 'json' };

/**
 * The oldest supported browsers (`browserslist` in package.json), as Vite's `build.target` names them: `chrome114`. They
 * are the first with popovers, which the menu is: Chrome and Edge of May 2023, Safari of September 2023, Firefox of April
 * 2024. Older browsers show every page and send every form by themselves; the boot script does not start the app there.
 */
export const browsers: string[] = packageJson.browserslist.map((line) => line.replace(' >= ', ''));
