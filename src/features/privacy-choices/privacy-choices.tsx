import { useEffect, useState } from 'react';
import { privacyChoices as texts } from '../../content/privacy-choices.ts';
import { browserSignal } from '../../outbox/browser-signal.ts';
import { readChoice, writeChoice } from '../../outbox/scan-storage.ts';
import { closeOverlay, useOverlay } from '../../stores/overlay.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { withdrawVisits } from '../qr-visit/withdraw-visits.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { DeleteDeviceData } from './delete-device-data.tsx';
import { readDeviceData, type DeviceData } from './device-data.ts';
import styles from './privacy-choices.module.css';

/** The dialog that the footer's 'Your Privacy Choices' opens. */
export function PrivacyChoices() {
  const { open, version } = useOverlay();
  const close = () => closeOverlay('privacy');
  return (
    <Dialog
      open={open === 'privacy'}
      onClose={close}
      labelledBy="privacy-title"
      closeLabel={texts.close}
      className={styles.dialog}
    >
      <h2 id="privacy-title" className={styles.title}>
        {texts.title}
      </h2>
      <RichText as="p" className={styles.intro} text={texts.intro} />
      <Visits key={`visits-${version}`} />
      <Device key={`device-${version}`} />
    </Dialog>
  );
}

/** The choice about recording QR visits. A browser signal that opts out of all websites can't be overruled here. */
function Visits() {
  const signal = browserSignal();
  const [isOptedOut, setIsOptedOut] = useState(() => readChoice() ?? false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const state = isOptedOut ? texts.visits.optedOut : texts.visits.allowed;

  async function choose(optOut: boolean): Promise<void> {
    setIsOptedOut(optOut);
    setIsUnsaved(!(await writeChoice(optOut)));
    // After the choice is stored, because a worker that is about to send a visit reads it.
    if (optOut) await withdrawVisits();
  }

  return (
    <section aria-labelledby="privacy-visits" className={styles.section}>
      <h3 id="privacy-visits" className={styles.heading}>
        {texts.visits.title}
      </h3>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={signal !== null || isOptedOut}
          disabled={signal !== null}
          onChange={({ target }) => void choose(target.checked)}
        />
        <span>{texts.visits.optOut}</span>
      </label>
      <p role="status" className={styles.text}>
        {signal ? texts.visits[signal] : isUnsaved ? texts.visits.unsaved : state}
      </p>
    </section>
  );
}

/** What the site has stored on this device, and the button that deletes it. */
function Device() {
  const [data, setData] = useState<DeviceData>();
  const refresh = () => void readDeviceData().then(setData);
  useEffect(refresh, []);
  const { device } = texts;
  const yesOrNone = (isStored: boolean) => (isStored ? device.yes : device.none);
  const rows: [label: string, value: string | number][] = data
    ? [
        [device.waiting, data.waiting || device.none],
        [device.receipts, data.receipts || device.none],
        [device.pages, data.savedBytes === 0 ? device.none : inMegabytes(data.savedBytes)],
        [device.session, yesOrNone(data.session)],
        [device.choice, yesOrNone(data.choice)],
      ]
    : [];
  return (
    <section aria-labelledby="privacy-device" className={styles.section}>
      <h3 id="privacy-device" className={styles.heading}>
        {device.title}
      </h3>
      <RichText as="p" className={styles.text} text={device.text} />
      <dl className={styles.list}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DeleteDeviceData waiting={data?.waiting ?? 0} onForgotten={refresh} />
    </section>
  );
}

function inMegabytes(bytes: number | undefined): string {
  if (bytes === undefined) return texts.device.yes;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
