/** The year of the build. */
export const buildYear = new Date().getFullYear();
