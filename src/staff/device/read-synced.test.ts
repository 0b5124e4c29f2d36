import 'fake-indexeddb/auto';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { assert, constantFrom, infiniteStream, jsonValue, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Page } from '../api/reading.ts';
import { STATUSES, type Counts, type Inquiry, type InquiryDetail } from '../api/types.ts';
import { changeOf, countsWithChanges, waitingNotes, withChanges } from '../changes/change.ts';
import { dueOf } from '../inbox/due.ts';
import { eventText } from '../inbox/event-text.ts';
import { inquiryRow } from '../inbox/inquiry-sample.ts';
import { knownInquiries } from '../inbox/known.ts';
import { phoneHref } from '../../../supabase/functions/_shared/phone-href.ts';
import { fillText } from '../inbox/fill-text.ts';
import { rowsOf } from '../inbox/list-rows.ts';
import { businessTime, shortTime } from '../inbox/times.ts';
import type { StaffItem } from '../changes/staff-kinds.ts';
import { readSynced } from './read-synced.ts';

const LIST = { status: 'new', sort: 'newest', search: '', service: '', source: '', whose: '' } as const;
const row = inquiryRow({ phone: '(949) 555-0187', assignee: 'bo@example.org' });
const time = '2026-01-01T10:00:00Z';
const synced: [key: unknown[], data: unknown][] = [
  [['me'], { email: 'bo@example.org', role: 'owner', name: null }],
  [
    ['counts'],
    {
      new: 1,
      unread: 1,
      overdue: 0,
      today: 1,
      mine: 0,
      nobody: 0,
      answered: 2,
      waiting: 1,
      booked: 1,
      closed: 0,
      spam: 0,
    } satisfies Counts,
  ],
  [['filters'], { services: ['Head Spa'], sources: ['Widget'] }],
  [['staff'], [{ email: 'bo@example.org', role: 'owner', name: 'Bo', created_at: time }]],
  [['templates'], [{ id: 't', title: 'Parking', body: '{greeting}' }]],
  [['inbound'], { receives: true }],
  [['inquiries', LIST], { pages: [{ rows: [row], next: null }], pageParams: [null] }],
  [
    ['inquiry', 'a'],
    {
      inquiry: { ...row, note_count: 1 },
      messages: [
        {
          id: 'm',
          kind: 'answer',
          author: 'ada@example.org',
          body: 'Yes.',
          files: [{ name: 'a.jpg', bytes: 3, path: null }],
          made_at: time,
          state: null,
        },
      ],
      notes: [{ id: 'n', author: 'bo@example.org', body: 'Hi', made_at: time, created_at: time }],
      events: [
        {
          id: 'e',
          actor: 'bo@example.org',
          action: 'assigned',
          detail: { applied: true, assignee: null, outcome: '', reason: '' },
          made_at: time,
          created_at: time,
        },
      ],
      others: [{ ...row, id: 'b' }],
    } satisfies InquiryDetail,
  ],
  [['site-check'], { at: 1, lines: [{ name: 'pages', state: 'ok', texts: ['81 pages'] }] }],
];

/** What an earlier page has stored. */
function stored(): string {
  const client = new QueryClient();
  for (const [key, data] of synced) client.setQueryData(key, data);
  return JSON.stringify({ buster: '2', timestamp: 1, clientState: dehydrate(client) });
}

/** Restores a stored text, and does with it what the screens do. */
function restore(text: unknown): QueryClient {
  const client = new QueryClient();
  hydrate(client, readSynced(text).clientState);
  const now = Date.parse(time);
  const known = knownInquiries(client);
  const pages = client.getQueryData<{ pages: Page<Inquiry>[] }>(['inquiries', LIST])?.pages ?? [];
  const detail = client.getQueryData<InquiryDetail>(['inquiry', 'a']);
  const rows = rowsOf(
    pages.flatMap((page) => page.rows),
    known,
    [],
    LIST,
  );
  for (const inquiry of [...rows, ...(detail ? [detail.inquiry, ...detail.others] : [])]) {
    dueOf(inquiry as Inquiry, now);
    shortTime(inquiry.created_at, now);
  }
  for (const inquiry of rows) {
    fillText('{greeting} {service}', inquiry, { origin: 'https://x.example', hours: '' });
    phoneHref(inquiry.phone ?? '');
    inquiry.assignee?.split('@');
  }
  detail?.notes.map((note) => businessTime(note.made_at));
  detail?.events.map((event) => `${eventText(event)} ${businessTime(event.made_at)}`);
  const counts = client.getQueryData<Counts>(['counts']);
  if (counts) countsWithChanges(counts, [], known, now, undefined);
  return client;
}

test('what was stored is restored', () => {
  const client = restore(stored());
  for (const [key, data] of synced) expect(client.getQueryData(key), String(key)).toEqual(data);
});

test.each(['', 'null', '[]', '{}', '{"clientState":5}', '{"clientState":{"queries":{}}}', undefined, {}, 7])(
  'a desk whose stored data is %j starts empty',
  (text) => {
    expect(restore(text).getQueryCache().getAll()).toEqual([]);
  },
);

/** Replaces the value at a random place of a JSON document. */
function spoil(document: unknown, pick: () => number, value: unknown): unknown {
  if (typeof document !== 'object' || document === null || pick() % 6 === 0) return value;
  const keys = Object.keys(document);
  if (keys.length === 0) return value;
  const key = keys[pick() % keys.length]!;
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Record<string, unknown>;
  copy[key] = spoil(copy[key], pick, value);
  return copy;
}

test('whatever is damaged, the desk opens with the rest', () => {
  const whole: unknown = JSON.parse(stored());
  assert(
    property(infiniteStream(nat()), jsonValue(), (numbers, value) => {
      const pick = () => numbers.next().value as number;
      restore(JSON.stringify(spoil(whole, pick, value)));
    }),
    { numRuns: 3000 },
  );
});

test('a damaged change that waits stops no screen', () => {
  const payload = { id: 'e', inquiryId: 'a', action: 'assigned', assignee: null, madeAt: time, body: 'Hi' };
  const kinds = ['staff-event', 'staff-note', 'constructor'];
  assert(
    property(
      constantFrom(...kinds),
      constantFrom(...Object.keys(payload)),
      jsonValue(),
      (kind, key, value) => {
        // What the outbox guarantees: the kind's texts are texts.
        const isRequired = ['id', 'inquiryId', 'action', 'madeAt', 'body'].includes(key);
        const spoilt = { ...payload, [key]: isRequired ? JSON.stringify(value) : value };
        const change = changeOf({ kind, payload: spoilt, state: 'waiting' } as unknown as StaffItem);
        if (!change) return;
        const changed = withChanges(row, [change]);
        changed.assignee?.split('@');
        expect(STATUSES).toContain(changed.status);
        waitingNotes([change], 'a', 'bo@example.org').map((note) => businessTime(note.made_at));
      },
    ),
    { numRuns: 2000 },
  );
});
