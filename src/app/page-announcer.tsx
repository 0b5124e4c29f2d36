import { useEffect, useRef, useState } from 'react';
import { applyHead } from './apply-head.ts';
import { fullTitle } from './head.ts';
import type { LoadedPage } from './routes.ts';

/**
 * After an in-app navigation, what a full page load would have done: new title and metadata, focus on the new
 * page's heading, and its name spoken by screen readers.
 */
export function PageAnnouncer({ page }: { page: LoadedPage }) {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    applyHead(page.head);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(fullTitle(page.head));
  }, [page]);

  return (
    <div role="status" className="visually-hidden">
      {announcement}
    </div>
  );
}
