import type { Announcement } from '../../supabase/functions/_shared/site-settings.ts';
import { published } from './published.ts';

/** News for visitors, in one line at the lower edge of every page. Owners write them in the desk, under *Site*. */
export const announcements: Announcement[] = published.announcements ?? [];

export const announcementTexts = { label: 'News', close: 'Close this note for good' };
