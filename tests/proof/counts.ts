import type { LocalStack } from '../e2e/support/local-stack.ts';
import { hasMail } from './oracle.ts';
import type { Surface } from './plan.ts';

export interface Submission {
  surface: Surface;
  mark: string;
}

/** Rows that hold the submission. Read with the secret key, past the proxy. */
export async function rowsOf(stack: LocalStack, { surface, mark }: Submission): Promise<number> {
  if (surface === 'qr') return (await stack.rows('qr_analytics', `&utm_campaign=eq.${mark}`)).length;
  if (surface === 'note') return (await stack.rows('inquiry_notes', `&body=eq.${mark}`)).length;
  if (surface === 'reply') return (await stack.rows('inquiry_messages', `&body=eq.${mark}`)).length;
  if (surface === 'answer')
    return (await stack.rows('inquiry_events', `&action=eq.answered&inquiry_id=eq.${mark}`)).length;
  if (surface === 'popup')
    return (await stack.rows('email_subscribers', `&email=eq.${mark}@example.org`)).length;
  return (await stack.rows('inquiries', `&message=eq.${mark}`)).length;
}

/** Mails about the submission: to the staff about an inquiry, to the subscriber about a sign-up, to the visitor with a reply. */
export async function mailsOf(stack: LocalStack, { surface, mark }: Submission): Promise<number> {
  if (!hasMail({ surface })) return 0;
  const mails = await stack.mails();
  if (surface === 'popup')
    return mails.filter(({ to }) => to?.some(({ address }) => address === `${mark}@example.org`)).length;
  // A changed message still has the address of the first one.
  return mails.filter(({ text }) => text?.replaceAll(`${mark}@`, '').includes(mark)).length;
}

/** Whether the device holds the submission. A message whose row is stored is no longer in its record. */
export function isStored(device: string, { surface, mark }: Submission): boolean {
  if (surface === 'qr') return device.includes(mark);
  if (surface === 'note' || surface === 'reply') return device.includes(`"body":"${mark}"`);
  if (surface === 'answer') return device.includes(`"inquiryId":"${mark}","action":"answered"`);
  return device.includes(surface === 'popup' ? `${mark}@` : `"message":"${mark}"`);
}
