/** What is wrong on the server, as the desk's database knows it. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { pollMs } from './inquiries.ts';
import { countOf, isRaw, listOf, oneOf, textOf, textOrNull, type Reader } from './reading.ts';

const STATES = ['waiting', 'failed', 'unknown'] as const;

/** Mails that have not left, or may not have arrived. */
export interface StuckMails {
  /** waiting: tried again by itself. failed: given up. unknown: handed over, and the mail server never answered. */
  state: (typeof STATES)[number];
  count: number;
  /** ISO date and time. */
  since: string;
  /** The sender's code of the latest failure. Null: nobody has tried. */
  error: string | null;
}

export interface Trouble {
  mails: StuckMails[];
  /** When the mails that wait were last looked through, if that is too long ago. */
  sweep: string | null;
  /** When the daily work last ran, if that is too long ago. */
  daily: string | null;
  /** The first day whose daily email is late, as ISO date. */
  digest: string | null;
  /** Whether the database takes writes. */
  writable: boolean;
}

export const readTrouble: Reader<Trouble> = (value) =>
  isRaw(value)
    ? {
        mails:
          listOf((row) =>
            isRaw(row)
              ? {
                  state: oneOf(STATES, row['state']),
                  count: countOf(row['count']),
                  since: textOf(row['since']),
                  error: textOrNull(row['error']),
                }
              : undefined,
          )(value['mails']) ?? [],
        sweep: textOrNull(value['sweep']),
        daily: textOrNull(value['daily']),
        digest: textOrNull(value['digest']),
        writable: value['writable'] !== false,
      }
    : undefined;

export const troubleQuery = queryOptions({
  queryKey: ['trouble'],
  queryFn: () => call('desk_trouble', readTrouble),
  refetchInterval: pollMs,
});

/** Makes the mails of a state due now. @returns how many @throws DeskError */
export const retryMails = (state: StuckMails['state']): Promise<number> =>
  call('desk_retry_mails', countOf, { state });
