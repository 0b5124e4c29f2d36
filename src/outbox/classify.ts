/**
 * What a reply means. Pure functions. Only the exact acknowledgment of a call counts as done, and only refusals that our
 * own backend is known to send are final. Everything else is retried.
 */
import type { FunctionReply, ReplyCode, SubscribeAnswer } from '../../supabase/functions/_shared/contract.ts';
import type { Outcome } from './machine.ts';

/** A reply of the REST API, as supabase-js reports it. `status` is 0 when no reply arrived. */
export interface RestReply {
  status: number;
  code?: string | undefined;
  /** Error text that names the violated constraint. */
  details?: string | undefined;
  data?: unknown;
  /** In milliseconds, not negative. */
  retryAfter?: number | undefined;
}

/** Errors that our tables and `subscribe` raise about the data itself. The same data will never be accepted. */
const FINAL_SQLSTATES: ReadonlySet<unknown> = new Set([
  '22007', // a malformed date
  '22008', // a date out of range
  '22021', // a character that the encoding lacks
  '22023', // subscribe(): an invalid argument
  '22P02', // a malformed UUID
  '22P05', // a NUL character
  '23502', // a missing value
  '23514', // a violated check
]);
/** The same for edge functions. Their other codes concern the time or the deployment, not the data. */
const FINAL_REPLIES: ReadonlySet<unknown> = new Set([
  'missing_fields',
  'invalid',
  'too_large',
  'wrong_token',
  'unknown_inquiry',
] satisfies ReplyCode[]);
const FINAL_STATUS = new Set([400, 413, 422]);

/** The outcome of inserting one row. The device has created its primary key, so a duplicate has already arrived. */
export function classifyInsert(reply: RestReply): Outcome {
  if (reply.status === 201) return { type: 'done' };
  if (reply.status === 409 && reply.code === '23505') return { type: 'done' };
  return classifyRefusal(reply);
}

/**
 * The outcome of inserting many rows at once. A refusal or a duplicate does not tell which row caused it, so `refused`
 * means that each row must be tried alone.
 */
export function classifyBatch(reply: RestReply): Outcome {
  const isAboutData = reply.status === 409 || FINAL_STATUS.has(reply.status);
  return isAboutData ? { type: 'refused', reason: 'batch' } : classifyInsert(reply);
}

const ANSWERS: readonly unknown[] = [
  'subscribed',
  'already_subscribed',
  'resubscribed',
] satisfies SubscribeAnswer[];

/** The outcome of the database function `subscribe`. */
export function classifySubscribe(reply: RestReply): Outcome {
  if (reply.status === 200 && ANSWERS.includes(reply.data))
    return { type: 'done', answer: String(reply.data) };
  if (reply.status === 409 && reply.code === '23505') return { type: 'done', answer: 'already_subscribed' };
  return classifyRefusal(reply);
}

function classifyRefusal({ status, code, retryAfter }: RestReply): Outcome {
  if (code && FINAL_STATUS.has(status) && FINAL_SQLSTATES.has(code)) return { type: 'refused', reason: code };
  return retry(status, code, retryAfter);
}

/** The outcome of calling an edge function. `body` is the parsed JSON, or whatever else arrived. */
export function classifyFunction(id: string, status: number, body: unknown, retryAfter?: number): Outcome {
  const reply = isReply(body) && body.id === id ? body : undefined;
  if (reply?.success && status === 200)
    return { type: 'done', answer: reply.code, ...(reply.stored && { also: ['store'] }) };
  if (reply && !reply.success && FINAL_STATUS.has(status) && FINAL_REPLIES.has(reply.code))
    return { type: 'refused', reason: reasonOf(reply.code!, reply.field) };
  const inBodyMs = Number(reply?.retryAfter) * 1000;
  return retry(status, reply?.code, retryAfter ?? (inBodyMs > 0 ? inBodyMs : undefined));
}

/** A reply without a code gets its status as the reason, or `network` when no server of ours has replied. */
function retry(status: number, code: unknown, retryAfter: number | undefined): Outcome {
  const reached = status >= 400;
  const reason = typeof code === 'string' && code ? code : reached ? `http_${status}` : 'network';
  return { type: 'retry', reason, reached, retryAfter };
}

/** The code, with the field that it concerns if the reply names one (`_shared/refusals.ts`). */
const reasonOf = (code: string, field: unknown) => (typeof field === 'string' ? `${code}:${field}` : code);

function isReply(body: unknown): body is FunctionReply {
  return typeof body === 'object' && body !== null && 'id' in body && 'success' in body;
}
