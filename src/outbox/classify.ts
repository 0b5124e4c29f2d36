/**
 * What a reply means (outbox.md, rules 3 and 4). Pure. Only the exact acknowledgement of the call counts as done;
 * a code that nobody thought of counts as passing trouble.
 */
import type { FunctionReply, SubscribeAnswer } from '../../supabase/functions/_shared/contract.ts';
import type { Outcome } from './machine.ts';

/** A reply of the REST API, as supabase-js hands it over. `status` 0: no reply arrived. */
export interface RestReply {
  status: number;
  code?: string | undefined;
  /** Error text that mentions the violated constraint. */
  details?: string | undefined;
  data?: unknown;
  /** Milliseconds. */
  retryAfter?: number | undefined;
}

/** SQLSTATE classes and codes that mean: this data will never be taken. */
const PERMANENT_SQL = /^(22...|23(000|001|502|503|514))$/;
const PERMANENT_STATUS = new Set([400, 413, 422]);

/** The outcome of inserting one row whose primary key the device made. */
export function classifyInsert(reply: RestReply): Outcome {
  if (reply.status === 201) return { type: 'done' };
  if (reply.status === 409 && reply.code === '23505') return { type: 'done' };
  return classifyRefusal(reply);
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
  if (code && PERMANENT_SQL.test(code)) return { type: 'refused', reason: code };
  // 400 and 422 without a code are some proxy's: only PostgREST's own refusals carry one.
  if (PERMANENT_STATUS.has(status) && code && !code.startsWith('PGRST'))
    return { type: 'refused', reason: code };
  return {
    type: 'retry',
    reason: code ?? (status ? `http_${status}` : 'network'),
    reached: status >= 400,
    retryAfter,
  };
}

/** The outcome of an edge function's call. `body` is the parsed JSON, or anything else that came. */
export function classifyFunction(id: string, status: number, body: unknown, retryAfter?: number): Outcome {
  const reply = isReply(body) && body.id === id ? body : undefined;
  if (reply?.success && status === 200)
    return { type: 'done', answer: reply.code, ...(reply.stored && { also: ['store'] }) };
  if (reply && !reply.success && PERMANENT_STATUS.has(status))
    return { type: 'refused', reason: reasonOf(reply.code ?? `http_${status}`, reply.field) };
  return {
    type: 'retry',
    reason: reply?.code ?? (status ? `http_${status}` : 'network'),
    reached: status >= 400,
    retryAfter: retryAfter ?? (reply?.retryAfter === undefined ? undefined : reply.retryAfter * 1000),
  };
}

/** A code, with the field that it is about where the reply names one: see `_shared/refusals.ts`. */
const reasonOf = (code: string, field: unknown) => (typeof field === 'string' ? `${code}:${field}` : code);

function isReply(body: unknown): body is FunctionReply {
  return typeof body === 'object' && body !== null && 'id' in body && 'success' in body;
}
