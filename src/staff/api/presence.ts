/** Who else has an inquiry open. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { pollMs } from './inquiries.ts';
import { isRaw, listOf, textOf, type Reader } from './reading.ts';

/** A colleague at an inquiry. */
export interface Colleague {
  email: string;
  isWriting: boolean;
}

const readColleagues: Reader<Colleague[]> = listOf((value) =>
  isRaw(value) && textOf(value['email'])
    ? { email: textOf(value['email']), isWriting: value['is_writing'] === true }
    : undefined,
);

/** The request also tells the server that this member has the inquiry open, which the server forgets after a minute. */
export const presenceQuery = (inquiryId: string, isWriting: boolean) =>
  queryOptions({
    queryKey: ['presence', inquiryId, isWriting],
    queryFn: () => call('desk_presence', readColleagues, { inquiry_id: inquiryId, is_writing: isWriting }),
    refetchInterval: pollMs,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
