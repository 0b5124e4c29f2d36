import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSiteSettings } from '../../stores/site-settings.ts';

/** Writes new weekly hours into the footer (`src/shell`). Part of what loads when the page is idle. */
export function ShellHours() {
  const [lists, setLists] = useState<{ list: HTMLElement; built: HTMLElement[] }[]>([]);
  useEffect(
    () =>
      setLists(
        [...document.querySelectorAll<HTMLElement>('footer dl')].map((list) => ({
          list,
          built: [...list.children] as HTMLElement[],
        })),
      ),
    [],
  );
  const weekly = useSiteSettings((state) => state.weekly);
  const isNew = weekly !== undefined;
  // The page's own root holds the rows of the build, so they stay, and nobody sees them.
  useEffect(() => {
    for (const { built } of lists)
      for (const row of built) row.style.setProperty('display', isNew ? 'none' : '');
  }, [lists, isNew]);
  return (
    weekly &&
    lists.map(({ list }, at) =>
      createPortal(
        weekly.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        )),
        list,
        String(at),
      ),
    )
  );
}
