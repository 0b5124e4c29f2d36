import { useEffect, useState, type ComponentType } from 'react';
import { navigation } from '../content/site-menu.ts';
import { backOffForAMinute, retry } from '../pwa/retry.ts';
import { useOverlay } from '../stores/overlay.ts';
import { loadSender } from '../pwa/page-outbox.ts';
import { useOutbox } from '../stores/outbox.ts';
import { Boundary } from '../ui/boundary.tsx';
import styles from './lazy-overlays.module.css';

/** When the sign-up popup opens by itself, counted from the page load. */
const INVITE_DELAY_MS = 10_000;
/** A visitor who waits longer than this for an overlay is told so. */
const SLOW_MS = 1000;

const loadPopup = () => import('../features/popup/popup.tsx');
/** Overlays that few visits need. Each is a chunk of its own that is loaded when it is needed. */
const load = {
  popup: async () => (await loadPopup()).Popup,
  widget: async () => (await import('../features/contact-widget/contact-widget.tsx')).ContactWidget,
  privacy: async () => (await import('../features/privacy-choices/privacy-choices.tsx')).PrivacyChoices,
  tray: async () => (await import('../features/outbox-tray/outbox-tray.tsx')).OutboxTray,
};
type Name = keyof typeof load;
/** Why an overlay is not there yet, if it takes long. */
type Wait = 'slow' | 'outOfReach' | undefined;

/**
 * What opens over the page: sign-up popup, contact widget, privacy choices, and the outbox tray. None of them is part
 * of the first load.
 */
export function LazyOverlays() {
  const open = useOverlay((state) => state.open);
  const needsTray = useOutbox(({ items, unreadable, delivered }) =>
    Boolean(items.length + unreadable + delivered.length),
  );
  const [loaded, setLoaded] = useState<Partial<Record<Name, ComponentType>>>({});
  const [wait, setWait] = useState<Wait>();
  usePopupTriggers(setWait);
  usePreload(needsTray);

  // A string, because a new array at each render would run the effect each time.
  const missing = String([open, needsTray && ('tray' as const)].filter((name) => name && !loaded[name]));
  useEffect(() => {
    const loadMissing = () => {
      for (const name of missing.match(/\w+/g) ?? [])
        void withWords(load[name as Name], name === 'tray' ? () => {} : setWait).then(
          (Overlay) => setLoaded((before) => ({ ...before, [name]: Overlay })),
          () => {},
        );
    };
    loadMissing();
    addEventListener('online', loadMissing);
    return () => removeEventListener('online', loadMissing);
  }, [missing]);

  return (
    <>
      {Object.entries(loaded).map(([name, Overlay]) => (
        <Boundary key={name}>
          <Overlay />
        </Boundary>
      ))}
      <div role="status">{wait && <p className={styles.unavailable}>{navigation[wait]}</p>}</div>
    </>
  );
}

/** Loads what a visitor has asked for, and says so if it takes long. @throws when it can't be loaded within a minute */
async function withWords<T>(load: () => Promise<T>, setWait: (wait: Wait) => void): Promise<T> {
  const timer = setTimeout(setWait, SLOW_MS, 'slow');
  const work = (attempt: number) => {
    if (attempt > 0) setWait(navigator.onLine ? 'slow' : 'outOfReach');
    return load();
  };
  try {
    const loaded = await retry(work, backOffForAMinute);
    setWait(undefined);
    return loaded;
  } catch (error) {
    setWait(navigator.onLine ? undefined : 'outOfReach');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the popup when the page asks for it, and once by itself after a while. */
function usePopupTriggers(setWait: (wait: Wait) => void): void {
  useEffect(() => {
    const show = (event: Event) => {
      const { version } = useOverlay.getState();
      void withWords(loadPopup, setWait).then(
        // A popup that has loaded late must not open over what the visitor has opened meanwhile.
        ({ openPopup }) => useOverlay.getState().version === version && openPopup(event),
        () => {},
      );
    };
    const inviteVisitor = () =>
      void loadPopup().then(
        ({ invite }) => invite(),
        () => {},
      );
    addEventListener('showCTAPopup', show);
    const timer = setTimeout(inviteVisitor, INVITE_DELAY_MS);
    return () => {
      removeEventListener('showCTAPopup', show);
      clearTimeout(timer);
    };
  }, [setWait]);
}

/**
 * Loads what sending needs as soon as a visitor starts to fill in a form, because they may be offline when they send.
 * This includes forms that had focus before hydration. Submissions that wait in the outbox need it too.
 */
function usePreload(isNeeded: boolean): void {
  useEffect(() => {
    const preload = () => {
      if (!isNeeded && !document.activeElement?.closest('form')) return;
      removeEventListener('focusin', preload);
      for (const loading of [loadSender(), load.tray(), import('../features/outbox-tray/tray-dialog.tsx')])
        loading.catch(() => {});
    };
    addEventListener('focusin', preload);
    preload();
    return () => removeEventListener('focusin', preload);
  }, [isNeeded]);
}
