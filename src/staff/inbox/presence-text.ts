import type { Colleague } from '../api/presence.ts';

/** What a member is called: the part of the address before the @, as "Dana" or "Dana Reyes". Pure. */
export function nameOf(email: string): string {
  const words = email
    .split('@')[0]!
    .split('+')[0]!
    .split(/[._-]+/)
    .filter(Boolean);
  return words.map((word) => word.replace(/^./u, (letter) => letter.toUpperCase())).join(' ') || email;
}

/** What one sees of a colleague at the same inquiry. Pure. */
export const presenceText = ({ email, isWriting }: Colleague, called = nameOf(email)): string =>
  `${called} is ${isWriting ? 'answering' : 'looking at this'}.`;
