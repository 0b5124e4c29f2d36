import { useEffect, useState } from 'react';
import { withStorage } from '../../ui/web-storage.ts';

/** Kept in session storage, so that reloads and full page loads count too. */
const KEY = 'page-views';

/** @returns how many pages of the site this tab has shown, including this one. Without storage: 1 */
export function usePageViews(): number {
  const [views, setViews] = useState(1);
  useEffect(() => {
    let shown = '';
    const count = () => {
      if (location.pathname === shown) return;
      shown = location.pathname;
      setViews(increment());
    };
    count();
    // The title changes with every page, however the visitor navigates.
    const observer = new MutationObserver(count);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return views;
}

function increment(): number {
  const views = withStorage('sessionStorage', (storage) => {
    const next = Number(storage.getItem(KEY) ?? 0) + 1;
    storage.setItem(KEY, String(next));
    return next;
  });
  return views ?? 1;
}
