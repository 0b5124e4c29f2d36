import { randomUUID } from 'node:crypto';
import { inquirySchema, qrVisitSchema } from '../../supabase/functions/_shared/contract.ts';
import { OTHER_FIELDS, valuesOf } from '../../supabase/functions/_shared/inquiry-fields.ts';
import { inquiryRow, qrVisitRow } from '../../supabase/functions/_shared/rows.ts';
import { WRITTEN } from '../../supabase/functions/_shared/fakes.ts';
import type { Role, TestDatabase } from './harness.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A visitor's whole inquiry, as the browser builds it. */
export function anInquiry(fields: Fields = {}): Fields & { id: string } {
  const inquiry = inquirySchema.parse({
    id: randomUUID(),
    ...valuesOf(OTHER_FIELDS, (name) => `A value for ${name}`),
    ...WRITTEN,
    submittedAt: '2026-01-02T03:04:05.678Z',
    userAgent: 'Test/1.0',
    referrer: 'https://example.com/',
    sessionId: randomUUID(),
  });
  return { ...inquiryRow(inquiry), ...fields };
}

/** A scan, as the browser builds it. */
export function aScan(fields: Fields = {}): Fields & { id: string } {
  const visit = qrVisitSchema.parse({
    id: randomUUID(),
    qrCode: 'front-desk',
    destination: '/memberships',
    userAgent: 'Test/1.0',
    referrer: null,
    deviceType: 'mobile',
    browser: 'safari',
    os: 'ios',
    sessionId: randomUUID(),
    utmSource: 'poster',
    utmMedium: null,
    utmCampaign: null,
    scannedAt: '2026-01-02T03:04:05.678Z',
  });
  return { ...qrVisitRow(visit), ...fields };
}

/** Inserts the given columns and returns nothing, as the API does for a POST. */
export function insert(
  database: TestDatabase,
  role: Role,
  table: string,
  row: Fields,
  headers?: Readonly<Record<string, string>>,
): Promise<unknown> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  return database.as(
    role,
    `insert into public.${table} (${columns.join(', ')}) values (${values.join(', ')})`,
    Object.values(row),
    headers,
  );
}
