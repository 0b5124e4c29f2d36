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

  it.each([
    ['fullName', ' \u202eDana\u200b\tWhitfield ', 'Dana Whitfield'],
    ['email', 'mailto:dana@example.com?subject=Hi', 'dana@example.com'],
    ['email', 'Dana <dana@exam\u00adple.com>', 'dana@example.com'],
    ['email', 'dana@exämple.com', 'dana@xn--exmple-cua.com'],
    ['phone', 'tel:(949)\u00a0555-0187\u202c', '(949) 555-0187'],
    ['service', 'Head\u00ad Spa', 'Head Spa'],
    ['message', '\u200b می\u200cخواهم\r\n👩🏽‍🔬\0 ', 'می\u200cخواهم\n👩🏽‍🔬'],
    ['phone', '\u200b', null],
  ])('has its field %s cleaned: %j becomes %j', (name, pasted, clean) => {
    const read = readInquiry(form({ ...valid, [name]: pasted }), context);
    if (!read.ok) throw new Error(read.message);
    expect(read.inquiry).toMatchObject({ [name]: clean });
    expect(inquirySchema.parse({ ...read.inquiry, [name]: pasted })).toEqual(read.inquiry);
  });

  it.each([
    ['fullName', 'x'.repeat(201), 'Please shorten this by 1 character'],
    ['email', `${'a'.repeat(254)}@example.org`, 'Please shorten this by 12 characters'],
    ['email', 'dana@exämple.com:80', 'Please enter a valid email address'],
    ['phone', '1'.repeat(42), 'Please shorten this by 2 characters'],
    ['service', 's'.repeat(121), 'Please shorten this by 1 character'],
    ['message', `\u200b${'x'.repeat(11_234)}`, 'Please shorten this by 1,234 characters'],
    ['message', '\u200b\u2060', 'Please write a message'],
    ['email', '\u200b', 'Please enter your email address'],
  ])('says beside %s what can’t be cleaned', (name, pasted, problem) => {
    expect(readInquiry(form({ ...valid, [name]: pasted }), context)).toMatchObject({
      ok: false,
      errors: { [name]: problem },
    });
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
