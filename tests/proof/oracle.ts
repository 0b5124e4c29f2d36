import type { Surface } from './plan.ts';

/** What is known about one submission when its scenario has ended. Nothing of it comes from the product's own code. */
export interface Evidence {
  surface: Surface;
  /** Its text, address or code occurs nowhere else. For `answer` the id of the inquiry. */
  mark: string;
  /**
   * The strongest thing that the page said: it arrived, it is saved on the device, it is not saved, or it failed. Null if
   * the page said nothing before it was gone.
   */
  promise: 'sent' | 'saved' | 'unsaved' | 'failed' | null;
  /** Whether the device had it when the faults ended, read from its databases by a page without the product's code. */
  stored: boolean;
  /** Whether the browser deleted what the device held after it was submitted. No page can prevent that. */
  wiped: boolean;
  /** Whether the page said that it is deleted, or replaced by a changed text, because the visitor asked for it. */
  withdrawn: boolean;
  /** Rows in the tables that hold it. */
  rows: number;
  /** Mails to the staff, welcome mails or replies that name it. None is due for QR visits, notes and changes of a status. */
  mails: number;
}

export const VERDICTS = [
  'fine',
  'lost',
  'doubled row',
  'doubled mail',
  'missing mail',
  'false failure',
  'not deleted',
  'undecided',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whether the submission is due a mail. */
export const hasMail = ({ surface }: Pick<Evidence, 'surface'>): boolean =>
  surface !== 'qr' && surface !== 'note' && surface !== 'answer';

/**
 * Whether the product owes a submission: the page said that it arrived, or that it is saved and the browser did not delete
 * it, or the device had it when the faults ended. Not what the visitor has withdrawn.
 */
export const isOwed = ({
  promise,
  stored,
  wiped,
  withdrawn,
}: Pick<Evidence, 'promise' | 'stored' | 'wiped' | 'withdrawn'>): boolean =>
  !withdrawn && (promise === 'sent' || (promise === 'saved' && !wiped) || stored);

/**
 * Judges one submission.
 *
 * What is **owed** must be in the tables exactly once and, if it is due a mail, in the mailbox exactly once. What is not owed
 * may be there, also at most once: the visitor was told nothing yet, or that it failed, or the browser deleted it.
 *
 * - `lost`: owed, and no row
 * - `doubled row`, `doubled mail`: more than one, owed or not
 * - `missing mail`: a row, and no mail
 * - `false failure`: the page said that it failed, and it is there
 * - `not deleted`: withdrawn, and still on the device. It may be in the tables, at most once: a request may have been on its way
 * - `undecided`: not owed and not there. The page was gone before it said anything, and the device has nothing, so the
 *   visitor can't know, and we can't either
 */
export function judge(evidence: Evidence): Verdict {
  const { promise, stored, wiped, withdrawn, rows, mails } = evidence;
  if (rows > 1) return 'doubled row';
  if (mails > 1) return 'doubled mail';
  if (withdrawn && stored) return 'not deleted';
  if (rows === 0) {
    if (isOwed(evidence)) return 'lost';
    return promise === null && !wiped && !withdrawn ? 'undecided' : 'fine';
  }
  if (promise === 'failed') return 'false failure';
  if (hasMail(evidence) && mails === 0) return 'missing mail';
  return 'fine';
}
