/** What the digest says, in HTML and in plain text. */
import { oneLine } from '../addresses.ts';
import type { Digest } from './digest.ts';

/** `2 people`. */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** `and 3 more codes`, or null if all are listed. */
export const more = (total: number, listed: number, one: string, many: string): string | null =>
  total > listed ? `and ${count(total - listed, `more ${one}`, `more ${many}`)}` : null;

/** The parts of the subject. */
export function factsOf({
  unchanged,
  inquiryCount,
  signUpCount,
  scanCount,
  unsubscribedCount,
}: Digest): string[] {
  const open = count(inquiryCount, 'open inquiry', 'open inquiries');
  const isSame = unchanged && inquiryCount > 0;
  const same = inquiryCount === 1 ? 'the same open inquiry' : `the same ${open}`;
  if (isSame && signUpCount + scanCount + unsubscribedCount === 0) return ['nothing new', same];
  return [isSame ? same : open, count(signUpCount, 'sign-up', 'sign-ups'), count(scanCount, 'scan', 'scans')];
}

/** What stands above the open inquiries, if there is something to say. */
export const introOf = ({ inquiryCount, suspectedCount, unchanged }: Digest): string | null => {
  if (inquiryCount === suspectedCount) return 'Every inquiry has been answered.';
  return unchanged ? 'This list is the same as in the last summary.' : null;
};

/** Above what may come from bots. */
export const SUSPECTED =
  'These forms were filled out faster than people type, or have text in a field that people can’t see. Some may be real, so please take a look.';

/** A sign-up in three parts: the address, where it came from, and what is special about it. */
export const signUpParts = ({ email, source, returning, suspected }: Digest['signUps'][number]) => [
  oneLine(email, 254),
  oneLine(source, 80),
  [returning && 'back again', suspected && 'possibly a bot'].filter(Boolean).join(', '),
];
