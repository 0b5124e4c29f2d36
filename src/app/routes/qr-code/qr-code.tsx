import { useEffect } from 'react';
import { qrCodes } from '../../../content/qr-codes.ts';
import { recordVisit } from '../../../features/qr-visit/record-visit.ts';
import type { HeadOf } from '../../../site/head.ts';
import { destinationOf, isExternal } from '../../../site/qr-destination.ts';
import { outbox } from '../../../pwa/page-outbox.ts';
import { useSiteSettings } from '../../../stores/site-settings.ts';
import { whenShown } from '../../../ui/when-shown.ts';
import styles from './qr-code.module.css';

/** Delay before another site opens. */
const EXTERNAL_DELAY_MS = 100;

interface Data {
  code: string;
  destination: string;
}

/**
 * The page of a QR code that leads to another site. Usually the host answers with this page or with the destination's,
 * and the boot script records the visit (`src/boot/qr-scan.ts`).
 */
export function Component({ data: { destination } }: { data: Data }) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(destination), EXTERNAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [destination]);

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

/**
 * Records the visit when the code is opened in the running app. When a document is opened, the boot script has done so.
 */
export function redirect({ code, destination }: Data, isFirst: boolean): string | undefined {
  const { search } = location;
  if (!isFirst)
    void whenShown()
      .then(() => recordVisit({ code, search, referrer: document.referrer, at: new Date().toISOString() }))
      .then(() => outbox().flush());
  return isExternal(destination) ? undefined : destination;
}

export const loader = ({ params }: { params: Readonly<Record<string, string | undefined>> }): Data => ({
  code: params['code'] ?? '',
  destination: destinationOf(params['code'] ?? '', useSiteSettings.getState().qrCodes),
});

export const head: HeadOf<Data> = ({ destination }) => ({
  title: qrCodes.redirecting,
  description: qrCodes.redirecting,
  noindex: true,
  ...(isExternal(destination) && { redirect: destination }),
});
