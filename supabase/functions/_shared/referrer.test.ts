import { describe, expect, it } from 'vitest';
import { inquirySchema, qrVisitSchema } from './contract.ts';
import { inquiryRow, qrVisitRow } from './rows.ts';
import { ID, WRITTEN } from './fakes.ts';
import { bareReferrer } from './referrer.ts';

const LEAK = 'https://spa.example.com/unsubscribe?email=ada%40example.org&token=secret#top';
const BARE = 'https://spa.example.com/unsubscribe';

describe('a referrer', () => {
  it.each([
    [LEAK, BARE],
    ['https://example.org/#token=secret', 'https://example.org/'],
    ['https://example.org', 'https://example.org'],
    ['https://user:password@example.org/a?b', 'https://example.org/a'],
    ['https://example.org/@someone', 'https://example.org/@someone'],
    ['android-app://com.example/path?x=1', 'android-app://com.example/path'],
    ['no address at all ? really', 'no address at all '],
    ['line\nbreak?a\nb', 'line\nbreak'],
    ['', ''],
  ])('%j is stored as %j', (referrer, bare) => {
    expect(bareReferrer(referrer)).toBe(bare);
  });

  it('is stripped by the schemas and in the rows of older builds', () => {
    const inquiry = { ...WRITTEN, id: ID, submittedAt: '2026-01-02T03:04:05Z', referrer: LEAK };
    expect(inquirySchema.parse(inquiry).referrer).toBe(BARE);
    expect(inquiryRow({ ...inquirySchema.parse(inquiry), referrer: LEAK }).referrer).toBe(BARE);
    const visit = {
      id: ID,
      qrCode: 'bag',
      destination: '/',
      deviceType: 'mobile',
      browser: 'chrome',
      os: 'android',
      scannedAt: '2026-01-02T03:04:05Z',
      referrer: LEAK,
    };
    expect(qrVisitSchema.parse(visit).referrer).toBe(BARE);
    expect(qrVisitRow({ ...qrVisitSchema.parse(visit), referrer: LEAK }).referrer).toBe(BARE);
    expect(inquiryRow({ ...inquirySchema.parse(inquiry), referrer: null }).referrer).toBeNull();
  });
});
