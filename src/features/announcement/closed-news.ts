import type { Announcement } from '../../../supabase/functions/_shared/site-settings.ts';
import { withStorage } from '../../ui/web-storage.ts';

const KEY = 'closed-news';

/** The texts of the announcements that this device has closed. */
export const closedNews = (): string[] =>
  withStorage('localStorage', (storage) => {
    const texts: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  }) ?? [];

/** Closes an announcement for good, and forgets those that are gone. @returns the texts that are closed */
export function closeNews(text: string, announcements: readonly Announcement[]): string[] {
  const known = new Set(announcements.map((one) => one.text));
  const closed = [...closedNews().filter((one) => one !== text && known.has(one)), text];
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(closed)));
  return closed;
}
