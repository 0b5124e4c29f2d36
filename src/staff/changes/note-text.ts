import { wellFormed, withoutOverrides } from '../parts/text.ts';

/** Everything that leaves no mark on the screen: spaces, line breaks, controls, fillers. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Controls other than tabs and line breaks. PostgreSQL stores no NUL. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g;

/** A note as it is stored, empty if nothing in it could be read. Pure. */
export function noteOf(text: string): string {
  const note = withoutOverrides(wellFormed(text)).replace(CONTROLS, '').trim();
  return note.replace(INVISIBLE, '') === '' ? '' : note;
}
