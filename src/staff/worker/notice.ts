import type { PushMessage } from '../../../supabase/functions/_shared/rpc.ts';

interface Notice {
  title: string;
  /** The page of the desk that it opens. */
  path: string;
  /** A notification replaces an earlier one with the same tag, also one that the open desk has shown. */
  tag: string;
}

const TITLES: Readonly<Record<PushMessage['kind'], string>> = {
  inquiry: 'New in your inbox',
  assigned: 'An inquiry is yours now',
  answer: 'A client has answered',
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What to show for a push message. Browsers demand a notification for each, so one that can't be read gets one, too. */
export function noticeOf(text: string | undefined): Notice {
  let message: Partial<Record<keyof PushMessage, unknown>> = {};
  try {
    message = Object(JSON.parse(text ?? '')) as typeof message;
  } catch {
    // Of another version of the backend.
  }
  const kind = Object.keys(TITLES).find((name) => name === message.kind) as PushMessage['kind'] | undefined;
  const isKnown = typeof message.inquiryId === 'string' && UUID.test(message.inquiryId);
  return {
    title: TITLES[kind ?? 'inquiry'],
    path: isKnown ? `/staff/inquiries/${message.inquiryId as string}` : '/staff',
    tag: `staff-${kind ?? 'inquiry'}`,
  };
}
