import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { qrCodes } from '../../../content/qr-codes.ts';
import { destinationOf, isExternal } from '../../../site/qr-destination.ts';
import { recordVisit } from '../../../features/qr-visit/record-visit.ts';
import { outbox } from '../../../stores/outbox-store.ts';
import type { HeadOf } from '../../../site/head.ts';
import styles from './qr-code.module.css';

/** Wait before leaving for another site. Milliseconds. */
const EXTERNAL_DELAY = 100;

interface Data {
  code: string;
  destination: string;
}

/**
 * A scanned code whose page is rendered here: one that leads to another site, or one that
 * was reached without the host's rewriting. Usually the host answers with the destination's page at once, and the
 * boot script does what stands here (`src/plugins/html/boot.ts`).
 */
export function Component({ data: { code, destination } }: { data: Data }) {
  const { search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const root = document.documentElement;
    // The boot script was here already.
    const isNoted = root.dataset['scan'] !== undefined;
    delete root.dataset['scan'];
    if (!isNoted)
      void recordVisit({ code, search, referrer: document.referrer, at: new Date().toISOString() }).then(() =>
        outbox().flush(),
      );
    if (!isExternal(destination)) return void navigate(destination + search, { replace: true });
    const timer = setTimeout(() => location.replace(destination), EXTERNAL_DELAY);
    return () => clearTimeout(timer);
  }, [code, destination, search, navigate]);

  if (!isExternal(destination)) return null;
  return (
    <div className={styles.page}>
      <span className={styles.spinner} aria-hidden="true" />
      <h1 className="display-m">{qrCodes.redirecting}</h1>
      {/* Without script, and should the browser refuse to go by itself. */}
      <a href={destination} rel="noopener" className={styles.link}>
        {new URL(destination).host}
      </a>
    </div>
  );
}

export const loader = ({ params }: { params: Readonly<Record<string, string | undefined>> }): Data => ({
  code: params['code'] ?? '',
  destination: destinationOf(params['code'] ?? ''),
});

export const head: HeadOf<Data> = ({ destination }) => ({
  title: qrCodes.redirecting,
  description: qrCodes.redirecting,
  noindex: true,
  ...(isExternal(destination) && { redirect: destination }),
});
