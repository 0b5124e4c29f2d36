import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOverlay } from '../../stores/overlay.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { submitForm } from '../lead-form/submit-form.ts';
import { invite, openPopup, popupTopic } from './invite.ts';

const submit = vi.hoisted(() => vi.fn<() => Promise<SubmissionStatus>>());
vi.mock(import('../../pwa/page-outbox.ts'), () => ({ submit }) as never);

/** Simulates a page at this path with nothing open and nothing typed. */
const visit = (pathname: string) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [], activeElement: null });
};

describe('the sign-up popup', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useOverlay.setState({ open: null });
    usePopupSeen.setState({ seen: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['/qrcode/bag', '/qrcode/partner/', '/unsubscribe', '/unsubscribe/'])(
    'never opens at %s, neither by itself nor on request',
    (pathname) => {
      visit(pathname);
      invite();
      vi.advanceTimersByTime(60_000);
      openPopup();
      expect(useOverlay.getState().open).toBeNull();
    },
  );

  it.each(['/', '/qrcodes', '/contact'])('opens at %s', (pathname) => {
    visit(pathname);
    invite();
    expect(useOverlay.getState().open).toBe('popup');
  });

  it('waits while the dropdown of services is open, but opens on request', () => {
    visit('/');
    const selectors: string[] = [];
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (
        selectors.push(selector),
        selector.includes('[data-menu]') ? {} : null
      ),
      querySelectorAll: () => [],
      activeElement: null,
    });
    invite();
    expect(useOverlay.getState().open).toBeNull();
    openPopup();
    expect(useOverlay.getState().open).toBe('popup');
    expect(selectors).toContain('[data-menu][data-open]');
  });

  it('is about the topic that a button names, and otherwise about the offer', () => {
    visit('/virtual-consultations');
    const request = (detail?: unknown) => {
      openPopup(new CustomEvent('showCTAPopup', { detail }));
      return popupTopic.current;
    };
    expect(request('virtual-consultations')).toBe('virtual-consultations');
    for (const detail of ['toString', 'other', 1, null, undefined]) expect(request(detail)).toBeUndefined();
    request('virtual-consultations');
    useOverlay.setState({ open: null });
    invite();
    expect(popupTopic.current, 'when it opens by itself').toBeUndefined();
    request('virtual-consultations');
    openPopup(new Event('showCTAPopup'));
    expect(popupTopic.current, 'for an event without detail').toBeUndefined();
  });

  it('opens after the QR page has redirected', () => {
    visit('/qrcode/bag');
    invite();
    visit('/');
    vi.advanceTimersByTime(2000);
    expect(useOverlay.getState().open).toBe('popup');
  });

  it('waits while a form is being sent and for 20 s after its result, unless the visitor asks for it', async () => {
    visit('/contact');
    let answer: ((status: SubmissionStatus) => void) | undefined;
    submit.mockReturnValue(new Promise<SubmissionStatus>((resolve) => (answer = resolve)));
    const sent = submitForm('inquiry', {} as Inquiry);
    invite();
    vi.advanceTimersByTime(60_000);
    expect(useOverlay.getState().open, 'while it is being sent').toBeNull();
    answer!({ state: 'arrived' });
    await sent;
    vi.advanceTimersByTime(19_900);
    expect(useOverlay.getState().open, 'while its result is recent').toBeNull();
    openPopup();
    expect(useOverlay.getState().open, 'on request').toBe('popup');
    useOverlay.setState({ open: null });
    vi.advanceTimersByTime(2100);
    expect(useOverlay.getState().open, 'afterwards').toBe('popup');
  });
});
