import { describe, expect, it } from 'vitest';
import { inquirySchema } from '../../../supabase/functions/_shared/contract.ts';
import { TRAP_FIELD } from '../../../supabase/functions/_shared/limits.ts';
import { readInquiry } from './read-inquiry.ts';

const context = {
  source: 'contact_page' as const,
  sessionId: 'session',
  userAgent: 'agent',
  referrer: '',
  now: new Date('2026-01-02T03:04:05Z'),
  fillTimeMs: 2000,
};
const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};
const valid = { fullName: 'Ada', email: 'ada@example.org', phone: '', service: '', message: 'Hello' };

describe('a submitted inquiry form', () => {
  it('becomes an inquiry that the shared schema accepts unchanged', () => {
    const read = readInquiry(form({ ...valid, email: ' ada@example.org ', phone: ' 555 0100 ' }), context);
    if (!read.ok) throw new Error(read.message);
    expect(inquirySchema.parse(read.inquiry)).toEqual(read.inquiry);
    expect(read.inquiry).toMatchObject({
      email: 'ada@example.org',
      phone: '555 0100',
      service: null,
      referrer: null,
    });
  });

  it.each([
    ['a missing at sign', { email: 'ada.example.org' }],
    ['a missing dot', { email: 'ada@example' }],
    ['white space inside', { email: 'ada @example.org' }],
    ['a long address', { email: `${'a'.repeat(250)}@example.org` }],
    ['no address', { email: '' }],
    ['no message', { message: '   ' }],
    ['a long message', { message: 'x'.repeat(10_001) }],
    ['a long name', { fullName: 'x'.repeat(201) }],
    ['a long phone', { phone: '1'.repeat(41) }],
    ['a long service', { service: 's'.repeat(121) }],
  ])('is refused for %s, like in the shared schema', (_, change) => {
    const values = { ...valid, ...change };
    const read = readInquiry(form(values), context);
    expect(read.ok ? 'accepted' : Object.keys(read.errors)).toEqual(Object.keys(change));
    const raw = { ...values, id: crypto.randomUUID(), submittedAt: context.now.toISOString() };
    expect(inquirySchema.safeParse(raw).success).toBe(false);
  });

  it('requires a name on the contact page only', () => {
    expect(readInquiry(form({ ...valid, fullName: '' }), context).ok).toBe(false);
    expect(readInquiry(form({ ...valid, fullName: '' }), { ...context, source: 'main_form' }).ok).toBe(true);
  });

  it('is marked as suspected, not refused, when the hidden field is filled in', () => {
    const read = readInquiry(form({ ...valid, [TRAP_FIELD]: 'Robots Inc.' }), context);
    expect(read.ok && read.inquiry.suspected).toBe(true);
  });

  it.each([
    [0, true],
    [1999, true],
    [2000, false],
    [60_000, false],
  ])('filled in after %i ms is suspected: %s', (fillTimeMs, suspected) => {
    const read = readInquiry(form(valid), { ...context, fillTimeMs });
    expect(read.ok && read.inquiry.suspected).toBe(suspected);
  });

  it('reads and requires the widget’s field for the name', () => {
    const { fullName: _, ...rest } = valid;
    const widget = { ...context, source: 'widget' as const };
    const read = readInquiry(form({ ...rest, name: 'Ada' }), widget);
    expect(read.ok && read.inquiry).toMatchObject({ fullName: 'Ada', formSource: 'widget' });
    expect(readInquiry(form({ ...rest, name: ' ' }), widget)).toMatchObject({
      ok: false,
      errors: { fullName: 'Please tell us your name' },
    });
  });
});
