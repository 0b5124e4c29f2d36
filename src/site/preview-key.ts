/** Where the desk leaves a value to look at before it is saved, in the session storage of the tab that it opens. */
export const PREVIEW = 'site-preview';
