import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { offline as texts } from '../../content/offline.ts';
import { useOffline } from '../../pwa/offline-store.ts';
import { Button } from '../../ui/button.tsx';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import styles from './device-panel.module.css';

/** Id of the element in the footer (`src/shell/footer.tsx`). */
const CONTAINER_ID = 'device-panel';

/** In the footer: what is cached on this device, a button that caches the rest, and installation. */
export function DevicePanel({ homeScreenSteps }: { homeScreenSteps: boolean }) {
  const { precache, textOnly, precacheEverything, install } = useOffline();
  const [showsSteps, setShowsSteps] = useState(false);
  const container = useContainer();
  if (!container) return null;
  const isMissing = precache !== undefined && precache.installed && !precache.complete && !precache.working;
  const panel = createPortal(
    <div className={styles.panel}>
      {precacheEverything && (
        <div className={styles.state}>
          <h2 className={styles.title}>{texts.panel.title}</h2>
          <p role="status">{statusText({ precache, textOnly })}</p>
          {precache && !precache.complete && (
            <progress
              className={styles.progress}
              max={precache.total}
              value={precache.done}
              aria-label={texts.panel.progress}
            />
          )}
        </div>
      )}
      <div className={styles.actions}>
        {isMissing && (
          <Button look="outline" onClick={precacheEverything}>
            {texts.panel.keep}
          </Button>
        )}
        {install && (
          <Button look="outline" onClick={() => void install()}>
            {texts.panel.install}
          </Button>
        )}
        {homeScreenSteps && (
          <Button look="outline" onClick={() => setShowsSteps(true)}>
            {texts.panel.installHow}
          </Button>
        )}
      </div>
    </div>,
    container,
  );
  return (
    <>
      {panel}
      {/* Outside the footer, because it would inherit its colors. */}
      {homeScreenSteps && <HomeScreenSteps open={showsSteps} onClose={() => setShowsSteps(false)} />}
    </>
  );
}

type State = Pick<ReturnType<typeof useOffline.getState>, 'precache' | 'textOnly'>;

function statusText({ precache, textOnly }: State): string {
  if (!precache) return texts.panel.checking;
  if (precache.complete) return texts.panel.ready(texts.size(precache.bytes));
  if (!precache.installed) return texts.panel.preparing;
  if (precache.working) return texts.panel.working(precache.done, precache.total);
  return textOnly ? texts.panel.textOnly : texts.panel.incomplete(precache.done, precache.total);
}

function useContainer(): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => setContainer(document.getElementById(CONTAINER_ID)), []);
  return container;
}
