/**
 * Marks of places in the prerendered markup, for the build (`src/plugins/html/page-html.ts`), which removes them. Render
 * them as `{import.meta.env.SSR && <Mark … />}`, so that the elements have the same positions in a browser, where there are
 * no marks: React's ids depend on the positions.
 */
const markup = (name: string) => `<template data-mark="${name}"></template>`;

/** The markup of each mark. */
export const MARKS = {
  /** Before the menu of phones. */
  menu: markup('menu'),
  /** Before the content of the page. */
  main: markup('main'),
  /** After the first screen. */
  fold: markup('fold'),
  /** The same, for a first screen that does not move while it arrives. */
  steadyFold: markup('steadyFold'),
  /** After the content of the page, which is all of the first screen if no other mark says where that ends. */
  mainEnd: markup('mainEnd'),
};
