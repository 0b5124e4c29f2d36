import { createPortal } from 'react-dom';
import { useEffect, useState } from 'react';
import { useOpenNow } from './use-open-now.ts';

/** The elements of footer and menu panel that wait for it (`src/shell`). */
const PLACES = '[data-open-status]';

/** Writes whether the business is open into the footer and the menu panel. Part of what loads when the page is idle. */
export function ShellOpenStatus() {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>(PLACES)]), []);
  const sentence = useOpenNow()?.sentence;
  return sentence && places.map((place, at) => createPortal(<span>{sentence}</span>, place, String(at)));
}
