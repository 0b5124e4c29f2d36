import { createPortal } from 'react-dom';
import { useEffect, useState } from 'react';
import { openingHoursTexts as texts } from '../../content/opening-hours-texts.ts';
import { useOffline } from '../../pwa/offline-store.ts';
import { shortDay } from '../../site/date-text.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';
import { useOpenNow } from './use-open-now.ts';

/** The elements of footer and menu panel that wait for it (`src/shell`). */
const PLACES = '[data-open-status]';

/** Writes whether the business is open into the footer and the menu panel. Part of what loads when the page is idle. */
export function ShellOpenStatus() {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>(PLACES)]), []);
  const sentence = useOpenNow()?.sentence;
  const askedAt = useSiteSettings((state) => state.askedAt);
  const isOffline = useOffline((state) => state.isOffline);
  return (
    sentence &&
    places.map((place, at) =>
      createPortal(
        <>
          <span>{sentence}</span>
          {isOffline && askedAt && <span>{` · ${texts.asOf(dayOf(askedAt))}`}</span>}
        </>,
        place,
        String(at),
      ),
    )
  );
}

function dayOf(time: number): string {
  const date = new Date(time);
  return shortDay(date.getMonth(), date.getDate());
}
