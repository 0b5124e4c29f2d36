import { useEffect, useState, type ComponentType } from 'react';
import { navigation } from '../content/navigation.ts';
import { useOverlay } from '../stores/overlay.ts';
import { loadSender, useOutbox } from '../stores/outbox-store.ts';
import styles from './late-parts.module.css';

/** When the sign-up popup opens by itself. Milliseconds after the page has loaded. */
const INVITE_AFTER = 10_000;

const loadPopup = () => import('../features/popup/popup.tsx');
/** Parts that few visits need, as chunks of their own: loaded when they are wanted, and kept from then on. */
const load = {
  popup: async () => (await loadPopup()).Popup,
  widget: async () => (await import('../features/contact-widget/contact-widget.tsx')).ContactWidget,
  privacy: async () => (await import('../features/privacy-choices/privacy-choices.tsx')).PrivacyChoices,
  tray: async () => (await import('../features/outbox-tray/outbox-tray.tsx')).OutboxTray,
};
type Part = keyof typeof load;

/**
 * What lies over the page: sign-up popup, contact widget, privacy choices, the tray of what waits. None of it is
 * part of the first load; only who opens it when is decided here.
 */
export function LazyOverlays() {
  const open = useOverlay((state) => state.open);
  const needsTray = useOutbox(({ items, unreadable, delivered }) =>
    Boolean(items.length + unreadable + delivered.length),
  );
  const [parts, setParts] = useState<Partial<Record<Part, ComponentType>>>({});
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  usePopupTriggers(() => setIsOutOfReach(true));
  usePreparation(needsTray);

  const wanted = [open, needsTray && ('tray' as const)].filter((part) => part && !parts[part]);
  useEffect(() => {
    const bring = () => {
      for (const part of wanted as Part[])
        load[part]().then(
          (Part) => {
            setParts((known) => ({ ...known, [part]: Part }));
            setIsOutOfReach(false);
          },
          () => setIsOutOfReach(part !== 'tray'),
        );
    };
    bring();
    addEventListener('online', bring);
    return () => removeEventListener('online', bring);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by its content
  }, [String(wanted)]);

  return (
    <>
      {Object.entries(parts).map(([name, Part]) => (
        <Part key={name} />
      ))}
      <div role="status">{isOutOfReach && <p className={styles.outOfReach}>{navigation.outOfReach}</p>}</div>
    </>
  );
}

function usePopupTriggers(onFailure: () => void): void {
  useEffect(() => {
    const show = () => void loadPopup().then(({ openPopup }) => openPopup(), onFailure);
    const invite = () =>
      void loadPopup().then(
        ({ invite: offer }) => offer(),
        () => {},
      );
    addEventListener('showCTAPopup', show);
    const timer = setTimeout(invite, INVITE_AFTER);
    return () => {
      removeEventListener('showCTAPopup', show);
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page load
  }, []);
}

/**
 * Whoever starts to fill in a form will want to send it, perhaps from where there is no line any more: what that
 * needs is fetched while they write, also when they began before the page was live. Whatever already waits needs it too.
 */
function usePreparation(isNeeded: boolean): void {
  useEffect(() => {
    const prepare = () => {
      if (!isNeeded && !document.activeElement?.closest('form')) return;
      removeEventListener('focusin', prepare);
      for (const fetching of [loadSender(), load.tray(), import('../features/outbox-tray/tray-dialog.tsx')])
        fetching.catch(() => {});
    };
    addEventListener('focusin', prepare);
    prepare();
    return () => removeEventListener('focusin', prepare);
  }, [isNeeded]);
}
