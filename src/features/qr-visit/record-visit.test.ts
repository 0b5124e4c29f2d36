import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { qrVisitSchema } from '../../../supabase/functions/_shared/contract.ts';

/** The parts of a browser's storage that the code uses. */
class Storage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem(key: string, value: string): void {
    this.set(key, value);
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    this.delete(key);
    delete (this as unknown as Record<string, string>)[key];
  }
}

const agent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const browser: Record<string, unknown> = { userAgent: agent, maxTouchPoints: 5 };
vi.stubGlobal('self', globalThis);
vi.stubGlobal('navigator', browser);
vi.stubGlobal('sessionStorage', new Storage());

const scan = { code: 'bag', search: '', referrer: '', at: '2026-01-02T03:04:05.000Z' };
const { recordVisit, visitOf } = await import('./record-visit.ts');
const { outbox } = await import('../../pwa/page-outbox.ts');
const { qrCodes } = await import('../../content/qr-codes.ts');
const { useSiteSettings } = await import('../../stores/site-settings.ts');
const waiting = async () => (await outbox().list()).items;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new Storage());
  browser['globalPrivacyControl'] = undefined;
  browser['doNotTrack'] = null;
  for (const { id } of await waiting()) await outbox().discard(id);
});

describe('the record of a scan', () => {
  it('has the destination to which the owner has led the code since the build', () => {
    const bag = qrCodes.entries.find(({ code }) => code === scan.code);
    useSiteSettings.setState({ qrCodes: [{ ...bag!, destination: '/memberships' }] });
    expect(visitOf(scan, crypto.randomUUID())).toMatchObject({ qrCode: 'bag', destination: '/memberships' });
    useSiteSettings.setState(useSiteSettings.getInitialState(), true);
  });

  it('has the printed code and the labels, however the address was typed', () => {
    const typed = {
      ...scan,
      code: 'BANNER',
      search: '?UTM_Source=poster&Utm_Medium=print&UTM_CAMPAIGN=Spring',
    };
    expect(visitOf(typed, crypto.randomUUID())).toMatchObject({
      qrCode: 'banner',
      utmSource: 'poster',
      utmMedium: 'print',
      utmCampaign: 'Spring',
    });
    expect(visitOf({ ...scan, code: 'No-Such-Code' }, crypto.randomUUID()).qrCode).toBe('No-Such-Code');
  });

  it('is accepted unchanged by the shared schema, with the campaign labels', () => {
    const search = '?utm_source=poster&utm_medium=print&utm_campaign=spring%20glow&other=1';
    const visit = visitOf({ ...scan, search, referrer: 'https://example.org/' }, crypto.randomUUID());
    expect(qrVisitSchema.parse(visit)).toEqual(visit);
    expect(visit).toMatchObject({
      qrCode: 'bag',
      destination: '/',
      deviceType: 'mobile',
      browser: 'chrome',
      os: 'android',
      utmSource: 'poster',
      utmMedium: 'print',
      utmCampaign: 'spring glow',
      scannedAt: scan.at,
    });
  });

  it.each([
    ['unknown', 'no-such-code', 'no-such-code'],
    ['longer than 64 characters', 'x'.repeat(500), 'x'.repeat(64)],
    ['badly escaped', '%E0%A4%A', '%E0%A4%A'],
    ['the name of an inherited object property', 'constructor', 'constructor'],
    ['made of characters that no database stores', 'a%00\uD800b', 'ab'],
    ['cut in the middle of a character', `${'x'.repeat(63)}%F0%9F%8C%BF`, 'x'.repeat(63)],
  ])('of a code that is %s has at most 64 characters of it and the default destination', (_, code, kept) => {
    const visit = visitOf({ ...scan, code, search: `?utm_source=${'y'.repeat(999)}` }, crypto.randomUUID());
    expect(qrVisitSchema.parse(visit)).toEqual(visit);
    expect(visit).toMatchObject({ qrCode: kept, destination: '/' });
  });

  it('keeps one session id for all scans of a tab', () => {
    const ids = [1, 2].map(() => visitOf(scan, crypto.randomUUID()).sessionId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(sessionStorage.getItem('qr-session-id')).toBe(ids[0]);
  });
});

describe('a scan', () => {
  it('waits in the outbox', async () => {
    expect(await recordVisit(scan)).toEqual({ recorded: true, saved: true });
    expect(await waiting()).toMatchObject([{ kind: 'qr-visit', payload: { qrCode: 'bag' } }]);
  });

  it.each([
    ['Global Privacy Control', () => (browser['globalPrivacyControl'] = true)],
    ['Do Not Track', () => (browser['doNotTrack'] = '1')],
    [
      'blocked local storage, which hides the choice',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          configurable: true,
          get: () => {
            throw new Error('SecurityError');
          },
        }),
    ],
    ["the visitor's own choice", () => localStorage.setItem('privacy-choice', 'opt-out')],
  ])('is not recorded under %s, for the reason tracking_disabled', async (_, optOut) => {
    optOut();
    expect(await recordVisit(scan)).toEqual({ recorded: false, reason: 'tracking_disabled' });
    expect(await waiting()).toEqual([]);
  });
});
