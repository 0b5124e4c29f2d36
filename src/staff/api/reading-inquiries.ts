/** Reads the inbox: inquiries, with their notes and history. Pure. */
import { NO_NAME } from '../../../supabase/functions/_shared/no-name.ts';
import {
  countOf,
  cursorOf,
  isRaw,
  listOf,
  oneOf,
  rowOf,
  textOf,
  textOrNull,
  type Page,
  type Reader,
} from './reading.ts';
import { CLOSE_REASONS, MESSAGE_KINDS, STATUSES, type Counts, type Filters, type Inquiry } from './types.ts';
import type { Attachment, InquiryDetail, InquiryEvent, Message, Note, Template } from './types.ts';

export const readInquiry: Reader<Inquiry> = (value) => {
  const row = rowOf(value);
  return (
    row && {
      id: row.id,
      full_name: row['full_name'] === NO_NAME ? '' : textOf(row['full_name']),
      email: textOf(row['email']),
      phone: textOrNull(row['phone']),
      service: textOrNull(row['service']),
      message: textOf(row['message']),
      form_source: textOrNull(row['form_source']),
      status: oneOf(STATUSES, row['status']),
      suspected: row['suspected'] === true,
      assignee: textOrNull(row['assignee']),
      created_at: textOf(row['created_at']),
      submitted_at: textOrNull(row['submitted_at']),
      opened_at: textOrNull(row['opened_at']),
      answered_at: textOrNull(row['answered_at']),
      status_changed_at: textOrNull(row['status_changed_at']),
      booked_at: textOrNull(row['booked_at']),
      close_reason: CLOSE_REASONS.find((reason) => reason === row['close_reason']) ?? null,
      client_wrote_at: textOrNull(row['client_wrote_at']),
      waiting_since: textOf(row['waiting_since']) || textOf(row['created_at']),
      entered_by: textOrNull(row['entered_by']),
      note_count: countOf(row['note_count']),
    }
  );
};

const readNote: Reader<Note> = (value) => {
  const row = rowOf(value);
  return (
    row && {
      id: row.id,
      author: textOf(row['author']),
      body: textOf(row['body']),
      made_at: textOf(row['made_at']),
      created_at: textOf(row['created_at']),
    }
  );
};
export const readNotes = listOf(readNote);

const readFile: Reader<Attachment> = (value) =>
  isRaw(value)
    ? { name: textOf(value['name']), bytes: countOf(value['bytes']), path: textOrNull(value['path']) }
    : undefined;

const readMessage: Reader<Message> = (value) => {
  const row = rowOf(value);
  return (
    row && {
      id: row.id,
      kind: oneOf(MESSAGE_KINDS, row['kind']),
      author: textOf(row['author']),
      body: textOf(row['body']),
      files: listOf(readFile)(row['files']) ?? [],
      made_at: textOf(row['made_at']),
      state: textOrNull(row['state']),
    }
  );
};

export const readTemplates = listOf<Template>((value) => {
  const row = rowOf(value);
  return row && { id: row.id, title: textOf(row['title']), body: textOf(row['body']) };
});

const readEvent: Reader<InquiryEvent> = (value) => {
  const row = rowOf(value);
  if (!row) return undefined;
  const detail = isRaw(row['detail']) ? row['detail'] : {};
  return {
    id: row.id,
    actor: textOf(row['actor']),
    action: textOf(row['action']),
    detail: {
      applied: detail['applied'] !== false,
      assignee: textOrNull(detail['assignee']),
      outcome: textOf(detail['outcome']),
      reason: textOf(detail['reason']),
    },
    made_at: textOf(row['made_at']),
    created_at: textOf(row['created_at']),
  };
};

/** Null: there is no such inquiry any more. */
export const readDetail: Reader<InquiryDetail | null> = (value) => {
  if (value === null) return null;
  const inquiry = isRaw(value) ? readInquiry(value['inquiry']) : undefined;
  if (!isRaw(value) || !inquiry) return undefined;
  const notes = readNotes(value['notes']) ?? [];
  return {
    // A list counts the notes of each inquiry. Here they are all present.
    inquiry: { ...inquiry, note_count: notes.length },
    messages: listOf(readMessage)(value['messages']) ?? [],
    notes,
    events: listOf(readEvent)(value['events']) ?? [],
    others: listOf(readInquiry)(value['others']) ?? [],
  };
};

export const readCounts: Reader<Counts> = (value) => {
  if (!isRaw(value) || typeof value['new'] !== 'number') return undefined;
  const names = [...STATUSES, 'unread', 'overdue', 'today', 'mine', 'nobody'] as const;
  return Object.fromEntries(names.map((name) => [name, countOf(value[name])])) as Counts;
};

const readTexts: Reader<string[]> = listOf((value) => textOf(value) || undefined);
export const readFilters: Reader<Filters> = (value) =>
  isRaw(value)
    ? { services: readTexts(value['services']) ?? [], sources: readTexts(value['sources']) ?? [] }
    : undefined;

/** A page as it was stored. */
export const readStoredPage: Reader<Page<Inquiry>> = (value) => {
  const rows = isRaw(value) ? listOf(readInquiry)(value['rows']) : undefined;
  return rows && { rows, next: cursorOf((value as { next?: unknown }).next) ?? null };
};
