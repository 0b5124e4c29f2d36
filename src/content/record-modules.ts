/** Every module of this folder that holds records, by its path. Only the build and tests evaluate this file. */
export const modules = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '!./derived/**',
    '!./**/*.test.ts',
    '!./**/*schema.ts',
    '!./{registry,all-records,derived-modules,record-modules}.ts',
  ],
  { eager: true },
);
