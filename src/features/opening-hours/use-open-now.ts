import { useEffect, useState } from 'react';
import { openingHoursTexts as texts } from '../../content/opening-hours-texts.ts';
import { utcOffsets } from '../../content/derived/clock-offsets.ts';
import type { UpcomingHours } from '../../../supabase/functions/_shared/hours-text.ts';
import { openStatus, upcomingHours } from '../../site/opening-hours.ts';
import { useSiteSettings, type SiteSettings } from '../../stores/site-settings.ts';

const UPDATE_INTERVAL_MS = 30_000;

interface OpenNow {
  /** "Open now, until 6 PM" or "Opens tomorrow 10 AM"; null with no opening ahead. */
  sentence: string | null;
  /** Holidays and other exceptions of the next weeks. */
  upcoming: UpcomingHours[];
}

/** Whether the business is open, kept up to date. Undefined in prerendered HTML, which is read at any time. */
export function useOpenNow(): OpenNow | undefined {
  const [openNow, setOpenNow] = useState<OpenNow>();
  const settings = useSiteSettings();
  useEffect(() => {
    const update = () => setOpenNow(read(new Date(), settings));
    update();
    const timer = setInterval(update, UPDATE_INTERVAL_MS);
    // A page that comes back from the background may have missed its timer for hours.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [settings]);
  return openNow;
}

function read(now: Date, settings: SiteSettings): OpenNow {
  const schedule = { ...settings, utcOffsets };
  const status = openStatus(schedule, now);
  const sentence = status.isOpen ? texts.open(status.until) : status.from && texts.opens(status.from);
  return { sentence, upcoming: upcomingHours(schedule, now) };
}
