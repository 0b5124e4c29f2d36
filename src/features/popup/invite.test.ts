import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOverlay } from '../../stores/overlay.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import type { Inquiry } from '../../../supabase/functions/_shared/contract.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { submitForm } from '../lead-form/submit-form.ts';
import { invite, openPopup } from './invite.ts';

const submit = vi.hoisted(() => vi.fn<() => Promise<SubmissionStatus>>());
vi.mock(import('../../stores/outbox-store.ts'), () => ({ submit }) as never);

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
