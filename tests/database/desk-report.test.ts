import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';
import { aScan, insert } from './rows.ts';

interface Part {
  came: number;
  answered: number;
  in_time: number;
  due: number;
  booked: number;
  median?: number;
  slow?: number;
}
interface Report {
  from: string;
  before_from: string;
  now: Part;
  before: Part;
  days: (Part & { day: string })[];
  people: (Part & { name: string })[];
  sources: (Part & { name: string; before: number })[];
  services: (Part & { name: string | null })[];
  codes: (Part & { name: string | null })[];
}

/** Noon of a day in the business's zone. */
const noon = (day: string, hours = 0) => new Date(Date.parse(`${day}T20:00:00Z`) + hours * 3_600_000);

const database = useDatabase(async (opened) => {
  const work = desk(opened);
  await work.addStaff();
  const add = (day: string, server: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
    work.inquiry(fields, { created_at: noon(day), ...server });
  // March: three of the contact page, one of the widget. February: one. Spam never counts.
  await add('2026-03-01', {
    answered_at: noon('2026-03-01', 1),
    answered_by: MEMBER,
    booked_at: noon('2026-03-02'),
  });
  await add('2026-03-01', { answered_at: noon('2026-03-01', 3), answered_by: MEMBER, status: 'closed' });
  await add('2026-03-31', { answered_at: noon('2026-03-31', 30), answered_by: OWNER });
  await add('2026-03-31', { qr_code: 'bag' }, { form_source: 'widget', service: null });
  await add('2026-03-31', { status: 'spam' });
  await add('2026-02-28', { answered_at: noon('2026-02-28', 2), answered_by: MEMBER });
  await add('2026-01-31', {});
});
const { call, inquiry, read } = desk(database);
const report = (first: string, last: string, who = OWNER) =>
  call<Report>(who, 'public.desk_report($1, $2)', [first, last]);
const HOUR = 3600;

describe('the report', () => {
  it('counts what came, was answered in time and was booked, beside the month before', async () => {
    const { now, before, before_from: beforeFrom } = await report('2026-03-01', '2026-03-31');
    expect(now).toEqual({
      came: 4,
      answered: 3,
      in_time: 2,
      due: 4,
      booked: 1,
      median: 3 * HOUR,
      slow: 30 * HOUR,
    });
    expect(beforeFrom).toBe('2026-02-01');
    expect(before).toMatchObject({ came: 1, answered: 1, in_time: 1, booked: 0, median: 2 * HOUR });
  });

  it('counts by form, service, printed code, person and day', async () => {
    const { sources, services, codes, people, days } = await report('2026-03-01', '2026-03-31');
    expect(sources).toMatchObject([
      { name: 'contact_page', came: 3, booked: 1, before: 1 },
      { name: 'widget', came: 1, before: 0 },
    ]);
    expect(services.map(({ came }) => came)).toEqual([3, 1]);
    expect(services.at(-1)!.name).toBeNull();
    expect(codes).toMatchObject([
      { name: null, came: 3 },
      { name: 'bag', came: 1 },
    ]);
    expect(people).toMatchObject([
      { name: MEMBER, came: 2, in_time: 2, booked: 1, median: HOUR, slow: 3 * HOUR },
      { name: OWNER, came: 1, in_time: 0, median: 30 * HOUR },
    ]);
    expect(days).toMatchObject([
      { day: '2026-03-01', came: 2, in_time: 2, median: HOUR },
      { day: '2026-03-31', came: 2, in_time: 0, median: 30 * HOUR },
    ]);
  });

  it('compares other periods with as many days before, and is empty where nothing came', async () => {
    const { now, before, before_from: beforeFrom } = await report('2026-03-31', '2026-04-29');
    expect(beforeFrom).toBe('2026-03-01');
    expect([now.came, before.came]).toEqual([2, 2]);
    const empty = await report('2020-01-01', '2020-01-31');
    expect(empty.now).toEqual({ came: 0, answered: 0, in_time: 0, due: 0, booked: 0 });
    expect(empty).toMatchObject({ sources: [], services: [], codes: [], people: [], days: [] });
  });

  it('does not count as late what is not yet due', async () => {
    const id = await inquiry();
    const { now } = await report(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), '2027-06-01');
    expect(now).toMatchObject({ came: 1, due: 0 });
    await database.owner('delete from public.inquiries where id = $1', [id]);
  });

  it('is for owners', async () => {
    for (const who of [MEMBER, STRANGER])
      expect((await refusal(report('2026-03-01', '2026-03-31', who))).code).toBe('42501');
    expect((await refusal(report('2026-03-31', '2026-03-01'))).code).toBe('22023');
    expect((await refusal(report('2001-01-01', '2026-03-01'))).code).toBe('22023');
  });
});

describe('the printed code of an inquiry', () => {
  it('is that of its tab session, whichever of the two arrives first', async () => {
    const sessions = [randomUUID(), randomUUID()] as const;
    await insert(database, 'anon', 'qr_analytics', aScan({ session_id: sessions[0], qr_code: 'banner' }));
    const scanned = await inquiry({ session_id: sessions[0] });
    expect(await read(scanned)).toMatchObject({ qr_code: 'banner' });
    const early = await inquiry({ session_id: sessions[1] });
    const other = await inquiry();
    await insert(database, 'anon', 'qr_analytics', aScan({ session_id: sessions[1], qr_code: 'bag' }));
    expect(await read(early)).toMatchObject({ qr_code: 'bag' });
    expect(await read(other)).toMatchObject({ qr_code: null });
  });

  it('holds nothing but a name', async () => {
    const session = randomUUID();
    await insert(
      database,
      'anon',
      'qr_analytics',
      aScan({ session_id: session, qr_code: 'ada@example.org' }),
    );
    expect(await read(await inquiry({ session_id: session }))).toMatchObject({ qr_code: '(other)' });
  });
});
