import { useEffect, useState } from 'react';
import { offline as texts } from '../../content/offline.ts';
import { useOffline } from '../../pwa/offline-store.ts';
import { Button } from '../../ui/button.tsx';
import { Close } from '../../ui/icons.tsx';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import { usePageViews } from './use-page-views.ts';
import styles from './offline-notices.module.css';

interface OfflineNoticesProps {
  /** Whether installation goes through the share menu (iPhone and iPad). */
  homeScreenSteps: boolean;
  mayAsk: () => boolean;
  onAsked: () => void;
}

/** Notices about the device: no connection, a new version, or otherwise that the site can be installed. */
export function OfflineNotices(props: OfflineNoticesProps) {
  const { isOffline, update, isUpdating } = useOffline();
  const [hidden, setHidden] = useState({ offline: false, update: false });
  // A dismissed notice appears again the next time.
  useEffect(() => setHidden((before) => ({ ...before, offline: false })), [isOffline]);
  const showsOffline = isOffline && !hidden.offline;
  const showsUpdate = update !== undefined && !hidden.update;
  return (
    <>
      <div role="status" className={styles.place} data-print="hide">
        {showsOffline && (
          <div className={`toast ${styles.notice} ${styles.slim}`}>
            <p>{texts.connection.text}</p>
            <button
              type="button"
              className={styles.close}
              aria-label={texts.connection.dismiss}
              onClick={() => setHidden({ ...hidden, offline: true })}
            >
              <Close />
            </button>
          </div>
        )}
        {showsUpdate && (
          <div className={`toast ${styles.notice}`}>
            <p>{isUpdating ? texts.update.underway : texts.update.text}</p>
            {!isUpdating && (
              <div className={styles.actions}>
                <Button look="light" onClick={update}>
                  {texts.update.reload}
                </Button>
                <Button look="outline-light" onClick={() => setHidden({ ...hidden, update: true })}>
                  {texts.update.later}
                </Button>
              </div>
            )}
          </div>
        )}
        {!showsOffline && !showsUpdate && <InstallOffer {...props} />}
      </div>
    </>
  );
}

/** Offers installation once in a while, but not on the first page view. */
function InstallOffer({ homeScreenSteps, mayAsk, onAsked }: OfflineNoticesProps) {
  const install = useOffline((state) => state.install);
  const views = usePageViews();
  const [state, setState] = useState<'quiet' | 'asking' | 'steps' | 'done'>('quiet');
  const isPossible = install !== undefined || homeScreenSteps;

  useEffect(() => {
    if (state !== 'quiet' || !isPossible || views < 2 || !mayAsk()) return;
    onAsked();
    setState('asking');
  }, [state, isPossible, views, mayAsk, onAsked]);

  return (
    <>
      {state === 'asking' && (
        <div className={`toast ${styles.notice}`}>
          <p>{texts.ask.text}</p>
          <div className={styles.actions}>
            <Button
              look="light"
              onClick={() => {
                setState(install ? 'done' : 'steps');
                void install?.();
              }}
            >
              {install ? texts.ask.install : texts.ask.how}
            </Button>
            <Button look="outline-light" onClick={() => setState('done')}>
              {texts.ask.no}
            </Button>
          </div>
        </div>
      )}
      {homeScreenSteps && <HomeScreenSteps open={state === 'steps'} onClose={() => setState('done')} />}
    </>
  );
}
