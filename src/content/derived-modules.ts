/** The modules of `src/content/derived` by name. Only the build evaluates this file. */
const files = import.meta.glob<Record<string, unknown>>('./derived/*.ts', { eager: true });

export const derived = Object.fromEntries(
  Object.entries(files).map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ''), module]),
);
