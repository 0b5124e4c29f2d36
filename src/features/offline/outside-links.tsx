import { useEffect, useState } from 'react';
import { business } from '../../content/business.ts';
import { offline as texts } from '../../content/offline.ts';
import { useOffline } from '../../pwa/offline-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './outside-links.module.css';

const { outside } = texts;

/** Without a connection, shows a dialog instead of opening a link to another site. For booking it offers the phone. */
export function OutsideLinks() {
  const [href, setHref] = useState('');
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const intercept = (event: MouseEvent) => {
      if (!useOffline.getState().isOffline && navigator.onLine) return;
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[target="_blank"]');
      if (!link || link.origin === location.origin || 'anyway' in link.dataset) return;
      event.preventDefault();
      setHref(link.href);
      setOpen(true);
    };
    addEventListener('click', intercept, true);
    return () => removeEventListener('click', intercept, true);
  }, []);

  const isBooking = href === business.bookingUrl;
  return (
    <Dialog open={open} onClose={() => setOpen(false)} labelledBy="outside-title" closeLabel={outside.close}>
      <h2 id="outside-title" className={`display-s ${styles.title}`}>
        {isBooking ? outside.bookingTitle : outside.title}
      </h2>
      <p>{isBooking ? outside.booking : outside.text(href && new URL(href).host)}</p>
      <p className={styles.actions}>
        {isBooking && <ButtonLink href={business.phone.href}>{outside.call}</ButtonLink>}
        <a href={href} target="_blank" rel="noopener" className={styles.anyway} data-anyway>
          {outside.tryAnyway}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </Dialog>
  );
}
