import type { ReactNode } from 'react';
import table from './table.module.css';

/** A table that may be wider than the screen. It takes the focus, so that the arrow keys scroll it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={table['scroll']} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
