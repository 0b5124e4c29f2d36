import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOverlay } from '../../stores/overlay.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import { invite, openPopup } from './invite.ts';

/** A page at this address with nothing open and nothing typed. */
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
    'never opens at %s, by itself or when asked',
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

  it('opens once the code has led on to its page', () => {
    visit('/qrcode/bag');
    invite();
    visit('/');
    vi.advanceTimersByTime(2000);
    expect(useOverlay.getState().open).toBe('popup');
  });
});
