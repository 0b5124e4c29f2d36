import { qrCodes } from './content.ts';
import type { Published } from './site-settings.ts';
import type { Inquiry } from './contract.ts';
import { isHeaderSafeAddress, withLowerCaseDomain } from './addresses.ts';
import { cleanEmail } from './clean-text.ts';
import type { AnswerRecord } from './mails/answer-mail.ts';
import type { AssignedRecord } from './mails/assigned-mail.ts';
import type { ConfirmationRecord } from './mails/confirmation-mail.ts';
import type { Digest } from './mails/digest.ts';
import type { InquiryRecord } from './mails/inquiry-mail.ts';
import type { ReplyRecord } from './mails/reply-mail.ts';
import type { SubscriberRecord } from './mails/subscriber-mail.ts';
import { INQUIRY_FIELDS, OTHER_FIELDS, valuesOf } from './inquiry-fields.ts';
import { NO_NAME } from './no-name.ts';

type Row = Readonly<Record<string, unknown>>;

const text = (row: Row, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : null;
};

const time = (row: Row, column: string, otherwise: Date): Date => {
  const value = new Date(text(row, column) ?? Number.NaN);
  return Number.isNaN(value.getTime()) ? otherwise : value;
};

/** Cleans a stored address, because a row may be older than the cleaning of forms, or come from another program. */
const addressOf = (stored: string): string => withLowerCaseDomain(cleanEmail(stored));

/**
 * The inquiry in a row of `inquiries`, or in the copy of a row that the table refused (without created_at). Null if it
 * lacks the address or the message.
 */
export function inquiryRecordOf(id: string, row: Row, now: Date): InquiryRecord | null {
  const email = text(row, 'email') ?? (row['email'] === null ? '' : null);
  const message = text(row, 'message');
  if (email === null || message === null) return null;
  const name = text(row, 'full_name');
  const arrivedAt = time(row, 'created_at', now);
  return {
    id,
    name: name === NO_NAME ? null : name,
    email: addressOf(email),
    phone: text(row, 'phone'),
    ...valuesOf(OTHER_FIELDS, (field) => text(row, INQUIRY_FIELDS[field].column)),
    message,
    source: text(row, 'form_source') ?? 'main_form',
    referrer: text(row, 'referrer'),
    submittedAt: time(row, 'submitted_at', arrivedAt),
    arrivedAt,
    suspected: row['suspected'] === true,
    stored: row['created_at'] !== undefined,
  };
}

/** The inquiry in a request, for a function without a database. */
export function inquiryRecordFromRequest(inquiry: Inquiry, now: Date): InquiryRecord {
  return {
    id: inquiry.id,
    name: inquiry.fullName,
    email: withLowerCaseDomain(inquiry.email),
    phone: inquiry.phone,
    ...valuesOf(OTHER_FIELDS, (field) => inquiry[field]),
    message: inquiry.message,
    source: inquiry.formSource,
    referrer: inquiry.referrer,
    submittedAt: new Date(inquiry.submittedAt),
    arrivedAt: now,
    suspected: inquiry.suspected,
    stored: false,
  };
}

/** The recipient of a welcome mail; null if the stored address is not safe for a header. */
export function subscriberRecordOf(requestId: string, row: Row): SubscriberRecord | null {
  const email = addressOf(text(row, 'email') ?? '');
  const token = text(row, 'token');
  if (token === null || !isHeaderSafeAddress(email)) return null;
  return { requestId, email, token, source: text(row, 'source') ?? '', returning: row['returning'] === true };
}

/** The recipient of a confirmation; null if the stored address is not safe for a header. */
export function confirmationRecordOf(inquiryId: string, row: Row): ConfirmationRecord | null {
  const email = addressOf(text(row, 'email') ?? '');
  return isHeaderSafeAddress(email) ? { inquiryId, email } : null;
}

/** A reply to an inquiry; null if the visitor's address is not safe for a header. */
export function replyRecordOf(id: string, row: Row, now: Date): ReplyRecord | null {
  const email = addressOf(text(row, 'email') ?? '');
  const body = text(row, 'body');
  const token = text(row, 'token');
  if (body === null || token === null || !isHeaderSafeAddress(email)) return null;
  return {
    id,
    email,
    question: text(row, 'question') ?? '',
    askedAt: time(row, 'asked_at', now),
    body,
    authorName: text(row, 'author_name'),
    token,
    answers: text(row, 'answers'),
  };
}

/** What came back by mail to a reply. */
export function answerRecordOf(id: string, row: Row): AnswerRecord | null {
  const inquiryId = text(row, 'inquiry_id');
  const email = text(row, 'email');
  const name = text(row, 'name');
  if (inquiryId === null || email === null) return null;
  return {
    id,
    inquiryId,
    who: name === null || name === NO_NAME ? email : name,
    service: text(row, 'service'),
    isBounce: row['kind'] === 'bounce',
    body: text(row, 'body') ?? '',
    fileNames: list(row, 'files').flatMap((file) => text(file, 'name') ?? []),
    assignee: text(row, 'assignee'),
  };
}

/** That somebody has been given an inquiry. */
export function assignedRecordOf(id: string, row: Row): AssignedRecord | null {
  const inquiryId = text(row, 'inquiry_id');
  const assignee = text(row, 'assignee');
  const by = text(row, 'by');
  if (inquiryId === null || assignee === null || by === null) return null;
  const name = text(row, 'full_name');
  return {
    id,
    inquiryId,
    who: (name !== NO_NAME && name) || (text(row, 'email') ?? text(row, 'phone') ?? 'Somebody'),
    service: text(row, 'service'),
    body: text(row, 'message') ?? '',
    by,
    assignee,
  };
}

const number = (row: Row, column: string): number => Number(row[column] ?? 0);
const list = (row: Row, column: string): Row[] => (Array.isArray(row[column]) ? (row[column] as Row[]) : []);

/** The result of the database function `digest_of`. */
export function digestOf(row: Row, now: Date, published: Published = {}): Digest {
  const day = text(row, 'day') ?? now.toISOString().slice(0, 10);
  return {
    since: text(row, 'since') ?? day,
    day,
    writtenAt: now,
    inquiryCount: number(row, 'inquiryCount'),
    suspectedCount: number(row, 'suspectedCount'),
    unchanged: row['unchanged'] === true,
    inquiries: list(row, 'inquiries').flatMap((one) => {
      const inquiry = inquiryRecordOf(text(one, 'id') ?? '', one, now);
      return inquiry ? [{ ...inquiry, shortened: one['shortened'] === true }] : [];
    }),
    signUpCount: number(row, 'signUpCount'),
    signUps: list(row, 'signUps').map((one) => ({
      email: text(one, 'email') ?? '',
      source: text(one, 'source') ?? '',
      returning: one['returning'] === true,
      suspected: one['suspected'] === true,
    })),
    unsubscribedCount: number(row, 'unsubscribedCount'),
    scanCount: number(row, 'scanCount'),
    codeCount: number(row, 'codeCount'),
    scans: list(row, 'scans').map((one) => {
      const code = text(one, 'code') ?? '';
      return { code, place: placeOf(code, published), visits: number(one, 'visits') };
    }),
  };
}

/** Where a code is printed: as the owner has published it, or else as the build knew it. */
const placeOf = (code: string, { qrCodes: codes = [] }: Published): string =>
  codes.find((one) => one.code === code)?.description ??
  (Object.hasOwn(qrCodes, code) ? qrCodes[code]! : 'Unknown code');
