import type { MARKS } from './marks.ts';

/** Writes the markup of a mark (`marks.ts`). */
export const Mark = ({ name }: { name: keyof typeof MARKS }) => <template data-mark={name} />;
