import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { qrCodes } from '../../../content/qr-codes.ts';
import { destinationOf, isExternal } from '../../../site/qr-destination.ts';
import { recordVisit } from '../../../features/qr-visit/record-visit.ts';
import { outbox } from '../../../stores/outbox-store.ts';
import type { HeadOf } from '../../../site/head.ts';
import styles from './qr-code.module.css';

/** Delay before another site opens. */
const EXTERNAL_DELAY_MS = 100;

interface Data {
  code: string;
  destination: string;
}

/**
 * The page of a scanned code. It is needed only for codes that lead to another site, and on hosts without rewrites.
 * Usually the host serves the page of the destination, and the boot script records the visit
 * (`src/plugins/html/boot.ts`).
 */
export function Component({ data: { code, destination } }: { data: Data }) {
  const { search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const root = document.documentElement;
    // The boot script has already recorded the visit.
    const isRecorded = root.dataset['scan'] !== undefined;
    delete root.dataset['scan'];
    if (!isRecorded)
      void recordVisit({ code, search, referrer: document.referrer, at: new Date().toISOString() }).then(() =>
        outbox().flush(),
      );
    if (!isExternal(destination)) return void navigate(destination + search, { replace: true });
    const timer = setTimeout(() => location.replace(destination), EXTERNAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [code, destination, search, navigate]);

  if (!isExternal(destination)) return null;
  return (
    <div className={styles.page}>
      <span className={styles.spinner} aria-hidden="true" />
      <h1 className="display-m">{qrCodes.redirecting}</h1>
      {/* For browsers without script, or that block the redirect. */}
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
