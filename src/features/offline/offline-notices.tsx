import { useEffect, useState } from 'react';
import { offline as texts } from '../../content/offline.ts';
import { useOffline } from '../../stores/offline.ts';
import { Button } from '../../ui/button.tsx';
import { Close } from '../../ui/icons.tsx';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import { usePageViews } from './use-page-views.ts';
import styles from './offline-notices.module.css';

interface OfflineNoticesProps {
  /** Installing goes through the share menu here. */
  homeScreenSteps: boolean;
  mayAsk: () => boolean;
  onAsked: () => void;
}

/** What is worth saying about the device now: no connection, a new version, or else that one can install the site. */
export function OfflineNotices(props: OfflineNoticesProps) {
  const { cutOff, update } = useOffline();
  const [hidden, setHidden] = useState({ line: false, update: false });
  // Hidden until the next time it happens.
  useEffect(() => setHidden((before) => ({ ...before, line: false })), [cutOff]);
  const showsLine = cutOff && !hidden.line;
  const showsUpdate = update !== undefined && !hidden.update;
  return (
    <>
      <div role="status" className={styles.place} data-print="hide">
        {showsLine && (
          <div className={`${styles.notice} ${styles.slim}`}>
            <p>{texts.line.text}</p>
            <button
              type="button"
              className={styles.close}
              aria-label={texts.line.dismiss}
              onClick={() => setHidden({ ...hidden, line: true })}
            >
              <Close />
            </button>
          </div>
        )}
        {showsUpdate && (
          <div className={styles.notice}>
            <p>{texts.update.text}</p>
            <div className={styles.actions}>
              <Button look="light" onClick={update}>
                {texts.update.reload}
              </Button>
              <Button look="outline-light" onClick={() => setHidden({ ...hidden, update: true })}>
                {texts.update.later}
              </Button>
            </div>
          </div>
        )}
        {!showsLine && !showsUpdate && <InstallQuestion {...props} />}
      </div>
    </>
  );
}

/** Mentions once in a while, never on a first page view, that the site can be installed. */
function InstallQuestion({ homeScreenSteps, mayAsk, onAsked }: OfflineNoticesProps) {
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
        <div className={styles.notice}>
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
