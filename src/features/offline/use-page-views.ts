import { useEffect, useState } from 'react';

/** In session storage, so that reloads and full page loads count as well. */
const VIEWS = 'page-views';

/** How many pages of the site this tab has shown, this one included. */
export function usePageViews(): number {
  const [views, setViews] = useState(1);
  useEffect(() => {
    let shown = '';
    const count = () => {
      if (location.pathname === shown) return;
      shown = location.pathname;
      setViews(raise());
    };
    count();
    // The title changes with every page, whoever navigates and however.
    const observer = new MutationObserver(count);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return views;
}

function raise(): number {
  try {
    const views = Number(sessionStorage.getItem(VIEWS) ?? 0) + 1;
    sessionStorage.setItem(VIEWS, String(views));
    return views;
  } catch {
    return 1;
  }
}
